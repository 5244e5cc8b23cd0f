import {
  closeSync,
  cpSync,
  existsSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {site as settings} from '../../config/site';
import {chromiumPath} from '../../src/shared/testing/chromium';
import {hydrated, open} from '../e2e/browser';
import {HOSTS, serveAs, SPELLINGS} from '../e2e/hosts';
import {keptWhole} from '../../src/features/offline/tests/keptWhole';
import {movingSite} from '../../src/features/navigation/tests/moving-site';
import {BASE, buildNotes, copySite, digests, looksDone, writeNotes, type Notes} from './elsewhere';

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 600_000;
const ROWS = 3_000;
const LINES = 10_000;
const DEPTH = 100;
const IMAGE_BYTES = 50 * 2 ** 20;

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const site = path.join(folder, 'here');
const elsewhere = path.join(folder, 'another/place');
beforeAll(() => [site, elsewhere].forEach(copySite), PATIENCE_MS);
afterAll(() => rmSync(folder, {recursive: true}), PATIENCE_MS);

const front = (title: string) => `---\ntitle: ${title}\ndescription: 说明\n---\n\n`;
const RTL = '\u202Egnorw\u202C \u2067abc\u2069 \u200F';

const HOSTILE: Notes = {
  'intro.md': `${front('开始')}正文\n`,
  'table.md': `${front('表')}| 列 | 乙 |\n| - | - |\n${Array.from({length: ROWS}, (_, i) => `| 行${i} | \`${i}\` |\n`).join('')}`,
  'code.md': `${front('代码')}\`\`\`cpp\n${Array.from({length: LINES}, (_, i) => `int line${i} = ${i};`).join('\n')}\n\`\`\`\n`,
  'lists.md': `${front('表里有表')}${Array.from({length: DEPTH}, (_, i) => `${'  '.repeat(i)}- 第${i}层\n`).join('')}`,
  'bidi.md': `${front(`方向 ${RTL}`)}## 标题 ${RTL}\n\n${RTL} 正文\n\n\`\`\`js title="${RTL}"\nif (a) { // ${RTL}\n}\n\`\`\`\n`,
  'languages.md': `${front('语言')}\`\`\`no-such\n甲\n\`\`\`\n\n\`\`\`{1,3-99999} ..\n乙\n\`\`\`\n\n\`\`\`c++ title=\n丙\n\`\`\`\n\n\`\`\`__proto__\n丁\n`,
  'x空格 与中文.md': `${front('空格与中文')}正文\n`,
  'image.md': `${front('图')}![照片](../tests/variant/docs/_markdown/photo.jpg)\n`,
};

/** A picture of one pixel by its header, of 50 MB by its weight. */
function writeLargeImage(file: string) {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const handle = openSync(file, 'w');
  writeSync(handle, Buffer.from(pixel, 'base64'));
  ftruncateSync(handle, IMAGE_BYTES);
  closeSync(handle);
}

test(
  'sources that cannot be read stop the build before it writes anything, and each is named with its line',
  {timeout: PATIENCE_MS},
  async () => {
    const docs = writeNotes(elsewhere, {'a.md': '---\ntitle: 甲\ndescription: 乙: 丙\n---\n', 'b.md': '', 'b.mdx': ''});
    symlinkSync('none', path.join(docs, 'c.md'));
    const {status, output, outDir} = await buildNotes(elsewhere);
    rmSync(docs, {recursive: true});
    expect(status).not.toBe(0);
    expect(output).toContain('有 3 处源文件读不了');
    expect(output).toMatch(/a\.md:3 front matter 写错了/);
    expect(output).toMatch(/b\.md:1 与 b\.mdx 是同一个地址/);
    expect(output).toMatch(/c\.md:1 读不了这个文件/);
    expect(existsSync(path.join(outDir, 'index.html'))).toBe(false);
  },
);

test(
  'pictures that cannot be used stop the build, or are told, as the site has it, and each is named with its line',
  {timeout: PATIENCE_MS},
  async () => {
    const docs = writeNotes(elsewhere, {
      'a.md': `${front('甲')}![坏的图](./broken.png)\n`,
      'b.md': `${front('乙')}![很大的图](./large.png)\n`,
    });
    writeFileSync(path.join(docs, 'broken.png'), 'no picture');
    writeLargeImage(path.join(docs, 'large.png'));
    const {status, output} = await buildNotes(elsewhere);
    rmSync(docs, {recursive: true});
    expect(status !== 0).toBe(settings.onBroken === 'throw');
    expect(output).toMatch(/a\.md:6 图片 \.\/broken\.png 读不了/);
    expect(output).toMatch(/b\.md:6 图片 \.\/large\.png 有 52 MB，最多 40 MB/);
  },
);

