import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfig} from '../config';

/** The application id of the embedded index (`EMBEDDED` in src/features/search/config.ts, which is not browser code). */
export const EMBEDDED_APP_ID = 'embedded';

/** The search settings of the site configuration. */
export function useSearchConfig(): SearchConfig {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.themeConfig as {algolia: SearchConfig}).algolia;
}
