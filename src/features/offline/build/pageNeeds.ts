const TAG = /<(?:img|script|link|video|audio)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const ATTRIBUTE = /\s(rel|src|href|srcset|poster)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
/** Links whose target is fetched to show the page. */
const FETCHED = /^(?:stylesheet|icon|preload|modulepreload)$/;
const ISLAND = /\sdata-island=(?:"([^"]+)"|([^\s>]+))/g;
const TITLE = /<title[^>]*>([^<]*)<\/title>/i;

const decode = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");

/** The addresses that showing a page fetches besides its HTML, as its HTML names them; of a `<picture>` only the image in it, with which the worker answers for the others. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    const attributes = Object.fromEntries(
      [...tag.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [
        name!.toLowerCase(),
        decode(values.find((value) => value !== undefined)!),
      ]),
    );
    const {rel, src, href, srcset = '', poster} = attributes;
    const set = srcset.split(',').map((one) => one.trim().split(/\s/)[0]);
    return [src, poster, FETCHED.test(rel ?? '') ? href : undefined, ...set].filter(
      (address) => address !== undefined && address !== '',
    ) as string[];
  });
}

/** The chunks of the interactive figures on a page: each has its code in one of its name, and one says how to fetch them. */
export function islandsIn(html: string): string[] {
  const names = new Set([...html.matchAll(ISLAND)].map(([, quoted, bare]) => (quoted ?? bare)!));
  return names.size > 0 ? ['islands', ...names] : [];
}

/** A page's title without the site's name. */
export const titleOf = (html: string, siteTitle: string): string => decode(TITLE.exec(html)?.[1] ?? '').replace(` | ${siteTitle}`, '');
