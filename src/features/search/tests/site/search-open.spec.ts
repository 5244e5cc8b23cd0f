import {expect, test, type Page} from '@playwright/test';
import {heldBack} from '../../../../../tests/e2e/browser';
import {button, delayModal, docsearchChunks, field, visit} from '../search-helpers';

const PAGE = '/docs/category/cuda';
const BUILD = 'build';

/** Presses a key on the focused search button, and says whether the page kept the browser from handling it. */
async function prevented(page: Page, key: string): Promise<boolean> {
  await button(page).focus();
  const result = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        window.addEventListener('keyup', () => resolve((window as {wasPrevented?: boolean}).wasPrevented === true), {once: true}),
      ),
  );
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => Object.assign(window, {wasPrevented: event.defaultPrevented}), {once: true}),
  );
  await page.keyboard.press(key);
  return result;
}

// Conformance: 2.5-1, 2.5-2, 5-2, 5-3, T12
test('spec 2.5, 5 What opens the search, what is left to the page and the browser, what closes it, and the first query', async ({page}) => {
  await visit(page, PAGE);

  await test.step('the modal opens by click, Ctrl+K, Cmd+K and /, and Escape closes it', async () => {
    const open = [
      () => button(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ];
    for (const opening of open) {
      await opening();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  await test.step('Ctrl+K closes the open modal', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('the / shortcut is ignored while typing in an input, select, textarea or editable element', async () => {
    for (const html of ['<input>', '<select></select>', '<textarea></textarea>', '<div contenteditable="true">字</div>']) {
      await page.evaluate((markup) => {
        document.body.insertAdjacentHTML('beforeend', `<div id="typing">${markup}</div>`);
        document.querySelector<HTMLElement>('#typing > *')!.focus();
      }, html);
      await page.keyboard.press('/');
      await page.evaluate(() => document.querySelector('#typing')!.remove());
    }
    await expect(field(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('function keys and keys with a modifier on the focused button are left to the browser', async () => {
    for (const key of ['F2', 'Control+c', 'Meta+c', 'Alt+d', 'Shift+F7', 'Tab']) {
      expect(await prevented(page, key), key).toBe(false);
    }
    await expect(field(page)).toHaveCount(0);
    expect(await prevented(page, 'g')).toBe(true);
    await expect(field(page)).toHaveValue('g');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  // Playwright's number pad is one with NumLock off; with Shift its key is the digit.
  for (const [key, prefilled] of [
    ['g', 'g'],
    ['G', 'G'],
    ['7', '7'],
    ['Shift+Numpad0', '0'],
  ] as const) {
    await test.step(`${key} on the focused button opens the modal prefilled`, async () => {
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(prefilled);
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
    });
  }

  await test.step('an Escape or Enter that belongs to an input method does not close the modal', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('cuda');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    for (const key of ['Escape', 'Enter']) {
      await field(page).evaluate((input, name) => {
        input.dispatchEvent(new KeyboardEvent('keydown', {key: name, code: name, bubbles: true, cancelable: true, isComposing: true}));
        input.dispatchEvent(new KeyboardEvent('keydown', {key: name, code: name, keyCode: 229, bubbles: true, cancelable: true}));
      }, key);
      await expect(field(page)).toHaveValue('cuda');
      await expect(page).toHaveURL(PAGE);
    }
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('the initial query is the selected text, its first 64 characters', async () => {
    await page.evaluate(() => {
      document.querySelector('h1')!.textContent = '选'.repeat(70);
      window.getSelection()!.selectAllChildren(document.querySelector('h1')!);
    });
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('选'.repeat(64));
  });
});

for (const opening of ['g', 'Control+k']) {
  test(`T12 What is typed after ${opening} while the modal's code loads arrives whole`, async ({page}) => {
    const release = await delayModal(page, BUILD);
    await visit(page, PAGE);
    await button(page).focus();
    await page.keyboard.press(opening);
    await page.keyboard.type('itx');
    await page.keyboard.press('Backspace');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(field(page)).toHaveCount(0);
    release();
    await expect(field(page)).toHaveValue(opening === 'g' ? 'git' : 'it');
    await page.keyboard.type('log');
    await expect(field(page)).toHaveValue(opening === 'g' ? 'gitlog' : 'itlog');
  });
}

// Conformance: T12
test('T12 "git" typed fast on the button arrives whole', async ({page}) => {
  await visit(page, PAGE);
  await button(page).focus();
  await page.keyboard.type('git');
  await expect(field(page)).toHaveValue('git');
});

test('Escape while the code loads gives the search up', async ({page}) => {
  const release = await delayModal(page, BUILD);
  await visit(page, PAGE);
  await button(page).focus();
  await page.keyboard.type('git');
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await page.waitForResponse(`**/${docsearchChunks(BUILD)[0]}`);
  await expect(field(page)).toHaveCount(0);
});

test('code that fails to load is told, and can be tried again', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const chunk = `**/assets/js/${docsearchChunks(BUILD)[0]}`;
  await page.route(chunk, (route) => route.abort());
  await visit(page, PAGE);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('搜索没有加载成功');
  await page.unroute(chunk);
  await page.getByRole('alert').getByRole('button', {name: '重试'}).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

// Conformance: T27
test('T27 A modal opened while a page change is pending outlives it', async ({page}) => {
  const loaded = page.waitForResponse(`**/${docsearchChunks(BUILD)[0]}`);
  await visit(page, PAGE);
  await button(page).focus();
  await loaded;
  const release = await heldBack(page, '**/assets/js/*.js');
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 500);
    document.querySelector<HTMLElement>('.navbar__brand')!.click();
  });
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('cu');
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  release();
  await expect(page.locator('html')).not.toHaveClass(/plugin-docs/);
  await field(page).pressSequentially('da');
  await expect(field(page)).toHaveValue('cuda');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  // The new page's position, not the one that the modal was opened at.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('opening and closing the modal leaves the page where it was', {tag: '@screens'}, async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
