import {asciiAddress} from '../../../shared/pure/asciiAddress';
import type {DescribedHit} from '../client/describeHits';

/** A page that a reader may have meant. */
export interface NearPage {
  url: string;
  title: string;
  section: string;
}

type Hit = Pick<DescribedHit, 'url' | 'hierarchy'>;

const MOST = 3;

/** The pages of the first hits, each once: of these first those in the folder of the missing address, as it may be written. */
export function pagesOf(hits: readonly Hit[], missing: string): NearPage[] {
  const pages = new Map<string, NearPage>();
  for (const {url, hierarchy} of hits) {
    const [page = url] = url.split('#');
    if (hierarchy.lvl1 && !pages.has(page)) {
      pages.set(page, {url: page, title: hierarchy.lvl1, section: hierarchy.lvl0});
    }
  }
  const foldersShared = ({url}: NearPage) => sharedParts(asciiAddress(url), asciiAddress(missing));
  return [...pages.values()].slice(0, MOST).sort((a, b) => foldersShared(b) - foldersShared(a));
}

/** How many parts two addresses have in common from their start. */
function sharedParts(url: string, other: string): number {
  const parts = other.split('/');
  const at = url.split('/').findIndex((part, number) => part !== parts[number]);
  return at < 0 ? parts.length : at;
}

/** A title as it may stand in an address: without its number, its marks and its case. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^[\d.]+\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The one page that has this very title; none when several do. */
export function meant(pages: readonly NearPage[], title: string): NearPage | undefined {
  const same = pages.filter((page) => plain(title) !== '' && plain(page.title) === plain(title));
  return same.length === 1 ? same[0] : undefined;
}

/** Whether a page is called what the address says: by a heading, or by what readers ask for it with; its text may have any word. */
export const isNamed = ({missing, asked_as: isAsked, _highlightResult: {hierarchy}}: DescribedHit): boolean =>
  !missing && (isAsked === true || Object.values(hierarchy).some(({value}: {value?: string}) => value?.includes('<mark>')));
