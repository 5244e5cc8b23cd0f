import {indexFiles} from '../build/indexFiles';
import {answer} from '../engine/answer';
import {wholeIndex, type SearchIndex} from '../engine/searchIndex';
import type {SearchRecord, SearchRequest} from '../engine/types';

type Level = 'lvl1' | 'lvl2' | 'lvl3';
export type FixturePage = [path: string, section: string, ...lines: string[]];

/** Records of pages written as lines: `# title`, `## heading`, `### heading`, anything else a passage. For tests. */
export function fixtureRecords(pages: FixturePage[]): SearchRecord[] {
  return pages.flatMap(([path, lvl0, ...lines]) => {
    const hierarchy: SearchRecord['hierarchy'] = {lvl0, lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    let anchor: string | null = null;
    return lines.map((line, position): SearchRecord => {
      const [, marks, heading] = /^(#+) (.*)/.exec(line) ?? [];
      if (marks && heading) {
        Object.assign(hierarchy, {lvl2: null, lvl3: null, [`lvl${marks.length}`]: heading});
        anchor = marks.length > 1 ? `h${position}` : null;
      }
      const url = encodeURI(path) + (anchor ? `#${anchor}` : '');
      return {
        objectID: `${url}:${position}`,
        url,
        url_without_anchor: encodeURI(path),
        anchor,
        type: marks ? (`lvl${marks.length}` as Level) : 'content',
        content: marks ? null : line,
        hierarchy: {...hierarchy},
        weight: {pageRank: 0, level: 0, position},
        lang: 'zh-Hans',
        language: 'zh-Hans',
        docusaurus_tag: 'docs-default-current',
      };
    });
  });
}

/** The complete index of records. */
export function indexOf(records: SearchRecord[], glossary: string[][] = []): SearchIndex {
  const {titles, tables, text} = indexFiles(records, glossary);
  return wholeIndex(titles, tables, text.values());
}

export interface FixtureHit {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  missing?: string[];
  url_without_anchor: string;
  on_page: number;
  _highlightResult: {hierarchy: Record<string, {value: string} | undefined>; content?: {value: string}};
  _snippetResult: {hierarchy: Record<string, {value: string} | undefined>; content?: {value: string}};
}

export interface FixtureAnswer {
  query: string;
  nbDocuments: number;
  sections: Record<string, number>;
  completions: string[];
  correction?: string;
  nbHits: number;
  nbPages: number;
  page: number;
  hits: FixtureHit[];
  suggestions?: string[];
  isNearest?: boolean;
}

/** The answer to one query. */
export function ask(index: SearchIndex, query: string, request: Partial<SearchRequest> = {}): FixtureAnswer {
  return answer(index, [{indexName: 'i', query, highlightPreTag: '<mark>', highlightPostTag: '</mark>', ...request}])
    .results[0] as FixtureAnswer;
}
