/** The filters that narrow a search: to one section, or to one page. */
const SECTION = 'hierarchy.lvl0:';
const PAGE = 'url_without_anchor:';

export const sectionFilter = (section: string): string => SECTION + JSON.stringify(section);

export const pageFilter = (url: string): string => PAGE + JSON.stringify(url);

/** Whether a filter narrows the search to a page. */
export const isPageFilter = (filter: string | undefined): boolean => filter?.startsWith(PAGE) ?? false;
