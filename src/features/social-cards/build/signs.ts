import {comparators, height, LANES, laneY, width} from '../../explorers/SortingNetwork/place';

const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="var(--ink)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

const range = (count: number): number[] => Array.from({length: count}, (_, i) => i);

/** The exhibit of the home page: a network that sorts whatever comes in at the left. */
export function networkSign(): string {
  const lanes = range(LANES).map((lane) => `<path d="M6 ${laneY(lane)}H${width - 6}" stroke="var(--line)" stroke-width="2.5"/>`);
  const pairs = comparators.map(
    ({x, low, high, layer}) =>
      `<g stroke="var(--${layer % 2 === 0 ? 'ink' : 'cinnabar'})" stroke-width="2.5"><path d="M${x} ${laneY(low)}V${laneY(high)}"/><circle cx="${x}" cy="${laneY(low)}" r="4" fill="var(--paper)"/><circle cx="${x}" cy="${laneY(high)}" r="4" fill="var(--paper)"/></g>`,
  );
  return svg(`0 0 ${width} ${height}`, lanes.join('') + pairs.join(''));
}

const square = (x: number, y: number, size: number, colour: string, fill = 'none') =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" stroke="var(--${colour})" fill="${fill === 'none' ? fill : `var(--${fill})`}"/>`;

const circle = (x: number, y: number, r: number, colour = 'ink') =>
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="var(--${colour})" fill="var(--paper)"/>`;

/** A grid of blocks of threads: one block is running. */
const grid = () =>
  svg(
    '0 0 400 300',
    range(12)
      .map((i) => square(15 + (i % 4) * 97, 10 + Math.floor(i / 4) * 97, 78, i === 6 ? 'cinnabar' : 'ink', i === 6 ? 'tint' : 'none'))
      .join('') +
      range(9)
        .map((i) => square(227 + (i % 3) * 19, 125 + Math.floor(i / 3) * 19, 8, 'cinnabar'))
        .join(''),
  );

/** A binary tree with a way down to one of its leaves. */
const tree = () =>
  svg(
    '0 0 400 320',
    `<path d="M200 40L100 150M100 150L50 270M100 150L150 270M300 150L350 270"/><path d="M200 40L300 150L250 270" stroke="var(--cinnabar)"/>${circle(200, 40, 26, 'cinnabar')}${circle(100, 150, 26)}${circle(300, 150, 26, 'cinnabar')}${[50, 150, 350].map((x) => circle(x, 270, 26)).join('')}${circle(250, 270, 26, 'cinnabar')}`,
  );

/** Lines of a program, by how far they are indented. */
const indents = () =>
  svg(
    '0 0 400 300',
    (
      [
        [0, 210, 'ink'],
        [50, 250, 'ink-2'],
        [50, 180, 'cinnabar'],
        [100, 270, 'ink-2'],
        [100, 160, 'ink-2'],
        [50, 220, 'ink'],
      ] as const
    )
      .map(([x, length, colour], i) => `<path d="M${x + 12} ${25 + i * 50}h${length}" stroke="var(--${colour})" stroke-width="14"/>`)
      .join(''),
  );

/** A prompt that waits. */
const prompt = () =>
  svg(
    '0 0 400 280',
    '<rect x="10" y="10" width="380" height="260" rx="8"/><path d="M10 62H390"/><path d="M60 120l50 42-50 42" stroke="var(--cinnabar)" stroke-width="12"/><path d="M140 210h90" stroke-width="12"/>',
  );

/** Racks of machines, one of them at work. */
const racks = () =>
  svg(
    '0 0 400 320',
    range(3)
      .map(
        (rack) =>
          `<rect x="${15 + rack * 130}" y="10" width="108" height="300" rx="4"/>${range(6)
            .map(
              (row) =>
                `<path d="M${33 + rack * 130} ${42 + row * 47}h72" stroke="var(--${rack === 1 && row === 2 ? 'cinnabar' : 'ink-2'})" stroke-width="12"/>`,
            )
            .join('')}`,
      )
      .join(''),
  );

/** What a machine can reach: memory first, then arithmetic. */
const roofline = () =>
  svg(
    '0 0 400 300',
    '<path d="M30 10V270H390" stroke="var(--ink-2)"/><path d="M30 230L200 70H390"/><path d="M200 70V270" stroke="var(--line)" stroke-dasharray="4 14"/><circle cx="130" cy="186" r="12" stroke="var(--cinnabar)" fill="var(--cinnabar)"/><circle cx="290" cy="112" r="12" stroke="var(--cinnabar)" fill="var(--paper)"/>',
  );

/** Layers of a network. */
const layers = () => {
  const columns = [3, 4, 4, 2].map((count, column) =>
    range(count).map((i) => ({x: 40 + column * 106, y: 160 + (i - (count - 1) / 2) * 78})),
  );
  const lines = columns
    .slice(1)
    .flatMap((column, i) =>
      column.flatMap((to) =>
        columns[i]!.map((from) => `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(--line)" stroke-width="3"/>`),
      ),
    );
  return svg(
    '0 0 400 320',
    lines.join('') + columns.map((column, i) => column.map(({x, y}) => circle(x, y, 18, i === 3 ? 'cinnabar' : 'ink')).join('')).join(''),
  );
};

/** An open book. */
const book = () =>
  svg(
    '0 0 400 300',
    '<path d="M200 60Q120 10 20 30V250Q120 230 200 280Q280 230 380 250V30Q280 10 200 60Z"/><path d="M200 60V280"/><path d="M60 90Q110 82 160 100M60 140Q110 132 160 150M240 100Q290 82 340 90" stroke="var(--ink-2)"/><path d="M240 150Q290 132 340 140" stroke="var(--cinnabar)"/>',
  );

/** A way with its stations. */
const route = () =>
  svg(
    '0 0 400 300',
    `<path d="M30 260C120 260 110 160 190 160S270 50 370 50" stroke="var(--cinnabar)" stroke-width="8"/>${circle(30, 260, 16)}${circle(190, 160, 16)}${circle(370, 50, 16)}<path d="M210 270l60-80 30 36 24-30 60 74z" stroke="var(--ink-2)"/>`,
  );

/** A page with a fold. */
const page = () =>
  svg(
    '0 0 300 340',
    '<path d="M20 10H210L280 80V330H20Z"/><path d="M210 10V80H280"/><path d="M70 140H230M70 190H230M70 240H160" stroke="var(--ink-2)"/><path d="M70 290H130" stroke="var(--cinnabar)"/>',
  );

/** The sign of a section by its folder. */
const SIGNS: Record<string, () => string> = {
  CUDA: grid,
  DataStructer: tree,
  Python: indents,
  Linux: prompt,
  SuperComputer: racks,
  '2024HPCLearning': roofline,
  DeepLearning: layers,
  School: book,
  Travel: route,
};

/** What a card shows whose page has no figure: the sign of its section; a page for sections without one, and for posts. */
export const signOf = (section: string | undefined): string => (SIGNS[section ?? ''] ?? page)();
