import type {SearchIndex} from './searchIndex';

export interface Name {
  text: string;
  folded: string;
}

/** The number before the title of a chapter: `4.2 `, `08 `. */
const NUMBER = /^\d+(?:\.\d+)*\s+/;

const known = new WeakMap<SearchIndex, {titles: Name[]; all: Name[]}>();

/** The titles of pages without the numbers of chapters, and all names: these and the glossary's, which are folded. */
export function namesOf(index: SearchIndex): {titles: Name[]; all: Name[]} {
  const names = known.get(index) ?? collect(index);
  known.set(index, names);
  return names;
}

function collect({pages, entries, glossary}: SearchIndex) {
  const titles = pages.map(({headings}) => {
    const {text, folded} = entries[headings[0]!]!;
    return {text: text.replace(NUMBER, ''), folded: folded.replace(NUMBER, '')};
  });
  return {titles, all: [...titles, ...glossary.flat().map((term) => ({text: term, folded: term}))]};
}
