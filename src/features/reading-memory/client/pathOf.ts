import siteConfig from '@generated/docusaurus.config';

/** The path of a page below the site's base path, as a reader writes it. */
export function pathOf(pathname: string): string {
  const path = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
