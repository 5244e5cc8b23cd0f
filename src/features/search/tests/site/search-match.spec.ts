import {expect, test, type Page} from '@playwright/test';
import {pageWith, pageWithTabs} from '../../../../../tests/e2e/pageWith';
import {field, hits, search, visit} from '../search-helpers';
import {wantedFormula, wantedPassages} from '../wanted';

const [PASSAGE, OTHER] = wantedPassages();
/** It is in the middle of the window. */
const IN_SIGHT = {text: PASSAGE.text, isInSight: true};

/** What is marked on the page, and whether the first of it is in sight. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-match') ?? [])].map((range) => {
      const {top, bottom, height} = (range as Range).getBoundingClientRect();
      return {text: range.toString(), isInSight: height > 0 && top > 0 && bottom < innerHeight};
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
  'opening a hit marks the match on its page and brings it into sight; Escape takes the marks away; so for a formula',
  {tag: '@screens'},
  async ({page}) => {
    await test.step('a passage', async () => {
      await openFirst(page, PASSAGE.text);
      await expect.poll(() => marked(page)).toContainEqual(IN_SIGHT);
      expect(decodeURI(new URL(page.url()).pathname)).toBe(PASSAGE.path);
      expect(await colourOfMarks(page)).toMatch(/^color\(srgb/);
      await page.keyboard.press('Escape');
      expect(await marked(page)).toEqual([]);
      expect(await colourOfMarks(page)).toBe('rgba(0, 0, 0, 0)');
    });

    await test.step('a formula is found as one types it, and marked as it stands on its page', async () => {
      const formula = wantedFormula();
      const read = formula.replace(/[ ^]/g, '').replace('(', '\\(').slice(0, -1);
      await page.keyboard.press('/');
      await field(page).fill(formula);
      await expect(hits(page).first()).toContainText(formula);
      await field(page).press('Enter');
      // As it is read, and as it is drawn.
      const twice = new RegExp(`^${read.replace(/(?<=\w)(?=\w)/g, '\\s*')}.*${read.slice(0, 5)}`, 's');
      await expect.poll(() => marked(page)).toContainEqual({text: expect.stringMatching(twice), isInSight: true});
    });
  },
);

test('marks go with a click and with the next page; a match that is folded away is brought out; the search page marks, too', async ({
  page,
}) => {
  await test.step('a click takes the marks away, and so does the next page', async () => {
    await openFirst(page, PASSAGE.text);
    await expect.poll(() => marked(page)).not.toEqual([]);
    await page.locator('main h1').click();
    expect(await marked(page)).toEqual([]);
    await openFirst(page, PASSAGE.text);
    await expect.poll(() => marked(page)).not.toEqual([]);
    await page.keyboard.press('/');
    await field(page).fill(OTHER.text);
    await expect(hits(page).first()).toContainText(OTHER.text);
    await field(page).press('Enter');
    await expect.poll(() => marked(page)).toEqual([{text: OTHER.text, isInSight: true}]);
  });

  await test.step('a match in closed details opens them', async () => {
    const note = pageWith(/data-body.*<details(?:(?!<\/details).)*<p>[^<]*\p{Script=Han}{8}/su);
    await visit(page, note);
    const inside = page.locator('main details:not(header details, .theme-doc-toc-mobile)').first();
    await expect(inside).toBeAttached();
    const text = await inside
      .locator('p, li')
      .filter({hasText: /\p{Script=Han}{8}/u})
      .first()
      .evaluate((element) => /\p{Script=Han}{8}/u.exec(element.textContent)![0]);
    await openFirst(page, text, note);
    await expect.poll(async () => (await marked(page)).some(({isInSight}) => isInSight)).toBe(true);
    await expect(page.locator('main details[open]').first()).toBeVisible();
  });

  await test.step('a match in a panel whose tab is not chosen shows that panel', async () => {
    const note = pageWithTabs();
    await visit(page, note);
    const hidden = page.locator('main [role="tabpanel"][hidden]').first();
    const text = (await hidden.locator('p, code').first().textContent())!.trim().split('\n')[0]!.slice(0, 40);
    await openFirst(page, text, note);
    await expect.poll(async () => (await marked(page)).some(({isInSight}) => isInSight)).toBe(true);
    await expect(page.locator('main [role="tabpanel"]:visible', {hasText: text}).first()).toBeVisible();
  });

  await test.step('a hit of the search page marks its match, too; the page marks the words of its results', async () => {
    await visit(page, `/search?q=${encodeURIComponent(PASSAGE.text)}`);
    await expect(page.locator('main article mark').first()).toHaveText(PASSAGE.text);
    await page.locator('main article a').first().click();
    await expect.poll(() => marked(page)).toContainEqual(IN_SIGHT);
  });
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
  await openFirst(page, PASSAGE.text);
  await expect.poll(() => marked(page)).toContainEqual(IN_SIGHT);
  await page.reload();
  await expect.poll(() => marked(page)).toContainEqual(IN_SIGHT);
  expect(decodeURI(page.url()).endsWith(PASSAGE.path)).toBe(true);
  expect(decodeURI((await page.locator('link[rel="canonical"]').getAttribute('href'))!).endsWith(PASSAGE.path)).toBe(true);
});

test('a hit clicked with Control opens in a tab of its own, with Command it is left to the browser; the modal stays', async ({
  page,
  context,
}) => {
  await search(page, PASSAGE.text, '/about');
  const hit = hits(page).getByRole('link').first();
  await expect(hit.locator('mark').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await hit.click({modifiers: ['Control']});
  const tab = await opened;
  await expect(tab).toHaveURL((url) => decodeURI(url.pathname) === PASSAGE.path);
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
  await expect(field(page)).toHaveValue(PASSAGE.text);
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('without the highlight API the block of the match is marked', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'Highlight', {value: undefined}));
  await openFirst(page, PASSAGE.text);
  await expect(page.locator('[data-search-match]')).toContainText(PASSAGE.text);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-search-match]')).toHaveCount(0);
});
