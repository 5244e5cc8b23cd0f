import {expect, test, type Page} from '@playwright/test';
import {open, stored, withStored} from '../../../../../tests/e2e/browser';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';
const bar = (page: Page) => page.locator('.theme-announcement-bar');

// Conformance: 2.4-3, 4-13
test('spec 4 Announcement bar: closing it stores dismissed=true, and it stays away', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(bar(page)).toContainText('公告：从这里开始');
  await bar(page).getByRole('button', {name: '关闭'}).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({[ID]: 'announcement-bar', [DISMISS]: 'true'});
  await open(page, '/links');
  await expect(bar(page)).toBeHidden();
});

// Conformance: 4-14, T4
test('spec 4 Announcement bar: a new id resets the dismissal and shows the bar at once', async ({page}) => {
  await withStored(page, {[ID]: 'an-older-one', [DISMISS]: 'true'});
  await open(page, '/docs/intro');
  await expect(bar(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({[ID]: 'announcement-bar', [DISMISS]: 'false'});
});

// Conformance: 4-15
test('spec 4 Announcement bar: the legacy misspelt id is migrated and keeps its dismissal', async ({page}) => {
  await withStored(page, {[ID]: 'annoucement-bar', [DISMISS]: 'true'});
  await open(page, '/docs/intro');
  await expect.poll(() => stored(page)).toMatchObject({[ID]: 'announcement-bar', [DISMISS]: 'true'});
  await expect(bar(page)).toBeHidden();
});

// Conformance: T21
test('spec 4 Announcement bar: dismissing it in one tab hides it in another', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/docs/intro');
  await open(other, '/docs/intro');
  await expect(bar(page)).toBeVisible();
  await bar(other).getByRole('button', {name: '关闭'}).click();
  await expect(bar(page)).toBeHidden();
});
