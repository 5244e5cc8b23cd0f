import {fold, squeeze} from './fold';
import {indexSpellings} from './pinyin';
import {nameOf, slug} from './names';
import {unpack, unpackGroups} from './pack';
import {buildSegment, type Segment} from './segment';
import {finished, type Steps} from './steps';
import {addTables, type Characters} from './tables';
import type {TablesFile, TextFile, TitlesFile} from './types';

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
  /** Whether readers ask for the page with this text, which is not on it. */
  isAsked?: true;
  /** A heading's anchor, once the tables are loaded. */
  anchor?: string;
}

export interface Page {
  url: string;
  section: string;
  /** The entries of its title and of its headings. */
  headings: number[];
  /** The first entry of its text, and the one after the last. */
  text: [from: number, to: number];
}

/** What an entry is to its page besides a level: what readers ask for the page with, and passages of sources and exercises. */
export const ASKED = 7;
export const ASIDE = 8;
const ASIDES = /^(?:参考资料|延伸阅读|练习)$/;

/** The index. It grows when a file of text is added. */
export interface SearchIndex extends Characters {
  build: string;
  pages: Page[];
  entries: Entry[];
  /** The page, the parent and the role of each entry as typed arrays, for speed: a query reads thousands of them. */
  pageOf: Int32Array;
  parentOf: Int32Array;
  /** The level of an entry, ASKED or ASIDE. */
  roleOf: Int32Array;
  segments: Segment[];
  /** The words of all segments by their numbers. */
  words: Map<string, number>;
  /** The number of segments once all text is loaded. */
  complete: number;
  /** Groups of synonyms, folded. */
  glossary: string[][];
  /** Words of Taiwan, in simplified characters, with ours. */
  taiwan: [taiwan: string, ours: string][];
  /** Positions in the headings by the first two letters of their spelling (pinyin.ts). */
  spellings: Map<string, number[]>;
  /** The number of entries that are titles or headings: they come first. */
  headings: number;
}

/** Builds the index of the titles and the headings that come with them or, once the tables have arrived, of all headings; in steps. */
export function* createIndex(titles: TitlesFile, tables?: TablesFile): Steps<SearchIndex> {
  const entries: Entry[] = [];
  const pages: Page[] = [];
  for (const [section, path, ...inside] of titles.folders) {
    for (const packed of inside) {
      const [title, name, ...early] = unpack(packed) as [string, string, ...string[]];
      const first = entries.length;
      const above: number[] = [];
      const add = (level: number, text: string, anchor?: string) => {
        above.length = Math.min(above.length, level);
        above[level] = entries.length;
        const parent =
          level === 1
            ? -1
            : (above
                .slice(0, level)
                .filter((entry) => entry !== undefined)
                .at(-1) ?? first);
        entries.push({...textForms(text), page: pages.length, parent, level, anchor});
      };
      add(1, title);
      if (tables) {
        headingsOf(early, tables.headings[pages.length]!, tables.anchors[pages.length]!).forEach((heading) => add(...heading));
      } else {
        early.forEach((text) => add(2, text));
      }
      pages.push({
        url: encodeURI(path + (name || nameOf(title))),
        section,
        headings: entries.slice(first).map((_, index) => first + index),
        text: [0, 0],
      });
      yield;
    }
  }
  const words = new Map<string, number>();
  const index: SearchIndex = {
    build: titles.build,
    pages,
    entries,
    pageOf: Int32Array.from(entries.map(({page}) => page)),
    parentOf: Int32Array.from(entries.map(({parent}) => parent)),
    roleOf: Int32Array.from(entries.map(({level}) => level)),
    segments: [yield* buildSegment(entries, 0, words)],
    words,
    complete: 1 + titles.text.length,
    glossary: [],
    taiwan: [],
    headings: entries.length,
    syllables: new Map(),
    simplified: new Map(),
    spellings: new Map(),
  };
  if (tables) {
    index.glossary = tables.glossary.map((terms) => terms.map(fold));
    index.taiwan = tables.taiwan;
    addTables(index, tables.pinyin, tables.traditional);
    index.spellings = yield* indexSpellings(entries, index.syllables);
  }
  return index;
}

/** All headings of a page: `early` are those that came with the titles. */
function headingsOf(early: string[], texts: string, anchors: string): [level: number, text: string, anchor: string][] {
  const known = early.values();
  const ids = unpack(anchors);
  return unpack(texts).map((packed, nth) => {
    const text = packed.slice(1) || (known.next().value as string);
    return [Number(packed[0]), text, ids[nth] || slug(text)];
  });
}

/**
 * Adds the text of some pages, in steps. Until the last step the index is not changed, nor when the file does not fit.
 * @throws TypeError when the file has other pages or headings than the titles.
 */
export function* addText(index: SearchIndex, file: TextFile): Steps<void> {
  const base = index.entries.length;
  const entries: Entry[] = [];
  for (const [offset, packed] of file.pages.entries()) {
    const page = file.first + offset;
    const {headings} = index.pages[page]!;
    unpack(file.asked[offset]!).forEach((text) => entries.push({...textForms(text), page, parent: headings[0]!, level: 0, isAsked: true}));
    for (const [nth, texts] of unpackGroups(packed).entries()) {
      const parent = headings[nth];
      if (parent === undefined) {
        throw new TypeError(`page ${page} has no heading ${nth}`);
      }
      texts.forEach((text) => entries.push({...textForms(text), page, parent, level: 0}));
    }
    yield;
  }
  const segment = yield* buildSegment(entries, base, index.words);
  addTables(index, file.pinyin, file.traditional);
  index.segments.push(segment);
  index.entries.push(...entries);
  index.pageOf = extend(
    index.pageOf,
    entries.map(({page}) => page),
  );
  index.parentOf = extend(
    index.parentOf,
    entries.map(({parent}) => parent),
  );
  index.roleOf = extend(
    index.roleOf,
    entries.map(({isAsked, parent}) => (isAsked ? ASKED : isAside(index.entries, parent) ? ASIDE : 0)),
  );
  entries.forEach(({page}, number) => {
    const {text} = index.pages[page]!;
    index.pages[page]!.text = [text[1] > base ? text[0] : base + number, base + number + 1];
  });
}

/** Whether a heading, or one above it, is that of sources or exercises. */
function isAside(entries: Entry[], heading: number): boolean {
  const {text, parent} = entries[heading]!;
  return ASIDES.test(text) || (parent >= 0 && isAside(entries, parent));
}

/** The index of all files. */
export function wholeIndex(titles: TitlesFile, tables: TablesFile, text: Iterable<TextFile>): SearchIndex {
  const index = finished(createIndex(titles, tables));
  for (const file of text) {
    finished(addText(index, file));
  }
  return index;
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
