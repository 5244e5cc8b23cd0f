import type {DocSearchHit} from '@docsearch/react';
import {fold} from './fold';
import {highlight} from './highlight';
import type {SearchRecord, SearchRequest} from './types';

const DEFAULT_HITS = 20;

/** Answers search requests from the records, in the shape of the hosted service's response. */
export function answer(records: SearchRecord[], requests: SearchRequest[]): {results: object[]} {
  return {results: requests.map((request) => answerOne(records, request))};
}

function answerOne(records: SearchRecord[], {indexName, query, page = 0, hitsPerPage = DEFAULT_HITS}: SearchRequest) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = words.length ? rank(records, words) : [];
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => toHit(record, words));
  return {index: indexName, query, page, hitsPerPage, nbHits: found.length, nbPages: Math.ceil(found.length / hitsPerPage), hits};
}

/** The records whose heading path holds every word: those whose own heading does first, then by level. */
function rank(records: SearchRecord[], words: string[]): SearchRecord[] {
  const holds = (text: string) => words.every((word) => text.includes(word));
  return records
    .filter((record) => holds(fold(path(record).join('\n'))))
    .map((record) => ({record, own: holds(fold(path(record).at(-1) ?? '')) ? 0 : 1}))
    .sort((a, b) => a.own - b.own || a.record.type.localeCompare(b.record.type))
    .map(({record}) => record);
}

/** The headings that lead to a record, its own last; the section's name is not among them. */
function path({hierarchy: {lvl0, ...headings}}: SearchRecord): string[] {
  return Object.values(headings).filter((heading) => heading !== null);
}

function toHit(record: SearchRecord, words: string[]): DocSearchHit {
  const marked = Object.fromEntries(
    Object.entries(record.hierarchy)
      .filter(([, heading]) => heading)
      // DocSearch renders lvl0, the group's title, as text: it is not escaped.
      .map(([level, heading]) => [level, result(level === 'lvl0' ? heading! : highlight(heading!, words))]),
  );
  return {...record, _highlightResult: {hierarchy: marked}, _snippetResult: {hierarchy: marked}} as unknown as DocSearchHit;
}

const result = (value: string) => ({value, matchLevel: value.includes('<mark>') ? 'full' : 'none', matchedWords: []});
