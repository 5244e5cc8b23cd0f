import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = '/docs/player';

const quick = (page: Page) => page.locator('#player-quick-sort');
const merge = (page: Page) => page.locator('#player-merge-sort');
const reading = (page: Page) => quick(page).getByRole('status');
const numbers = (page: Page) => quick(page).getByRole('img').first();
const lit = (page: Page) => quick(page).locator('[aria-current="step"]');
/** Unfolds the fields that change the input. */
const unfold = (page: Page) => quick(page).getByRole('button', {name: '换一组'}).click();
const press = (page: Page, key: string) => quick(page).getByRole('group').first().press(key);

/** Opens the page and waits until the player answers its keys. */
async function openPlayer(page: Page, path = PAGE): Promise<void> {
  await open(page, path);
  await quick(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await press(page, 'End');
    await expect(reading(page)).toHaveText('排好了。', {timeout: 500});
  }).toPass();
  await press(page, 'Home');
}

test('the first frame stands in the HTML: numbers, sentence, counters, and the program with its line lit, without labels', async ({
  request,
  browser,
  baseURL,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).not.toMatch(/@(pivot|compare|swap)/);
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(baseURL + PAGE);
  await expect(numbers(page)).toHaveAccessibleName('5、2、9、1');
  await expect(reading(page)).toHaveText('在第 1 到 4 个里，以最后一个 1 为枢轴。');
  await expect(quick(page).getByText('比较 0')).toBeVisible();
  await expect(lit(page)).toHaveText(/const int pivot = a\[hi - 1\];/);
  await expect(quick(page).getByRole('button')).toHaveCount(0);
  // Without script three more moments stand below the first, up to the sorted end.
  await expect(quick(page).getByRole('listitem')).toHaveCount(3);
  await expect(quick(page).getByRole('img').last()).toHaveAccessibleName('1、2、5、9');
  await page.close();
});

