import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {noteRefusals, refused} from '../../../../../tests/e2e/refusals';

/** Serves a page with something put in front of its end, as somebody would who had found a way in. */
async function inject(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('</body>', `${html}</body>`)});
  });
}

// Conformance: X8
test('issue 9 the policy lets none run that was not built into the page: inline scripts, handlers, scripts and frames of others', async ({
  page,
}) => {
  await noteRefusals(page);
  await inject(
    page,
    '/about',
    `<script>window.harm = 1</script><img src="data:," alt="" onerror="window.harm = 2"><script src="https://evil.example/a.js"></script>
     <iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object><base href="https://evil.example/">
     <a id="trap" href="javascript:window.harm = 3">a</a>`,
  );
  await open(page, '/about');
  await page.locator('#trap').evaluate((link: HTMLElement) => link.click());
  await expect
    .poll(() => refused(page))
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-attr inline',
        'script-src-elem https://evil.example/a.js',
        'frame-src https://evil.example',
        'object-src https://evil.example',
        'base-uri https://evil.example/',
      ]),
    );
  expect(await page.evaluate(() => (window as unknown as {harm?: number}).harm)).toBeUndefined();
});

test('issue 9 the policy lets scripts ask no other host, and evaluate no text', async ({page}) => {
  await noteRefusals(page);
  await open(page, '/about');
  const asked = await page.evaluate(() =>
    fetch('https://evil.example/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  const evaluated = await page.evaluate(() => {
    setTimeout(() => document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.harm = 1'})));
    setTimeout('window.harm = 2');
    return new Promise((resolve) => setTimeout(() => resolve((window as unknown as {harm?: number}).harm), 100));
  });
  expect([asked, evaluated]).toEqual(['refused', undefined]);
  expect(await refused(page)).toEqual(
    expect.arrayContaining(['connect-src https://evil.example/', 'script-src-elem inline', 'script-src eval']),
  );
});
