import {expect, test} from '@playwright/test';
import {pageWith} from '../../../../../tests/e2e/pageWith';

/** What a first visit asks for before the reader does anything: at most so many requests, and no script. */
const MAX_REQUESTS = 6;
/** A note with a player, and with formulas of the two common fonts alone: each further font is a request. */
const WITH_PLAYER = pageWith(
  /^(?=.*data-island="AlgorithmPlayer")(?=.*class="katex")(?!.*class="[^"]*(?:delimsizing|op-symbol|mathbf|text[ib]|mathit|mathcal|mathbb|sqrt))/s,
);
const KINDS = ['/', '/docs/intro', WITH_PLAYER, '/docs/category/linux', '/blog'];

for (const path of KINDS) {
  test(`a first visit to ${path} is small: few requests, no script, nothing moves`, {tag: '@phone'}, async ({page}) => {
    const asked: string[] = [];
    page.on(
      'request',
      (request) => request.url().startsWith('data:') || asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
    );
    await page.addInitScript(() => {
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach(
            (entry) =>
              (document.documentElement.dataset.moved = String(
                Number(document.documentElement.dataset.moved ?? 0) + (entry as unknown as {value: number}).value,
              )),
          ),
      ).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(path, {waitUntil: 'networkidle'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const first = asked.filter((request) => !request.endsWith('favicon.svg'));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(first.filter((request) => /^(?:script|fetch|xhr|stylesheet) /.test(request) && !request.endsWith('/katex.min.css'))).toEqual([]);
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
  });
}

test(
  'the rules that a page brings along are all that it needs: with the whole stylesheet nothing looks different',
  {tag: '@phone'},
  async ({page}) => {
    // The home page's figure would move meanwhile.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const look = () =>
      page.evaluate(async () => {
        // A font that comes between the two looks would move what it sets.
        await Promise.all([...document.fonts].map((font) => font.load()));
        return [...document.querySelectorAll('body *')].map((element) => {
          const style = getComputedStyle(element);
          const {x, y, width, height} = element.getBoundingClientRect();
          return [element.tagName, x, y, width, height, style.color, style.backgroundColor, style.fontSize, style.display].join(' ');
        });
      });
    for (const path of KINDS) {
      await page.goto(path, {waitUntil: 'networkidle'});
      const before = await look();
      expect(before.length).toBeGreaterThan(100);
      await page.evaluate(async () => {
        const href = /styles:"([^"]+)"/.exec([...document.scripts].map(({text}) => text).join('\n'))![1]!;
        await new Promise((resolve) =>
          document
            .querySelector('style[data-first]')!
            .after(Object.assign(document.createElement('link'), {rel: 'stylesheet', href, onload: resolve})),
        );
      });
      expect(await look()).toEqual(before);
    }
  },
);
