import {expect, test, type Page} from '@playwright/test';
import {openBeforeHydration, stored} from '../../../../../tests/e2e/browser';
import {pageWith, pageWithPlayer, pageWithTabs} from '../../../../../tests/e2e/pageWith';
import {button, field} from '../../../search/tests/search-helpers';

const SCRIPT = /\/assets\/js\/main[^/]*\.js$/;
const NOTE = '/docs/intro';
const PLAYER = pageWithPlayer('quick-sort');

const expectNotHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

test('nothing of the app is fetched before the reader does something', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()) && fetched.push(request.url()));
  for (const first of [() => page.mouse.move(40, 300), () => page.keyboard.press('Tab'), () => page.mouse.wheel(0, 50)]) {
    // What the page before still asks for ends here.
    await page.goto('about:blank');
    fetched.length = 0;
    await page.goto(NOTE, {waitUntil: 'networkidle'});
    expect(fetched).toEqual([]);
    await first();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(fetched.filter((url) => SCRIPT.test(url))).toHaveLength(1);
    await page.mouse.move(0, 0);
  }
});

test('a pointer that rests over the page does not start the app', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => SCRIPT.test(request.url()) && fetched.push(request.url()));
  await page.mouse.move(300, 300);
  await page.goto(NOTE, {waitUntil: 'networkidle'});
  // What a browser says of a pointer when the page below it is new or moves, though nobody moved it.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})));
  await page.waitForLoadState('networkidle');
  await expectNotHydrated(page);
  expect(fetched).toEqual([]);
  await page.mouse.move(301, 300);
  await expect.poll(() => fetched.length).toBe(1);
});

for (const [how, ask] of [
  ['a double click on its button', (page: Page) => button(page).dblclick()],
  ['/', (page: Page) => page.keyboard.press('/')],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`the search asked for early by ${how} opens with what was typed since`, async ({page}) => {
    const hydrate = await openBeforeHydration(page, NOTE);
    await ask(page);
    await page.keyboard.type('quux');
    await page.keyboard.press('Backspace');
    await expect(page.locator('[data-early-search] input')).toHaveValue('quu');
    await expectNotHydrated(page);
    await hydrate();
    await expect(field(page)).toHaveValue('quu');
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('quux');
  });
}

test('a letter typed early on the search button is the query', async ({page}) => {
  const hydrate = await openBeforeHydration(page, NOTE);
  await button(page).focus();
  await page.keyboard.type('gdb');
  await hydrate();
  await expect(field(page)).toHaveValue('gdb');
});

test('the colour toggle works at once, and the app goes on from there', async ({page}) => {
  const hydrate = await openBeforeHydration(page, NOTE);
  const toggle = page.getByRole('button', {name: /^切换浅色\/暗黑模式/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await stored(page)).theme).toBe('dark');
  await expectNotHydrated(page);
  await hydrate();
  await expect(toggle).toHaveAttribute('title', '暗黑模式');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a link does not wait for the app', async ({page}) => {
  await openBeforeHydration(page, NOTE);
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '关于'}).click();
  await expect(page).toHaveURL(/\/about$/);
  await expectNotHydrated(page);
});

test('a category of the sidebar pressed early folds once', async ({page}) => {
  const hydrate = await openBeforeHydration(page, NOTE);
  const caret = page.locator('.menu__caret[aria-expanded="false"]').first();
  await caret.click();
  await page.locator('.menu__caret').first().click();
  await expectNotHydrated(page);
  await hydrate();
  await expect(page.locator('.menu__caret').first()).toHaveAttribute('aria-expanded', 'true');
});

test('a tab and a copy button pressed early answer when they are ready', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hydrate = await openBeforeHydration(page, pageWithTabs());
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = (await tab.textContent())!;
  await tab.click();
  const copy = page.locator('.code-copy:visible').first();
  await copy.click();
  await expect(copy).toHaveText('复制');
  await expectNotHydrated(page);
  await hydrate();
  await expect(page.getByRole('tab', {name, exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(copy).toHaveText('已复制');
});

test('a fold pressed early is open at once, and stays so', async ({page}) => {
  const hydrate = await openBeforeHydration(page, pageWith(/<details class="alert/));
  const fold = page.locator('[data-body] details').first();
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open');
  await expectNotHydrated(page);
  await hydrate();
  await expect(fold).toHaveAttribute('open');
  await expect(fold.locator('.details-content')).toBeVisible();
});

test('an entry of the contents leads to its heading at once', async ({page}) => {
  const hydrate = await openBeforeHydration(page, NOTE);
  const entry = page.locator('.table-of-contents__link').last();
  const id = (await entry.getAttribute('href'))!.slice(1);
  const heading = page.locator(`[id="${decodeURIComponent(id)}"]`);
  await entry.click();
  await expect(heading).toBeInViewport();
  await expectNotHydrated(page);
  await hydrate();
  await expect(heading).toBeInViewport();
});

test('a player that is used early, by its buttons, slider and keys, goes as far as it was asked', async ({page}) => {
  const hydrate = await openBeforeHydration(page, PLAYER);
  const player = page.locator('[data-island="AlgorithmPlayer"]').first();
  await player.scrollIntoViewIfNeeded();
  const slider = player.getByRole('slider').first();
  await expect(slider).toHaveValue('0');
  const next = player.getByRole('button', {name: '前进一步'});
  await next.click();
  await next.click();
  await player.getByRole('group').first().press('ArrowRight');
  await expectNotHydrated(page);
  await hydrate();
  await expect(slider).toHaveValue('3');
  await next.click();
  await expect(slider).toHaveValue('4');
});

test('a slider that is moved early stays where it was put', async ({page}) => {
  const hydrate = await openBeforeHydration(page, PLAYER);
  const player = page.locator('[data-island="AlgorithmPlayer"]').first();
  const slider = player.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectNotHydrated(page);
  await hydrate();
  await expect(slider).toHaveValue('2');
  await player.getByRole('button', {name: '前进一步'}).click();
  await expect(slider).toHaveValue('3');
});

test('the menu button pressed early, twice by an impatient finger, opens the drawer', {tag: '@phone'}, async ({page}) => {
  const hydrate = await openBeforeHydration(page, NOTE);
  const menu = page.getByRole('button', {name: '切换导航栏'});
  await menu.tap();
  await menu.tap();
  await hydrate();
  await expect(page.getByRole('dialog', {name: '导航'})).toBeVisible();
});

test('the contents pressed early open', {tag: '@phone'}, async ({page}) => {
  const hydrate = await openBeforeHydration(page, NOTE);
  const entries = page.locator('dialog .phone-contents__link');
  await page.getByRole('button', {name: '目录'}).tap();
  await expectNotHydrated(page);
  await hydrate();
  await expect(entries.first()).toBeVisible();
});