test('steps, plays, sorts what the reader types, and offers cases', async ({page}) => {
  await openPlayer(page);

  await test.step('steps both ways, scrubs, and takes the keys of the design', async () => {
    await quick(page).getByRole('button', {name: '前进一步'}).click();
    await expect(reading(page)).toHaveText('5 比枢轴 1 小吗？不小，留在原处。');
    await expect(lit(page)).toHaveText(/if \(a\[i\] < pivot\)/);
    await expect(quick(page).getByText('比较 1')).toBeVisible();
    await quick(page).getByRole('button', {name: '后退一步'}).click();
    await expect(lit(page)).toHaveText(/const int pivot/);
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    await expect(reading(page)).toHaveText(/^2 比枢轴/);
    await press(page, 'ArrowLeft');
    await expect(reading(page)).toHaveText(/^5 比枢轴/);
    await quick(page).getByRole('slider', {name: '步'}).press('End');
    await expect(numbers(page)).toHaveAccessibleName('1、2、5、9');
    // The end lies outside the shown part.
    await expect(lit(page)).toHaveCount(0);
    await quick(page).getByRole('button', {name: '回到开头'}).click();
    await expect(numbers(page)).toHaveAccessibleName('5、2、9、1');
  });

  await test.step('sorts what the reader types; nonsense leaves the picture and says how to mend it', async () => {
    await expect(quick(page).getByRole('textbox')).toHaveCount(0);
    await unfold(page);
    const field = quick(page).getByRole('textbox', {name: '输入'});
    await press(page, 'ArrowRight');
    await field.fill('3, 1，2');
    await expect(numbers(page)).toHaveAccessibleName('3、1、2');
    await expect(reading(page)).toHaveText(/以最后一个 2 为枢轴/);
    await field.fill('3 1 二');
    await expect(field).toHaveAccessibleDescription(/“二”不行：每个数是 0 到 99 之间的整数/);
    await expect(numbers(page)).toHaveAccessibleName('3、1、2');
    await field.fill(Array.from({length: 61}, () => '1').join(' '));
    await expect(field).toHaveAccessibleDescription('要 1 到 60 个数，现在是 61 个。');
    expect(await violations(page, [], '#player-quick-sort')).toEqual([]);
    await field.fill('5 2 9 1');
    await expect(numbers(page)).toHaveAccessibleName('5、2、9、1');
  });

  await test.step('plays to the end and stops, without moving the page; axe finds nothing while it plays, nor when it pauses', async () => {
    await quick(page).getByRole('combobox', {name: '速度'}).selectOption('0.5');
    await press(page, ' ');
    await expect(quick(page).getByRole('button', {name: '暂停'})).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const top = await page.evaluate(() => window.scrollY);
    await press(page, ' ');
    await expect(quick(page).getByRole('button', {name: '播放'})).toBeVisible();
    expect(await violations(page, [], '#player-quick-sort')).toEqual([]);
    await quick(page).getByRole('combobox', {name: '速度'}).selectOption('4');
    await quick(page).getByRole('button', {name: '播放'}).click();
    await expect(reading(page)).toHaveText('排好了。');
    await expect(quick(page).getByRole('button', {name: '播放'})).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  await test.step("offers cases, the page's own input again, and random ones", async () => {
    await quick(page).getByRole('button', {name: '最坏：已排好'}).click();
    await expect(numbers(page)).toHaveAccessibleName('1、2、3、4、5、6、7、8');
    await expect(quick(page).getByRole('button', {name: '最坏：已排好'})).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'End');
    await expect(quick(page).getByText('比较 28')).toBeVisible();
    await quick(page).getByRole('button', {name: '随机'}).click();
    await expect(numbers(page)).toHaveAccessibleName(/^\d+(、\d+){11}$/);
    await quick(page).getByRole('button', {name: '本页的'}).click();
    await expect(numbers(page)).toHaveAccessibleName('5、2、9、1');
  });
});

test('a shared address opens at the same step of the same input, and leaves other players alone', async ({page, browser}) => {
  await openPlayer(page);
  await unfold(page);
  await quick(page).getByRole('textbox', {name: '输入'}).fill('3 1 2');
  await press(page, 'ArrowRight');
  const said = await reading(page).innerText();
  await quick(page).getByRole('button', {name: '分享'}).click();
  await expect(reading(page)).toHaveText(/^地址栏里是这一步的地址/);
  const shared = page.url();
  expect(shared).toMatch(/\/docs\/player\?quick-sort=3\+1\+2&step=1#player-quick-sort$/);

  const other = await browser.newPage();
  await other.goto(shared);
  await expect(reading(other)).toHaveText(said);
  await expect(numbers(other)).toHaveAccessibleName('3、1、2');
  await expect(merge(other).getByRole('img').first()).toHaveAccessibleName('5、2、9、1、7、3、8、4');
  await other.goto(`${PAGE}?quick-sort=x&step=1#player-quick-sort`.replace(/^/, new URL(shared).origin));
  await expect(numbers(other)).toHaveAccessibleName('5、2、9、1');
  await other.close();
});

test('fits 360 px with sixty numbers, and scrolls the program inside its own box', async ({browser, baseURL}) => {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true, baseURL});
  const page = await context.newPage();
  await openPlayer(page);
  await unfold(page);
  await quick(page)
    .getByRole('textbox', {name: '输入'})
    .fill(Array.from({length: 60}, (_, i) => (i * 37) % 100).join(' '));
  await quick(page).getByRole('button', {name: '前进一步'}).tap();
  await expect(reading(page)).toHaveText(/比枢轴/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  const box = (await quick(page).getByRole('figure').boundingBox())!;
  for (const bar of await quick(page).getByRole('img').first().locator('> div').all()) {
    const {x, width} = (await bar.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(box.x);
    expect(x + width).toBeLessThanOrEqual(box.x + box.width);
  }
  expect(await violations(page)).toEqual([]);

  const picture = merge(page).getByRole('group').first();
  const goToCopy = () =>
    expect(async () => {
      await picture.press('ArrowRight');
      await expect(merge(page).locator('[aria-current="step"]')).toHaveText(/b\[k\] = a\[j\+\+\]/, {timeout: 300});
    }).toPass();
  // Once, so that the figure is hydrated: before that Home is the page's own key.
  await goToCopy();
  await picture.press('Home');
  const top = await page.evaluate(() => window.scrollY);
  await goToCopy();
  expect(
    await merge(page)
      .getByLabel('程序')
      .evaluate((box) => box.scrollTop),
  ).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await context.close();
});

test('on a phone all of it stands in one screen: picture, sentence, one row of buttons, seven lines round the current one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true, baseURL});
  const page = await context.newPage();
  await openPlayer(page);
  for (const player of [quick(page), merge(page)]) {
    await expect(player.getByRole('button', {name: '播放'})).toBeVisible();
    expect((await player.getByRole('figure').boundingBox())!.height).toBeLessThanOrEqual(600);
    const row = await player
      .locator('button[aria-label], input[type="range"]')
      .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect()));
    const buttons = row.filter(({top}) => Math.abs(top - row.at(-1)!.top) < 3);
    expect(buttons).toHaveLength(5);
    for (const {height, width} of buttons) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(36);
    }
  }
  await test.step('speed and reset are behind a button', async () => {
    const speed = quick(page).getByRole('combobox', {name: '速度'});
    await expect(speed).toBeHidden();
    await quick(page).getByRole('button', {name: '速度与重来'}).tap();
    await expect(speed).toBeVisible();
    await expect(quick(page).getByRole('button', {name: '回到开头'})).toBeVisible();
  });
  await test.step('the lit line has others round it, and a button shows them all', async () => {
    const program = quick(page).getByLabel('程序');
    const lines = () => program.evaluate((box) => box.clientHeight / (box.querySelector('code > span') as HTMLElement).offsetHeight);
    expect(Math.floor(await lines())).toBe(7);
    await press(page, 'ArrowRight');
    const inside = await lit(page).evaluate((line) => {
      const box = line.closest('pre')!.getBoundingClientRect();
      const {top, bottom, height} = line.getBoundingClientRect();
      return top - box.top >= height / 2 && box.bottom - bottom >= height / 2;
    });
    expect(inside).toBe(true);
    const unfold = quick(page).getByRole('button', {name: /^全部 \d+ 行$/});
    await unfold.tap();
    await expect(quick(page).getByRole('button', {name: '收起'})).toHaveAttribute('aria-expanded', 'true');
    expect(await lines()).toBeGreaterThan(7);
  });
  await context.close();
});

