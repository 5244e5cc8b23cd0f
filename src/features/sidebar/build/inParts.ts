import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Section} from '../../../../config/sections';
import {SAMPLE} from '../sample';

type Items = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>;
type Item = Items[number];

/** The ids of an item's docs. */
const idsIn = (item: Item): string[] =>
  item.type === 'category' ? item.items.flatMap(idsIn) : item.type === 'doc' || item.type === 'ref' ? [item.id] : [];

/**
 * The items of a section in the parts that its owner tells it in (config/sections.ts): parts are categories without a page, closed
 * until one of their notes is opened. What no part names comes last, so that no note is lost.
 *
 * @param items what Docusaurus generates for the section's folder
 * @throws Error when a part names a note or folder that is not there
 */
export function inParts(items: Items, {folder, parts, sample}: Section): Items {
  if (!parts) {
    return items;
  }
  let left = items;
  /** What an entry of the table names, and `left` without it. */
  const take = (name: string): Items => {
    const path = `${folder}/${name.replace(/\*$/, '')}`;
    const isNamed = (id: string) => (name.endsWith('*') ? id.startsWith(path) : id === path);
    const isFolder = (item: Item) =>
      item.type === 'category' && idsIn(item).length > 0 && idsIn(item).every((id) => id.startsWith(`${path}/`));
    const taken: Items = [];
    const rest = (some: Items): Items =>
      some.flatMap((item): Items => {
        if ((item.type === 'doc' && isNamed(item.id)) || (!name.endsWith('*') && isFolder(item))) {
          taken.push(item);
          return [];
        }
        if (item.type !== 'category') {
          return [item];
        }
        const inner = rest(item.items);
        // A folder of which all is taken goes.
        return inner.length > 0 || item.items.length === 0 ? [{...item, items: inner}] : [];
      });
    left = rest(left);
    if (taken.length === 0) {
      const error = new Error(
        `config/sections.ts：栏目 ${folder} 的 parts 里写着“${name}”，docs/${folder} 里没有（或者已经在前面的一组里）→ 改对名字，或删去它`,
      );
      error.stack = error.message; // The setting matters, not the place in our code.
      throw error;
    }
    return taken;
  };
  const told = parts.flatMap((part): Items => {
    if (typeof part !== 'string') {
      return [{type: 'category', label: part.label, collapsible: true, collapsed: true, items: part.notes.flatMap(take)}];
    }
    return take(part).map((item) => (part === sample ? {...item, className: SAMPLE} : item));
  });
  return [...told, ...left];
}
