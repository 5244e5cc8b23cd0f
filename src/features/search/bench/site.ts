import type {SearchRecord} from '../engine/types';
import {fold, squeeze} from '../engine/fold';

/** A page of the records, its texts folded and without spaces beside the originals. */
export interface SitePage {
  url: string;
  title: string;
  headings: string[];
  passages: string[];
  squeezed: string;
  squeezedTitle: string;
  squeezedHeadings: string[];
  words: Set<string>;
}

const plain = (text: string) => squeeze(fold(text));

/** The pages that the records describe. */
export function sitePages(records: SearchRecord[]): SitePage[] {
  const pages = new Map<string, SitePage>();
  for (const {url_without_anchor: url, type, content, hierarchy} of records) {
    const page = pages.get(url) ?? {
      url,
      title: hierarchy.lvl1,
      headings: [],
      passages: [],
      squeezed: '',
      squeezedTitle: plain(hierarchy.lvl1),
      squeezedHeadings: [],
      words: new Set<string>(),
    };
    pages.set(url, page);
    const text = content ?? hierarchy[type as 'lvl1'] ?? '';
    if (type === 'content') {
      page.passages.push(text);
    } else if (type !== 'lvl1') {
      page.headings.push(text);
      page.squeezedHeadings.push(plain(text));
    }
    page.squeezed += `\n${plain(text)}`;
    fold(text)
      .match(/[a-z0-9_]+/g)
      ?.forEach((word) => page.words.add(word));
  }
  return [...pages.values()];
}
