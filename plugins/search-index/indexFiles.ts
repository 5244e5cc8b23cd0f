import {createHash} from 'node:crypto';
import {slug} from '../../src/search/engine/slug';
import type {Heading, HeadingsFile, SearchRecord, TextFile, TitlesFile} from '../../src/search/engine/types';
import {characterTables} from './characters';

/** The files of the embedded index: `titles.json`, `headings.json`, and files of text by name. */
export interface IndexFiles {
  titles: TitlesFile;
  headings: HeadingsFile;
  text: Map<string, TextFile>;
}

/** A file of text has about so many characters. Longer files compress better; each is indexed in one go, which holds up an answer for a moment. */
const TEXT_LENGTH = 750_000;

/** Writes the records as the files that the embedded engine reads. */
export function indexFiles(records: SearchRecord[], glossary: string[][]): IndexFiles {
  const build = hashOf([...records, glossary]);
  const pages = [...groupByPage(records).values()];
  const sections = [...new Set(records.map(({hierarchy}) => hierarchy.lvl0))];
  const known = new Set<string>();
  const tables = {build, first: 0, pages: [], glossary, ...characterTables(records.map(headingText).join(''), known)};
  const texts = pages.map(passages);
  const text = new Map<string, TextFile>([[`tables.${build}.json`, tables]]);
  for (let first = 0; first < texts.length; ) {
    let last = first;
    for (let length = 0; last < texts.length && (length === 0 || length < TEXT_LENGTH); last++) {
      length += texts[last]!.flat().join('').length + 1;
    }
    const pagesOfFile = texts.slice(first, last);
    text.set(`text-${text.size}.${build}.json`, {build, first, pages: pagesOfFile, glossary: [], ...characterTables(pagesOfFile.flat(2).join(''), known)});
    first = last;
  }
  return {
    titles: {build, text: [...text.keys()], sections, pages: pages.map(([title]) => [decodeURI(title!.url), sections.indexOf(title!.hierarchy.lvl0), title!.hierarchy.lvl1])},
    headings: {build, pages: pages.map((page) => page.filter(({type}) => type !== 'content').slice(1).map(toHeading))},
    text,
  };
}

/** A hash of all items, one by one: those of thousands of pages are longer than a string may be. */
function hashOf(items: unknown[]): string {
  const hash = createHash('sha256');
  items.forEach((item) => hash.update(JSON.stringify(item)));
  return hash.digest('hex').slice(0, 12);
}

function groupByPage(records: SearchRecord[]): Map<string, SearchRecord[]> {
  const pages = new Map<string, SearchRecord[]>();
  records.forEach((record) => pages.set(record.url_without_anchor, [...(pages.get(record.url_without_anchor) ?? []), record]));
  return pages;
}

const headingText = ({type, hierarchy}: SearchRecord): string => (type === 'content' ? '' : (hierarchy[type as 'lvl1'] ?? ''));

function toHeading(record: SearchRecord): Heading {
  const {type, anchor} = record;
  const text = headingText(record);
  const level = Number(type.slice(3));
  return slug(text) === anchor ? [level, text] : [level, text, anchor ?? ''];
}

/** The passages below the title and below each heading. */
function passages(page: SearchRecord[]): string[][] {
  const groups: string[][] = [];
  page.forEach(({type, content}) => (type === 'content' ? groups.at(-1)!.push(content ?? '') : groups.push([])));
  return groups;
}
