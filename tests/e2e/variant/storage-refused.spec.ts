import {expect, test, type Page} from '@playwright/test';
import {STORED} from '../../../src/features/reading-memory/client/stored';
import {open, stored} from '../browser';
import {complaints} from '../complaints';

/** One key for each entry of the list that /reading shows. */
const KEYS = [
  'parallel-notes:memory',
  'parallel-notes:giscus-session',
  'theme',
  'code-wrap',
  '__DOCSEARCH_RECENT_SEARCHES__variant',
  '__DOCSEARCH_FAVORITE_SEARCHES__variant',
  'docusaurus.announcement.id',
  'docusaurus.tab.system',
  'docs-preferred-version-default',
  'algolia-client-js-5.19.0-TESTAPP',
];
/** Docusaurus itself warns of a storage that refuses. */
const UPSTREAM = /^Docusaurus (?:browser )?storage /;
const MARKUP = '<img id="hostile" src=x onerror=alert(1)>"\'>';
const GARBAGE = ['', 'null', '{', '[{"objectID":1}]', '\u0000\uFFFF'.repeat(10_000), MARKUP];

/** Uses whatever reads or writes the storage. */
async function use(page: Page): Promise<void> {
  const said = complaints(page);
  await open(page, '/docs/intro');
  await expect(page.getByRole('heading', {level: 1, name: '开始'})).toBeVisible();
  const before = await page.locator('html').getAttribute('data-theme-choice');
  await page.getByRole('button', {name: /切换浅色\/暗黑模式/}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before!);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  const close = page.getByRole('button', {name: '关闭', exact: true});
  if (await close.isVisible()) {
    await close.click();
    await expect(close).toBeHidden();
  }
  await open(page, '/folded');
  await page.getByRole('tablist').first().getByRole('tab', {name: 'Fedora'}).click();
  await expect(page.getByText('用 dnf 安装')).toBeVisible();
  await expect(page.locator('#hostile, [onerror]')).toHaveCount(0);
  expect(said.filter((text) => !UPSTREAM.test(text))).toEqual([]);
}

test('every key that the site stores is tried here', () => {
  expect(STORED.filter(({key}) => !KEYS.some((one) => key.test(one)))).toEqual([]);
  expect(STORED.length).toBeGreaterThan(5);
});

test('what the site stores is on the list that /reading shows', async ({page}) => {
  await use(page);
  const keys = Object.keys(await stored(page));
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !STORED.some((one) => one.key.test(key)))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('all works where the storage is blocked', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await use(page);
});

test('all works where the storage is full', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await use(page);
});

for (const garbage of GARBAGE) {
  test(`all works where every key holds ${JSON.stringify(garbage).slice(0, 30)}`, async ({page}) => {
    await page.addInitScript(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [KEYS, garbage] as const);
    await use(page);
  });
}
