import type {HtmlTagObject} from '@docusaurus/types';
import {searchHost, type SearchHost} from './searchHost';
import {site} from '../../../config/site';

/** Settings of the search interface. */
export interface SearchConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  /** The one host to ask in place of Algolia's: that of a self-hosted service. */
  host: SearchHost | null;
  contextualSearch: boolean;
  searchPagePath: string;
  insights: boolean;
  /** Specification 9: hits per group. */
  maxResultsPerGroup: number;
  /** Where a reader reports a query that should have found something; the query is appended as the title. */
  missingResultsUrl: string;
}

/** The application id that stands for “no hosted service: answer in the browser”. */
export const EMBEDDED = 'embedded';

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
type Credentials = Partial<Record<(typeof NAMES)[number] | 'ALGOLIA_HOST', string>>;

/**
 * Search settings from the environment: the hosted service when its three credentials are there, else the embedded index.
 * With ALGOLIA_HOST besides, the service is one that the owner runs.
 * @throws Error that names what is missing when only some of them are set.
 */
export function searchFrom(env: Credentials): {algolia: SearchConfig; headTags: HtmlTagObject[]} {
  const missing = NAMES.filter((name) => !env[name]);
  const address = env.ALGOLIA_HOST;
  if (missing.length > 0 && (missing.length < NAMES.length || address)) {
    throw new Error(`托管搜索的设置不完整，缺少环境变量 ${missing.join('、')}：三个都设置，或连同 ALGOLIA_HOST 都去掉（改用站内索引）。`);
  }
  const {
    ALGOLIA_APP_ID: appId = EMBEDDED,
    ALGOLIA_SEARCH_API_KEY: apiKey = EMBEDDED,
    ALGOLIA_INDEX_NAME: indexName = 'parallel-notes',
  } = missing.length ? {} : env;
  return {
    algolia: {
      appId,
      apiKey,
      indexName,
      host: address ? searchHost(address) : null,
      contextualSearch: false,
      searchPagePath: 'search',
      insights: false,
      maxResultsPerGroup: 5,
      missingResultsUrl: `${site.repository}/issues/new?title=`,
    },
    headTags: appId === EMBEDDED ? [] : [preconnect(address ? new URL(address).origin : `https://${appId}-dsn.algolia.net`)],
  };
}

const preconnect = (href: string): HtmlTagObject => ({tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}});
