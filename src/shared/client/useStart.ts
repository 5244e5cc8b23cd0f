import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The address, below the base path, where 开始阅读 leads (config/site.ts). */
export const useStart = (): string => useDocusaurusContext().siteConfig.customFields?.start as string;
