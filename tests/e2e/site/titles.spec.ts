import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

const NOTE = '/docs/DataStructer/SortingAlgorithms/Quick_Sort';

/** The families that the browser takes for a title, and how high the title is. */
async function title(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const {root} = await client.send('DOM.getDocument');
  const {nodeId} = await client.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'article h1'});
  const {fonts} = await client.send('CSS.getPlatformFontsForNode', {nodeId});
  const height = await page.locator('article h1').evaluate((heading) => heading.getBoundingClientRect().height);
  return {families: fonts.map(({familyName}) => familyName).join(), names: fonts.map(({postScriptName}) => postScriptName).join(), height};
}

test(
  'titles are in a Song that is bold itself where there is one, and else in the face of the text, as high as before',
  {tag: '@screens'},
  async ({page}) => {
    await open(page, NOTE);
    const song = await title(page);
    expect(song.families).toMatch(/Serif|Songti/);
    expect(song.names).toMatch(/Bold/);
    // What a system without a bold Song has.
    await page.evaluate(() => document.documentElement.style.setProperty('--display', 'var(--sans)'));
    const sans = await title(page);
    expect(sans.families).not.toMatch(/Serif|Song/);
    expect(sans.height).toBe(song.height);
  },
);

test('the name of the site is drawn, the same everywhere; where the system forces its colours the navbar has it as text', async ({
  page,
}) => {
  await open(page, '/about');
  const name = page.locator('.navbar__title').first();
  await expect(name).toHaveCSS('clip-path', 'inset(50%)');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(name).toHaveCSS('clip-path', 'none');
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1, name: '并行笔记'})).toBeVisible();
});
