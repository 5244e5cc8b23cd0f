const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');

/**
 * What a file of the docs plugin holds for the pages that it is for. The version's props come with every note: without
 * the titles of other notes that the sidebars say as well (src/features/explorers/DocHeader/titleOf.ts), and without their
 * descriptions and the custom props of their entries, which only the pages of categories show. Where these are drawn, they get
 * what they show of their notes; the client of a build has it as HTML.
 *
 * @param {Record<string, any>} props
 * @param {() => Record<string, any>[]} siblings the files beside it
 * @param {Record<string, string[]>} prerequisites of notes, by their ids
 * @param {boolean} hasHtml for the client of a build
 */
function leanDocs(props, siblings, prerequisites, hasHtml = false) {
  if (props.version) {
    const {docs, docsSidebars} = props.version;
    const labels = new Map(itemsIn(Object.values(docsSidebars).flat()).map(({docId, label}) => [docId, label]));
    const unnamed = Object.entries(docs).filter(([id, {title}]) => labels.get(id) !== title);
    const sidebars = Object.entries(docsSidebars).map(([name, items]) => [name, items.map(leanItem)]);
    return {
      ...props,
      version: {
        ...props.version,
        docs: Object.fromEntries(unnamed.map(([id, {description, ...doc}]) => [id, doc])),
        docsSidebars: Object.fromEntries(sidebars),
      },
    };
  }
  if (props.categoryGeneratedIndex && !hasHtml) {
    const {permalink} = props.categoryGeneratedIndex;
    for (const {version} of siblings()) {
      const category =
        version && itemsIn(Object.values(version.docsSidebars).flat()).find(({href, type}) => type === 'category' && href === permalink);
      if (category) {
        const links = itemsIn(category.items).filter(({docId}) => docId);
        const here = new Set(links.map(({docId}) => docId));
        const notes = links.map(({docId, customProps}) => [
          docId,
          {
            description: version.docs[docId].description,
            ...customProps,
            prerequisites: (prerequisites[docId] ?? []).filter((id) => here.has(id)),
          },
        ]);
        return {categoryGeneratedIndex: {...props.categoryGeneratedIndex, notes: Object.fromEntries(notes)}};
      }
    }
    throw new Error(`没有哪个侧边栏有栏目 ${permalink}：插件 docs 的数据变了样 → 改 src/features/lean`);
  }
  return props;
}

/** Without what goes without saying, and what only lists of notes show. */
function leanItem({unlisted, customProps, ...item}) {
  return {...item, ...(unlisted && {unlisted}), ...(item.items && {items: item.items.map(leanItem)})};
}

/** The items of a sidebar, those of its categories too. */
const itemsIn = (items) => items.flatMap((item) => [item, ...itemsIn(item.items ?? [])]);

/** The bundler's loader for the docs plugin's props of routes. */
module.exports = function loader(source) {
  const files = readdirSync(this.context)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(this.context, name));
  const siblings = () =>
    files.map((file) => {
      this.addDependency(file);
      return JSON.parse(readFileSync(file, 'utf8'));
    });
  const relations = path.join(this.context, '../../../relations/default/prerequisites.json');
  this.addDependency(relations);
  return JSON.stringify(leanDocs(JSON.parse(source), siblings, JSON.parse(readFileSync(relations, 'utf8')), this.getOptions().hasHtml));
};
module.exports.leanDocs = leanDocs;
