import {expect, test, type Locator} from '@playwright/test';
import {open, stored, withStored} from '../../../../../tests/e2e/browser';
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

const KEY = 'parallel-notes:memory';
const MEMORY_OFF = {[KEY]: JSON.stringify({v: 1, off: true, pages: {}})};

test('after the answer a reader says how they did; what they had no answer to waits on /reading', {tag: '@screens'}, async ({page}) => {
  await open(page, NOTE);
  const [first, second] = [page.locator('#exercise-1'), page.locator('#exercise-2')];
  await expect(first.getByRole('button', {name: '没想到'})).toBeHidden();
  await first.getByText('看答案').click();
  const [right, missed] = ['对了', '没想到'].map((name) => first.getByRole('button', {name, exact: true})) as [Locator, Locator];
  expect((await missed.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await missed.click();
  await expect(missed).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('status')).toHaveText('记下了，在我的阅读里等你再做一遍。');
  expect(await violations(page, [], '.exercises')).toEqual([]);
  await second.getByText('看答案').click();
  await second.getByRole('button', {name: '对了'}).click();
  await expect(second.getByRole('status')).toHaveText('记下了。');

  await open(page, '/reading');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: /该再做一遍的/})).toBeVisible();
  await expect(main).toContainText('练习答过 2 题，对了 1 题');
  expect(await violations(page)).toEqual([]);
  const again = main.locator(`a[href$="#exercise-1"]`);
  await main.getByRole('button', {name: /会了/}).click();
  await expect(again).toHaveCount(0);
  await expect(main).toContainText('练习答过 2 题，对了 2 题');

  // Said on the note, too, and taken back by a second press.
  await open(page, NOTE);
  await expect(first.locator('summary')).toHaveAttribute('data-result', '对了');
  expect(await first.locator('summary').evaluate((line) => getComputedStyle(line, '::after').content)).toContain('对了');
  await first.getByText('看答案').click();
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await right.click();
  await expect(right).toHaveAttribute('aria-pressed', 'false');
  await expect(first.getByRole('status')).toHaveText('不记了。');
  expect((await stored(page))[KEY]).not.toContain('exercise-1');
});

test('whoever has switched the memory off is not asked', async ({page}) => {
  await withStored(page, MEMORY_OFF);
  await open(page, NOTE);
  const first = page.locator('#exercise-1');
  await first.getByText('看答案').click();
  await expect(first.locator('.exercise-result')).toBeAttached();
  await expect(first.getByRole('button', {name: '没想到'})).toBeHidden();
});
