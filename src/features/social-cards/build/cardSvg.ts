import {mark} from '../../../../config/brand';
import {withColours, type Palette} from '../../../shared/build/palette';
import {CARD, COVER} from '../cards';
import {breakLines, fits} from './breakLines';
import type {Outlines, TextStyle} from './fonts';
import {outlineText} from './outlineText';

/** What stands on a card. */
export interface Card {
  /** In small letters above the title, such as the section. */
  kicker: string;
  title: string;
  /** What it is about, in a sentence. */
  line: string;
  /** Beside the site's name, such as how long it takes. */
  facts: string;
  /** A drawing with a viewBox: the figure of the page, or the sign of its section. */
  drawing: string;
  /** The cover of a section's book (src/features/epub): upright, the drawing below the title. */
  isCover?: true;
}

const EDGE = 72;
/** Where the drawing stands: right of the text, above the line with the site's name. */
const BOX = {x: 640, y: 64, width: CARD.width - 640 - EDGE, height: 452};
const MOST_ENLARGED = 1.7;
const TEXT_WIDTH = BOX.x - EDGE - 44;
const FOOT_Y = 574;

const KICKER: TextStyle = {family: 'sans', weight: 400, size: 26, spacing: 1.5};
const LINE: TextStyle = {family: 'sans', weight: 400, size: 27};
const NAME: TextStyle = {family: 'serif', weight: 700, size: 30, spacing: 2};
const FACTS: TextStyle = {family: 'sans', weight: 400, size: 22};
/** Of a title the largest that fits. */
const TITLES: {size: number; lines: number}[] = [
  {size: 72, lines: 2},
  {size: 60, lines: 2},
  {size: 50, lines: 3},
  {size: 42, lines: 3},
];

/**
 * The card as a drawing without text: outlines only. Without outlines of letters (no fonts) it is the drawing with the mark.
 * @param palette the site's colours
 */
export function cardSvg(card: Card, outlines: Outlines | undefined, palette: Palette, siteName: string): string {
  const parts = [drawingOf(card.drawing, outlines), ...(outlines ? textsOf(card, outlines, siteName) : []), markAt(EDGE, FOOT_Y - 28, 1.1)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}"><rect width="100%" height="100%" fill="var(--paper)"/>${parts.join('')}</svg>`;
  return withColours(svg, palette);
}

const COVER_EDGE = 96;
const COVER_TITLES = [120, 104, 88, 72];
const COVER_KICKER: TextStyle = {family: 'sans', weight: 400, size: 34, spacing: 3};
const COVER_NAME: TextStyle = {family: 'serif', weight: 700, size: 44, spacing: 4};

/** The same for a book's cover. */
export function coverSvg(card: Card, outlines: Outlines | undefined, palette: Palette, siteName: string): string {
  const width = COVER.width - 2 * COVER_EDGE;
  const foot = COVER.height - COVER_EDGE;
  const path = (text: string, style: TextStyle, x: number, y: number, colour: string) =>
    `<path d="${outlines?.pathOf(text, style, x, y) ?? ''}" fill="var(--${colour})"/>`;
  const texts: string[] = [];
  if (outlines) {
    const [style, lines] = COVER_TITLES.map((size): [TextStyle, string[]] => {
      const one: TextStyle = {family: 'serif', weight: 700, size, spacing: size * 0.02};
      return [one, breakLines(card.title, (text) => outlines.widthOf(text, one), width, Infinity)];
    }).find(
      ([one, broken], i) =>
        (broken.length <= 2 && fits(broken, (text) => outlines.widthOf(text, one), width)) || i === COVER_TITLES.length - 1,
    )!;
    texts.push(
      path(card.kicker, COVER_KICKER, COVER_EDGE, 220, 'cinnabar'),
      ...lines.map((line, i) => path(line, style, COVER_EDGE, 250 + style.size * (1 + 1.25 * i), 'ink')),
      path(siteName, COVER_NAME, COVER_EDGE + 72, foot, 'ink'),
      path(card.facts, COVER_KICKER, COVER.width - COVER_EDGE - outlines.widthOf(card.facts, COVER_KICKER), foot, 'ink-2'),
    );
  }
  const drawing = drawingOf(card.drawing, outlines, {x: COVER_EDGE, y: 640, width, height: 720}, Infinity);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 ${COVER.width} ${COVER.height}"><rect width="100%" height="100%" fill="var(--paper)"/>${[drawing, ...texts, markAt(COVER_EDGE, foot - 40, 1.6)].join('')}</svg>`;
  return withColours(svg, palette);
}

