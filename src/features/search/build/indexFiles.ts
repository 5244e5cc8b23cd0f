import {createHash} from 'node:crypto';
import {groupBy} from '../../../shared/pure/groupBy';
import {nameOf, slug} from '../engine/names';
import {pack, packGroups} from '../engine/pack';
import {abbreviations} from './abbreviations';
import type {Folder, SearchRecord, TablesFile, TextFile, TitlesFile} from '../engine/types';
import {characterTables} from './characters';
import {headingText} from './headingText';
import {taiwanWords} from './taiwanWords';

/** The files of the embedded index: `titles.json`, that of tables, and those of text by name. */
export interface IndexFiles {
  titles: TitlesFile;
  tables: TablesFile;
  text: Map<string, TextFile>;
}

type Page = SearchRecord[];
type Unnamed<File> = Omit<File, 'build'>;

/** A file of text has about so many characters. Longer files compress better, and answer later. */
const MAX_TEXT_FILE_LENGTH = 750_000;

/** Writes the records as the files that the embedded engine reads. */
export function indexFiles(records: SearchRecord[], glossary: string[][]): IndexFiles {
  const pages = [...groupBy(records, (record) => record.url_without_anchor).values()];
  const isFirst = firstHeadings(records);
  const known = new Set<string>();
  const tables = {
    headings: pages.map((page) =>
      pack(headingsOf(page).map((record) => record.type.slice(3) + (isFirst(record) ? '' : headingText(record)))),
    ),
    anchors: pages.map((page) => pack(headingsOf(page).map(oddAnchor))),
    glossary: [...glossary, ...abbreviations(records, glossary.flat())],
    taiwan: taiwanWords(records, glossary.flat()),
    ...characterTables(records.map(headingText).join(''), known),
  };
  const folders = foldersOf(pages, isFirst);
  const texts = textFiles(pages.map(passages), pages.map(phrases), known);
  const build = hashOf([folders, tables, ...texts]);
  const text = new Map(texts.map((file, number) => [`text-${number + 1}.${build}.json`, {build, ...file}]));
  return {titles: {build, tables: `tables.${build}.json`, text: [...text.keys()], folders}, tables: {build, ...tables}, text};
}

/** A hash of all items, fed one by one: together they may exceed the maximal string length. */
function hashOf(items: unknown[]): string {
  const hash = createHash('sha256');
  items.forEach((item) => hash.update(JSON.stringify(item)));
  return hash.digest('hex').slice(0, 12);
}

/** Which headings go into the file of titles: those of level 2 that occur on one page only. */
function firstHeadings(records: SearchRecord[]): (record: SearchRecord) => boolean {
  const counts = new Map<string, number>();
  records.map(headingText).forEach((text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  return (record) => record.type === 'lvl2' && counts.get(headingText(record)) === 1;
}

function foldersOf(pages: Page[], isFirst: (record: SearchRecord) => boolean): Folder[] {
  const folders: Folder[] = [];
  for (const page of pages) {
    const {url, hierarchy} = page[0]!;
    const [, path = '', name] = /^(.*\/)(.*)$/.exec(decodeURI(url))!;
    const last = folders.at(-1);
    const folder: Folder = last?.[0] === hierarchy.lvl0 && last[1] === path ? last : [hierarchy.lvl0, path];
    if (folder !== last) {
      folders.push(folder);
    }
    folder.push(pack([hierarchy.lvl1, name === nameOf(hierarchy.lvl1) ? '' : name || '.', ...page.filter(isFirst).map(headingText)]));
  }
  return folders;
}

const headingsOf = (page: Page): Page => page.filter(({type}) => type !== 'content').slice(1);

const oddAnchor = (record: SearchRecord): string => (slug(headingText(record)) === record.anchor ? '' : (record.anchor ?? ''));

/** The passages below the title and below each heading. */
function passages(page: Page): string {
  const groups: string[][] = [];
  for (const {type, content, asked_as: isAsked} of page) {
    if (type !== 'content') {
      groups.push([]);
    } else if (!isAsked) {
      groups.at(-1)!.push(content ?? '');
    }
  }
  return packGroups(groups);
}

/** What else readers ask for the page with. */
const phrases = (page: Page): string => pack(page.flatMap(({content, asked_as: isAsked}) => (isAsked ? (content ?? []) : [])));

function textFiles(pages: string[], asked: string[], known: Set<string>): Unnamed<TextFile>[] {
  const files: Unnamed<TextFile>[] = [];
  for (let first = 0; first < pages.length;) {
    let last = first;
    for (let length = 0; last < pages.length && (length === 0 || length < MAX_TEXT_FILE_LENGTH); last++) {
      length += pages[last]!.length;
    }
    const inFile = {pages: pages.slice(first, last), asked: asked.slice(first, last)};
    files.push({first, ...inFile, ...characterTables([...inFile.pages, ...inFile.asked].join(''), known)});
    first = last;
  }
  return files;
}
