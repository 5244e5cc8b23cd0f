import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {brotliServer, type BrotliServer} from '../../src/shared/testing/brotliServer';
import {chromiumPath} from '../../src/shared/testing/chromium';
import {isMarked, mark, open} from '../e2e/browser';
import {BASE, buildNotes, copySite, writeNotes} from './elsewhere';

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 600_000;

const folder = mkdtempSync(path.join(tmpdir(), 'lean-off-'));
const site = path.join(folder, 'site');
const front = (title: string) => `---\ntitle: ${title}\ndescription: 说明\n---\n\n`;
const faults: string[] = [];
let server: BrotliServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  vi.stubEnv('LEAN', 'off');
  copySite(site);
  writeNotes(site, {
    'intro.md': `${front('开始')}先读[下一篇](./next.md)。\n`,
    'next.md': `${front('下一篇')}## 最短路径\n\n到得了的正文 body-of-next。\n`,
  });
  const {status, output, outDir} = await buildNotes(site);
  expect(status, output).toBe(0);
  const host = path.join(folder, 'host');
  mkdirSync(host);
  symlinkSync(outDir, path.join(host, BASE.replaceAll('/', '')));
  server = await brotliServer(host);
  browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
}, PATIENCE_MS);

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  server?.close();
  rmSync(folder, {recursive: true, maxRetries: 5});
}, PATIENCE_MS);

test("with LEAN=off the bodies of notes are in the scripts, as in Docusaurus' own client", () => {
  const scripts = globSync('assets/js/*.js', {cwd: path.join(site, 'build'), absolute: true});
  expect(scripts.filter((script) => readFileSync(script, 'utf8').includes('body-of-next'))).toHaveLength(1);
});

test('with LEAN=off a page is hydrated, a link leads on without a full load, and the search answers', {timeout: PATIENCE_MS}, async () => {
  await open(page, `${server.address}${BASE}docs/intro`);
  await mark(page);
  await page.locator('article').getByRole('link', {name: '下一篇', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: '下一篇'}).waitFor();
  await page.getByText('body-of-next').waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('最短');
  await page.locator('.DocSearch-Hit', {hasText: '最短路径'}).first().waitFor();
  expect(faults).toEqual([]);
});
