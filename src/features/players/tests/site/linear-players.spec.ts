import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithPlayer} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

/** Each player of a list, a text, a hash table or a table of distances, and that of back-propagation: what its picture is called at first and in the end, and how many texts are drawn in the end at least. */
const PLAYERS = [
  {name: 'linked-list', first: '头 → 5 → 2 → 9 → 4 → 空，p 指向 头', last: '头 → 4 → 2 → 7 → 5 → 空', texts: 5},
  {
    name: 'fast-slow',
    first: '3 → 1 → 4 → 1 → 5 → 9 → 2 → 4，slow 指向 3，fast 指向 3',
    last: /slow 指向 4，fast 指向 4$/,
    texts: 9,
  },
  {name: 'kmp', first: /从第 0 列起，已对上 0 个；next 为 -1、0、0、1、2、0$/, last: /找到在 7$/, texts: 14 + 5 + 6},
  {name: 'kmp-next', first: /next 为 -1$/, last: /next 为 -1、0、0、1、2、0$/, texts: 5 + 5 + 6},
  {name: 'hash-chaining', first: '空表', last: /^0 号格 22、33，3 号格 25、3、36$/, texts: 11 + 5},
  {name: 'hash-probing', first: '空表', last: /^0 号格 22，1 号格 33，3 号格 36，4 号格 25，5 号格 3$/, texts: 11 + 5},
  {name: 'hash-resize', first: '8 格，空的', last: /^32 格：1 号 47，2 号 60，7 号 36，.*29 号 71$/, texts: 32 + 12},
  {
    name: 'bellman-ford',
    first: /^A 0，B ∞，C ∞，D ∞，E ∞；边：A→B、.*；表中初值：A 0、B ∞、C ∞、D ∞、E ∞$/,
    last: /；表中第 3：A 0、B 2、C 5、D 4、E 7$/,
    texts: 6 + 5 * 2,
  },
  {
    name: 'floyd-warshall',
    first: /；表中A：A 0、B 3、C ∞、D 7；表中B：/,
    last: /；表中A：A 0、B 3、C 5、D 6；表中B：A 5、B 0、C 2、D 3；/,
    texts: 7 + 4,
  },
  {
    name: 'back-propagation',
    first: 'x 还没有算，y 还没有算，a=x*y 还没有算，b=a+x 还没有算，L=b*b 还没有算',
    last: /^x 值 2 梯度 64 已传完，y 值 3 梯度 32 已传完，a=x\*y 值 6 梯度 16 已传完，.*，L=b\*b 值 64 梯度 1 已传完$/,
    texts: 3 * 5,
  },
];

const player = (page: Page, name: string) => page.locator(`#player-${name}`);
const picture = (page: Page, name: string) => player(page, name).getByRole('img').first();

for (const {name, first, last, texts} of PLAYERS) {
  test(
    `${name}: the picture stands in the HTML, steps to its end, and stays inside the page`,
    {tag: '@phone'},
    async ({page, browser, baseURL}) => {
      const still = await browser.newPage({javaScriptEnabled: false});
      await still.goto(`${baseURL}${pageWithPlayer(name)}`);
      await expect(picture(still, name)).toHaveAccessibleName(first);
      await still.close();

      await open(page, pageWithPlayer(name));
      await player(page, name).scrollIntoViewIfNeeded();
      await expect(async () => {
        await player(page, name).getByRole('group').first().press('End');
        await expect(picture(page, name)).toHaveAccessibleName(last, {timeout: 500});
      }).toPass();
      const drawn = await picture(page, name)
        .locator('text')
        .evaluateAll((all) => all.filter((text) => text.textContent && text.getBoundingClientRect().height > 6).length);
      expect(drawn).toBeGreaterThanOrEqual(texts);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      expect(await violations(page, [], `#player-${name}`)).toEqual([]);
    },
  );
}
