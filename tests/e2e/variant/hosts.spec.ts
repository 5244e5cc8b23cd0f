import {readFileSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {testBrowserPath} from '../../../src/shared/testing/chromium';
import {hydrated} from '../browser';
import {HOSTS, serveAs, SPELLINGS} from '../hosts';

/** A note that is in no table of the client, with a letter, a space and Chinese in its address. */
const PAGE = encodeURI('/docs/x空格 与中文');
const TITLE = '空格与中文';
const NOT_FOUND = '找不到页面';

/** The table that owners read. */
const TABLE = 'deploy/hosts.md';

/** An address that browsers do not trust, as a plain http host has it. */
const HOST = 'notes.test';
test.use({launchOptions: {executablePath: testBrowserPath(), args: ['--no-sandbox', `--host-resolver-rules=MAP ${HOST} localhost`]}});

test('on every host, over plain http, each spelling of an address leads to its page and stays there; the table says how', async ({
  page,
}) => {
  test.slow();
  const rows = Object.fromEntries(SPELLINGS.map(([name]) => [name, [] as string[]]));
  for (const [host, habits] of Object.entries(HOSTS)) {
    const {port, close} = await serveAs(habits, 'build-variant');
    for (const [name, spell] of SPELLINGS) {
      const response = (await page.goto(`http://${HOST}:${port}${spell(PAGE)}`))!;
      await expect.soft(page.locator('h1'), `${host}: ${name}`).toHaveText(TITLE);
      await expect(() => hydrated(page)).toPass();
      await expect.soft(page.locator('h1'), `${host}: ${name}`).toHaveText(TITLE);
      await expect.soft(page, `${host}: ${name}`).toHaveTitle(new RegExp(`^${TITLE}`));
      const way = response.status() === 404 ? '经过 404 页' : response.request().redirectedFrom() ? '转到' : '直接';
      rows[name]!.push(way);
    }
    await page.goto(`http://${HOST}:${port}/docs/math-unknown/`);
    // The page may be going to another spelling of the address just now.
    await expect(() => hydrated(page)).toPass();
    await expect.soft(page.locator('h1'), `${host}: unknown`).toHaveText(NOT_FOUND);
    close();
  }
  const table = [
    ['地址', ...Object.keys(HOSTS)],
    ['-', ...Object.keys(HOSTS).map(() => '-')],
    ...SPELLINGS.map(([name]) => [name, ...rows[name]!]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
  const text = readFileSync(TABLE, 'utf8');
  if (test.info().config.updateSnapshots !== 'missing') {
    writeFileSync(TABLE, text.replace(/(?:^\|.*\n)+/m, table));
  } else {
    expect(text, '跑 npx playwright test tests/e2e/variant/hosts.spec.ts --update-snapshots 更新这张表').toContain(table);
  }
});
