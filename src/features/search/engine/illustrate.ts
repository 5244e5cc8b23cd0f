import type {Marker} from './highlight';
import type {Ranking} from './rank';
import {headingOf, type SearchIndex} from './searchIndex';

type MarkerOf = (entry: number) => Marker;

/**
 * The entries to show for those that were found: where neither an entry nor the headings that stand with it have a word of the query,
 * because its page as a whole answers, the passage of the page that has most of them.
 */
export function illustrate(index: SearchIndex, ranking: Ranking, markerOf: MarkerOf, found: number[]): number[] {
  const marksIn = (entry: number) => markerOf(entry).marksOf(index.entries[entry]!.text, index.entries[entry]!.folded);
  const shown = new Set(found);
  return found.map((entry) => {
    const {headings} = index.pages[index.pageOf[entry]!]!;
    const isMarked = [entry, headingOf(index, entry), headings[0]!].some((place) => marksIn(place).includes(1));
    const better = isMarked ? undefined : mostMarked(index, ranking, marksIn, index.pageOf[entry]!, shown);
    shown.add(better ?? entry);
    return better ?? entry;
  });
}

/** The entry of a page with most marks that is not shown yet. */
function mostMarked(
  {pages, entries}: SearchIndex,
  {matches: {masks}}: Ranking,
  marksIn: (entry: number) => Uint8Array,
  page: number,
  shown: Set<number>,
): number | undefined {
  const {text, headings} = pages[page]!;
  const passages = Array.from({length: text[1] - text[0]}, (_, offset) => text[0] + offset);
  let best: number | undefined;
  let most = 0;
  for (const entry of [...headings, ...passages]) {
    const hasToken = masks.low[entry] !== 0 || masks.high[entry] !== 0;
    const marks = hasToken && !shown.has(entry) && !entries[entry]!.isAsked ? marksIn(entry).reduce((sum, mark) => sum + mark, 0) : 0;
    if (marks > most) {
      most = marks;
      best = entry;
    }
  }
  return best;
}
