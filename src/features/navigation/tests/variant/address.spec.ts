import {expect, test} from '@playwright/test';
import {hydrated} from '../../../../../tests/e2e/browser';
import {movingSite, type MovingSite} from '../moving-site';

/** A host as GitHub Pages is: /a is a.html, and what is neither a file nor that is 404.html, /a/ included. */
let site: MovingSite;

test.beforeAll(async () => {
  site = await movingSite('build-variant');
});
test.afterAll(() => site.close());

for (const [spelling, path, name] of [
  ['/docs/guide/long', '/docs/guide/long', '长文'],
  ['/docs/guide/long/', '/docs/guide/long', '长文'],
  ['/docs/guide/long.html', '/docs/guide/long', '长文'],
  ['/docs/guide/long/index.html', '/docs/guide/long', '长文'],
  ['/docs/%67uide/l%6fng', '/docs/%67uide/l%6fng', '长文'],
  ['/blog/2026/01/02/math/', '/blog/2026/01/02/math', ''],
  ['/blog/', '/blog', ''],
  ['/blog.html', '/blog', ''],
  ['/index.html', '/', ''],
] as const) {
  test(`${spelling} leads to the page, whatever the host makes of it`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`${site.url}${spelling}?x=1#y`);
    await expect(page).toHaveURL(`${site.url}${path}?x=1#y`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1, name: '找不到页面'})).toHaveCount(0);
    await expect(page).not.toHaveTitle(/找不到页面/);
    if (name) {
      await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
      await expect(page.locator('main [data-body] p').first()).toBeVisible();
    }
    expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

for (const [spelling, path] of [
  ['/docs/nope/', '/docs/nope'],
  ['/nope.html', '/nope'],
  ['/nope%26', '/nope&'],
]) {
  test(`${spelling}, which is no page in any spelling, is asked for twice`, async ({page}) => {
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.goto(site.url + spelling);
    await expect(page).toHaveURL(site.url + path);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: '找不到页面'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
}

test('a hash that cannot be decoded ends no page: opened, written into the address bar, come back to', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const title = page.getByRole('heading', {level: 1, name: '长文'});
  await page.goto(`${site.url}/docs/guide/long#100%`);
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}/docs/guide/long#100%25`);
  await page.evaluate(() => (location.hash = '#50%'));
  await expect(page).toHaveURL(`${site.url}/docs/guide/long#50%25`);
  await page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name: '短文'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
  await page.goBack();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/docs/guide/long#100%25`);
  await expect(title).toBeVisible();
  expect(errors).toEqual([]);
});
