import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {modulesFolder, readPython} from '../../src/features/run-in-page/record';
import {plan} from '../check-code/plan';
import {readFences} from '../check-code/readFences';
import {readSite} from '../check/readSite';
import {checkPython, pythonCandidates, pythonFaults, recordPython} from './python';
import {whyNotPython} from './whyNotPython';

const PAGE = 'docs/a.md';
const OUTPUT = (text: string) => `\n\`\`\`text title="输出"\n${text}\n\`\`\`\n`;
const RIGHT = [
  `\`\`\`python session="甲"\nimport random\na = {1: 2}\n\`\`\`\n`,
  `\`\`\`python session="甲"\nprint(a)\n\`\`\`\n${OUTPUT('{1: 2}')}`,
  `\`\`\`python title="fails.py" exit="1"\nprint("先")\n1 / 0\n\`\`\`\n${OUTPUT(
    '先\nTraceback (most recent call last):\n  File "/tmp/x/work/fails.py", line 2, in <module>\n    1 / 0\n    ~~^~~\nZeroDivisionError: division by zero',
  )}`,
  `\`\`\`python\nimport numpy\n\`\`\`\n${OUTPUT('1')}`,
].join('\n');
const WRONG = `\n\`\`\`python\nprint(2)\n\`\`\`\n${OUTPUT('3')}`;

// Each program starts an interpreter.
vi.setConfig({testTimeout: 120_000});

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'python-'));
  ['docs', 'cache', 'node_modules'].forEach((folder) => mkdirSync(path.join(root, folder)));
  mkdirSync(modulesFolder(root), {recursive: true});
  // The interpreter's files are made once for all.
  symlinkSync(path.resolve('node_modules/.cache'), path.join(root, 'node_modules/.cache'));
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

function programs(text: string) {
  writeFileSync(path.join(root, PAGE), `# a\n\n${text}`);
  const pages = readSite(root).pages.map(readFences);
  return pythonCandidates(root, plan(root, pages), pages);
}

const record = (text: string) => recordPython(root, programs(text), {all: false, isWanted: () => true, tell: () => {}});

it('records what prints, in the interpreter of the browser, what the page shows, and why the rest does not run', async () => {
  const faults = await record(RIGHT + WRONG);
  expect(faults).toEqual([expect.objectContaining({file: PAGE, message: '在浏览器里运行（Python）：输出不同（- 页上，+ 实际）'})]);
  expect(readPython(root).programs).toEqual({
    [`${PAGE}#python-1`]: {source: expect.any(String)},
    [`${PAGE}#python-2`]: {why: '它用 NumPy，浏览器里的 Python 没有带。'},
    [`${PAGE}#session-甲`]: {source: expect.any(String)},
  });
  expect(readPython(root).bytes).toBeGreaterThan(4e6);
});

it('passes what was recorded, and runs it once', async () => {
  const asked = {pages: [PAGE], folder: path.join(root, 'cache'), all: false};
  expect(await checkPython(root, programs(RIGHT), asked)).toEqual({faults: [], judged: 2, cached: 0});
  expect(await checkPython(root, programs(RIGHT), asked)).toEqual({faults: [], judged: 2, cached: 2});
});

it('finds a program that changed, one that was never judged, one that is gone, and an output that changed', async () => {
  const messages = (text: string) => pythonFaults(root, programs(text), [PAGE]).map(({message}) => message);
  const never = '这个 Python 程序没有在浏览器的 Python 里核对过，页上没有“运行”';
  expect(messages(RIGHT)).toEqual([]);
  expect(messages(RIGHT.replace('1 / 0\n```', '2 / 0\n```'))).toEqual([never]);
  expect(messages(RIGHT + WRONG)).toEqual([never]);
  expect(messages(RIGHT.replaceAll('session="甲"', 'session="乙"'))).toEqual([`记着一个已经没有的程序 ${PAGE}#session-甲`, never]);
  const asked = {pages: [PAGE], folder: path.join(root, 'cache'), all: false};
  const {faults} = await checkPython(root, programs(RIGHT.replace('\n{1: 2}\n', '\n{1: 3}\n')), asked);
  expect(faults.map(({message}) => message)).toEqual(['在浏览器里运行（Python）：输出不同（- 页上，+ 实际）']);
});

it('says why a program cannot run: by what it imports, or by its name', () => {
  expect(whyNotPython('a', 'import os\nfrom concurrent.futures import ThreadPoolExecutor')).toMatch(/线程/);
  expect(whyNotPython('docs/Python/正则表达式.md#python-4', '')).toMatch(/用时/);
  expect(whyNotPython('a', 'print("import numpy")')).toBeUndefined();
});
