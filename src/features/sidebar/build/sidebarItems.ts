import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {sections} from '../../../../config/sections';
import {inParts} from './inParts';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;

const labelsIn = (items: Items): string[] =>
  items.flatMap((item) => (item.type === 'category' ? [item.label, ...labelsIn(item.items)] : []));

/** The id of the first doc in an item. */
const firstIn = (item: Items[number]): string | undefined =>
  item.type === 'category' ? item.items.map(firstIn).find(Boolean) : item.type === 'doc' ? item.id : undefined;

/** The section whose folder an item of the whole docs is. */
const sectionOf = (item: Items[number]) => {
  const first = firstIn(item);
  return sections.find(({folder}) => item.type === 'category' && first?.startsWith(`${folder}/`));
};

/** Every section in its parts, in the sidebar of all articles and in its own. */
function withParts(items: Items, dirName: string): Items {
  const own = sections.find(({folder}) => folder === dirName);
  if (own) {
    return inParts(items, own);
  }
  return dirName !== '.'
    ? items
    : items.map((item) => {
        const section = sectionOf(item);
        return section && item.type === 'category' ? {...item, items: inParts(item.items, section)} : item;
      });
}

/**
 * Docusaurus' own items of a generated sidebar, in which the sections stand in their parts, a section without a page has a page of
 * contents, and folders of one name have keys of their own: their labels are keys of translations otherwise, which may not stand twice.
 */
export const sidebarItems: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const items = withParts(await defaultSidebarItemsGenerator(args), args.item.dirName);
  const labels = labelsIn(items);
  const isWhole = args.item.dirName === '.';
  const unlisted = new Set(args.docs.flatMap(({id, frontMatter}) => (frontMatter.unlisted ? [id] : [])));
  const hasListed = (item: Items[number]): boolean =>
    item.type === 'category' ? item.items.some(hasListed) : item.type === 'doc' && !unlisted.has(item.id);
  const complete = (some: Items, above: string): Items =>
    some.map((item) => {
      if (item.type !== 'category') {
        return item;
      }
      const path = `${above}${item.label}`;
      const isTwin = labels.indexOf(item.label) !== labels.lastIndexOf(item.label);
      return {
        ...item,
        ...(isTwin && item.key === undefined && {key: path}),
        ...(above === '' && isWhole && !item.link && hasListed(item) && {link: {type: 'generated-index' as const}}),
        items: complete(item.items, `${path}/`),
      };
    });
  return complete(items, '');
};
