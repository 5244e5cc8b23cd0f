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
  const {text, level: depth, page, isAsked} = index.entries[entry]!;
  const path = pathTo(index, headingOf(index, entry));
  const {url, section} = index.pages[page]!;
  const record: Hit = {
    ...addressOf(index, entry),
    type: depth === 0 ? 'content' : (`lvl${depth}` as SearchRecord['type']),
    content: depth === 0 ? text : null,
    hierarchy: {...NO_HEADINGS, lvl0: section, ...byLevel((above) => index.entries[above]!.text)},
  };
  const words = (attribute: string) =>
    Number(request.attributesToSnippet?.find((name) => name.startsWith(`${attribute}:`))?.slice(attribute.length + 1) ?? SNIPPET_WORDS);
  const snippetOf = snippetWriter(index, marker, snippetEllipsisText);
  const content = depth === 0 ? snippetOf(entry) : undefined;
  // DocSearch renders lvl0, the group's title, as text: it is not escaped.
  const group = {lvl0: result(section, false)};
  return {
    ...retrieve(record, request.attributesToRetrieve),
    objectID: record.objectID,
    url_without_anchor: url,
    ...(content && {excerpt: content(EXCERPT_WORDS).value}),
    ...(isAsked && {asked_as: true}),
    _highlightResult: {
      hierarchy: {...group, ...byLevel(whole)},
      ...(content && {content: whole(entry)}),
    },
    _snippetResult: {
      hierarchy: {...group, ...byLevel((above, level) => snippetOf(above)(words(`hierarchy.${level}`)))},
      ...(content && {content: content(words('content'))}),
    },
  };

  function byLevel<Value>(write: (above: number, level: string) => Value): Record<string, Value> {
    const levels: Record<string, Value> = {};
    for (const above of path) {
      const level = `lvl${index.entries[above]!.level}`;
      levels[level] = write(above, level);
    }
    return levels;
  }

  function whole(place: number): Result {
    return result(marker.write(place), marker.marksOf(place).includes(1));
  }
}

type Hit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

const NO_HEADINGS: SearchRecord['hierarchy'] = {lvl0: '', lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** The headings that a text stands under: its page's title first, `heading` last. */
function pathTo({entries}: SearchIndex, heading: number): number[] {
  const path: number[] = [];
  for (let above = heading; above >= 0; above = entries[above]!.parent) {
    path.unshift(above);
  }
  return path;
}

function addressOf(index: SearchIndex, entry: number): Pick<Hit, 'objectID' | 'url'> {
  const {anchor, level: depth, page} = index.entries[headingOf(index, entry)]!;
  const url = index.pages[page]!.url + (anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`);
  // A heading whose anchor is not loaded yet has the URL of its page.
  const objectID = index.entries[entry]!.level === 0 || (anchor === undefined && depth > 1) ? `${url}:${entry}` : url;
  return {objectID, url};
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

/** For an entry its snippets: the part of so many words with the most marks. */
function snippetWriter({entries}: SearchIndex, marker: Marker, ellipsis: string) {
  return (entry: number) => {
    const {folded} = entries[entry]!;
    const marked = marker.marksOf(entry);
    const rangeOf = snippetsOf(folded, marked);
    return (words: number): Result => {
      const {start, end} = rangeOf(words);
      const html = marker.write(entry, start, end).trimEnd();
      return result((start > 0 ? ellipsis : '') + html + (end < folded.length ? ellipsis : ''), marked.includes(1));
    };
  };
}

const result = (value: string, isMarked: boolean): Result => ({value, matchLevel: isMarked ? 'full' : 'none', matchedWords: []});
