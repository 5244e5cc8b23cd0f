import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfig} from '../config';

/** The application id of the embedded index (`EMBEDDED` in src/features/search/config.ts, which is not browser code). */
export const EMBEDDED_APP_ID = 'embedded';

/** The search settings of the site configuration. */
export function useSearchConfig(): SearchConfig {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.themeConfig as {algolia: SearchConfig}).algolia;
}

/** Whether our own engine answers, in the browser or on a server: it says more of an answer than a hosted index does. */
export const isOwnIndex = ({appId, host}: SearchConfig): boolean => appId === EMBEDDED_APP_ID || host !== null;

/** Where a reader reports a query without results. */
export const reportUrl = ({missingResultsUrl}: SearchConfig, query: string): string =>
  missingResultsUrl + encodeURIComponent(`搜索没有结果：${query}`);
