import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithPlayer} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

const player = (page: Page) => page.locator('#player-dijkstra');
const picture = (page: Page) => player(page).getByRole('img').first();
const reading = (page: Page) => player(page).getByRole('status');
const press = (page: Page, key: string) => player(page).getByRole('group').first().press(key);

/** Opens the note on Dijkstra's algorithm, and waits until its player answers. */
async function openPlayer(page: Page): Promise<void> {
  await open(page, pageWithPlayer('dijkstra'));
  await player(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await press(page, 'End');
    await expect(reading(page)).toHaveText('堆空了，能走到的都已定。', {timeout: 500});
  }).toPass();
}

test(
  'a graph is drawn inside its figure: all nodes, edges and weights, with what the algorithm holds below',
  {tag: '@screens'},
  async ({page}) => {
    await openPlayer(page);
    await expect(picture(page)).toHaveAccessibleName(
      /^A 0 已完成，B 5 已完成，.*；粗线：A–C、.*；堆：空；已定：A 0、C 2、B 5、D 6、E 9、F 10$/,
    );
    await press(page, 'Home');
    await expect(picture(page)).toHaveAccessibleName(/^A 0 待处理，B ∞，.*；堆：0 A；已定：空$/);
    await expect(picture(page).locator('svg text')).toHaveText([
      '7',
      '2',
      '3',
      '1',
      '8',
      '7',
      '4',
      '6',
      '1',
      'A',
      '△',
      '0',
      'B',
      '∞',
      'C',
      '∞',
      'D',
      '∞',
      'E',
      '∞',
      'F',
      '∞',
    ]);
    const frame = (await picture(page).boundingBox())!;
    const nodes = await picture(page).locator('svg > g > circle').all();
    expect(nodes).toHaveLength(7);
    for (const node of nodes.slice(1)) {
      const {x, y, width, height} = (await node.boundingBox())!;
      expect(width).toBeGreaterThan(18);
      expect(x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height).toBe(true);
    }
    expect(await violations(page, [], '#player-dijkstra')).toEqual([]);
  },
);

test('twelve nodes fit 360 px; edges that mean nothing leave the picture and get a message', async ({browser, baseURL}) => {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, baseURL});
  const page = await context.newPage();
  await openPlayer(page);
  await player(page).getByRole('button', {name: '换一组'}).click();
  const field = player(page).getByRole('textbox', {name: '输入'});
  const ring = [...'ABCDEFGHIJKL'].map((name, i, all) => `${name}-${all[(i + 1) % 12]} ${i}`).join(', ');
  await field.fill(ring);
  await expect(reading(page)).toHaveText('从 A 出发，距离 0，进堆；其余都是无穷大。');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await field.fill(`${ring}, L-M 1`);
  await expect(field).toHaveAccessibleDescription('最多 12 个结点、24 条边，现在是 13 个、13 条。');
  await expect(picture(page)).toHaveAccessibleName(/L ∞/);
  await context.close();
});
