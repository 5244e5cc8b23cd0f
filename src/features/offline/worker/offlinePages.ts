import {filesOf, programsOf, type Manifest, type Section} from '../manifest';
import {changeState, readState} from './offlineState';
import type {Overview} from './messages';
import {bytesOf, filesOfSection, overviewOf} from './overviewOf';
import type {OfflineCache} from './offlineCache';

/** Pages that were merely read and are kept: a few megabytes. */
const MAX_VISITED_PAGES = 50;

export interface OfflinePages {
  /** Precaches during installation: the shell and the saved sections, which must be complete, and as many of the visited pages as can be fetched. */
  precache: () => Promise<void>;
  /** Keeps a page that is being read. */
  visit: (page: string) => Promise<void>;
  /** Caches, of the addresses that a page has fetched, those in `extras`, and programs. */
  use: (addresses: string[]) => Promise<void>;
  /** Caches all pages of a category, and the search; `onBytes` is called with the progress in bytes. */
  save: (section: Section, onBytes: (bytes: number, total: number) => void) => Promise<void>;
  remove: (section: Section) => Promise<void>;
  overview: () => Promise<Overview>;
  /** Pages that are kept whole, in the order of the manifest. */
  cachedPages: () => Promise<string[]>;
}

/** Which pages are kept, and why: because they were read, or because their category was saved on purpose. */
export function createOfflinePages(base: string, manifest: Manifest, cache: OfflineCache): OfflinePages {
  const {files, pages, sections, shell, extras} = manifest;
  const programs = programsOf(manifest, Object.keys(pages));
  const onUse = new Set([...extras, ...programs]);
  const sectionFiles = (section: Section) => filesOfSection(manifest, section);
  const named = (names: string[]) => sections.filter(({page}) => names.includes(page));

  /** Files that the shell, visited pages or saved sections need. */
  async function needed(): Promise<Set<number>> {
    const {visited, sections: saved} = await readState(base);
    return new Set([...shell, ...filesOf(manifest, visited), ...named(saved).flatMap((section) => [...sectionFiles(section)])]);
  }

  async function sweep(candidates: Iterable<number>) {
    const stay = await needed();
    await cache.remove([...candidates].filter((file) => !stay.has(file)));
  }

  async function visit(page: string) {
    if (!pages[page]) {
      return;
    }
    // State first: a section that is removed meanwhile must not delete files of a visited page.
    let gone: string[] = [];
    await changeState(base, ({visited}) => {
      const order = [page, ...visited.filter((other) => other !== page)];
      gone = order.slice(MAX_VISITED_PAGES);
      return {visited: order.slice(0, MAX_VISITED_PAGES)};
    });
    await sweep(filesOf(manifest, gone));
    await cache.keep(filesOf(manifest, [page]));
  }

  const use = (addresses: string[]) =>
    cache.keep(addresses.flatMap((address) => cache.numberOf(address) ?? []).filter((file) => onUse.has(file)));

  async function precache() {
    await cache.keep(shell);
    const {visited, sections: saved} = await readState(base);
    const searched = await isSearchCached();
    const wanted = new Set([...named(saved).flatMap((section) => [...sectionFiles(section)]), ...(searched ? extras : [])]);
    await cache.keep(wanted);
    const before = await cache.keptBefore();
    await cache.keep([...programs].filter((program) => before.has(program)));
    await cache.keep(filesOf(manifest, visited)).catch(() => {});
  }

  /** Whether the reader has used the search with an older build: then its cache holds files of the index. */
  async function isSearchCached(): Promise<boolean> {
    for (const name of await cache.olderCaches()) {
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({url}) => url.startsWith(new URL('search/', base).href))) {
        return true;
      }
    }
    return false;
  }

  async function save(section: Section, onBytes: (bytes: number, total: number) => void) {
    const wanted = sectionFiles(section);
    const total = bytesOf(manifest, wanted);
    await changeState(base, ({sections: saved}) => ({sections: [...new Set([...saved, section.page])]}));
    let bytes = 0;
    await cache.keep(wanted, (file) => onBytes((bytes += files[file]![2]), total));
  }

  async function remove(section: Section) {
    await changeState(base, ({sections: saved}) => ({sections: saved.filter((page) => page !== section.page)}));
    await sweep(sectionFiles(section));
  }

  async function cachedPages() {
    const cached = await cache.kept();
    return Object.keys(pages).filter((page) => pages[page]!.needs.every((file) => cached.has(file)));
  }

  const overview = async () => overviewOf(manifest, await readState(base), await cache.kept());

  return {precache, visit, use, save, remove, overview, cachedPages};
}
