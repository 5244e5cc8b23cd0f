import type {DocSearchHit} from '@docsearch/react';

/** What to highlight on the page of an opened hit. */
export interface Match {
  /** The text that matched: a title, a heading or a passage. */
  text: string;
  /** The words of it that were marked. */
  words: string[];
}

/** Limits the size of the history entry's state. */
const MAX_MATCH_LENGTH = 1000;
const MARKED = /<mark>(.*?)<\/mark>/gs;
const ENTITIES: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};

/** What to highlight on the page of a hit; nothing for a stored recent search. */
export function matchOf({type, _highlightResult}: DocSearchHit): Match | undefined {
  const results = _highlightResult as Partial<DocSearchHit['_highlightResult']> | undefined;
  const html = (type === 'content' ? results?.content : results?.hierarchy?.[type as 'lvl1'])?.value ?? '';
  const words = [...new Set([...html.matchAll(MARKED)].map((match) => plain(match[1]!)))];
  return words.length > 0 ? {text: plain(html).slice(0, MAX_MATCH_LENGTH), words} : undefined;
}

const plain = (html: string) => html.replace(/<\/?mark>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
