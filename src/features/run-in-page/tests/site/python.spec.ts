import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, touch} from '../../../../../tests/e2e/browser';
import {pageWith} from '../../../../../tests/e2e/pageWith';
import {violationsInBothModes} from '../../../../../tests/e2e/violations';
import {movingSite} from '../../../navigation/tests/moving-site';
import {keptWhole} from '../../../offline/tests/keptWhole';

const PLAIN = /<button type="button" data-run="python" data-kind="python">/;
const TWICE = /<button[^>]*data-run="python" data-kind="python">[\s\S]*<button[^>]*data-run="python" data-kind="python">/;
const SESSION = /data-run="python" data-kind="python" data-session="1"/;
const FILE = /data-run="[^"]+\.py" data-hash/;
// Each run starts an interpreter: seconds where the machine has other work.
const SLOW = {timeout: 60_000};
const LITERAL = /^运行结束，\d+ 行，与页上的输出一字不差。$/;
const OFFER = /^运行 · 解释器约 \d MB，取一次$/;

const blockOf = (page: Page, selector: string): Locator =>
  page.locator('.theme-code-block', {has: page.locator(`button${selector}`)}).first();
const button = (block: Locator) => block.locator('button[data-run]');
const said = (block: Locator) => block.locator('.run-said');
const shown = (block: Locator) => block.locator('pre');
const announced = (page: Page) => page.locator('.announcement');

async function openProgram(page: Page, pattern = PLAIN): Promise<Locator> {
  await open(page, pageWith(pattern));
  return blockOf(page, '[data-run="python"]:not([data-session])');
}

/** Another program in place of the page's. */
const write = (block: Locator, text: string) =>
  block.evaluate((output, code) => (output.previousElementSibling!.querySelector('pre code')!.textContent = code), text);

test.describe.configure({timeout: 300_000});

test('the size of the interpreter stands on the button; nothing is fetched before the press, and once for all after it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofRuns = () => asked.filter((one) => /\/run\/|\/run[.-]/.test(one)).sort();
  await open(page, pageWith(TWICE));
  const blocks = page.locator('.theme-code-block', {has: page.locator('button[data-run="python"]')});
  const [one, other] = [blocks.nth(0), blocks.nth(1)];
  await expect(button(one)).toHaveText(OFFER);
  await page.waitForLoadState('networkidle');
  expect(ofRuns()).toEqual([]);
  await button(one).click();
  await expect(said(one)).toHaveText(/^正在取 Python 的解释器，约 \d MB，只取这一次……$|^解释器在启动……$|在运行|与页上的输出一/);
  await expect(said(one)).toContainText('与页上的输出一', SLOW);
  await expect(button(one)).toHaveText('运行');
  await expect(button(other)).toHaveText('运行');
  const files = ofRuns();
  expect([...new Set(files)]).toEqual([
    expect.stringMatching(/^\/assets\/js\/run-python\./),
    expect.stringMatching(/^\/assets\/js\/run\./),
    expect.stringMatching(/^\/run\/pyodide-[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^\/run\/pyodide-core-[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^\/run\/pyodide-core-[0-9a-f]{8}\.wasm\.gz$/),
    expect.stringMatching(/^\/run\/pyodide-library-[0-9a-f]{8}\.zip\.gz$/),
  ]);
  await button(other).click();
  await expect(said(other)).toContainText('与页上的输出一', SLOW);
  expect(ofRuns().filter((file) => file.endsWith('.gz'))).toHaveLength(2);
});

test('a session: the blocks before run too, and what they print is not shown', async ({page}) => {
  await open(page, pageWith(SESSION));
  const block = page.locator('.theme-code-block', {has: page.locator('button[data-session="1"]')}).last();
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL, SLOW);
});

test('a program in a file runs whole, whatever part of it is shown', async ({page}) => {
  await open(page, pageWith(FILE));
  const block = blockOf(page, '[data-run$=".py"]');
  await button(block).click();
  await expect(said(block)).toContainText('与页上的输出一', SLOW);
});

test('by keyboard: a loop without an end is stopped, and the next run is as the first', async ({page}) => {
  const block = await openProgram(page);
  const own = await shown(block).innerText();
  const code = await block.evaluate((output) => output.previousElementSibling!.querySelector('pre code')!.textContent);
  await write(block, 'print("开始")\nwhile True:\n    pass\n');
  await button(block).focus();
  await page.keyboard.press('Enter');
  await expect(shown(block)).toContainText('开始', SLOW);
  await expect(button(block)).toHaveText('停止');
  await page.keyboard.press('Enter');
  await expect(announced(page)).toHaveText('已停止。');
  await expect(button(block)).toBeFocused();
  await expect.poll(() => page.workers().length).toBe(0);
  await write(block, code);
  await page.keyboard.press('Enter');
  await expect(said(block)).toHaveText(LITERAL, SLOW);
  await block.getByRole('button', {name: '恢复'}).click();
  expect(await shown(block).innerText()).toBe(own);
});

test('a flood, a bomb, an error and an exit: the output stops, and why is told', async ({page}) => {
  const block = await openProgram(page);
  await write(block, 'while True:\n    print("又是一行，没有尽头")\n');
  await button(block).click();
  await expect(block.locator('.run-findings li')).toHaveText('输出超过 200 kB，停在这里', {timeout: 60_000});
  expect((await shown(block).textContent())!.length).toBeLessThan(210_000);
  await write(block, 'blocks = []\nwhile True:\n    blocks.append(bytes(1 << 22))\n');
  await button(block).click();
  await expect(block.locator('.run-findings li')).toHaveText('内存用到了上限 256 MB');
  await expect(shown(block)).toContainText('MemoryError', SLOW);
  await write(block, 'def deeper(n):\n    return deeper(n + 1)\n\n\ndeeper(0)\n');
  await button(block).click();
  await expect(shown(block)).toContainText('RecursionError', SLOW);
  await write(block, 'print(input("名字？"))\n');
  await button(block).click();
  await expect(shown(block)).toContainText('EOFError', SLOW);
  await write(block, 'import sys\nsys.exit(3)\n');
  await button(block).click();
  await expect(said(block)).toContainText('退出码 3', SLOW);
});

