import {expect, test} from '@playwright/test';
import {pagesIn} from '../../../../../tests/e2e/pageWith';

const HEADER = /<header\b[^>]*><h1\b.*?<\/header>/s;

const withHeader = pagesIn('docs').flatMap(([address, html]) => {
  const header = HEADER.exec(html)?.[0];
  return header === undefined ? [] : [{address, header}];
});

/** Notes with a character among their facts that is not painted: what is cut off, covered or outside the window is not found at its place. */
function losing(headers: typeof withHeader): string[] {
  const place = document.querySelector('article header:has(> h1)')!.parentElement!;
  const isLost = (text: Text, at: number, facts: Element) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const {left, top, width, height} = range.getBoundingClientRect();
    return width > 0 && !facts.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return headers
    .filter(({header}) => {
      place.innerHTML = header;
      const facts = place.querySelector('header > ul')!;
      const texts = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (Array.from(text.data).some((_, at) => isLost(text, at, facts))) {
          return true;
        }
      }
      return false;
    })
    .map(({address}) => address);
}

test('no note loses a character of the facts below its title on a narrow screen', async ({page}) => {
  expect(withHeader.length).toBeGreaterThan(100);
  await page.setViewportSize({width: 390, height: 1600});
  await page.goto(withHeader[0]!.address);
  await page.locator('.navbar').evaluate((bar) => bar.remove());
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({width, height: 1600});
    expect(await page.evaluate(losing, withHeader), `${width} px`).toEqual([]);
  }
});
