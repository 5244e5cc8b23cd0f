import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';

/** What the head says of the page, in any order, and the attributes of the document that belong to the page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const told = [
      ...document.head.querySelectorAll(
        'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
      ),
    ];
    const one = (element: Element) =>
      [
        element.localName,
        ...[...element.attributes]
          .filter(({name}) => name !== 'data-rh')
          .map(({name, value}) => `${name}=${value}`)
          .sort(),
        element.textContent,
      ].join(' ');
    return {told: told.map(one).sort(), page: document.documentElement.className, lang: document.documentElement.lang};
  });

test('a page that a link leads to has the head that it has when it is opened', {tag: '@lean'}, async ({page}) => {
  await open(page, '/docs/guide/short');
  await expect.poll(async () => (await headOf(page)).page).toContain('docs-doc-id-guide/short');
  const opened = await headOf(page);
  expect(opened.told.length).toBeGreaterThan(8);
  await open(page, '/links');
  const other = await headOf(page);
  await page.getByRole('main').getByRole('link', {name: '短文'}).click();
  await page.getByRole('heading', {level: 1, name: '短文'}).waitFor();
  await expect.poll(() => headOf(page)).toEqual(opened);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(other);
  expect(other).not.toEqual(opened);
});
