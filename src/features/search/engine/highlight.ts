import {escapeHtml} from '../../../shared/pure/escapeHtml';
import type {Ranking} from './rank';
import {PREFIX_ONLY} from './lookup';
import {withoutQuestion} from './query';
import {isHan, isWord} from './runs';
import type {SearchIndex} from './searchIndex';

/** Writes the texts of entries as HTML with some terms marked. */
export interface Marker {
  /** For each character of an entry's text whether it is marked. */
  marksOf: (entry: number) => Uint8Array;
  /** The part of an entry's text from `start` to `end`; everything but the marks is escaped. */
  write: (entry: number, start?: number, end?: number) => string;
}

/** The highlighter of each entry; entries with the same terms share one, which knows the titles and headings that they have in common. */
export function markersOf(index: SearchIndex, ranking: Ranking, open: string, close: string): (entry: number) => Marker {
  const markers = new Map<string | undefined, Marker>();
  return (entry) => {
    const approximation = ranking.matches.approximations.get(entry)?.text;
    const marker = markers.get(approximation) ?? createMarker(index, termsToMark(ranking, approximation), open, close);
    markers.set(approximation, marker);
    return marker;
  };
}

/** A highlighter that remembers what it marked. */
function createMarker({entries}: SearchIndex, terms: string[], open: string, close: string): Marker {
  const known = new Map<number, Uint8Array>();
  const marksOf = (entry: number) => {
    const marks = known.get(entry) ?? markedOffsets(entries[entry]!.folded, terms);
    known.set(entry, marks);
    return marks;
  };
  return {
    marksOf,
    write: (entry, start = 0, end = entries[entry]!.text.length) =>
      writeMarked(entries[entry]!.text, marksOf(entry), open, close, start, end),
  };
}

/**
 * What to mark in an entry: the whole query, its words, its Chinese runs with and without question words, or their bigrams, and
 * approximate matches. A word of one or two letters beside others is marked where it stands alone, and not inside of words.
 */
function termsToMark({query}: Ranking, approximation: string | undefined): string[] {
  const bigrams = query.tokens.filter(({factor}) => factor >= 0.5).map(({text}) => text);
  const runs = query.parts.flatMap(({kind, text}) => (kind === 'han' ? [text, ...withoutQuestion(text)] : text));
  return [...new Set([query.text, ...runs, ...bigrams, ...(approximation ? [approximation] : [])])].filter(
    (term) => term.length > 1 || query.parts.length === 1 || !isHan(term.charCodeAt(0)),
  );
}

/** The offsets of a folded text that lie in a term. When a longer term occurs, its parts are not marked elsewhere. */
function markedOffsets(folded: string, terms: string[]): Uint8Array {
  const marked = new Uint8Array(folded.length);
  const present = terms.filter((term) => folded.includes(term));
  if (present.length === 0) {
    return marked;
  }
  const isInWord = (term: string, at: number) =>
    terms.length > 1 &&
    term.length <= PREFIX_ONLY &&
    isWord(term.charCodeAt(0)) &&
    (isWord(folded.charCodeAt(at - 1)) || isWord(folded.charCodeAt(at + term.length)));
  for (const term of present.filter((piece) => !present.some((longer) => longer.length > piece.length && longer.includes(piece)))) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      if (!isInWord(term, at)) {
        marked.fill(1, at, at + term.length);
      }
    }
  }
  return marked;
}

function writeMarked(text: string, marked: Uint8Array, open: string, close: string, start: number, end: number): string {
  let html = '';
  for (let from = start; from < end;) {
    let to = from + 1;
    while (to < end && marked[to] === marked[from]) {
      to++;
    }
    const piece = escapeHtml(text.slice(from, to));
    html += marked[from] ? open + piece + close : piece;
    from = to;
  }
  return html;
}
