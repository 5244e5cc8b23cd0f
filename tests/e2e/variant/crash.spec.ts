import {expect, test} from '@playwright/test';
import {open, touch} from '../browser';

// Conformance: 2.4-8, 2.6-1, 4-17
test('spec 2.6 Crash screen: title, message and Try again, which clears the error', async ({page}) => {
  await open(page, '/crash');
  const crash = page.getByRole('button', {name: '崩溃'});
  await crash.click();
  await expect(page.getByRole('heading', {name: '页面已崩溃。'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('页面里的错误');
  await expect(page.locator('.navbar')).toBeVisible();
  await page.getByRole('button', {name: '重试'}).click();
  await expect(crash).toBeVisible();
});

// Conformance: 2.6-2, 8-4
test('spec 2.6 Crash screen outside the layout: title 页面错误, message with cause, Try again', async ({page}) => {
  await open(page, '/crash-outside');
  const crash = page.getByRole('button', {name: '崩溃'});
  await crash.click();
  await expect(page).toHaveTitle('页面错误');
  await expect(page.getByRole('heading', {name: '页面已崩溃'})).toBeVisible();
  await expect(page.getByText('布局外的错误')).toContainText('更深的原因');
  await page.getByRole('button', {name: '重试'}).click();
  await expect(crash).toBeVisible();
});

// Conformance: 8-9
test('spec 8: a failed navbar item shows an error with its configuration', async ({page}) => {
  await page.goto('/failed-item');
  await touch(page);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', {name: '页面已崩溃。'})).toBeVisible();
  await expect(main).toContainText('A theme navbar item failed to render');
  await expect(main).toContainText('"label": "坏的一项"');
  await expect(main).toContainText(`Can't find any sidebar with id "nosuch"`);
  await expect(main).toContainText('- tutorialSidebar');
});
