import {lookUp, type Matches} from './lookup';
import {weigher} from './masks';
import {matchMisspelt} from './misspelt';
import {matchPinyin} from './pinyin';
import {analyse, withoutQuestion, type Query} from './query';
import {headingOf, type SearchIndex} from './searchIndex';
import {matchSynonyms} from './synonyms';
import {matchTypos} from './typos';
import {measureCoverage, type Coverage} from './coverage';
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

/** So much of the query's weight an entry, its headings and its page must hold. */
const ENOUGH = 0.62;
/** What covers much less than the best is left out. */
const BESIDE_BEST = 0.72;
/** The entries that are looked at closely. */
const CANDIDATES = 200;
/** A page with each part of the query as it stands, wherever, comes before one with pieces of them. */
const PARTS = 0.1;
/** The results of one page after the first give way to other pages. */
const SAME_PAGE = 0.05;

/** Ranks what answers a query: one entry for each address, best first. */
export function rank(index: SearchIndex, text: string): Ranking {
  const query = analyse(index, text);
  const matches = lookUp(index, query);
  approximateMissing(index, matches, query);
  const weights = weigh(query, matches.counts, index.entries.length);
  const coverage = query.tokens.length > 0 ? measureCoverage(index, matches, weigher(weights)) : [];
  const best = Math.max(0, ...coverage.slice(0, CANDIDATES).map(({scope}) => scope));
  const candidates = coverage.filter(({scope}) => scope >= Math.max(ENOUGH, best * BESIDE_BEST)).slice(0, CANDIDATES);
  const isVague = query.tokens.every(({factor}) => factor < 0.5);
  const isLiteral = ({entry}: Coverage) => index.entries[entry]!.squeezed.includes(query.squeezed);
  const hasParts = inPagesWithParts(index, matches, query);
  const chosen = isVague ? candidates.filter(({entry}) => matches.approximations.has(entry) || hasParts(entry)) : candidates;
  const literal = chosen.some(isLiteral) ? [] : literalCoverage(index, query);
  const isExact = literal.length > 0 || chosen.some(isLiteral);
  const scored = [...chosen, ...literal].map((candidate): Ranked => ({entry: candidate.entry, score: relevance(index, query, matches, candidate, isExact) + (hasParts(candidate.entry) ? PARTS : 0)}));
  return {query, matches, found: spreadPages(index, distinct(index, scored))};
}

/** Looks for what is like the parts of the query that are nowhere as they are. */
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

/** Says of an entry whether its page has each part of the query as it stands, question words aside. */
function inPagesWithParts({entries}: SearchIndex, {touched}: Matches, {parts}: Query): (entry: number) => boolean {
  const pages = parts
    .flatMap(({text}) => withoutQuestion(text))
    .map((piece) => new Set(touched.filter((entry) => entries[entry]!.folded.includes(piece)).map((entry) => entries[entry]!.page)));
  return (entry) => pages.every((set) => set.has(entries[entry]!.page));
}

/** The entries that hold the query as it stands: symbols, or ends of words that no token finds. */
function literalCoverage({entries}: SearchIndex, {squeezed: sought}: Query): Coverage[] {
  return sought.length > 1 ? entries.flatMap(({squeezed}, entry) => (squeezed.includes(sought) ? {entry, own: 1, scope: 1, title: 0, page: 1} : [])) : [];
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
      return {entry, score: score - nth * SAME_PAGE};
    })
    .sort(byScore);
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.entry - b.entry;
