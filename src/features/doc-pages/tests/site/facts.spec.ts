import {expect, test} from '@playwright/test';
import {pagesIn} from '../../../../../tests/e2e/pageWith';

/** Pixels, at 390 px: the target is 330, of 197 notes three were above it. */
const MEDIAN_TOP = 315;
const WORST_TOP = 345;

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

/** Where the text of each note begins, in pixels from the top of the page: its crumbs and its header are set into one page. */
function beginnings(parts: {address: string; crumbs: string; header: string}[]) {
  const place = document.querySelector('article header:has(> h1)')!.parentElement!;
  const text = document.querySelector('[data-body]')!;
  return parts.map(({address, crumbs, header}) => {
    document.querySelector('.theme-doc-breadcrumbs')!.outerHTML = crumbs;
    place.innerHTML = header;
    const description = place.querySelector('header > p')!;
    return {
      address,
      top: text.getBoundingClientRect().top + scrollY,
      lines: description.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(description).lineHeight),
    };
  });
}

test('the text of a note begins in the upper half of a phone’s first screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(withHeader[0]!.address);
  const parts = pagesIn('docs').flatMap(([address, html]) => {
    const [crumbs, header] = [/<nav class="theme-doc-breadcrumbs.*?<\/nav>/s.exec(html)?.[0], HEADER.exec(html)?.[0]];
    return crumbs && header ? [{address, crumbs, header}] : [];
  });
  expect(parts.length).toBeGreaterThan(100);
  const found = (await page.evaluate(beginnings, parts)).sort((a, b) => a.top - b.top);
  expect(found[Math.floor(found.length / 2)]!.top, 'the median').toBeLessThanOrEqual(MEDIAN_TOP);
  // A title, or what to read before, of two lines.
  expect(found.filter(({top}) => top > WORST_TOP).map(({address}) => address)).toEqual([]);
  expect(found.filter(({lines}) => lines > 3.1).map(({address}) => address)).toEqual([]);
});

test('a note with a figure that answers says so, and no other', () => {
  const wrong = withHeader.filter(({address, header}) => {
    const html = pagesIn('docs').find(([path]) => path === address)![1];
    return header.includes('可以动手') !== /data-island="(?!SectionMap|SectionCards)/.test(html);
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
  expect(withHeader.filter(({header}) => header.includes('可以动手')).length).toBeGreaterThan(20);
});
