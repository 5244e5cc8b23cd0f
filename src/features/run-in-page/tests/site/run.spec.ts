import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, touch} from '../../../../../tests/e2e/browser';
import {pagesIn, pageWith} from '../../../../../tests/e2e/pageWith';
import {violationsInBothModes} from '../../../../../tests/e2e/violations';
import {movingSite} from '../../../navigation/tests/moving-site';
import {keptWhole} from '../../../offline/tests/keptWhole';
import {MODULES, replaceModule} from '../modules';

const KINDS = {
  'C++': /<button type="button" data-run="[^"]*" data-hash="[^"]*"(?: data-args="[^"]*")?>/,
  OpenMP: /data-kind="openmp"/,
  MPI: /data-kind="mpi"/,
  CUDA: /data-kind="cuda"/,
};
const BUTTON = 'button[data-run]';
const LITERAL = /^运行结束，\d+ 行，与页上的输出一字不差。$/;

/** The first program of a kind on the shortest page that has one. */
const programOf = (page: Page, kind: keyof typeof KINDS): Locator => {
  const selector = kind === 'C++' ? `${BUTTON}:not([data-kind])` : `${BUTTON}[data-kind="${kind.toLowerCase()}"]`;
  return page.locator('.theme-code-block', {has: page.locator(selector)}).first();
};
const button = (block: Locator) => block.locator(BUTTON);
const said = (block: Locator) => block.locator('.run-said');
const shown = (block: Locator) => block.locator('pre');
const announced = (page: Page) => page.locator('.announcement');

async function openProgram(page: Page, kind: keyof typeof KINDS): Promise<Locator> {
  await open(page, pageWith(KINDS[kind]));
  return programOf(page, kind);
}

/** A program in place of the page's own. */
async function openModule(page: Page, module: Uint8Array): Promise<Locator> {
  const block = await openProgram(page, 'C++');
  await replaceModule(page, button(block), module);
  return block;
}

for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
  test(`${kind}: a press runs the program, and its output is the page's`, async ({page}) => {
    const block = await openProgram(page, kind);
    const own = await shown(block).innerText();
    await button(block).click();
    await expect(said(block)).toHaveText(/^运行结束，\d+ 行，与页上的输出(?:一字不差|一样，只有时间、地址之类每次都变的不同)。$/);
    await expect(block.locator('.run-printed, .run-expected, .run-findings li')).toHaveCount(0);
    expect((await shown(block).innerText()).split('\n').length).toBe(own.split('\n').length);
    await expect(button(block)).toHaveText('运行');
  });
}

test('nothing of it is fetched before the press, which may be the first touch of the page', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const path = pageWith(KINDS['C++']);
  const ofRuns = () => asked.filter((one) => /\/run\/|\/run[.-]/.test(one));
  await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(ofRuns()).toEqual([]);
  await page.goto(path);
  const block = programOf(page, 'C++');
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL);
  expect(ofRuns().sort()).toEqual([
    expect.stringMatching(/^\/assets\/js\/run-worker\./),
    expect.stringMatching(/^\/assets\/js\/run\./),
    expect.stringMatching(/^\/run\/.+-[0-9a-f]{8}\.wasm\.gz$/),
  ]);
});

test('MPI: the reader chooses how many processes; lines that the page does not have are marked; the page’s output comes back', async ({
  page,
}) => {
  const block = await openProgram(page, 'MPI');
  const own = await shown(block).innerText();
  await button(block).click();
  await expect(said(block)).toContainText('运行结束');
  const slider = block.getByRole('slider', {name: '进程'});
  const before = Number(await slider.inputValue());
  await slider.focus();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(block.locator('output')).toHaveText(String(before + 3));
  await expect(block.locator('.run-printed').first()).toBeVisible();
  await expect(said(block)).toContainText(/标 \+ 的 \d+ 行页上没有/);
  await expect(block.locator('.run-expected')).toHaveCount(0);
  await block.getByRole('button', {name: '恢复'}).click();
  expect(await shown(block).innerText()).toBe(own);
  await expect(block.locator('.run-fields, .run-said')).toHaveCount(0);
  await expect(button(block)).toBeFocused();
  await button(block).click();
  await expect(slider).toHaveValue(String(before));
});

