import type {Marker} from './highlight';
import type {Ranking} from './rank';
import {headingOf, type SearchIndex} from './searchIndex';

type MarkerOf = (entry: number) => Marker;

/**
 * The entries to show for those that were found: where neither an entry nor the headings that stand with it have a word of the query,
 * because its page as a whole answers, the passage of the page that has most of them.
 */
export function illustrate(index: SearchIndex, ranking: Ranking, markerOf: MarkerOf, found: number[]): number[] {
  const marksIn = (entry: number) => markerOf(entry).marksOf(entry);
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
  let best: number | undefined;
  let most = 0;
  const compare = (entry: number) => {
    const hasToken = masks.low[entry] !== 0 || masks.high[entry] !== 0;
    if (hasToken && entries[entry]!.text.length > most && !shown.has(entry) && !entries[entry]!.isAsked) {
      const marks = countOf(marksIn(entry));
      if (marks > most) {
        most = marks;
        best = entry;
      }
    }
  };
  headings.forEach(compare);
  for (let entry = text[0]; entry < text[1]; entry++) {
    compare(entry);
  }
  return best;
}

function countOf(marks: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < marks.length; at++) {
    count += marks[at]!;
  }
  return count;
}