test('pressed, it advances at once; a sentence of the same kind stays a third as long', async ({page}) => {
  await openPlayer(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await quick(page).getByRole('button', {name: '播放'}).click();
  await expect(reading(page)).toHaveText(/^5 比枢轴 1 小吗/);
  await page.clock.runFor(1050);
  await expect(reading(page)).toHaveText(/^5 比枢轴 1 小吗/);
  await page.clock.runFor(100);
  await expect(reading(page)).toHaveText(/^2 比枢轴 1 小吗/);
  await page.clock.runFor(400);
  await expect(reading(page)).toHaveText(/^9 比枢轴 1 小吗/);
});

test('before the run one may guess a counter: the guess stays as a mark on it, and stands beside the truth at the end', async ({page}) => {
  await openPlayer(page);
  const remembered = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('parallel-notes:memory') ?? '{"pages":{}}') as {pages: Record<string, {guesses?: object[]}>})
          .pages['/docs/player']?.guesses,
    );
  const offer = quick(page).getByRole('button', {name: '先猜比较几次'});
  await test.step('it is offered at the first step alone, and not in the way', async () => {
    await expect(offer).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(offer).toHaveCount(0);
    await press(page, 'End');
    await expect(reading(page)).toHaveText('排好了。');
    await press(page, 'Home');
  });
  await test.step('whoever types no number has not guessed', async () => {
    await offer.click();
    await expect(quick(page).getByRole('textbox', {name: '你猜比较几次？'})).toBeFocused();
    await quick(page).getByRole('button', {name: '前进一步'}).click();
    await expect(quick(page).getByText('比较 1')).toBeVisible();
    await press(page, 'Home');
    await expect(offer).toBeVisible();
  });
  await test.step('Enter begins the run; the mark stays, the last sentence has both numbers', async () => {
    await offer.click();
    await page.keyboard.type('约 4');
    await expect(quick(page).getByRole('textbox')).toHaveValue('4');
    expect(await violations(page, [], '#player-quick-sort')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(quick(page).getByRole('button', {name: '暂停'})).toBeVisible();
    await expect(quick(page).getByText('猜 4')).toBeVisible();
    // The keyboard's place is the picture: its keys go on.
    await page.keyboard.press('End');
    await expect(reading(page)).toHaveText('排好了。你猜比较 4 次，实际 5 次，很近了。');
    expect(await violations(page, [], '#player-quick-sort')).toEqual([]);
    await expect.poll(remembered).toMatchObject([{guess: 4, truth: 5}]);
  });
  await test.step('it holds for this input: run again it is not asked again, another one is', async () => {
    await press(page, 'Home');
    await expect(quick(page).getByText('猜 4')).toBeVisible();
    await press(page, 'End');
    await unfold(page);
    await quick(page).getByRole('textbox', {name: '输入'}).fill('3 1 2');
    await expect(offer).toBeVisible();
    await expect(quick(page).getByText('猜 4')).toHaveCount(0);
    expect(await remembered()).toHaveLength(1);
  });
});

