import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWith} from '../../../../../tests/e2e/pageWith';

const PAGE = pageWith(/data-old-from/);

test("a page about what changes fast says so once its months are over, by the reader's clock", async ({page}) => {
  await open(page, PAGE);
  const note = page.locator('[data-old-from]');
  const from = (await note.getAttribute('data-old-from'))!;
  const day = 24 * 3600 * 1000;
  for (const [now, isShown] of [
    [Date.parse(from) - day, false],
    [Date.parse(from) + day, true],
  ] as const) {
    await page.clock.setFixedTime(now);
    await open(page, PAGE);
    await expect(note).toBeAttached();
    await expect(note)[isShown ? 'toBeVisible' : 'toBeHidden']();
  }
  await expect(note).toContainText('请对照官方文档');
});
