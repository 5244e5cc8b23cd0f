import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<Generator>>;

const labelsIn = (items: Items): string[] =>
  items.flatMap((item) => (item.type === 'category' ? [item.label, ...labelsIn(item.items)] : []));

/**
 * Docusaurus' own items of a generated sidebar, in which a section without a page has a page of contents, and folders of one name
 * have keys of their own: their labels are keys of translations otherwise, which may not stand twice.
 */
export const sidebarItems: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const items = await defaultSidebarItemsGenerator(args);
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