test('a sort can be heard: not before it is switched on, then two tones a comparison', async ({page}) => {
  await page.addInitScript(() => {
    const counted = {tones: 0};
    Object.assign(window, {counted});
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        counted.tones += 1;
        super.start(when);
      }
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as {counted: {tones: number}}).counted.tones);
  await openPlayer(page);
  await press(page, 'ArrowRight');
  expect(await tones()).toBe(0);
  await press(page, 'Home');
  const listen = quick(page).getByRole('button', {name: '听'});
  await expect(listen).toHaveAttribute('aria-pressed', 'false');
  await listen.click();
  await expect(listen).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'ArrowRight');
  await expect(reading(page)).toHaveText(/^5 比枢轴/);
  await expect.poll(tones).toBe(2);
  await listen.click();
  await press(page, 'ArrowRight');
  await expect(reading(page)).toHaveText(/^2 比枢轴/);
  expect(await tones()).toBe(2);
  expect(await violations(page, [], '#player-quick-sort')).toEqual([]);
});

test('who wants no motion gets none', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPlayer(page);
  const bars = quick(page).getByRole('img').first().locator('> div');
  const times = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transitionDuration));
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set(['0s']));
});

test('the first player costs 25 kB at most, each further one 6 kB', {tag: '@lean'}, () => {
  const bytes = (name: string) => {
    const files = globSync(`build-variant/assets/js/${name}.*.js`);
    expect(files, name).toHaveLength(1);
    return brotliCompressSync(readFileSync(files[0]!)).length;
  };
  const shared = ['figure', 'AlgorithmPlayer', 'ArrayView'].map(bytes);
  const sorts = ['bubble', 'heap', 'insertion', 'merge', 'quick', 'selection', 'shell'].map((name) => bytes(`${name}-sort`));
  console.log('players, bytes br', {shared, sorts});
  expect(shared.reduce((sum, each) => sum + each, 0) + Math.max(...sorts)).toBeLessThan(25_000);
  expect(Math.max(...sorts)).toBeLessThan(6_000);
});
