import {csvParse, type DSVParsedArray} from 'd3-dsv';

/** The machine of a set of measurements: what `measure.py` writes to card.json, as far as it is shown. */
interface Card {
  name: string;
  driver_version: string;
  nvcc: string;
  date: string;
  times: number;
}

type Row = Record<'program' | 'arguments' | 'line' | 'spread', string>;
type Spread = [median: string, least: string, most: string];

const COLUMNS = ['program', 'arguments', 'line', 'spread'] as const;

function readRuns(csv: string, fail: (words: string) => never): DSVParsedArray<Row> {
  const rows = csvParse<(typeof COLUMNS)[number]>(csv);
  const missing = COLUMNS.filter((column) => !rows.columns.includes(column));
  return missing.length > 0 ? fail(`runs.csv 少了列 ${missing.join('、')} → 用 npm run gpu 写的文件，不要改它的表头`) : rows;
}

function readCard(json: string, fail: (words: string) => never): Card {
  const card = JSON.parse(json) as Partial<Card>;
  const missing = (['name', 'driver_version', 'nvcc', 'date', 'times'] as const).filter((key) => !card[key]);
  return missing.length > 0
    ? fail(`card.json 没有写 ${missing.join('、')} → 在有 nvidia-smi 与 nvcc 的机器上重跑 npm run gpu`)
    : (card as Card);
}

/** A line with the median in place of each `{}`, and its spreads; `at` is the line of the file. */
function fill({line, spread}: Row, at: number, fail: (words: string) => never): {text: string; spreads: Spread[]} {
  const spreads = spread === '' ? [] : spread.split(';').map((one) => one.split('/'));
  const [first, ...rest] = line.split('{}');
  if (rest.length !== spreads.length || !spreads.every(isSpread)) {
    return fail(`runs.csv 第 ${at} 行有 ${rest.length} 处 {}，spread 却是“${spread}” → 每处要有“中位/最小/最大”，用分号隔开`);
  }
  return {text: [first, ...rest.map((words, hole) => spreads[hole]![0] + words)].join(''), spreads};
}

const isSpread = (words: string[]): words is Spread => words.length === 3 && words.every((word) => /^-?\d+(\.\d+)?$/.test(word));

const width = ([median, least, most]: Spread): number => (Number(most) - Number(least)) / Math.abs(Number(median));

/**
 * What a program printed on the GPU, as a page shows it: each run after its command, every number the median of its runs, and last
 * the machine and the number that differed most. `program` is 页名/程序.cu; throws an Error that says in Chinese what to mend.
 */
export function shownText(program: string, runs: string, card: string): string {
  const fail = (words: string): never => {
    throw new Error(words);
  };
  const machine = readCard(card, fail);
  const own = readRuns(runs, fail).flatMap((row, at) => (row.program === program ? [{...row, ...fill(row, at + 2, fail)}] : []));
  if (own.length === 0) {
    fail(`runs.csv 里没有 ${program} → 页面要显示它：在 scripts/gpu/programs.tsv 里加上，再跑 npm run gpu`);
  }
  const command = program.replace(/^.*\//, './').replace(/\.cu$/, '');
  const lines = [...new Set(own.map((row) => row.arguments))].flatMap((words) => [
    `$ ${command} ${words}`.trimEnd(),
    ...own.filter((row) => row.arguments === words).map((row) => row.text),
  ]);
  const [widest] = own.flatMap((row) => row.spreads).sort((a, b) => width(b) - width(a));
  const spread = widest ? `，取每个数的中位数；差得最多的一个在 ${widest[1]} 与 ${widest[2]} 之间` : '，每次相同';
  return [
    ...lines,
    '',
    `${machine.name}，驱动 ${machine.driver_version}，nvcc ${machine.nvcc}，${machine.date}`,
    `跑了 ${machine.times} 次${spread}`,
    '',
  ].join('\n');
}

/** The files of measurements that a page shows (`file="./_页名/程序.h100.txt"`), with the program of each. */
export function shownFiles(page: string, results: string): {file: string; program: string}[] {
  return [...page.matchAll(/file="\.\/(_([^"/]+)\/([^"/]+))\.([\w-]+)\.txt"/g)]
    .filter(([, , , , name]) => name === results)
    .map(([, file, folder, stem]) => ({file: `${file}.${results}.txt`, program: `${folder}/${stem}.cu`}));
}
