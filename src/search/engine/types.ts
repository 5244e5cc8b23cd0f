import type {DocSearchHit} from '@docsearch/react';

/** A DocSearch record: a title, a heading or a passage of one page. `records.json` holds them all. */
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
}

/** `search/titles.json`: the titles of the pages, fetched at the first intent to search. */
export interface TitlesFile {
  build: string;
  /** The files with the text, in the order of the pages. */
  text: string[];
  sections: string[];
  pages: [path: string, section: number, title: string][];
}

/** `search/headings.json`: the headings of each page, fetched beside the titles. */
export interface HeadingsFile {
  build: string;
  pages: Heading[][];
}

/** A heading as `[level, text]`, or with its anchor where that is not the slug of the text. */
export type Heading = [level: number, text: string, anchor?: string];

/** A file of text: for each page from `first`, the passages below its title and below each heading. The first has no pages, but the tables of the headings. */
export interface TextFile {
  build: string;
  first: number;
  pages: string[][][];
  /** `zhong重中 wen文问`: each syllable with those characters, not in the files before, that are read so. */
  pinyin: string;
  /** `變变`: each traditional character with its simplified form, pair after pair. */
  traditional: string;
  /** Groups of terms that mean the same. */
  glossary: string[][];
}

/** The part of a search request that the engine honours. */
export interface SearchRequest {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  attributesToRetrieve?: string[];
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}
