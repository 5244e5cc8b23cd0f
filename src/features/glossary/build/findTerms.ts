import path from 'node:path';
import {globSync} from 'tinyglobby';
import {FIELDS} from '../fields';
import type {Term} from '../readTerms';
import {readText} from '../../../shared/build/readText';

/** Whether a name can be found in running text: a single Han character would match inside other words. */
const isDistinct = (name: string) => !/^\p{Script=Han}$/u.test(name) && name.length > 1;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as a pattern: a space between Han and Latin may be there or not, Latin ends where the word does. */
function patternOf(name: string): string {
  return escape(name)
    .replace(/(?<=\p{Script=Han}) ?(?=[A-Za-z])|(?<=[A-Za-z]) ?(?=\p{Script=Han})/gu, ' ?')
    .replace(/^(?=\w)/, '(?<![\\w-])')
    .replace(/(?<=\w)$/, '(?![\\w-])');
}

/** The terms to mark in a doc, each with the names it may have there. */
export function termsFor(id: string, terms: Term[]): Term[] {
  return terms.filter(({field, marked, note}) => {
    const places = marked.length > 0 ? marked : FIELDS.find(({name}) => name === field)!.marked;
    return note !== id && places.some((place) => id.startsWith(place));
  });
}

/**
 * Finds terms in texts, the longest name first: 线程 is not found in 线程束, whether or not 线程束 is wanted.
 * @returns for the terms that are wanted a function that finds them; the pattern of all names is made once, for all docs
 */
export function finderOf(all: Term[]) {
  const names = [...new Set(all.flatMap(({zh, also, variants}) => [zh, ...also, ...variants]))]
    .filter(isDistinct)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(names.map(patternOf).join('|'), 'gu');
  return (wanted: Term[]) => {
    const byName = new Map(
      wanted.flatMap((term) => [term.zh, ...term.also].filter(isDistinct).map((name) => [name.replaceAll(' ', ''), term])),
    );
    return (text: string) =>
      [...text.matchAll(pattern)].flatMap(({0: name, index}) => {
        const term = byName.get(name.replaceAll(' ', ''));
        return term ? [{term, index, name}] : [];
      });
  };
}

/**
 * How many docs use each term, in whatever sense.
 * @param find finds all terms
 */
export function usesOf(terms: Term[], find: ReturnType<ReturnType<typeof finderOf>>, root: string): Map<Term, number> {
  const uses = new Map(terms.map((term) => [term, 0]));
  for (const file of globSync('docs/**/*.{md,mdx}', {cwd: root})) {
    const used = new Set(find(readText(path.join(root, file))).map(({term}) => term));
    used.forEach((term) => uses.set(term, uses.get(term)! + 1));
  }
  return uses;
}
