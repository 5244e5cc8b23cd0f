import {decodePath} from './decodePath';

/** What servers and readers write after the path of a page. */
const ENDINGS = /(?:\/|(?:\/index)?\.html)+$/;

/** The one spelling of a page's path: as the router's table spells it, without a slash or `.html` at its end. */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const path = decodePath(pathname).replace(ENDINGS, '');
  return path.length < baseUrl.length ? baseUrl : path;
}