test('MPI: two that wait for each other are told of, each with what it waits for', async ({page}) => {
  await open(page, pageWith(/data-run="exchange-/));
  const block = page.locator('.theme-code-block', {has: page.locator('[data-run^="exchange-"]')}).first();
  await button(block).click();
  await expect(said(block)).toContainText('运行结束');
  await block.getByRole('textbox', {name: '参数'}).fill('100000 send');
  await page.keyboard.press('Enter');
  await expect(block.locator('.run-findings li').filter({hasText: '死锁'}).first()).toBeVisible();
  await expect(said(block)).toContainText('退出码');
});

test('CUDA: the three orders of the threads give the page’s output; a random one names its seed, and its limits are told', async ({
  page,
}) => {
  const block = await openProgram(page, 'CUDA');
  await button(block).click();
  await expect(said(block)).toContainText('与页上的输出一');
  for (const order of ['从后往前', '随机']) {
    await block.getByRole('combobox', {name: '线程的次序'}).selectOption(order);
    await expect(said(block)).toHaveText(order === '随机' ? /与页上的输出一.*次序的种子是 \d+。$/ : /与页上的输出一.*。$/);
  }
  await expect(block.locator('.run-fields')).toContainText('时间与带宽没有意义');
  const how = block.getByRole('link', {name: '怎样做到的'});
  expect((await page.request.get((await how.getAttribute('href'))!)).ok()).toBe(true);
});

test('by keyboard, and heard: busy while it runs, one sentence at the end, the focus stays', async ({page}) => {
  const block = await openModule(page, MODULES.endless);
  await button(block).focus();
  await page.keyboard.press('Enter');
  await expect(shown(block)).toHaveAttribute('aria-busy', 'true');
  await expect(button(block)).toHaveText('停止');
  await expect(shown(block)).toContainText('开始');
  await expect(button(block)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(page)).toHaveText('已停止。');
  await expect(shown(block)).not.toHaveAttribute('aria-busy');
  await expect(button(block)).toBeFocused();
  await expect(button(block)).toHaveText('运行');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('one without an end: after ten seconds it is said how long it has been, after 120 it is ended', async ({page}) => {
  await page.clock.install();
  const block = await openModule(page, MODULES.endless);
  await button(block).click();
  await expect(shown(block)).toContainText('开始');
  await page.clock.runFor(11_000);
  await expect(said(block)).toHaveText(/^已经 1\d 秒，还在运行/);
  await page.clock.runFor(110_000);
  await expect(said(block)).toHaveText('运行了 120 秒还没有结束，停在这里。');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a flood, and a fault: the output stops, and why is told', async ({page}) => {
  const flood = await openModule(page, MODULES.flood);
  await button(flood).click();
  await expect(flood.locator('.run-findings li')).not.toHaveCount(0);
  expect((await shown(flood).textContent())!.length).toBeLessThan(210_000);
  await page.unrouteAll();
  const trap = await openModule(page, MODULES.trap);
  await button(trap).click();
  await expect(trap.locator('.run-findings li').first()).toBeVisible();
  await expect(said(trap)).toContainText('退出码');
});

test('what is not what was published does not run; nor does what this browser cannot read', async ({page}) => {
  const block = await openProgram(page, 'C++');
  await page.route('**/run/*.wasm.gz', (route) => route.fulfill({body: Buffer.from('other')}));
  await button(block).click();
  await expect(said(block)).toContainText('没有取到程序');
  await page.unrouteAll();
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL);
  const broken = await openModule(page, MODULES.broken);
  await button(broken).click();
  await expect(said(broken)).toContainText('浏览器太旧');
});

test('a worker whose script cannot be fetched is told as that, and runs when it comes', async ({page}) => {
  await page.route('**/run-worker.*.js', (route) => route.abort());
  const block = await openProgram(page, 'C++');
  await button(block).click();
  await expect(said(block)).toContainText('没有取到程序');
  await expect(button(block)).toHaveText('运行');
  await page.unrouteAll();
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL);
});

test('a browser without DecompressionStream is told so', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream'));
  const block = await openProgram(page, 'C++');
  await button(block).click();
  await expect(said(block)).toContainText('浏览器太旧');
});

// What V8 throws where no memory is left (`ulimit -v 40000000`), and JavaScriptCore.
for (const [what, fault] of [
  [
    'Instance',
    `class { constructor() { throw new RangeError('WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance') } }`,
  ],
  ['compile', `() => Promise.reject(new RangeError('Out of memory'))`],
] as const) {
  test(`a device without the memory for it (${what}) is told so, not that its browser is too old`, async ({page}) => {
    await page.route('**/run-worker.*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: `WebAssembly.${what} = ${fault};\n${await response.text()}`});
    });
    const block = await openProgram(page, 'C++');
    await button(block).click();
    await expect(block).toContainText('这台设备腾不出程序要的内存');
    await expect(button(block)).toHaveText('运行');
  });
}

