import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createSite} from '../../scripts/site/createSite';
import {chromiumPath} from '../../src/shared/testing/chromium';
import {linkTree} from './elsewhere';
import {freePort} from './freePort';
import {MISTAKES, note, type Mistake} from './mistakes';

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 300_000;
const ENV = {...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
/** Those that only concern what this site keeps lists of. */
const RULES = `import type {Levels} from '../src/shared/checks/report';

export const rules: Levels = {
  levels: ['content-map', 'readings', 'documents'].map((rule) => ({rule, level: 'off' as const})),
  idleFails: false,
};
`;

const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
const site = path.join(folder, 'site');

function write(file: string, text: string): void {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

const make = ({file, text, beside}: Mistake) => [[file, text] as const, ...(beside ? [beside] : [])].forEach((one) => write(...one));
const remove = ({file, beside}: Mistake) =>
  [file, beside?.[0]].forEach((one) => one !== undefined && rmSync(path.join(site, one), {force: true}));

const run = (...args: string[]) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: site, env: ENV, encoding: 'utf8'});
  return {status, output: stdout + stderr};
};
const build = () => run('--env-file=config/build.env', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');

beforeAll(() => {
  createSite(site, process.cwd());
  linkTree('node_modules', path.join(site, 'node_modules'));
  write('config/rules.ts', RULES);
  write('src/features/tags/tags.txt', '笔记\n');
}, PATIENCE_MS);
afterAll(() => rmSync(folder, {recursive: true, maxRetries: 5}), PATIENCE_MS);

describe('what an author does wrong is told with file, line and a way to mend it', () => {
  test('by npm run check:pages and check:code, all at once', {timeout: PATIENCE_MS}, () => {
    MISTAKES.forEach(make);
    const pages = run('--import', 'tsx', 'scripts/check.ts');
    const programs = run('--import', 'tsx', 'scripts/check-code.ts', 'docs/笔记/输出.md', 'docs/笔记/示意图.md');
    MISTAKES.forEach(remove);
    MISTAKES.forEach(({name, says}) => says && expect(pages.output, name).toMatch(says));
    MISTAKES.forEach(({name, programs: words}) => words && expect(programs.output, name).toMatch(words));
    expect([pages.status, programs.status]).toEqual([1, 1]);
  });

  test.each([
    ['early', 1],
    ['compiling', 1],
    [undefined, 0],
  ] as const)('by npm run build, which ends (those that stop it: %s)', {timeout: PATIENCE_MS}, (stops, status) => {
    const some = MISTAKES.filter((one) => one.stops === stops);
    some.forEach(make);
    const result = build();
    some.forEach(remove);
    some.forEach(({name, build: words}) => words && expect(result.output, name).toMatch(words));
    expect(result.status).toBe(status);
  });
});

describe('npm start', () => {
  let server: ChildProcess;
  let browser: Browser;
  let page: Page;
  let output = '';
  const overlay = () => page.locator('.fault-overlay');

  beforeAll(async () => {
    const port = await freePort();
    server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--no-open', '--port', String(port)], {cwd: site, env: ENV});
    [server.stdout!, server.stderr!].forEach((stream) => stream.on('data', (chunk: Buffer) => (output += chunk.toString())));
    await vi.waitFor(() => expect(output).toContain('compiled successfully'), {timeout: PATIENCE_MS, interval: 200});
    browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
    page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`http://localhost:${port}/docs/intro`);
    await page.getByRole('heading', {level: 1}).waitFor();
  }, PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    if (server?.exitCode === null && server.kill()) {
      await once(server, 'close');
    }
  }, PATIENCE_MS);

  test.each(MISTAKES)(
    'says at once, here and on the page, and no longer when it is mended: $name',
    {timeout: PATIENCE_MS},
    async (mistake) => {
      const {file, says, programs, stops} = mistake;
      const words = (says ?? programs)!;
      // A page that is right becomes wrong, but where the name is what is wrong.
      const isMisnamed = stops === 'early' && says?.source.includes('文件名');
      if (!isMisnamed && mistake.beside === undefined) {
        write(file, note('正文。'));
      }
      output = '';
      make(mistake);
      const since = performance.now();
      await expect.poll(() => output, {timeout: PATIENCE_MS, interval: 50}).toMatch(words);
      // On the page the place and the words stand in two lines.
      await expect
        .poll(async () => (await overlay().innerText()).replaceAll('\n', ' '), {timeout: PATIENCE_MS, interval: 50})
        .toMatch(words);
      console.log(`${mistake.name}：${((performance.now() - since) / 1000).toFixed(1)} 秒`);
      if (isMisnamed || mistake.beside) {
        remove(mistake);
      } else {
        write(file, note('正文。'));
      }
      await overlay().waitFor({state: 'hidden'});
      remove(mistake);
      expect(existsSync(path.join(site, file))).toBe(false);
    },
  );
});
