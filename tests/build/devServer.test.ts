import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {indexFiles} from '../../src/features/search/build/indexFiles';
import type {SearchRecord} from '../../src/features/search/engine/types';
import {chromiumPath} from '../../src/shared/testing/chromium';
import {copySite, writeNotes} from './elsewhere';
import {freePort} from './freePort';

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 300_000;

const folder = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
const site = path.join(folder, 'site');
const note = (text: string) => ({
  'intro.md': `---\ntitle: 开始\ndescription: 说明\n---\n\n${text}\n\n\`\`\`mermaid\nflowchart LR\n  甲 --> 乙\n\`\`\`\n`,
});
const faults: string[] = [];
let server: ChildProcess;
let browser: Browser;
let page: Page;
let output = '';

beforeAll(async () => {
  copySite(site);
  writeNotes(site, note('第一段正文'));
  const port = await freePort();
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-open', '--port', String(port), '--config', 'tests/build/hostile/docusaurus.config.ts'],
    {cwd: site, env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', HOSTILE_DOCS: 'hostile-docs'}},
  );
  [server.stdout!, server.stderr!].forEach((stream) => stream.on('data', (chunk: Buffer) => (output += chunk.toString())));
  await vi.waitFor(() => expect(output).toContain('compiled successfully'), {timeout: PATIENCE_MS, interval: 200});
  browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  await page.goto(`http://localhost:${port}/docs/intro`);
}, PATIENCE_MS);

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null && server.kill()) {
    await once(server, 'close');
  }
  rmSync(folder, {recursive: true, maxRetries: 5});
}, PATIENCE_MS);

test('the development server shows a page, draws its diagram, and shows what is saved', {timeout: PATIENCE_MS}, async () => {
  await page.getByRole('heading', {level: 1, name: '开始'}).waitFor();
  await page.getByText('第一段正文').waitFor();
  await page.locator('.docusaurus-mermaid-container svg').getByText('甲').waitFor();
  writeNotes(site, note('保存以后的正文'));
  await page.getByText('保存以后的正文').waitFor();
  expect(faults).toEqual([]);
});

test('what is saved in config/ is shown', {timeout: PATIENCE_MS}, async () => {
  const settings = path.join(site, 'config/site.ts');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^ {2}title: '.*',$/m, "  title: '改了名',"));
  await expect.poll(() => page.title(), {timeout: PATIENCE_MS}).toContain('改了名');
});

test('its search says what it lacks, and answers from the last build', {timeout: PATIENCE_MS}, async () => {
  expect(output).toContain('[search] 还没有构建过，搜索没有索引');
  writeIndex();
  const input = page.locator('.DocSearch-Input');
  // The page is reloaded when the settings change, and hears no key until it is hydrated.
  await vi.waitFor(
    async () => {
      if (!(await input.isVisible())) {
        await page.keyboard.press('Control+k');
      }
      await input.fill('最短', {timeout: 5000});
      await page.locator('.DocSearch-Hit', {hasText: '最短路径'}).first().waitFor({timeout: 5000});
    },
    {timeout: PATIENCE_MS - 10_000, interval: 200},
  );
  expect(faults).toEqual([]);
});

/** What a build of a site with one page leaves for the search. */
function writeIndex(): void {
  const record: SearchRecord = {
    objectID: '1',
    type: 'lvl1',
    hierarchy: {lvl0: '笔记', lvl1: '最短路径'},
    content: null,
    url: '/docs/graph',
    url_without_anchor: '/docs/graph',
    anchor: null,
  } as SearchRecord;
  const {titles, tables, text} = indexFiles([record], []);
  const directory = path.join(site, 'build/search');
  mkdirSync(directory, {recursive: true});
  const files: [string, object][] = [['titles.json', titles], [titles.tables, tables], ...text];
  files.forEach(([name, content]) => writeFileSync(path.join(directory, name), JSON.stringify(content)));
}
