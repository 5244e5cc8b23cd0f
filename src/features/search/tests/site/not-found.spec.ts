import {expect, test} from '@playwright/test';
import {hydrated} from '../../../../../tests/e2e/browser';

const WRONG = '/docs/快速排序';
const RIGHT = /\/docs\/DataStructer\/SortingAlgorithms\/Quick_Sort$/;

test('the not-found page names the pages that may be meant, and takes the reader to the one of that very title', async ({page}) => {
  await page.goto(WRONG);
  const found = page.getByRole('main').getByRole('link', {name: '快速排序', exact: true});
  await expect(found).toHaveAttribute('href', RIGHT);
  await expect(page.getByRole('status')).toContainText('三秒后带你去“快速排序”');
  await expect(page).toHaveURL(RIGHT, {timeout: 10_000});
  await expect(page.getByRole('heading', {level: 1, name: '快速排序'})).toBeVisible();
});

test('the reader may stay, and is taken nowhere where motion is not wanted', async ({page}) => {
  await page.goto(WRONG);
  await page.getByRole('button', {name: '留在这里'}).click();
  await expect(page.getByText('三秒后')).toHaveCount(0);
  await page.waitForTimeout(3500);
  expect(decodeURI(page.url())).toContain(WRONG);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(WRONG);
  await expect(page.getByText('你要的多半是')).toBeVisible();
  await expect(page.getByText('三秒后')).toHaveCount(0);
});

test('what readers call a page names it, too, once the whole index is there', async ({page}) => {
  await page.goto('/docs/快排');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toHaveText('快速排序');
});

test('words that no page has leave the form alone', async ({page}) => {
  await page.goto('/qqqqzzzz');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('qqqqzzzz');
  await expect(page.getByText('三秒后')).toHaveCount(0);
  await expect(page.getByRole('img', {name: /少一个比较器的排序网络/})).toBeVisible();
});