const markAt = (x: number, y: number, scale: number): string => `<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;

function drawingOf(svg: string, outlines: Outlines | undefined, box = BOX, most = MOST_ENLARGED): string {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const scale = Math.min(box.width / width, box.height / height, most);
  const left = box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  // Without fonts the texts are left out: those of the machine would be another picture, or boxes.
  const inner = (outlines ? outlineText(svg, outlines) : svg.replace(/<text[^]*?<\/text>/g, ''))
    .replace(/^[^]*?<svg([^>]*)>/, (_, attributes: string) => `<g${inherited(attributes)}>`)
    .replace(/<\/svg>\s*$/, '</g>');
  return `<g transform="translate(${round(left - x * scale)} ${round(top - y * scale)}) scale(${round(scale)})">${inner}</g>`;
}

/** Of the attributes of a drawing's outermost element those that its parts inherit. */
const inherited = (attributes: string): string =>
  [...attributes.matchAll(/\s(?:fill|stroke[\w-]*)="[^"]*"/g)].map(([attribute]) => attribute).join('');

const round = (value: number): number => Math.round(value * 1000) / 1000;

function textsOf({kicker, title, line, facts}: Card, outlines: Outlines, siteName: string): string[] {
  const {style, lines} = titleOf(title, outlines);
  const about = breakLines(line, (text) => outlines.widthOf(text, LINE), TEXT_WIDTH, lines.length > 2 ? 2 : 3);
  const titleStep = style.size * 1.22;
  const aboutStep = LINE.size * 1.6;
  const height = KICKER.size + 30 + lines.length * titleStep + (about.length > 0 ? 26 + about.length * aboutStep : 0);
  let y = Math.max(76, (FOOT_Y - 60 - height) / 2 + 36) + KICKER.size;
  const texts = [pathOf(kicker, KICKER, EDGE, y, 'cinnabar')];
  y += 30 + style.size * 0.92;
  for (const one of lines) {
    texts.push(pathOf(one, style, EDGE - style.size * 0.03, y, 'ink'));
    y += titleStep;
  }
  y += 16 - style.size * 0.3;
  for (const one of about) {
    texts.push(pathOf(one, LINE, EDGE, y, 'ink-2'));
    y += aboutStep;
  }
  const nameX = EDGE + 48;
  const factsX = nameX + outlines.widthOf(siteName, NAME) + 30;
  return [...texts, pathOf(siteName, NAME, nameX, FOOT_Y, 'ink'), pathOf(facts, FACTS, factsX, FOOT_Y - 1, 'ink-2')];

  function pathOf(text: string, font: TextStyle, x: number, baseline: number, colour: string): string {
    return `<path d="${outlines.pathOf(text, font, x, baseline)}" fill="var(--${colour})"/>`;
  }
}

function titleOf(title: string, outlines: Outlines): {style: TextStyle; lines: string[]} {
  const tried = TITLES.map(({size, lines: most}) => {
    const style: TextStyle = {family: 'serif', weight: 700, size, spacing: size * 0.02};
    const widthOf = (text: string) => outlines.widthOf(text, style);
    const whole = breakLines(title, widthOf, TEXT_WIDTH, Infinity);
    // After a colon rather than in the words that follow, where there are lines for it.
    const parts = title.split(/(?<=：)/).flatMap((part) => breakLines(part, widthOf, TEXT_WIDTH, Infinity));
    const lines = whole.length > 1 && parts.length <= most ? parts : balanced(title, whole, widthOf);
    return {style, widthOf, lines, most};
  });
  const found = tried.find(({lines, most, widthOf}) => lines.length <= most && fits(lines, widthOf, TEXT_WIDTH));
  const {style, lines, widthOf, most} = found ?? tried.at(-1)!;
  return {style, lines: found ? lines : breakLines(title, widthOf, TEXT_WIDTH, most)};
}

/** As many lines, of lengths as equal as words allow: the last is no single character. */
function balanced(title: string, lines: string[], widthOf: (text: string) => number): string[] {
  let best = lines;
  for (let width = TEXT_WIDTH; width > TEXT_WIDTH / 3; width -= 8) {
    const tried = breakLines(title, widthOf, width, Infinity);
    if (tried.length > lines.length || !fits(tried, widthOf, width)) {
      break;
    }
    best = tried;
  }
  return best;
}
