import {createMarker, termsToMark} from './highlight';
import type {Ranking} from './rank';
import {headingOf, type SearchIndex} from './searchIndex';

/**
 * The entries to show for those that were found: where neither an entry nor the headings that stand with it have a word of the query,
 * because its page as a whole answers, the passage of the page that has most of them.
 */
export function illustrate(index: SearchIndex, ranking: Ranking, found: number[]): number[] {
  const shown = new Set(found);
  return found.map((entry) => {
    const better = isMarked(index, ranking, entry) ? undefined : mostMarked(index, ranking, index.pageOf[entry]!, shown);
    shown.add(better ?? entry);
    return better ?? entry;
  });
}

/** Whether what a row shows of an entry has a mark: its text, its heading, its page's title. */
function isMarked(index: SearchIndex, ranking: Ranking, entry: number): boolean {
  const {headings} = index.pages[index.pageOf[entry]!]!;
  return [entry, headingOf(index, entry), headings[0]!].some((place) => marksIn(index, ranking, place) > 0);
}

function mostMarked(index: SearchIndex, ranking: Ranking, page: number, shown: Set<number>): number | undefined {
  const {low, high} = ranking.matches.masks;
  const {text, headings} = index.pages[page]!;
  const passages = Array.from({length: text[1] - text[0]}, (_, offset) => text[0] + offset);
  let best: number | undefined;
  let most = 0;
  for (const entry of [...headings, ...passages]) {
    const hasToken = low[entry] !== 0 || high[entry] !== 0;
    const marks = hasToken && !shown.has(entry) && !index.entries[entry]!.isAsked ? marksIn(index, ranking, entry) : 0;
    if (marks > most) {
      most = marks;
      best = entry;
    }
  }
  return best;
}

/** How many characters of an entry's text are marked. */
function marksIn({entries}: SearchIndex, ranking: Ranking, entry: number): number {
  const marks = createMarker(termsToMark(ranking, entry), '', '').marksOf(entries[entry]!.text);
  return marks.reduce((sum, mark) => sum + mark, 0);
}
