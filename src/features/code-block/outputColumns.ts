/** Lines that stand in columns, each cut into cells; the cells of a line joined are the line. Or lines as they are. */
export type OutputPart = {lines: string[]} | {rows: string[][]; isRight: boolean[]; isFirstNarrow: boolean};

/** In columns of the terminal. Narrower ones fit a phone as they are. */
const NARROW = 40;
const MIN_ROWS = 3;
const MIN_COLUMNS = 3;
/** A first column that is wider does not stay in view: it would take the room of the others. */
const NARROW_FIRST = 18;

const NUMBER = /^\s*[-+]?[\d.,]+%?\s*$/;
const WIDE_GAP = / {2,}/;
/** Arrays, tables with lines drawn, trees: their blanks mean something else. */
const OTHER_ART = /^\s*[[{(]|[|│├└┌┤+]|\t/;

/** A character for each column of the terminal: Han take two, of which the second is no blank. */
const cellsOf = (line: string) => [...line].flatMap((char) => (char > '\u2E7F' ? [char, ''] : [char]));

const isBlank = (cell: string | undefined) => cell === undefined || cell === ' ';

/** The columns at which cells begin, in a run of lines; undefined when they stand in no columns. */
function startsOf(lines: string[]): number[] | undefined {
  const grid = lines.map(cellsOf);
  const width = Math.max(...grid.map(({length}) => length));
  const isGap = Array.from({length: width}, (_, at) => grid.every((cells) => isBlank(cells[at])));
  const first = isGap.indexOf(false);
  const starts = isGap.flatMap((gap, at) => (at > first && !gap && isGap[at - 1] ? [at] : []));
  // A gap that is one blank wide in every line that goes on behind it is one between words.
  const real = starts.filter((start) =>
    grid.some((cells) => cells.length > start && isBlank(cells[start - 1]) && isBlank(cells[start - 2])),
  );
  const bounds = [0, ...real];
  const rows = grid.map((cells) =>
    bounds.map((from, at) =>
      cells
        .slice(from, bounds[at + 1])
        .join('')
        .trim(),
    ),
  );
  const isClean = rows.every((cells) => cells[0] !== '' && !cells.some((text) => WIDE_GAP.test(text)));
  const isFull = bounds.every((_, column) => rows.filter((cells) => cells[column] !== '').length > rows.length / 2);
  return width > NARROW && bounds.length >= MIN_COLUMNS && isClean && isFull ? bounds : undefined;
}

function cut(line: string, bounds: number[]): string[] {
  const cells = cellsOf(line);
  return bounds.map((from, at) => cells.slice(from, bounds[at + 1]).join(''));
}

/** Whether a column has numbers under its head, or texts that end at one place and do not begin at one. */
function isRightColumn(rows: string[][], column: number): boolean {
  if (rows.slice(1).every((cells) => NUMBER.test(cells[column]!))) {
    return true;
  }
  const texts = rows.map((cells) => cells[column]!).filter((cell) => cell.trim() !== '');
  const begin = new Set(texts.map((cell) => cellsOf(cell).length - cellsOf(cell.trimStart()).length));
  const end = new Set(texts.map((cell) => cellsOf(cell.trimEnd()).length));
  return end.size === 1 && begin.size > 1;
}

function partOf(lines: string[]): OutputPart {
  const bounds = lines.length >= MIN_ROWS ? startsOf(lines) : undefined;
  if (!bounds) {
    return {lines};
  }
  const rows = lines.map((line) => cut(line, bounds));
  const isFirstNarrow = rows.every((cells) => cellsOf(cells[0]!.trim()).length <= NARROW_FIRST);
  return {rows, isRight: bounds.map((_, column) => isRightColumn(rows, column)), isFirstNarrow};
}

/**
 * What a program printed, in parts: runs of lines whose columns are set apart by gaps that all of them have, and the lines between.
 * Rather too few than too many: a run with a gap in it that is not one of its columns stays as it is.
 */
export function outputColumns(text: string): OutputPart[] {
  const runs: {lines: string[]; isWide: boolean}[] = [];
  for (const line of text.split('\n')) {
    const isWide = WIDE_GAP.test(line.trim()) && !OTHER_ART.test(line);
    const last = runs.at(-1);
    if (last?.isWide === isWide) {
      last.lines.push(line);
    } else {
      runs.push({lines: [line], isWide});
    }
  }
  return runs.map(({lines, isWide}) => (isWide ? partOf(lines) : {lines}));
}

/** Whether an output is sentences, which may be folded: nothing in it stands below something else. */
export const isProse = (text: string): boolean => text.split('\n').every((line) => !WIDE_GAP.test(line.trim()) && !OTHER_ART.test(line));
