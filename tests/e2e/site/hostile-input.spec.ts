import {expect, test, type Page} from '@playwright/test';
import {open, withStored} from '../browser';
import {pageWithPlayer, pageWithTabs} from '../pageWith';
import {noteRefusals, refused} from '../refusals';
import {button, field} from '../../../src/features/search/tests/search-helpers';

/** Markup that shows if it is ever read as such: an element of its own, which the policy would stop but the page would hold. */
const PAYLOAD = '<img id="hostile" src=x onerror=alert(1)><svg id="hostile" onload=alert(1)></svg>"\'><b id="hostile">';

/** Nothing of the payload became an element, and the policy had nothing to refuse: it was text all the way. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('#hostile, [onerror], [onload]')).toHaveCount(0);
  expect(await refused(page)).toEqual([]);
}

test.beforeEach(async ({page}) => {
  await noteRefusals(page);
  page.on('dialog', () => expect.soft('a dialog', 'script of the payload ran').toBe(''));
});

test('issue 9 markup in the query of the search page is text', async ({page}) => {
  await open(page, `/search?q=${encodeURIComponent(PAYLOAD)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(new RegExp('^<img id="hostile"'));
  await expectHarmless(page);
});

test('issue 9 markup in the fragment and in the path is text', async ({page}) => {
  await open(page, `/docs/intro#${encodeURIComponent(PAYLOAD)}`);
  await expectHarmless(page);
  await open(page, `/docs/${encodeURIComponent(PAYLOAD.replaceAll('/', ''))}?tab=${encodeURIComponent(PAYLOAD)}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expectHarmless(page);
});

test('issue 9 markup in remembered searches is text, and their addresses stay on this site', async ({page}) => {
  const hit = {
    objectID: '1',
    type: 'lvl1',
    content: null,
    url: 'javascript:alert(1)',
    hierarchy: {lvl0: PAYLOAD, lvl1: PAYLOAD, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
  const key = '__DOCSEARCH_RECENT_SEARCHES__parallel-notes';
  await withStored(page, {[key]: JSON.stringify([hit]), [key.replace('RECENT', 'FAVORITE')]: JSON.stringify([{...hit, objectID: '2'}])});
  await open(page, '/about');
  await button(page).click();
  await expect(field(page)).toBeVisible();
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(2);
  await expectHarmless(page);
  expect(await page.locator('.DocSearch-Modal a[href^="javascript:"]').count()).toBe(0);
});

test('issue 9 markup in the shared state of a player is text, and so is that of a tab', async ({page}) => {
  const payload = encodeURIComponent(PAYLOAD);
  await open(page, `${pageWithPlayer('quick-sort')}?quick-sort=${payload}&step=${payload}#player-quick-sort`);
  const player = page.locator('#player-quick-sort').getByRole('button', {name: '前进一步'}).first();
  await player.click();
  await expectHarmless(page);
  await open(page, `${pageWithTabs()}?${new URLSearchParams({lang: PAYLOAD, system: PAYLOAD})}`);
  await expect(page.locator('.tabs-container[data-ready]').first()).toBeAttached();
  await expectHarmless(page);
});

test('issue 9 markup in the titles and places that the reader is remembered by is text, and their addresses stay on this site', async ({
  page,
}) => {
  const note = {title: PAYLOAD, at: 1_700_000_000, far: 40, read: [PAYLOAD], place: {id: PAYLOAD, heading: PAYLOAD, block: 0, part: 0}};
  await withStored(page, {
    'parallel-notes:memory': JSON.stringify({v: 1, pages: {'/docs/intro': note, 'javascript:alert(1)': note, '//evil.example/': note}}),
  });
  await open(page, '/reading');
  await expect(page.getByRole('main').getByRole('link', {name: '<img id="hostile"'}).first()).toBeVisible();
  await expectHarmless(page);
  const outside = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href).filter((href) => new URL(href).origin !== location.origin),
    );
  expect(outside).toEqual([]);
  for (const path of ['/', '/docs/intro']) {
    await open(page, path);
    await expectHarmless(page);
  }
});

test('issue 9 markup in every value that the site may have stored is text', async ({page}) => {
  const keys = [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docusaurus.tab.lang',
    'docs-preferred-version-default',
    'parallel-notes:memory',
    'parallel-notes:reading',
  ];
  await withStored(page, Object.fromEntries(keys.map((key) => [key, PAYLOAD])));
  for (const path of ['/', '/docs/intro', pageWithTabs()]) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await expectHarmless(page);
  }
});
