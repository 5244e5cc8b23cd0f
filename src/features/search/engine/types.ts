import type {DocSearchHit} from '@docsearch/react';

/** A DocSearch record: a title, a heading or a passage of one page. `records.json` has them all. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: DocSearchHit['type'];
  content: string | null;
  hierarchy: DocSearchHit['hierarchy'];
  weight: {pageRank: number; level: number; position: number};
  lang: string;
  language: string;
  docusaurus_tag: string;
  /** The content is not a passage of the page but what else readers ask for it with (front matter `asked_as`). */
  asked_as?: true;
}

/** `search/titles.json`: what answers first, fetched at the first intent to search. */
export interface TitlesFile {
  build: string;
  /** The name of the file of tables, and those of the files of text, in the order of the pages. */
  tables: string;
  text: string[];
  folders: Folder[];
}

/**
 * The pages of one section below one path, in the order of the site. Each is packed: its title, the last part of its
 * address (nothing where that follows from the title), and its headings of level 2 that no other page has.
 */
export type Folder = [section: string, path: string, ...pages: string[]];

/** The file of tables: the other headings, anchors and synonyms, and the tables of characters. */
export interface TablesFile {
  build: string;
  /** The headings of each page, packed: level and text, but `2` alone for the next of those that came with the titles. */
  headings: string[];
  /** And their anchors, packed: nothing where one is the slug of its heading. */
  anchors: string[];
  /** Groups of terms that mean the same. */
  glossary: string[][];
  /** Words of Taiwan, in simplified characters, with ours. */
  taiwan: [taiwan: string, ours: string][];
  pinyin: string;
  traditional: string;
}

/** A file of text. */
export interface TextFile {
  build: string;
  first: number;
  /** For each page from `first`, the passages below its title and below each heading, packed in groups. */
  pages: string[];
  /** For each page from `first`, what else readers ask for it with, packed. */
  asked: string[];
  /** `zhong重中 wen文问`: each syllable with those characters, not in the files before, that are read so. */
  pinyin: string;
  /** `變变`: each traditional character with its simplified form, pair after pair. */
  traditional: string;
}

/** The search parameters that the engine supports. */
export interface SearchRequest {
  indexName: string;
  query: string;
  /** One section or one page: `hierarchy.lvl0:"CUDA"`, `url_without_anchor:"/docs/intro"`. */
  filters?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToRetrieve?: string[];
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}
