import {squeeze} from './fold';
import {namesOf} from './siteNames';
import {isHan, isWord} from './runs';
import type {Query} from './query';
import type {SearchIndex} from './searchIndex';

const MAX_COMPLETIONS = 4;
const MIN_QUERY_LENGTH = 2;
/** A longer title says more than one would type. */
const MAX_LENGTH = 24;

/** What the reader may be about to type: titles and terms that the query begins or is part of, and what it is short for. */
export function completions(index: SearchIndex, {text, squeezed}: Query): string[] {
  if (squeezed.length < MIN_QUERY_LENGTH) {
    return [];
  }
  const {titles, all} = namesOf(index);
  const longFor = index.glossary
    .filter((terms) => terms.includes(text))
    .flatMap((terms) => terms.filter((term) => titles.some(({folded}) => folded.includes(term))));
  const begun = all
    .filter(({folded}) => folded.length <= MAX_LENGTH && continues(folded, text))
    .sort((a, b) => Number(b.folded.startsWith(text)) - Number(a.folded.startsWith(text)) || a.text.length - b.text.length)
    .map((candidate) => candidate.text);
  const seen = new Set([squeezed]);
  return [...longFor, ...begun]
    .filter((name) => {
      const form = squeeze(name.toLowerCase());
      return !seen.has(form) && seen.add(form);
    })
    .slice(0, MAX_COMPLETIONS);
}

/** Whether a name has the text, from the start of a word on where it is one of letters. */
function continues(name: string, text: string): boolean {
  const at = name.indexOf(text);
  return at >= 0 && name.length > text.length && (isHan(text.charCodeAt(0)) || !isWord(name.charCodeAt(at - 1)));
}
