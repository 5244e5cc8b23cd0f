import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithPlayer} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = pageWithPlayer('tim-sort');
const race = (page: Page) => page.locator('[data-island="SortingRace"]');
const chart = (page: Page) => page.locator('[data-island="GrowthChart"]');

/** The chart's column of comparisons, by the row's name and n. */
const counted = async (page: Page) =>
  Object.fromEntries(
    await chart(page)
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [row.children[0]!.textContent, row.children[1]!.textContent])),
  );

test('a race: every lane ends sorted, in the place that its words say, and another unit makes another winner', async ({page}) => {
  await open(page, PAGE);
  await race(page).scrollIntoViewIfNeeded();
  const reading = race(page).getByRole('status');
  await expect(async () => {
    await race(page).locator('[role="group"][tabindex="0"]').press('End');
    await expect(reading).toHaveText(/都排完了，先后是：Tim 排序（\d+ 拍）、/, {timeout: 500});
  }).toPass();
  const lanes = race(page).getByRole('img');
  await expect(lanes).toHaveCount(4);
  for (const lane of await lanes.all()) {
    await expect(lane).toHaveAccessibleName('5、8、12、17、22、25、29、31、33、40、47、51、58、63、76、90');
  }
  await expect(race(page).getByText('第 1 名')).toHaveCount(1);
  await race(page).getByRole('checkbox', {name: '选择'}).check();
  await expect(lanes).toHaveCount(5);
  await expect(reading).toHaveText('第 0 拍：都还在排。');
  await race(page).getByRole('radio', {name: '只数写入'}).check();
  await race(page).locator('[role="group"][tabindex="0"]').press('End');
  await expect(reading).toHaveText(/先后是：选择排序（30 拍）/);
  expect(await violations(page, [], '[data-island="SortingRace"]')).toEqual([]);
});

test('a chart: numbers of small n from the server, larger ones counted while the page answers', async ({page, request}) => {
  expect(await (await request.get(PAGE)).text()).toMatch(/插入<!-- --> <!-- -->128|插入 128/);
  await open(page, PAGE);
  await chart(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await chart(page).getByRole('radio', {name: '已排好'}).check({timeout: 500});
    expect((await counted(page))['Tim 128']).toBe('127');
  }).toPass();
  await chart(page).getByRole('checkbox', {name: '选择'}).check();
  await chart(page).getByRole('radio', {name: '512'}).check();
  await expect.poll(() => counted(page)).toMatchObject({'选择 512': '130816', '插入 512': '511', '快速 512': '130816', 'Tim 512': '511'});
  expect(await violations(page, [], '[data-island="GrowthChart"]')).toEqual([]);
});
