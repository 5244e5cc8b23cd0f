import path from 'node:path';

/**
 * The path of a file that a page names relative to itself, or from the site's folder with `@site/`.
 * @param page from the site's folder, as the result then is; or absolute
 */
export const besidePage = (page: string, name: string): string =>
  name.startsWith('@site/') ? name.slice('@site/'.length) : path.join(path.dirname(page), name);
