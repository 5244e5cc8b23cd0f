import {expect, test, type Page} from '@playwright/test';
import {field, hits, search, visit} from '../search-helpers';

const REFLOG = '/docs/Linux/Git速查/05 撤销与恢复';
const TABS = '/docs/tutorial-basics/markdown-features';

/** What is marked on the page, and whether the first of it is in sight. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-match') ?? [])].map((range) => {
      const {top, bottom, height} = (range as Range).getBoundingClientRect();
      return {text: (range as Range).toString(), isInSight: height > 0 && top > 0 && bottom < innerHeight};
    }),
  );

const colourOfMarks = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((paragraph) => getComputedStyle(paragraph, '::highlight(search-match)').backgroundColor);

async function openFirst(page: Page, query: string, url?: string): Promise<void> {
  await search(page, query, url ?? '/about');
  await expect(hits(page).locator('mark').first()).toBeVisible();
  await field(page).press('Enter');
  await expect(field(page)).toHaveCount(0);
}

test(
  'opening a hit marks the match on its page and brings it into sight; Escape takes the marks away',
  {tag: '@screens'},
  async ({page}) => {
    await openFirst(page, '先别慌，也先别做任何');
    await expect.poll(() => marked(page)).toContainEqual({text: '先别慌，也先别做任何', isInSight: true});
    expect(decodeURI(new URL(page.url()).pathname)).toBe(REFLOG);
    expect(await colourOfMarks(page)).toMatch(/^color\(srgb/);
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);
    expect(await colourOfMarks(page)).toBe('rgba(0, 0, 0, 0)');
  },
);

test('a formula is found as one types it, and marked as it stands on its page', {tag: '@screens'}, async ({page}) => {
  await search(page, 'O(2^n n^2)', '/about');
  await expect(hits(page).first()).toContainText('O(2^n n^2)');
  await field(page).press('Enter');
  // As it is read, and as it is drawn.
  await expect.poll(() => marked(page)).toContainEqual({text: expect.stringMatching(/^O\(2\s*n\s*n\s*2.*O\(2n/s), isInSight: true});
});

test('a click takes the marks away, and so does the next page', async ({page}) => {
  await openFirst(page, '先别慌，也先别做任何');
  await expect.poll(() => marked(page)).not.toEqual([]);
  await page.locator('main h1').click();
  expect(await marked(page)).toEqual([]);
  await openFirst(page, '先别慌，也先别做任何');
  await expect.poll(() => marked(page)).not.toEqual([]);
  await page.keyboard.press('/');
  await field(page).fill('平衡二叉树');
  await expect(hits(page).locator('mark').first()).toHaveText('平衡二叉树');
  await field(page).press('Enter');
  await expect.poll(() => marked(page)).toEqual([{text: '平衡二叉树', isInSight: true}]);
});

test('the match survives a reload, without storage, and leaves no trace in the address', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openFirst(page, '先别慌，也先别做任何');
  await expect.poll(() => marked(page)).toContainEqual({text: '先别慌，也先别做任何', isInSight: true});
  await page.reload();
  await expect.poll(() => marked(page)).toContainEqual({text: '先别慌，也先别做任何', isInSight: true});
  expect(decodeURI(page.url())).toMatch(/05 撤销与恢复$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /05 撤销与恢复$/);
});

test('a match in closed details opens them', async ({page}) => {
  await visit(page, REFLOG);
  const inside = page.locator('main details').first();
  await expect(inside).toBeAttached();
  const text = await inside
    .locator('p, li')
    .first()
    .evaluate((element) => /\p{Script=Han}{8}/u.exec(element.textContent)![0]);
  await openFirst(page, text, REFLOG);
  await expect.poll(async () => (await marked(page)).some(({isInSight}) => isInSight)).toBe(true);
  await expect(page.locator('main details[open]').first()).toBeVisible();
});

test('a match in a panel whose tab is not chosen shows that panel', async ({page}) => {
  await visit(page, TABS);
  await expect(page.getByRole('tabpanel', {name: 'Fedora', includeHidden: true}).first()).toBeHidden();
  await openFirst(page, 'dnf install tmux', TABS);
  await expect.poll(async () => (await marked(page)).some(({isInSight}) => isInSight)).toBe(true);
  await expect(page.getByRole('tabpanel', {name: 'Fedora'}).first()).toContainText('dnf install tmux');
});

test('a hit clicked with Control opens in a tab of its own, with Command it is left to the browser; the modal stays', async ({
  page,
  context,
}) => {
  await search(page, '平衡二叉树', '/about');
  const hit = hits(page).getByRole('link').first();
  await expect(hit.locator('mark').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await hit.click({modifiers: ['Control']});
  const tab = await opened;
  await expect(tab).toHaveURL(/Balanced_Binary_Tree/);
  await tab.close();
  const isPrevented = await hit.evaluate((link) => {
    let result = true;
    window.addEventListener(
      'click',
      (event) => {
        result = event.defaultPrevented;
        event.preventDefault();
      },
      {once: true},
    );
    link.dispatchEvent(new MouseEvent('click', {metaKey: true, bubbles: true, cancelable: true}));
    return result;
  });
  expect(isPrevented).toBe(false);
  await expect(field(page)).toHaveValue('平衡二叉树');
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a hit of the search page marks its match, too; the page marks the words of its results', async ({page}) => {
  await visit(page, `/search?q=${encodeURIComponent('先别慌，也先别做任何')}`);
  await expect(page.locator('main article mark').first()).toHaveText('先别慌，也先别做任何');
  await page.locator('main article a').first().click();
  await expect.poll(() => marked(page)).toContainEqual({text: '先别慌，也先别做任何', isInSight: true});
});

test('without the highlight API the block of the match is marked', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'Highlight', {value: undefined}));
  await openFirst(page, '先别慌，也先别做任何');
  await expect(page.locator('[data-search-match]')).toContainText('先别慌');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-search-match]')).toHaveCount(0);
});
