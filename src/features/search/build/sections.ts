import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {docIds} from '../../../shared/build/listSections';
import type {SearchRecord} from '../engine/types';

/**
 * The outermost category that has each doc in any sidebar, by the doc's route. A doc whose own sidebar starts inside of that category
 * shows it nowhere on its page.
 */
export function outermostCategories({plugins}: Pick<Props, 'plugins'>): Map<string, string> {
  const contents = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs').map(({content}) => content as LoadedContent);
  const categories = new Map<string, string>();
  for (const {docs, sidebars} of contents.flatMap(({loadedVersions}) => loadedVersions)) {
    const routes = new Map(docs.map(({id, permalink}) => [id, permalink]));
    for (const item of Object.values(sidebars).flat()) {
      if (item.type === 'category') {
        docIds(item).forEach((id) => routes.has(id) && categories.set(routes.get(id)!, item.label));
      }
    }
  }
  return categories;
}

/** The records of a page in a section. */
export const inSection = (records: SearchRecord[], lvl0: string): SearchRecord[] =>
  records.map((record) => ({...record, hierarchy: {...record.hierarchy, lvl0}}));
