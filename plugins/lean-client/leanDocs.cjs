const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');

/**
 * What a file of the docs plugin holds for the pages that it is for. The version's props come with every note: without
 * the titles of other notes that the sidebars say as well (src/components/DocHeader/titleOf.ts), and without their
 * descriptions, which only the pages of categories show; those get the descriptions of theirs.
 *
 * @param {Record<string, any>} props
 * @param {() => Record<string, any>[]} siblings the files beside it
 */
function leanDocs(props, siblings) {
  if (props.version) {
    const {docs, docsSidebars} = props.version;
    const labels = new Map(itemsIn(Object.values(docsSidebars).flat()).map(({docId, label}) => [docId, label]));
    const unnamed = Object.entries(docs).filter(([id, {title}]) => labels.get(id) !== title);
    const sidebars = Object.entries(docsSidebars).map(([name, items]) => [name, items.map(leanItem)]);
    return {...props, version: {...props.version, docs: Object.fromEntries(unnamed.map(([id, {description, ...doc}]) => [id, doc])), docsSidebars: Object.fromEntries(sidebars)}};
  }
  if (props.categoryGeneratedIndex) {
    const {permalink} = props.categoryGeneratedIndex;
    for (const {version} of siblings()) {
      const category = version && itemsIn(Object.values(version.docsSidebars).flat()).find(({href, type}) => type === 'category' && href === permalink);
      if (category) {
        const docs = itemsIn(category.items).flatMap(({docId}) => (docId ? [[docId, version.docs[docId].description]] : []));
        return {categoryGeneratedIndex: {...props.categoryGeneratedIndex, descriptions: Object.fromEntries(docs)}};
      }
    }
    throw new Error(`没有哪个侧边栏有栏目 ${permalink}：插件 docs 的数据变了样 → 改 plugins/lean-client`);
  }
  return props;
}

/** Without what goes without saying. */
function leanItem({unlisted, ...item}) {
  return {...item, ...(unlisted && {unlisted}), ...(item.items && {items: item.items.map(leanItem)})};
}

/** The items of a sidebar, those of its categories too. */
const itemsIn = (items) => items.flatMap((item) => [item, ...itemsIn(item.items ?? [])]);

/** The bundler's loader for the docs plugin's props of routes. */
module.exports = function loader(source) {
  const files = readdirSync(this.context).filter((name) => name.endsWith('.json')).map((name) => path.join(this.context, name));
  const siblings = () =>
    files.map((file) => {
      this.addDependency(file);
      return JSON.parse(readFileSync(file, 'utf8'));
    });
  return JSON.stringify(leanDocs(JSON.parse(source), siblings));
};
module.exports.leanDocs = leanDocs;
