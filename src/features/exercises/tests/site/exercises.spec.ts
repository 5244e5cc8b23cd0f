import {expect, test} from '@playwright/test';
import {pageWith} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

const NOTE = pageWith(/id="exercise-2"/);

test('an answer is a line below its question, high enough for a finger, and opens there', {tag: '@screens'}, async ({page}) => {
  await page.goto(NOTE);
  const [first, second] = [page.locator('#exercise-1'), page.locator('#exercise-2')];
  const line = first.getByText('看答案');
  await line.scrollIntoViewIfNeeded();
  const [question, summary, next] = await Promise.all([first.boundingBox(), first.locator('summary').boundingBox(), second.boundingBox()]);
  expect(summary!.height).toBeGreaterThanOrEqual(44);
  expect(summary!.x).toBeGreaterThanOrEqual(question!.x);
  expect(next!.y - (summary!.y + summary!.height)).toBeGreaterThanOrEqual(20);
  const answer = first.locator('.details-content');
  await expect(answer).toBeHidden();
  await line.click();
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())!.y).toBeLessThan((await second.boundingBox())!.y);
  expect(await violations(page, [], '.exercises')).toEqual([]);
});