test('under the headers of the hosts the worker compiles and asks nobody; the page itself may not compile', async ({page}) => {
  const policies = [...readFileSync('build/_headers', 'utf8').matchAll(/^ +Content-Security-Policy: (.*)$/gm)].map(([, policy]) => policy!);
  expect(policies).toHaveLength(3);
  await page.route('**/run-worker.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': [...new Set(policies)].join(', ')}});
  });
  const block = await openProgram(page, 'C++');
  await button(block).click();
  await expect(said(block)).toHaveText(LITERAL);
  const compile = () => WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])).then(() => 'compiled', String);
  expect(await page.evaluate(compile)).toContain('Content Security Policy');
});

test('two programs at once, each in its own place; leaving the page ends them', async ({page}) => {
  const [path] = pagesIn('docs').find(([, html]) => (html.match(/data-hash="/g) ?? []).length > 1)!;
  await open(page, path);
  const blocks = page.locator('.theme-code-block', {has: page.locator(`${BUTTON}[data-hash]`)});
  for (const at of [0, 1]) {
    await replaceModule(page, button(blocks.nth(at)), MODULES.endless);
    await button(blocks.nth(at)).click();
  }
  for (const at of [0, 1]) {
    await expect(shown(blocks.nth(at))).toContainText('开始');
  }
  await button(blocks.nth(0)).click();
  await expect(said(blocks.nth(0))).toHaveText('已停止。');
  await expect(said(blocks.nth(1))).toHaveText('在运行……');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.locator('.pagination-nav a').first().click();
  await expect(blocks.nth(1).locator('.run-said')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('with its fields open it fits the screen, and axe finds nothing', {tag: '@screens'}, async ({page}) => {
  const block = await openProgram(page, 'CUDA');
  await page.setViewportSize({width: Math.min(360, page.viewportSize()!.width), height: 800});
  await button(block).click();
  await expect(said(block)).toContainText('运行结束');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('on paper stands the page’s own output; without a script, and in other editions, there is no button', async ({
  browser,
  page,
  baseURL,
}) => {
  const path = pageWith(KINDS.MPI);
  const block = await openProgram(page, 'MPI');
  const own = await shown(block).innerText();
  await button(block).click();
  await expect(said(block)).toContainText('运行结束');
  await page.emulateMedia({media: 'print'});
  expect(await shown(block).innerText()).toBe(own);
  await expect(block.locator('button, .run-fields, .run-said').filter({visible: true})).toHaveCount(0);
  const still = await browser.newPage({javaScriptEnabled: false, baseURL});
  await still.goto(path);
  await expect(still.locator(BUTTON).first()).toBeHidden();
  await still.close();
  expect(readFileSync(`build${decodeURI(path)}.md`, 'utf8')).not.toContain('运行 ·');
});

test.describe('without a network', () => {
  test.use({serviceWorkers: 'allow'});

  test('a program that was run once runs again, after the page was closed, too', async ({page}) => {
    const site = await movingSite('build');
    const path = pageWith(KINDS['C++']);
    try {
      await open(page, site.url + path);
      await button(programOf(page, 'C++')).click();
      await expect(said(programOf(page, 'C++'))).toHaveText(LITERAL);
      await expect.poll(() => keptWhole(page), {timeout: 60_000}).toContain(decodeURI(path).slice(1));
      const module = await button(programOf(page, 'C++')).getAttribute('data-run');
      const [worker] = globSync('assets/js/run-worker.*.js', {cwd: 'build'});
      for (const name of [`run/${module}.wasm.gz`, worker]) {
        await expect.poll(() => page.evaluate((file) => caches.match(`/${file}`).then(Boolean), name), {timeout: 60_000}).toBe(true);
      }
      site.offline(true);
      await page.goto(site.url + path);
      await touch(page);
      await button(programOf(page, 'C++')).click();
      await expect(said(programOf(page, 'C++'))).toHaveText(LITERAL);
    } finally {
      site.close();
    }
  });
});

test('the markup before the press is at most 200 bytes a program', () => {
  const buttons = ['docs', 'blog'].flatMap((folder) =>
    pagesIn(folder).flatMap(([, html]) => html.match(/<button[^>]* data-run=.*?<\/button>/g) ?? []),
  );
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((one) => Buffer.byteLength(one) > 200)).toEqual([]);
});