test('the reader changes the program and runs that; 恢复 brings back the page’s own', async ({page}) => {
  const block = await openProgram(page);
  const listing = page.locator('.theme-code-block:has(+ .theme-code-block button[data-run="python"]:not([data-session]))').first();
  const own = (await shown(listing).textContent())!;
  const output = await shown(block).innerText();
  await expect(block.getByRole('button', {name: '修改'})).toHaveCount(0);
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL, SLOW);
  await block.getByRole('button', {name: '修改'}).click();
  const field = listing.getByRole('textbox', {name: /程序/});
  await expect(field).toBeFocused();
  await expect(shown(listing)).toBeHidden();
  expect(await field.inputValue()).toBe(own.trimEnd());
  // Tab leaves the field: nobody is caught in it.
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await field.fill('for i in range(2):');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('print(i, "改过")');
  expect(await field.inputValue()).toBe('for i in range(2):\n    print(i, "改过")');
  await page.keyboard.press('Control+Enter');
  await expect(shown(block)).toContainText('1 改过', SLOW);
  await expect(said(block)).toHaveText(/^运行结束，2 行，标 \+ 的 2 行页上没有。$/, SLOW);
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.emulateMedia({media: 'print'});
  await expect(field).toBeHidden();
  await expect(shown(listing)).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await block.getByRole('button', {name: '恢复'}).click();
  await expect(field).toHaveCount(0);
  expect(await shown(listing).textContent()).toBe(own);
  expect(await shown(block).innerText()).toBe(output);
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL, SLOW);
});

test('leaving the page ends it', async ({page}) => {
  const block = await openProgram(page);
  await write(block, 'print("开始")\nwhile True:\n    pass\n');
  await button(block).click();
  await expect(shown(block)).toContainText('开始', SLOW);
  await page.locator('.pagination-nav a, .navbar a[href]').first().click();
  await expect(said(block)).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('what is not what was published does not run; a second press tries again', async ({page}) => {
  const block = await openProgram(page);
  await page.route('**/run/*.zip.gz', (route) => route.fulfill({body: Buffer.from('other')}));
  await button(block).click();
  await expect(said(block)).toContainText('没有取到程序', SLOW);
  await page.unrouteAll();
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL, SLOW);
});

test('a device without the memory for the interpreter is told so', async ({page}) => {
  await page.route('**/run-python.*.js', async (route) => {
    const response = await route.fetch();
    const fault = `WebAssembly.Memory = class { constructor() { throw new RangeError('WebAssembly.Memory(): could not allocate memory') } };`;
    await route.fulfill({response, body: `${fault}\n${await response.text()}`});
  });
  const block = await openProgram(page);
  await button(block).click();
  await expect(said(block)).toContainText('这台设备腾不出程序要的内存', SLOW);
});

test('under the headers of the hosts the interpreter compiles, evaluates nothing, and asks nobody', async ({page}) => {
  const headers = readFileSync('build/_headers', 'utf8');
  const policies = [/^\/\*\n(?: .*\n)*? +Content-Security-Policy: (.*)$/m, /run-python\.\*\n +Content-Security-Policy: (.*)$/m].map(
    (pattern) => pattern.exec(headers)![1]!,
  );
  expect(policies.join()).not.toContain("'unsafe-eval'");
  await page.route('**/run-python.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policies.join(', ')}});
  });
  const block = await openProgram(page);
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL, SLOW);
  await write(
    block,
    'import js\njs.XMLHttpRequest.new().open("GET", "/", False)\nrequest = js.XMLHttpRequest.new()\nrequest.open("GET", "/", False)\nrequest.send()\n',
  );
  await button(block).click();
  await expect(shown(block)).toContainText('NetworkError', SLOW);
});

test('after a run it fits the screen, and axe finds nothing', {tag: '@screens'}, async ({page}) => {
  const block = await openProgram(page);
  await page.setViewportSize({width: Math.min(360, page.viewportSize()!.width), height: 800});
  await expect(button(block)).toHaveText(OFFER);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL, SLOW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsInBothModes(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({serviceWorkers: 'allow'});

  test('once the interpreter was used, Python runs again, after the page was closed, too', async ({page}) => {
    const site = await movingSite('build');
    const path = pageWith(PLAIN);
    const program = () => blockOf(page, '[data-run="python"]:not([data-session])');
    try {
      await open(page, site.url + path);
      await button(program()).click();
      await expect(said(program())).toHaveText(LITERAL, SLOW);
      await expect.poll(() => keptWhole(page), {timeout: 60_000}).toContain(decodeURI(path).slice(1));
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname));
      for (const file of files.filter((name) => /\/run\//.test(name))) {
        await expect.poll(() => page.evaluate((name) => caches.match(name).then(Boolean), file)).toBe(true);
      }
      site.offline(true);
      await page.goto(site.url + path);
      await touch(page);
      await button(program()).click();
      await expect(said(program())).toHaveText(LITERAL, SLOW);
    } finally {
      site.close();
    }
  });
});
