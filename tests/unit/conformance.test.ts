import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {testTitles} from './testTitles';

interface Row {
  line: number;
  statement: string;
  proof: string;
}

const rows: Row[] = readFileSync('CONFORMANCE.md', 'utf8')
  .split('\n')
  .map((text, index) => ({text, line: index + 1}))
  .filter(({text}) => text.startsWith('| ') && !text.startsWith('| ---') && !text.startsWith('| 条文'))
  .map(({text, line}) => {
    const [, statement = '', proof = ''] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return {line, statement, proof: proof.replaceAll('\\|', '|')};
  });

/** Where a cited file lies: browser tests are cited from tests/e2e. */
const locate = (file: string) => (existsSync(file) ? file : `tests/e2e/${file}`);

const citations = rows.flatMap(({line, proof}) =>
  [...proof.matchAll(/`([^`]+\.(?:spec|test)\.ts)` `([^`]+)`/g)].map(([, file, title]) => ({line, file: locate(file!), title: title!})),
);

test('each statement has a test, or a difference with its reason', () => {
  const cited = new Set(citations.map(({line}) => line));
  const open = rows.filter(({line, proof}) => !cited.has(line) && !/^(差异|说明)：.{6}/.test(proof));
  expect(open.map(({line, statement}) => `CONFORMANCE.md:${line} ${statement}：补上测试，或写“差异：原因”“说明：原因”`)).toEqual([]);
});

test('each test that is cited exists', () => {
  const titles = new Map([...new Set(citations.map(({file}) => file))].map((file) => [file, existsSync(file) ? testTitles(file) : []]));
  const missing = citations.filter(({file, title}) => !titles.get(file)!.some((pattern) => pattern.test(title)));
  expect(missing.map(({line, file, title}) => `CONFORMANCE.md:${line} ${file} 里没有“${title}”：改成现在的名字`)).toEqual([]);
});

test('the tables are whole: every section, every reading, every difference of the stock stack', () => {
  console.log(`${rows.length} statements, ${citations.length} citations of ${new Set(citations.map(({title}) => title)).size} tests`);
  expect(rows.length).toBeGreaterThan(120);
  expect(citations.length).toBeGreaterThan(120);
  const numbers = (letter: string, count: number) => Array.from({length: count}, (_, index) => `${letter}${index + 1}`);
  const names = rows.map(({statement}) => statement.split(' ')[0]);
  expect([...numbers('A', 22), ...numbers('T', 27)].filter((name) => !names.includes(name))).toEqual([]);
  const sections = ['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3', '4', '5', '6', '7', '8', '9'];
  expect(sections.filter((section) => !names.includes(section))).toEqual([]);
});

test('a title that is filled in at run time is matched, another is not', () => {
  const titles = testTitles('src/features/colour-mode/tests/site/colour-mode.spec.ts');
  expect(titles.some((title) => title.test('spec 4 Colour mode: stored "purple" is ignored'))).toBe(true);
  expect(titles.some((title) => title.test('spec 4 Colour mode: purple is ignored'))).toBe(false);
});
