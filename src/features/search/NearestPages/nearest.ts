import type {DescribedHit} from '../client/describeHits';

/** A page that a reader may have meant. */
export interface NearPage {
  url: string;
  title: string;
  section: string;
}

type Hit = Pick<DescribedHit, 'url' | 'hierarchy'>;

const MOST = 3;

/** The pages of the first hits, each once. */
export function pagesOf(hits: readonly Hit[]): NearPage[] {
  const pages = new Map<string, NearPage>();
  for (const {url, hierarchy} of hits) {
    const [page = url] = url.split('#');
    if (hierarchy.lvl1 && !pages.has(page)) {
      pages.set(page, {url: page, title: hierarchy.lvl1, section: hierarchy.lvl0});
    }
  }
  return [...pages.values()].slice(0, MOST);
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
