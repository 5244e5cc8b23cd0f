import {entriesWithLiteral} from './literal';
import {lookUp, PREFIX_ONLY, type Matches} from './lookup';
import {maskOf, weigher} from './masks';
import {matchMisspelt} from './misspelt';
import {matchPinyin} from './pinyin';
import {analyse, withoutQuestion, type Query} from './query';
import {ASKED, headingOf, type SearchIndex} from './searchIndex';
import {matchSynonyms} from './synonyms';
import {matchTypos} from './typos';
import {measureCoverage, NEARLY_ALL, type Coverage} from './coverage';
import {scorePages} from './pageScores';
import {relevance} from './relevance';
import {weigh} from './weights';

export interface Ranked {
  entry: number;
  score: number;
}

export interface Ranking {
  query: Query;
  matches: Matches;
  found: Ranked[];
}

/** Bonus of pages with exact matches of all parts of the query. */
const PARTS = 0.1;
/** How much the page as a whole counts; where no page has nearly all of the query it decides, and the passage only where it leads. */
const PAGE_SCORE = {all: 0.3, some: 5};
/** Of so many pages that are near as a whole the best entry may be shown. */
const MAX_NEAREST_PAGES = 30;
/** Penalty of further results of the same page; beyond the second they come after those of all pages. */
const SAME_PAGE = 0.05;
const MAX_ROWS_OF_PAGE = 2;
const LAST = 10;

/** A phrase that readers ask for a page with is shown when it has so much of the query, else the page's title in its place. */
const MIN_PHRASE_COVERAGE = 0.3;
/** The least share of the query's weight in one scope. */
const MIN_COVERAGE = 0.62;
/** The most literal matches that are ranked: titles and headings first. */
const MAX_LITERAL_ENTRIES = 500;

/** Ranks the entries that match a query: one for each URL, best first. */
export function rank(index: SearchIndex, text: string): Ranking {
  const query = analyse(index, text);
  const matches = lookUp(index, query);
  approximateMissing(index, matches, query);
  const weights = weigh(index, query, matches.counts, index.entries.length);
  const pageScores = scorePages(index, query, matches);
  const isVague = query.tokens.every(({factor}) => factor < 0.5);
  const hasParts = inPagesWithParts(index, matches, query);
  const {found: candidates, most} = measureCoverage(index, matches, weigher(weights), MIN_COVERAGE, () => nearestPages(index, pageScores));
  const hasNearlyAll = most >= NEARLY_ALL;
  const isPhraseBeside = ({entry, own}: Coverage) => index.roleOf[entry] === ASKED && own < MIN_PHRASE_COVERAGE;
  const chosen = isVague ? candidates.filter(({entry}) => matches.approximations.has(entry) || hasParts(entry)) : candidates;
  const isLiteral = ({entry}: Coverage) => index.entries[entry]!.squeezed.includes(query.squeezed);
  const isAnyLiteral = chosen.some(isLiteral);
  const literal = mayCutWord(query) || !isAnyLiteral ? literalCoverage(index, query) : [];
  const isExact = isAnyLiteral || literal.length > 0;
  // Where the query stands as it is, the place decides.
  const pageWeight = isExact ? 0 : hasNearlyAll ? PAGE_SCORE.all : PAGE_SCORE.some;
  const scoreOf = relevance(index, query, matches, isExact);
  const scored = [...chosen, ...literal].map((candidate): Ranked => ({
    entry: isPhraseBeside(candidate) ? index.entries[candidate.entry]!.parent : candidate.entry,
    score: scoreOf(candidate) + (hasParts(candidate.entry) ? PARTS : 0) + pageWeight * pageScores[index.pageOf[candidate.entry]!]!,
  }));
  return {query, matches, found: spreadPages(index, distinct(index, scored))};
}

/** The pages that answer best as a whole. While text is still loading there are none: better ones may be in it. */
function nearestPages({segments, complete}: SearchIndex, pageScores: Float64Array): number[] {
  return segments.length < complete
    ? []
    : [...pageScores.keys()]
        .filter((page) => pageScores[page]! > 0)
        .sort((a, b) => pageScores[b]! - pageScores[a]!)
        .slice(0, MAX_NEAREST_PAGES);
}

