import type {SearchRecord} from '../hosted/server/searcherOf';

/** A complete DocSearch record: the title of a page, or a heading on it. */
export function record(path: string, title: string, heading: string | null = null): SearchRecord {
  const url = heading ? `${path}#${encodeURIComponent(heading)}` : path;
  const complete = {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor: heading,
    type: heading ? ('lvl2' as const) : ('lvl1' as const),
    content: null,
    hierarchy: {lvl0: '数据结构', lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    weight: {pageRank: 0, level: heading ? 80 : 90, position: 0},
    lang: 'zh-Hans',
    language: 'zh-Hans',
    docusaurus_tag: 'default',
  };
  return complete;
}
