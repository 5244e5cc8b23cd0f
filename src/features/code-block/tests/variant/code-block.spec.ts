import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../../../../../tests/e2e/browser';

const CODE = {name: '代码', level: 2};

function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && texts.push(message.text()));
  return texts;
}

// Conformance: 8-13, A16
test('spec 8: an unknown language warns once for each block', async ({page}) => {
  const texts = warnings(page);
  await open(page, '/docs/guide/long');
  await expect.poll(() => texts).toEqual(['Language does not exist: brainfuck', 'Language does not exist: nosuchlang']);
});

// Conformance: 8-13
test('spec 8: also on a client navigation; known languages and plain blocks stay silent', async ({page}) => {
  const texts = warnings(page);
  await open(page, '/docs/guide/short');
  await page.getByRole('link', {name: /上一页/}).click();
  await expect(page.getByRole('heading', CODE)).toBeAttached();
  await hydrated(page);
  await expect.poll(() => texts).toEqual(['Language does not exist: brainfuck', 'Language does not exist: nosuchlang']);
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const block = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('code is copied ready to paste, and it is said', async ({page}) => {
    await open(page, '/code');
    for (const [text, pasted] of [
      ['什么也没有', '什么也没有'],
      ['const a', 'const a = 1;\n\nconst b = a + 1;'],
      ['cd src', 'cd src\nmake'],
      ['int b', 'int a;\nint c;'],
      ['x + y', 'x = 1\n\ny = 2\nprint(x + y)'],
    ]) {
      await block(page, text!).hover();
      const button = block(page, text!).getByRole('button', {name: '复制'});
      await button.click();
      await expect(page.getByRole('status').filter({hasText: '代码已复制'})).toBeAttached();
      await expect(block(page, text!).getByRole('button', {name: '已复制'})).toBeVisible();
      expect(await clipboard(page)).toBe(pasted);
    }
  });

  test('by keyboard; the button takes its name back', async ({page}) => {
    await open(page, '/code');
    const button = block(page, '什么也没有').getByRole('button');
    await expect(page.locator('[data-ready]').first()).toBeAttached();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('已复制');
    await expect(button).toHaveText('复制');
    await expect(button).toBeFocused();
  });
});

test.describe('numbered lines', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const CODE = ['def f(n):', '    if n:', '        return 1', '', '    return 0'];
  const numbered = (page: Page) => block(page, 'def f(n)');

  test('are indented as they were typed, wrapped or not', async ({page}) => {
    await open(page, '/code');
    const columns = (code: Element) => {
      const range = document.createRange();
      const boxOf = (node: Node, at: number) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const lines = [...code.querySelectorAll('.code-line')].map((line) => {
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const at = texts.currentNode.textContent!.search(/\S/);
          if (at >= 0) {
            return boxOf(texts.currentNode, at);
          }
        }
        return undefined;
      });
      const {left, width} = lines[0]!;
      return lines.map((box) => box && Math.round((box.left - left) / width));
    };
    const code = numbered(page).locator('code');
    expect(await code.evaluate(columns)).toEqual([0, 4, 8, undefined, 4]);
    await page.evaluate(() => document.documentElement.setAttribute('data-code-wrap', ''));
    expect(await code.evaluate(columns)).toEqual([0, 4, 8, undefined, 4]);
  });

  test('are copied as they were typed', async ({page}) => {
    await open(page, '/code');
    await numbered(page)
      .locator('code')
      .evaluate((code) => getSelection()!.selectAllChildren(code));
    await page.keyboard.press('ControlOrMeta+C');
    expect((await clipboard(page)).trimEnd()).toBe(CODE.join('\n'));
  });

  test('stand clear of their numbers, however many digits these have', async ({page}) => {
    await open(page, '/code');
    const roomInDigits = (line: Element) => {
      const range = document.createRange();
      const word = line.querySelector('span')!;
      range.selectNodeContents(word);
      const {width, paddingLeft, paddingRight} = getComputedStyle(line, '::before');
      const digit = range.getBoundingClientRect().width / word.textContent.length;
      return Math.round((parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight)) / digit);
    };
    expect(await numbered(page).locator('.code-line').first().evaluate(roomInDigits)).toBe(1);
    expect(await block(page, 'const a').locator('.code-line').first().evaluate(roomInDigits)).toBe(2);
  });
});

