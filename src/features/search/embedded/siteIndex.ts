import siteConfig from '@generated/docusaurus.config';
import type {SearchConfig} from '../config';
import {EMBEDDED_APP_ID} from '../client/searchConfig';
import {createEmbeddedIndex, type EmbeddedIndex} from './embeddedIndex';
import {startEngine} from './engineThread';

let index: EmbeddedIndex | undefined;

/** The embedded index, shared by the modal and the search page; undefined when a hosted service is configured. Lazy: nothing starts before the first call. */
export function siteIndex(): EmbeddedIndex | undefined {
  const {appId} = siteConfig.themeConfig.algolia as SearchConfig;
  if (appId === EMBEDDED_APP_ID) {
    const start = typeof window === 'undefined' ? undefined : window.early?.search.start;
    index ??= createEmbeddedIndex(`${siteConfig.baseUrl}search/`, startEngine(start), start);
  }
  return index;
}
