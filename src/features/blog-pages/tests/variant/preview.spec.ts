import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';

const POST = '/blog/2024/6/10/HTTP&HTTPS';

test('what a preview refers to is found: anchors and footnotes on the page of the post, links where they lead', async ({page}) => {
  await open(page, '/blog');
  const preview = page.getByRole('article').filter({has: page.getByRole('link', {name: 'HTTP 与 HTTPS', exact: true})});
  await expect(preview.getByRole('link', {name: '引用'})).toHaveAttribute('href', 'https://example.org/ref');
  await expect(page.locator('main [id*=user-content], main section[data-footnotes]')).toHaveCount(0);
  const [path, footnote] = (await preview.locator('sup a').getAttribute('href'))!.split('#');
  expect(path).toBe(POST);
  await preview.getByRole('link', {name: '后面一节'}).click();
  await expect(page).toHaveURL(`${POST}#later`);
  await expect(page.getByRole('heading', {name: '后面一节'})).toBeInViewport();
  await expect(page.locator(`[id="${footnote}"]`)).toContainText('脚注的话。');
});

test('headings that several previews have stand there without ids; a link to one leads to the page of its post', async ({page}) => {
  for (const list of ['/blog', '/blog/tags/hello']) {
    await open(page, list);
    await expect(page.getByRole('heading', {name: '这一篇说什么'}).first()).toBeVisible();
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
  await open(page, '/blog');
  await page.getByRole('link', {name: '它自己'}).click();
  await expect(page).toHaveURL(`${POST}#${encodeURI('这一篇说什么')}`);
  // The list, which has two such headings without an id, stands there until the post has come.
  await expect(page.locator('h2[id="这一篇说什么"]')).toBeInViewport();
});
