import {expect, test, type Page} from '@playwright/test';
import {open, stored, withStored} from '../../../../../tests/e2e/browser';

const toggle = (page: Page) => page.getByRole('button', {name: /^切换浅色\/暗黑模式/});
const html = (page: Page) => page.locator('html');

// Conformance: 4-9
test('spec 4 Colour mode: the toggle goes system, light, dark, system; system stores nothing', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  const states: [string, string, string, string | undefined][] = [
    ['system', 'dark', '跟随系统', undefined],
    ['light', 'light', '浅色模式', 'light'],
    ['dark', 'dark', '暗黑模式', 'dark'],
    ['system', 'dark', '跟随系统', undefined],
  ];
  for (const [index, [choice, theme, name, value]] of states.entries()) {
    if (index > 0) {
      await toggle(page).click();
    }
    await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
    await expect(html(page)).toHaveAttribute('data-theme', theme);
    await expect(toggle(page)).toHaveAttribute('title', name);
    await expect(toggle(page)).toHaveAccessibleName(`切换浅色/暗黑模式（当前为${name}）`);
    expect((await stored(page)).theme).toBe(value);
  }
});

// Conformance: 4-9
test('spec 4 Colour mode: with system chosen, a change of the system is followed', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect((await stored(page)).theme).toBeUndefined();
});

test('spec 4 Colour mode: a stored theme other than light and dark counts as none', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await withStored(page, {theme: 'purple'});
  await open(page, '/docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
});

// Conformance: 4-11
test('spec 4 Colour mode: if the switch is disabled, the stored value is removed', async ({page}) => {
  await withStored(page, {theme: 'dark'});
  await open(page, '/switch-off');
  await expect(page.getByText('没有开关')).toBeVisible();
  await expect.poll(async () => (await stored(page)).theme).toBeUndefined();
});
