import type {Matches} from './lookup';
import type {SearchIndex} from './searchIndex';

/** The share of the query's weight that is in an entry itself, in the best of its scopes, in its page's title, and in its page. */
export interface Coverage {
  entry: number;
  own: number;
  scope: number;
  title: number;
  page: number;
}

const PATH = 0.97;
const PAGE = 0.86;

/** Measures each touched entry at three scopes: itself, with the headings above it, its whole page. Best first. */
export function measureCoverage(index: SearchIndex, {masks, touched, approximations}: Matches, weightOf: (low: number, high: number) => number): Coverage[] {
  const {entries, pages} = index;
  const total = weightOf(-1, -1);
  const low = new Int32Array(pages.length);
  const high = new Int32Array(pages.length);
  for (const entry of touched) {
    low[entries[entry]!.page]! |= masks.low[entry]!;
    high[entries[entry]!.page]! |= masks.high[entry]!;
  }
  const share = (lowMask: number, highMask: number) => weightOf(lowMask, highMask) / total;
  return touched
    .map((entry): Coverage => {
      const {page} = entries[entry]!;
      let pathLow = masks.low[entry]!;
      let pathHigh = masks.high[entry]!;
      let quality = approximations.get(entry)?.quality ?? 1;
      const own = share(pathLow, pathHigh) * quality;
      for (let above = entries[entry]!.parent; above >= 0; above = entries[above]!.parent) {
        pathLow |= masks.low[above]!;
        pathHigh |= masks.high[above]!;
        quality = Math.min(quality, approximations.get(above)?.quality ?? 1);
      }
      const title = pages[page]!.headings[0]!;
      const pageShare = share(low[page]!, high[page]!);
      return {entry, own, scope: Math.max(own, PATH * quality * share(pathLow, pathHigh), PAGE * quality * pageShare), title: share(masks.low[title]!, masks.high[title]!), page: pageShare};
    })
    .sort((a, b) => b.scope - a.scope || b.own - a.own || a.entry - b.entry);
}
