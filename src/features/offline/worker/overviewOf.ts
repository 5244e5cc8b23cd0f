import {filesOf, programsOf, type Manifest, type Section} from '../manifest';
import type {Overview, SectionState} from './messages';
import type {OfflineState} from './offlineState';

/** What a section needs to be read without a network: its pages, their programs, and the search. */
export const filesOfSection = (manifest: Manifest, {pages, page}: Section): Set<number> =>
  new Set([...filesOf(manifest, [page, ...pages]), ...programsOf(manifest, pages), ...manifest.extras]);

export const bytesOf = ({files}: Manifest, numbers: Iterable<number>): number =>
  [...numbers].reduce((sum, file) => sum + files[file]![2], 0);

/** What is kept in this browser, of what was asked for. @param cached numbers of the files that are kept */
export function overviewOf(
  manifest: Manifest,
  {visited, sections: saved}: Pick<OfflineState, 'visited' | 'sections'>,
  cached: ReadonlySet<number>,
): Overview {
  const {pages, sections} = manifest;
  const states = sections.map((section): SectionState => {
    const wanted = [...filesOfSection(manifest, section)];
    const here = wanted.filter((file) => cached.has(file));
    return {
      page: section.page,
      title: section.title,
      pages: section.pages.length,
      bytes: bytesOf(manifest, wanted),
      keptBytes: bytesOf(manifest, here),
      isWanted: saved.includes(section.page),
      isComplete: here.length === wanted.length,
    };
  });
  const whole = visited.filter((page) => pages[page]?.needs.every((file) => cached.has(file)));
  return {sections: states, visited: whole.map((page) => ({page, title: pages[page]!.title})), bytes: bytesOf(manifest, cached)};
}