/** Finds approximate matches for the parts of the query that occur nowhere exactly. */
function approximateMissing(index: SearchIndex, matches: Matches, query: Query): void {
  const exact = [...matches.counts];
  matchSynonyms(index, matches, query);
  for (const part of query.parts) {
    if (part.kind === 'han') {
      matchMisspelt(index, matches, query, part);
    } else if (exact[part.tokens[0]!] === 0) {
      matchTypos(index, matches, part);
    }
  }
  matchPinyin(index, matches, query);
}

/** Whether an entry's page has exact matches of all parts of the query, question words aside. */
function inPagesWithParts(
  {entries, pages, pageOf}: SearchIndex,
  {masks, pageCounts}: Matches,
  {parts, tokens}: Query,
): (entry: number) => boolean {
  const pieces = parts.flatMap(({kind, text, tokens: own}) =>
    withoutQuestion(text).map((piece) => {
      // An entry with a piece has all tokens in it; but it may have a short word inside another word, without its token.
      const within = kind === 'han' || text.length > PREFIX_ONLY ? own.filter((token) => piece.includes(tokens[token]!.text)) : [];
      return {piece, within, ...maskOf(within)};
    }),
  );
  const known = new Map<number, boolean>();
  const holds = (entry: number, {piece, low, high}: (typeof pieces)[number]) =>
    (masks.low[entry] !== 0 || masks.high[entry] !== 0) &&
    (masks.low[entry]! & low) === low &&
    (masks.high[entry]! & high) === high &&
    entries[entry]!.folded.includes(piece);
  const hasPiece = (page: number, piece: (typeof pieces)[number]) => {
    if (!piece.within.every((token) => pageCounts[token * pages.length + page]! > 0)) {
      return false;
    }
    const {headings, text} = pages[page]!;
    let [entry] = text;
    while (entry < text[1] && !holds(entry, piece)) {
      entry++;
    }
    return entry < text[1] || headings.some((heading) => holds(heading, piece));
  };
  return (entry) => {
    const page = pageOf[entry]!;
    const isKnown = known.get(page) ?? pieces.every((piece) => hasPiece(page, piece));
    known.set(page, isKnown);
    return isKnown;
  };
}

/** Whether a query of several parts starts or ends with a part so short that it matches only the start of words. */
const mayCutWord = ({parts}: Query) =>
  parts.length > 1 && [parts[0]!, parts.at(-1)!].some(({kind, text}) => kind === 'word' && text.length <= PREFIX_ONLY);

/** The entries that contain the query literally: symbols, or ends of words, which tokens do not match. */
function literalCoverage(index: SearchIndex, {text, squeezed}: Query): Coverage[] {
  return squeezed.length < 2
    ? []
    : entriesWithLiteral(index, text)
        .slice(0, MAX_LITERAL_ENTRIES)
        .map((entry) => ({entry, own: 1, scope: 1, title: 0, page: 1}));
}

function distinct(index: SearchIndex, ranked: Ranked[]): Ranked[] {
  const best = new Map<number, Ranked>();
  for (const candidate of ranked) {
    const heading = headingOf(index, candidate.entry);
    if (candidate.score > (best.get(heading)?.score ?? -1)) {
      best.set(heading, candidate);
    }
  }
  return [...best.values()].sort(byScore);
}

function spreadPages({entries}: SearchIndex, ranked: Ranked[]): Ranked[] {
  const before = new Map<number, number>();
  return ranked
    .map(({entry, score}) => {
      const {page} = entries[entry]!;
      const nth = before.get(page) ?? 0;
      before.set(page, nth + 1);
      return {entry, score: score - nth * SAME_PAGE - (nth < MAX_ROWS_OF_PAGE ? 0 : LAST)};
    })
    .sort(byScore);
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.entry - b.entry;
