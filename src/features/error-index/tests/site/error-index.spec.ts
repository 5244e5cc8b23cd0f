import {expect, test} from '@playwright/test';

test('a pasted message is found in spite of its paths and numbers, and leads to the section that explains it', async ({page}) => {
  await page.goto('/errors');
  const list = page.locator('.error-index');
  const all = await list.locator('dd').count();
  expect(all).toBeGreaterThan(100);
  const field = page.getByRole('searchbox', {name: '贴上报错'});
  await field.fill('someone@example.com: Permission denied (publickey).');
  await expect(list.getByRole('status')).toContainText(`${all} 条里的`);
  const shown = list.locator('dd:visible');
  expect(await shown.count()).toBeLessThan(10);
  await field.fill('command not found');
  await list.locator('dl > div:visible a').first().click();
  await expect(page).toHaveURL(/\/docs\/.*#/);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
