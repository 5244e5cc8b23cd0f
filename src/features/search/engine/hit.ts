import type {Marker} from './highlight';
import {headingOf, type SearchIndex} from './searchIndex';
import {snippetsOf} from './snippet';
import type {SearchRecord, SearchRequest} from './types';

const SNIPPET_WORDS = 10;
/** Two lines of the modal. A word counts two Chinese characters. */
const EXCERPT_WORDS = 30;

interface Result {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** A hit in the shape of the hosted service's, and with what our own interface shows besides. */
export function toHit(index: SearchIndex, marker: Marker, entry: number, request: SearchRequest): object {
  const {snippetEllipsisText = '…'} = request;
  const record = toRecord(index, entry);
  const snippetOf = snippetWriter(marker, snippetEllipsisText);
  // DocSearch renders lvl0, the group's title, as text: it is not escaped.
  const hierarchy = mapHierarchy(record, (text, level) => (level === 'lvl0' ? result(text, false) : whole(text, marker)));
  const words = (attribute: string) =>
    Number(request.attributesToSnippet?.find((name) => name.split(':')[0] === attribute)?.split(':')[1] ?? SNIPPET_WORDS);
  const snippets = mapHierarchy(record, (text, level) =>
    level === 'lvl0' ? result(text, false) : snippetOf(text)(words(`hierarchy.${level}`)),
  );
  const {content} = record;
  const contentSnippet = content === null ? undefined : snippetOf(content);
  return {
    ...retrieve(record, request.attributesToRetrieve),
    objectID: record.objectID,
    url_without_anchor: index.pages[index.pageOf[entry]!]!.url,
    ...(contentSnippet && {excerpt: contentSnippet(EXCERPT_WORDS).value}),
    ...(index.entries[entry]!.isAsked && {asked_as: true}),
    _highlightResult: {hierarchy, ...(content && {content: whole(content, marker)})},
    _snippetResult: {hierarchy: snippets, ...(contentSnippet && {content: contentSnippet(words('content'))})},
  };
}

type Hit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

function toRecord(index: SearchIndex, entry: number): Hit {
  const {text, level, page} = index.entries[entry]!;
  const heading = headingOf(index, entry);
  const {anchor, level: depth} = index.entries[heading]!;
  const url = index.pages[page]!.url + (anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`);
  // A heading whose anchor is not loaded yet has the URL of its page.
  const objectID = level === 0 || (anchor === undefined && depth > 1) ? `${url}:${entry}` : url;
  const hierarchy: SearchRecord['hierarchy'] = {
    lvl0: index.pages[page]!.section,
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (let above = heading; above >= 0; above = index.entries[above]!.parent) {
    const ancestor = index.entries[above]!;
    Object.assign(hierarchy, {[`lvl${ancestor.level}`]: ancestor.text});
  }
  return {
    objectID,
    url,
    type: level === 0 ? 'content' : (`lvl${level}` as SearchRecord['type']),
    content: level === 0 ? text : null,
    hierarchy,
  };
}

function mapHierarchy({hierarchy}: Hit, write: (text: string, level: string) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, write(text, level)]] : [])));
}

/** The attributes that the request names: `url`, or `hierarchy.lvl1` for one of an object. */
function retrieve(record: Hit, names: string[] = ['*']): object {
  if (names.includes('*')) {
    return record;
  }
  const wanted = (path: string) => names.includes(path) || names.includes(path.split('.')[0]!);
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'hierarchy' && wanted(name))),
    hierarchy: Object.fromEntries(Object.entries(record.hierarchy).filter(([level]) => wanted(`hierarchy.${level}`))),
  };
}

function whole(text: string, marker: Marker): Result {
  return result(marker.write(text), marker.marksOf(text).includes(1));
}

/** For a text its snippets: the part of so many words with the most marks. */
function snippetWriter(marker: Marker, ellipsis: string) {
  return (text: string) => {
    const marked = marker.marksOf(text);
    const rangeOf = snippetsOf(text, marked);
    return (words: number): Result => {
      const {start, end} = rangeOf(words);
      const html = marker.write(text, start, end).trimEnd();
      return result((start > 0 ? ellipsis : '') + html + (end < text.length ? ellipsis : ''), marked.includes(1));
    };
  };
}

const result = (value: string, isMarked: boolean): Result => ({value, matchLevel: isMarked ? 'full' : 'none', matchedWords: []});
