import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithPlayer} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

/** Players whose picture is a forest, has a row below it, or nodes of several keys: what the first and the last picture say. */
const PLAYERS = [
  {
    name: 'tree-traversal',
    first: 'A（B（D，E（G，空）），C（空，F））',
    last: 'A（B（D，E（G，空）），C（空，F））；下面一行：D、B、G、E、A、C、F',
    row: 7,
  },
  {
    name: 'binary-heap',
    first: '5；下面一行：5',
    last: '8（7（5，空），3）；下面一行：8、7、3、5',
    row: 4,
  },
  {
    name: 'huffman-tree',
    first: 'c1；d1；b2；r2；a5',
    last: '11（a5，6（2（c1，d1），4（b2，r2）））；下面一行：a 0、c 100、d 101、b 110、r 111',
    row: 5,
  },
  {
    name: 'union-find',
    first: '0；1；2；3；4；5；6；下面一行：0→0、1→1、2→2、3→3、4→4、5→5、6→6',
    last: '0（1，2，3，4（5），6）；下面一行：0→0、1→0、2→0、3→0、4→0、5→4、6→0',
    row: 7,
  },
  {name: 'b-tree', first: '空树', last: '20·30·50（5·10，25，35·40，60·70·80）', row: 0},
];

const player = (page: Page, name: string) => page.locator(`#player-${name}`);
const picture = (page: Page, name: string) => player(page, name).getByRole('img').first();

for (const {name, first, last, row} of PLAYERS) {
  test(`${name}: from its first picture to its last, at 360 px, without a word from axe`, {tag: '@phone'}, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, pageWithPlayer(name));
    await player(page, name).scrollIntoViewIfNeeded();
    await expect(picture(page, name)).toHaveAccessibleName(first);
    const press = (key: string) => player(page, name).getByRole('group').first().press(key);
    await expect(async () => {
      await press('End');
      await expect(player(page, name).getByRole('status')).toHaveText(/^(做|走)完了/, {timeout: 500});
    }).toPass();
    await expect(picture(page, name)).toHaveAccessibleName(last);
    await expect(picture(page, name).locator('rect').first()).toBeVisible();
    await expect(player(page, name).locator('figure [aria-hidden] > span').filter({visible: true})).toHaveCount(row);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await violations(page, [], `#player-${name}`)).toEqual([]);
    await press('Home');
    await expect(picture(page, name)).toHaveAccessibleName(first);
  });
}

test('each of these costs 6 kB at most', () => {
  const sizes = PLAYERS.map(({name}) => {
    const files = globSync(`build/assets/js/${name}.*.js`);
    expect(files, name).toHaveLength(1);
    return brotliCompressSync(readFileSync(files[0]!)).length;
  });
  console.log('forests, bytes br', sizes);
  expect(Math.max(...sizes)).toBeLessThan(6_000);
});
