import {expect, test} from '@playwright/test';
import {open, stored, withStored} from '../browser';

// Conformance: 3-9, 9-21
test('spec 3 Persisted client settings: the keys have no namespace', async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: /^切换浅色/}).click();
  await page.getByRole('button', {name: 'Next', exact: true}).hover();
  await page.getByRole('list').filter({hasText: '从头读起'}).getByRole('link', {name: 'Next'}).click();
  // The reader's memory is not one of them: it is the site's own.
  await expect
    .poll(async () =>
      Object.keys(await stored(page))
        .filter((key) => key !== 'parallel-notes:memory')
        .sort(),
    )
    .toEqual(['docs-preferred-version-default', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme']);
});

// Conformance: 3-4
test('spec 3 Preferred docs version: cleared if that version no longer exists', async ({page}) => {
  await withStored(page, {'docs-preferred-version-default': '9.9'});
  await open(page, '/docs/intro');
  await expect.poll(async () => 'docs-preferred-version-default' in (await stored(page))).toBe(false);
});

// Conformance: 3-4
test('spec 3 Preferred docs version: kept while it exists', async ({page}) => {
  await withStored(page, {'docs-preferred-version-default': 'current'});
  await open(page, '/docs/intro');
  expect((await stored(page))['docs-preferred-version-default']).toBe('current');
});
