import {escapeHtml} from '../../../shared/pure/escapeHtml';
import {fold} from './fold';
import type {Ranking} from './rank';
import {PREFIX_ONLY} from './lookup';
import {withoutQuestion} from './query';
import {isHan, isWord} from './runs';

/** Writes texts as HTML with some terms marked. */
export interface Marker {
  /** For each character of a text whether it is marked. */
  marksOf: (text: string) => Uint8Array;
  /** The part of a text from `start` to `end`; everything but the marks is escaped. */
  write: (text: string, start?: number, end?: number) => string;
}

/** A highlighter with a cache by text. */
export function createMarker(terms: string[], open: string, close: string): Marker {
  const known = new Map<string, Uint8Array>();
  const marksOf = (text: string) => {
    const marks = known.get(text) ?? markedOffsets(text, terms);
    known.set(text, marks);
    return marks;
  };
  return {marksOf, write: (text, start = 0, end = text.length) => writeMarked(text, marksOf(text), open, close, start, end)};
}

/**
 * What to mark in an entry: the whole query, its words, its Chinese runs with and without question words, or their bigrams, and
 * approximate matches. A word of one or two letters beside others is marked where it stands alone, and not inside of words.
 */
export function termsToMark({query, matches}: Ranking, entry: number): string[] {
  const approximation = matches.approximations.get(entry)?.text;
  const bigrams = query.tokens.filter(({factor}) => factor >= 0.5).map(({text}) => text);
  const runs = query.parts.flatMap(({kind, text}) => (kind === 'han' ? [text, ...withoutQuestion(text)] : text));
  return [...new Set([query.text, ...runs, ...bigrams, ...(approximation ? [approximation] : [])])].filter(
    (term) => term.length > 1 || query.parts.length === 1 || !isHan(term.charCodeAt(0)),
  );
}

/** The offsets of a text that lie in a term. When a longer term occurs, its parts are not marked elsewhere. */
function markedOffsets(text: string, terms: string[]): Uint8Array {
  const folded = fold(text);
  const marked = new Uint8Array(text.length);
  const present = terms.filter((term) => folded.includes(term));
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