test('where the clipboard is closed, the code is selected and the reader is told', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.addInitScript(() => (document.execCommand = () => false));
  await open(page, '/code');
  await block(page, 'cd src').getByRole('button').click();
  await expect(page.getByRole('status').filter({hasText: '按 Ctrl+C'})).toBeAttached();
  await expect(block(page, 'cd src').getByRole('button')).toHaveText('未能复制');
  expect(await page.evaluate(() => getSelection()!.toString())).toContain('$ make');
});

test('wide code wraps at a button, and is in the way of the Tab key only while it is wide', async ({page}) => {
  await open(page, '/code');
  const wide = block(page, '比任何屏幕都长');
  const code = wide.locator('pre');
  const overflow = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  const wrap = wide.getByRole('button', {name: '换行'});
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
  await expect(code).toHaveAttribute('tabindex', '0');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await expect(code).not.toHaveAttribute('tabindex');
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
  await expect(block(page, '什么也没有').locator('pre')).not.toHaveAttribute('tabindex');
  await expect(block(page, '什么也没有').getByRole('button', {name: '换行'})).toHaveCount(0);
});

test('folding is one choice for the site: it holds on the next page from its first frame on, and other tabs follow', async ({page}) => {
  await open(page, '/code');
  await block(page, '比任何屏幕都长').getByRole('button', {name: '换行'}).click();
  const isFolded = () => document.documentElement.hasAttribute('data-code-wrap');
  await page.goto('/code');
  expect(await page.evaluate(isFolded)).toBe(true);
  await open(page, '/code');
  await expect(block(page, '比任何屏幕都长').getByRole('button', {name: '换行'})).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    localStorage.removeItem('code-wrap');
    dispatchEvent(new StorageEvent('storage', {key: 'code-wrap', newValue: null, storageArea: localStorage}));
  });
  expect(await page.evaluate(isFolded)).toBe(false);
  await expect(block(page, '比任何屏幕都长').getByRole('button', {name: '换行'})).toHaveAttribute('aria-pressed', 'false');
});

test.describe('an output in columns', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is a table, and is copied as it was printed', async ({page}) => {
    await open(page, '/code');
    const output = block(page, '三种写法各跑一遍');
    await expect(output.getByRole('row')).toHaveCount(4);
    await expect(output.getByRole('row').nth(2).getByRole('cell')).toHaveText(['随机取', '57481', '32067', '27']);
    const rights = await output
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.children[1]!.getBoundingClientRect().right)));
    expect(new Set(rights).size).toBe(1);
    await output.getByRole('button', {name: '复制'}).click();
    await expect(page.getByRole('status').filter({hasText: '代码已复制'})).toBeAttached();
    expect(await clipboard(page)).toContain('\n取末尾        64312         37615      29\n');
  });
});

test('the HTML is final: title, marked lines and numbers stand without a script, the buttons do not', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/code');
  await expect(block(page, '一行很长').locator('.code-title')).toHaveText('一行很长.cpp');
  await expect(block(page, '一行很长').locator('.theme-code-block-highlighted-line')).toHaveText('  return 0; // 这一行被标出来\n');
  await expect(block(page, 'x + y').locator('.theme-code-block-highlighted-line')).toHaveCount(3);
  const lines = block(page, 'const a').locator('.code-line');
  await expect(lines).toHaveCount(3);
  expect(await lines.evaluateAll((all) => new Set(all.map((line) => line.getBoundingClientRect().height)).size)).toBe(1);
  expect(await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content))).toEqual(
    Array(3).fill('counter(line)'),
  );
  await expect(block(page, 'const a').locator('code')).toHaveCSS('counter-reset', 'line 8');
  const {lineHeight, height} = await block(page, 'x + y')
    .locator('code')
    .evaluate((code) => ({
      lineHeight: parseFloat(getComputedStyle(code).lineHeight),
      height: code.clientHeight - 2 * parseFloat(getComputedStyle(code).paddingTop),
    }));
  expect(Math.round(height / lineHeight)).toBe(4);
  await expect(page.getByRole('button', {name: '复制'}).first()).toBeHidden();
  await page.close();
});
