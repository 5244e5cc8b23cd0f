import {expect, it, test} from 'vitest';
import {isProse, outputColumns} from './outputColumns';

const SORTS = [
  '602 组随机输入，四种写法都排好',
  '',
  'n = 4096，随机',
  '  Lomuto，取末尾 比较    64312  交换    37615  深度    29',
  '  Hoare，随机取  比较    70685  交换    11692  深度    26',
  '  三路，随机取   比较    98482  交换    60745  深度     7',
].join('\n');

const HEADED = [
  '形状      n     高  Morris 步数        空间',
  '随机  10000     34       35012    1',
  '左链  10000  10000       39997    1',
];

const textOf = (text: string) =>
  outputColumns(text)
    .map((part) => ('rows' in part ? part.rows.map((cells) => cells.join('')) : part.lines).join('\n'))
    .join('\n');

const cellsOf = (text: string) =>
  outputColumns(text).flatMap((part) => ('rows' in part ? part.rows.map((cells) => cells.map((cell) => cell.trim())) : []));

test('lines in columns are cut into cells, those around them stay', () => {
  expect(cellsOf(SORTS)).toEqual([
    ['Lomuto，取末尾', '比较', '64312', '交换', '37615', '深度', '29'],
    ['Hoare，随机取', '比较', '70685', '交换', '11692', '深度', '26'],
    ['三路，随机取', '比较', '98482', '交换', '60745', '深度', '7'],
  ]);
  expect(outputColumns(SORTS)[0]).toEqual({lines: ['602 组随机输入，四种写法都排好', '', 'n = 4096，随机']});
});

test('numbers stand right, texts left; the first column is narrow enough to stay in view', () => {
  const [, part] = outputColumns(SORTS);
  expect(part).toMatchObject({isRight: [false, false, true, false, true, false, true], isFirstNarrow: true});
});

it.each([
  ['rows of which one has a gap that is no column', `${SORTS}\n  别的，一行字      里面 有  两处 空白很多的地方  然后 才是别的 东西`],
  ['rows too few', SORTS.split('\n').slice(0, 5).join('\n')],
  ['rows that fit a phone', 'a   1   2\nb   3   4\nc   5   6'],
  ['an array', '[[ 1.2345678901  2.2345678901  3.2345678901]\n [ 1.2345678901  2.2345678901  3.2345678901]\n [ 1.1  2.1  3.1]]'],
  [
    'a table that is drawn',
    ['| a        | b        | c        |', '| 1        | 2        | 3        |', '| 4        | 5        | 6        |'].join('\n'),
  ],
])('%s stay lines', (_, text) => {
  expect(cellsOf(text)).toEqual([]);
});

test.each([SORTS, HEADED.join('\n'), '一行', '', 'a\n\nb\n'])('%#: no character is lost', (text) => {
  expect(textOf(text)).toBe(text);
});

it.each([
  ['全部通过\nTraceback (most recent call last):\n  File "a.py", line 3', true],
  ['a.c:3:5: error: x\n    3 | int  y\n      |     ^', false],
  [SORTS, false],
])('%#: sentences may be folded', (text, is) => {
  expect(isProse(text)).toBe(is);
});
