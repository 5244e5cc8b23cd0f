import {fold, squeeze} from './fold';
import {spokenPlaces} from './pinyin';
import {buildSegment, type Segment} from './segment';
import {slug} from './slug';
import {addTables, type Characters} from './tables';
import type {HeadingsFile, TextFile, TitlesFile} from './types';

/** A title, a heading or a passage. */
export interface Entry {
  text: string;
  folded: string;
  squeezed: string;
  page: number;
  /** The entry it stands below; -1 above a title. */
  parent: number;
  /** 1 for a title, 2 to 6 for a heading, 0 for a passage. */
  level: number;
  objectID: string;
}

export interface Page {
  path: string;
  section: string;
  /** The entries of its title and of its headings. */
  headings: number[];
  /** The first entry of its text, and the one after the last. */
  text: [from: number, to: number];
}

/** Everything the engine knows. It grows when text arrives. */
export interface SearchIndex extends Characters {
  build: string;
  pages: Page[];
  entries: Entry[];
  /** The page and the parent of each entry once more, packed: a query may look at thousands of them. */
  pageOf: Int32Array;
  parentOf: Int32Array;
  segments: Segment[];
  /** The words of all segments by their numbers. */
  words: Map<string, number>;
  /** Whether it has the headings, not only the titles. */
  hasHeadings: boolean;
  /** How many segments there are once all text has arrived. */
  complete: number;
  /** Groups of terms that mean the same, folded. */
  glossary: string[][];
  /** The places in the headings by the first two letters that a reader may spell them with. */
  spoken: Map<string, number[]>;
  /** The number of entries that are titles or headings: they come first. */
  headings: number;
}

/** Builds the index of titles or, once they have arrived, of titles and headings. */
export function createIndex(titles: TitlesFile, headings?: HeadingsFile): SearchIndex {
  const entries: Entry[] = [];
  const pages = titles.pages.map(([path, section, title], page): Page => {
    const first = entries.length;
    const above: number[] = [];
    const add = (level: number, text: string, objectID: string) => {
      above.length = Math.min(above.length, level);
      above[level] = entries.length;
      const parent = level === 1 ? -1 : (above.slice(0, level).filter((entry) => entry !== undefined).at(-1) ?? first);
      entries.push({...textForms(text), page, parent, level, objectID});
    };
    const url = encodeURI(path);
    add(1, title, url);
    headings?.pages[page]!.forEach(([level, text, anchor = slug(text)]) => add(level, text, `${url}#${encodeURIComponent(anchor)}`));
    return {path, section: titles.sections[section] ?? '', headings: entries.slice(first).map((_, index) => first + index), text: [0, 0]};
  });
  const words = new Map<string, number>();
  return {
    build: titles.build,
    pages,
    entries,
    pageOf: Int32Array.from(entries.map(({page}) => page)),
    parentOf: Int32Array.from(entries.map(({parent}) => parent)),
    segments: [buildSegment(entries, 0, words)],
    words,
    hasHeadings: headings !== undefined,
    complete: 1 + titles.text.length,
    glossary: [],
    headings: entries.length,
    syllables: new Map(),
    simplified: new Map(),
    spoken: new Map(),
  };
}

/**
 * Adds the text of some of the pages; the index stays as it is when the file does not fit.
 * @throws TypeError when the file has other pages or headings than the titles.
 */
export function addText(index: SearchIndex, file: TextFile): void {
  const base = index.entries.length;
  const entries = file.pages.flatMap((passages, offset) => {
    const page = file.first + offset;
    return passages.flatMap((texts, nth) => {
      const parent = index.pages[page]!.headings[nth]!;
      const {objectID} = index.entries[parent]!;
      return texts.map((text, count): Entry => ({...textForms(text), page, parent, level: 0, objectID: `${objectID}:${count}`}));
    });
  });
  const glossary = file.glossary.map((terms) => terms.map(fold));
  addTables(index, file.pinyin, file.traditional);
  if (file.pages.length === 0) {
    index.spoken = spokenPlaces(index.entries.slice(0, index.headings), index.syllables);
  }
  index.segments.push(buildSegment(entries, base, index.words));
  index.entries.push(...entries);
  index.pageOf = extend(index.pageOf, entries.map(({page}) => page));
  index.parentOf = extend(index.parentOf, entries.map(({parent}) => parent));
  index.glossary.push(...glossary);
  entries.forEach(({page}, number) => {
    const {text} = index.pages[page]!;
    index.pages[page]!.text = [text[1] > base ? text[0] : base + number, base + number + 1];
  });
}

function extend(numbers: Int32Array, more: number[]): Int32Array {
  const all = new Int32Array(numbers.length + more.length);
  all.set(numbers);
  all.set(more, numbers.length);
  return all;
}

function textForms(text: string): Pick<Entry, 'text' | 'folded' | 'squeezed'> {
  const folded = fold(text);
  return {text, folded, squeezed: squeeze(folded)};
}

/** The entry of the heading whose address a hit has: its own, or the one it stands below. */
export const headingOf = ({entries}: SearchIndex, entry: number): number => (entries[entry]!.level === 0 ? entries[entry]!.parent : entry);