describe('hostile Markdown builds', () => {
  const outDir = path.join(site, 'build');
  const page = (name: string) => load(readFileSync(path.join(outDir, `docs/${name}.html`), 'utf8'))('main');

  beforeAll(async () => {
    writeNotes(site, HOSTILE);
    // A build that is killed somewhere leaves nothing that disturbs the next (`npm run check:interrupted` kills twenty).
    const killed = await buildNotes(site, {killAfterMs: 2_000 + Math.random() * 10_000});
    expect(looksDone(outDir)).toBe(killed.status === 0);
    const {status, output} = await buildNotes(site);
    expect(output).toContain('[SUCCESS]');
    expect(status).toBe(0);
    expect(looksDone(outDir)).toBe(true);
  }, PATIENCE_MS);

  test('whole: every row, every line, every level, every language', () => {
    expect(page('table').find('tbody tr')).toHaveLength(ROWS);
    expect(page('code').find('pre').text()).toContain(`int line${LINES - 1} = ${LINES - 1};`);
    expect(page('lists').find('[data-body] > ul li')).toHaveLength(DEPTH);
    expect(page('bidi').find('h1').text()).toContain('方向');
    expect(page('languages').find('pre').text()).toMatch(/甲[^]*乙[^]*丙[^]*丁/);
    expect(page('image').find('picture > img')).toHaveLength(1);
    expect(globSync('assets/images/photo-*.avif', {cwd: outDir})).toHaveLength(4);
  });

  test('below a path: the search finds, its hit opens, and both go on without a network', {timeout: PATIENCE_MS}, async () => {
    const www = path.join(folder, 'www');
    cpSync(outDir, path.join(www, BASE), {recursive: true});
    const served = await movingSite(www);
    const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    const search = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(words);
      await page.locator('.DocSearch-Hit a').first().click();
    };
    const held: (() => void)[] = [];
    served.answer = (name, response) => {
      const isHeld = /\/search\/tables\./.test(name);
      if (isHeld) {
        held.push(() => response.writeHead(200, {'content-type': 'application/json'}).end(readFileSync(path.join(www, name))));
      }
      return isHeld;
    };
    await open(page, `${served.url}${BASE}docs/intro`);
    await search('表里有表');
    await page.getByRole('heading', {level: 1, name: '表里有表'}).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${BASE}docs/lists`);
    await expect.poll(() => keptWhole(page), {timeout: PATIENCE_MS}).toContain('docs/lists');
    // The titles were fetched before there was a worker, and the tables are on their way: the page tells it of both.
    expect(held.length).toBeGreaterThan(0);
    served.answer = null;
    held.forEach((release) => release());
    const index = () =>
      page.evaluate(async () =>
        (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
          .flat()
          .map(({url}) => /\/search\/(\w+)/.exec(url)?.[1]),
      );
    for (const name of ['titles', 'tables', 'text']) {
      await expect.poll(index, {timeout: PATIENCE_MS}).toContain(name);
    }

    served.offline(true);
    await page.reload();
    await hydrated(page);
    await search('表里有表');
    await page.getByRole('heading', {level: 1, name: '表里有表'}).waitFor();
    await browser.close();
    served.close();
    expect(faults).toEqual([]);
  });

  test('below a path, on every host, each spelling of an address leads to its page', {timeout: PATIENCE_MS}, async () => {
    const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    for (const [host, habits] of Object.entries(HOSTS)) {
      const {port, close} = await serveAs(habits, outDir, BASE);
      for (const [name, spell] of SPELLINGS) {
        await page.goto(`http://localhost:${port}${spell(encodeURI(`${BASE}docs/x空格 与中文`))}`);
        await page.locator('h1', {hasText: '空格与中文'}).waitFor();
        await hydrated(page);
        expect(await page.locator('h1').innerText(), `${host}: ${name}`).toBe('空格与中文');
      }
      close();
    }
    await browser.close();
  });

  // Conformance: X10
  test('the same bytes a second time, in another folder', {timeout: PATIENCE_MS}, async () => {
    writeNotes(elsewhere, HOSTILE);
    const again = await buildNotes(elsewhere);
    expect(again.status).toBe(0);
    expect(Object.keys(digests(again.outDir)).length).toBeGreaterThan(100);
    expect(digests(again.outDir)).toEqual(digests(outDir));
  });

  test('nothing published tells the folder that it was built in', () => {
    const texts = globSync('**/*.{html,js,css,json,xml,txt}', {cwd: outDir});
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => readFileSync(path.join(outDir, file), 'utf8').includes(folder))).toEqual([]);
  });
});
