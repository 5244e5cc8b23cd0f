import type {Matches} from './lookup';
import type {SearchIndex} from './searchIndex';

/** The share of the query's weight that occurs in an entry itself, in the best of its scopes, in its page's title, and in its page. */
export interface Coverage {
  entry: number;
  own: number;
  scope: number;
  title: number;
  page: number;
}

const PATH = 0.97;
const PAGE = 0.86;
/** Entries that cover much less than the best are dropped. */
const BESIDE_BEST = 0.72;
/** The least share of the query's weight that a near page has. */
const MIN_PAGE_SHARE = 0.2;
/** The share of the query's weight that is nearly all. */
export const NEARLY_ALL = 0.9;
/** With fewer pages that have enough of the query, those that are near as a whole count, too. */
const MIN_PAGES = 5;
/** How many entries are ranked exactly. */
const MAX_CANDIDATES = 200;
/** Tie-breaks among entries of one scope: own coverage, then titles, then headings. */
const OWN = 1e-3;
const TITLE = 2e-4;
const HEADING = 1e-4;
/** Proximity: a match in one place ranks before long pages with the pieces anywhere. */
const SIMILAR_COVERAGE = 0.1;

/** The measured entries: those with enough coverage, and the best of each page that is near as a whole. */
export interface Measured {
  found: Coverage[];
  /** The largest share of the query's weight that one page has. */
  most: number;
}

/**
 * The best of the touched entries with enough coverage, unordered, measured at three scopes: the entry, with the headings above it, its whole page.
 * @param least share of the query's weight that an entry, its headings or its page must hold
 * @param nearest pages of which the best entry counts even with less, where no page has nearly all of the query or few have enough
 */
export function measureCoverage(
  index: SearchIndex,
  {masks, touched, approximations}: Matches,
  weightOf: (low: number, high: number) => number,
  least: number,
  nearest: () => number[],
): Measured {
  const {pageOf, parentOf, pages, headings} = index;
  const total = weightOf(-1, -1);
  const low = new Int32Array(pages.length);
  const high = new Int32Array(pages.length);
  for (let number = 0; number < touched.length; number++) {
    const entry = touched[number]!;
    low[pageOf[entry]!]! |= masks.low[entry]!;
    high[pageOf[entry]!]! |= masks.high[entry]!;
  }
  const share = (lowMask: number, highMask: number) => weightOf(lowMask, highMask) / total;
  const pageShares = pages.map((_, page) => share(low[page]!, high[page]!));
  const shareIn = (entry: number) => share(masks.low[entry]!, masks.high[entry]!);
  // Read once for each touched entry and each heading above it: an array, not the map.
  const qualities = new Float64Array(approximations.size > 0 ? pageOf.length : 0);
  approximations.forEach(({quality}, entry) => (qualities[entry] = quality));
  const isApproximate = (entry: number) => qualities.length > 0 && qualities[entry]! > 0;
  const qualityOf = (entry: number) => (isApproximate(entry) ? qualities[entry]! : 1);

  const ownOf = (entry: number) => shareIn(entry) * qualityOf(entry);
  // What each heading has together with those that it stands below, which come before it.
  const above = {low: masks.low.slice(0, headings), high: masks.high.slice(0, headings), quality: new Float64Array(headings)};
  for (let heading = 0; heading < headings; heading++) {
    const parent = parentOf[heading]!;
    above.low[heading]! |= parent < 0 ? 0 : above.low[parent]!;
    above.high[heading]! |= parent < 0 ? 0 : above.high[parent]!;
    above.quality[heading] = Math.min(qualityOf(heading), parent < 0 ? 1 : above.quality[parent]!);
  }
  const scopeOf = (entry: number, own: number) => {
    if (own === 1) {
      return 1;
    }
    const parent = parentOf[entry]!;
    if (parent < 0) {
      return Math.max(own, PAGE * qualityOf(entry) * pageShares[pageOf[entry]!]!);
    }
    const quality = Math.min(qualityOf(entry), above.quality[parent]!);
    const pathLow = masks.low[entry]! | above.low[parent]!;
    const pathHigh = masks.high[entry]! | above.high[parent]!;
    const hasMoreAbove = pathLow !== masks.low[entry] || pathHigh !== masks.high[entry];
    return Math.max(own, hasMoreAbove ? PATH * quality * share(pathLow, pathHigh) : 0, PAGE * quality * pageShares[pageOf[entry]!]!);
  };

  const keys = new Float64Array(touched.length);
  let most = 0;
  for (let number = 0; number < touched.length; number++) {
    const entry = touched[number]!;
    const own = ownOf(entry);
    const scope = scopeOf(entry, own);
    keys[number] =
      scope +
      (isApproximate(entry) ? SIMILAR_COVERAGE * own : 0) +
      OWN * own +
      (entry >= headings ? 0 : parentOf[entry]! < 0 ? TITLE : HEADING);
    most = Math.max(most, scope);
  }
  const enough = Math.max(least, most * BESIDE_BEST);
  const coverageOf = (number: number): Coverage => {
    const entry = touched[number]!;
    const page = pageOf[entry]!;
    const own = ownOf(entry);
    return {entry, own, scope: scopeOf(entry, own), title: shareIn(pages[page]!.headings[0]!), page: pageShares[page]!};
  };
  const found = largest(keys, MAX_CANDIDATES)
    .map(coverageOf)
    .filter(({scope}) => scope >= enough);
  const pagesFound = new Set(found.map(({entry}) => pageOf[entry]!));
  const mostOfPage = Math.max(0, ...pageShares);
  const isEnough = mostOfPage >= NEARLY_ALL && pagesFound.size >= MIN_PAGES;
  const isWanted = new Uint8Array(pages.length);
  const wanted = isEnough ? [] : nearest().filter((page) => !pagesFound.has(page) && pageShares[page]! >= MIN_PAGE_SHARE);
  wanted.forEach((page) => (isWanted[page] = 1));
  const bestOf = new Int32Array(pages.length).fill(-1);
  for (let number = 0; wanted.length > 0 && number < touched.length; number++) {
    const page = pageOf[touched[number]!]!;
    if (isWanted[page] && keys[number]! > (keys[bestOf[page]!] ?? -1)) {
      bestOf[page] = number;
    }
  }
  // A page with a share of the query has an entry that was touched.
  return {found: [...found, ...wanted.map((page) => coverageOf(bestOf[page]!))], most: mostOfPage};
}

/** The indices of the largest values; of equal ones the first. */
function largest(values: Float64Array, most: number): number[] {
  const least = leastOfLargest(values, most);
  let equal = most;
  for (let number = 0; number < values.length; number++) {
    equal -= Number(values[number]! > least);
  }
  const numbers: number[] = [];
  for (let number = 0; number < values.length; number++) {
    const value = values[number]!;
    if (value > least || (value === least && equal-- > 0)) {
      numbers.push(number);
    }
  }
  return numbers;
}

/** The `most`-th largest value, selected with a buffer that is sorted and truncated when full. */
function leastOfLargest(values: Float64Array, most: number): number {
  const buffer = new Float64Array(2 * most).fill(-1);
  let count = 0;
  let least = -1;
  for (let number = 0; number < values.length; number++) {
    if (values[number]! > least) {
      buffer[count++] = values[number]!;
      if (count === buffer.length) {
        buffer.sort().reverse();
        count = most;
        least = buffer[most - 1]!;
      }
    }
  }
  return buffer.subarray(0, count).sort().reverse()[most - 1] ?? -1;
}
