import {KEY} from './storage';

/** Everything that the site keeps in the browser, and what it is for: the list on the page /reading. */
export const STORED: readonly {key: RegExp; meaning: string}[] = [
  {key: new RegExp(`^${KEY}$`), meaning: '阅读记录：读到哪里、读过哪些，练习答得怎样、猜了多少'},
  {key: /^parallel-notes:giscus-session$/, meaning: '评论：在 giscus 登录过'},
  {key: /^theme$/, meaning: '浅色或深色'},
  {key: /^code-wrap$/, meaning: '代码：长行滚动还是折行'},
  {key: /^__DOCSEARCH_RECENT_SEARCHES__/, meaning: '最近的搜索'},
  {key: /^__DOCSEARCH_FAVORITE_SEARCHES__/, meaning: '收藏的搜索'},
  {key: /^docusaurus\.announcement\./, meaning: '公告：看过哪一条'},
  {key: /^docusaurus\.tab\./, meaning: '代码标签页：选了哪一种'},
  {key: /^docs-preferred-version/, meaning: '文档的版本'},
  {key: /^algolia-client-js/, meaning: '托管搜索的缓存'},
];

export interface StoredItem {
  key: string;
  meaning: string;
  /** Bytes as UTF-8, name and value. */
  bytes: number;
}

/** All items of this origin's localStorage, by name; null where access is blocked. */
export function storedItems(): StoredItem[] | null {
  try {
    return Object.entries({...localStorage})
      .map(([key, value]) => ({
        key,
        meaning: STORED.find((each) => each.key.test(key))?.meaning ?? '不是本站写的，或是旧版本留下的',
        bytes: new TextEncoder().encode(key + value).length,
      }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  } catch {
    return null;
  }
}

/** Forgets one of them. */
export function forget(key: string): void {
  localStorage.removeItem(key);
  // As another tab would hear of it: what shows the value shows the default again.
  dispatchEvent(new StorageEvent('storage', {key, newValue: null, storageArea: localStorage}));
}
