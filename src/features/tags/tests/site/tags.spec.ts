import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

test(
  'the page of tags is a few screens: each tag opens to its notes, and the field finds those under a closed letter',
  {tag: '@screens'},
  async ({page}) => {
    await open(page, '/tags');
    const box = page.locator('.tags[data-ready]');
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(9);
    const first = box.locator('.tags-tag').first();
    await first.locator('summary').click();
    const count = Number(await first.locator('summary span').textContent());
    await expect(first.getByRole('listitem')).toHaveCount(count);
    await expect(first.getByRole('link').first()).toBeVisible();
    const hidden = box.locator('.tags-letter .tags-tag').last();
    const name = (await hidden.locator('summary').evaluate((summary) => summary.firstChild!.textContent))!;
    await expect(hidden).toBeHidden();
    await box.getByRole('searchbox', {name: '在标签里找'}).fill(name);
    await expect(hidden).toBeVisible();
    await expect(box.getByRole('status')).toContainText(/^\d+ 个里的 \d+ 个$/);
    await box.getByRole('searchbox').fill('没有这个标签');
    await expect(box.getByRole('status')).toContainText('没有这个标签');
    await expect(box.getByRole('heading', {level: 2})).toHaveCount(0);
    await box.getByRole('searchbox').fill('');
    await expect(first).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test('whoever comes for a tag under a closed letter finds it open', async ({page}) => {
  await page.goto('/tags');
  const id = (await page.locator('.tags-letter .tags-tag > ul').last().getAttribute('id'))!;
  await open(page, `/tags#${encodeURIComponent(id)}`);
  await expect(page.locator(`[id="${id}"]`).getByRole('link').first()).toBeInViewport();
});
