import {expect, test} from '@playwright/test';
import {pagesIn} from '../pageWith';
import {faultsInPage, type Faults} from '../typesetting/faultsInPage';

/** `WIDTHS=360,390,768,1280 npx playwright test typesetting` counts at more widths than CI has the time for, and prints each place. */
const WIDTHS = (process.env.WIDTHS ?? '390').split(',').map(Number);
const IS_TOLD = process.env.WIDTHS !== undefined;

/** What no note has at any width. */
const MISTAKE = /^\d+ (?:marks|split code|headings|gaps|wide pages|unsigned \w+):/;
/** What scrolls on a phone because it has too many columns: matrices, grids of measured numbers. A few more may be written. */
const MAY_SCROLL = {formula: 15, table: 75};

const words = new Intl.Segmenter('zh', {granularity: 'word'});

/** The lines of a heading, where one ends inside a word. */
function brokenHeading({text, breaks}: Faults['headings'][number]): string | undefined {
  const starts = new Set(Array.from(words.segment(text), ({index}) => index));
  return breaks.some((at) => !starts.has(at)) ? [0, ...breaks].map((at, i) => text.slice(at, breaks[i])).join('|') : undefined;
}

// One page object for all notes, and only their HTML: the first visit, before any script.
test('notes are set as Chinese is set, and what goes on past the right edge says so', async ({browser, baseURL}) => {
  test.setTimeout(600_000);
  const page = await browser.newPage({baseURL});
  const counts: Record<string, number> = {};
  const told: string[] = [];
  const note = (width: number, kind: string, address: string, places: string[]) => {
    counts[`${width} ${kind}`] = (counts[`${width} ${kind}`] ?? 0) + places.length;
    told.push(...places.map((place) => `${width} ${kind}: ${place.replaceAll('\n', '↵')}  ${address}`));
  };
  const addresses = [...pagesIn('docs'), ...pagesIn('blog')].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 844});
      const {marks, splitCode, headings, wide, gaps, overflow, counts: all} = await page.evaluate(faultsInPage);
      note(width, 'marks', address, marks);
      note(width, 'split code', address, splitCode);
      note(
        width,
        'headings',
        address,
        headings.map(brokenHeading).filter((text) => text !== undefined),
      );
      note(width, 'gaps', address, gaps);
      note(width, 'wide pages', address, overflow > 0 ? [String(overflow)] : []);
      for (const kind of ['formula', 'table', 'code', 'output'] as const) {
        counts[`${width} ${kind}`] = (counts[`${width} ${kind}`] ?? 0) + all[kind];
        const these = wide.filter((one) => one.kind === kind);
        note(
          width,
          `wide ${kind}`,
          address,
          these.map(({text}) => text),
        );
        note(
          width,
          `unsigned ${kind}`,
          address,
          these.filter(({isSigned}) => !isSigned).map(({text}) => text),
        );
      }
    }
  }
  await page.close();
  if (IS_TOLD) {
    console.log([...told.sort(), JSON.stringify(counts, null, 1)].join('\n'));
    return;
  }
  expect(told.filter((line) => MISTAKE.test(line))).toEqual([]);
  expect(counts['390 code']).toBeGreaterThan(1000);
  for (const [kind, most] of Object.entries(MAY_SCROLL)) {
    expect(counts[`390 wide ${kind}`], told.filter((line) => line.includes(`wide ${kind}`)).join('\n')).toBeLessThanOrEqual(most);
  }
});
