import {decodePath} from './decodePath';

/** The path of a link as the table of routes spells it; nothing for an address that cannot be read. */
export function routePath(link: string): string | undefined {
  try {
    return decodePath(decodeURI(new URL(link, document.baseURI).pathname));
  } catch {
    return undefined;
  }
}
