const {readFileSync} = require('node:fs');
const path = require('node:path');

const DOCS = 'docusaurus-plugin-content-docs';
/** A note in `routes.js`. */
const ROUTE =
  /^ *\{\n *path: '([^'\\]+)',\n *component: ComponentCreator\('\1', '\w+'\),\n *exact: true,\n *sidebar: "([^"\\]+)"\n *\},?\n/gm;

/**
 * The notes that Docusaurus' generated tables name, and what of a note's route the tables say alike for all. What is not such
 * a note (a page with another address, one with other parts, an unlisted one) is none of them.
 *
 * @param {{routes: string, chunkNames: Record<string, any>, globalData: Record<string, any>}} generated
 * @returns {{version: number, base: string, parts: Record<string, any>, notes: {id: string, path: string, key: string, content: string}[]}}
 * `version` is the place of their version in the global data, `parts` the chunks of a note's route but for its content
 * @throws Error when there are notes and not one is found: each would stand in the first script, and nothing would say so
 */
function findNotes({routes, chunkNames, globalData}) {
  const versions = globalData[DOCS]?.default?.versions ?? [];
  const version = versions.findIndex(({isLast}) => isLast);
  const {path: base, docs} = versions[version] ?? {docs: []};
  const sidebars = new Map([...routes.matchAll(ROUTE)].map(([, address, sidebar]) => [address, sidebar]));
  const keysOf = new Map();
  for (const key of Object.keys(chunkNames)) {
    const address = key.replace(/-[^-]+$/, '');
    keysOf.set(address, [...(keysOf.get(address) ?? []), key]);
  }
  const found = docs.flatMap((doc) => {
    const [key, ...others] = keysOf.get(doc.path) ?? [];
    const {content, ...parts} = chunkNames[key] ?? {};
    const isPlain =
      Object.keys(doc).sort().join() === 'id,path,sidebar' &&
      others.length === 0 &&
      typeof content === 'string' &&
      doc.path === `${base}/${doc.id}` &&
      sidebars.has(doc.path) &&
      sidebars.get(doc.path) === doc.sidebar;
    return isPlain ? [{id: doc.id, path: doc.path, key, content, parts: JSON.stringify(parts)}] : [];
  });
  if (found.length === 0 && (docs.length > 0 || routes.includes('sidebar'))) {
    throw new Error(
      'routes.js、routesChunkNames.json、globalData.json 里没有一篇笔记认得出来：Docusaurus 生成的样子变了 → 对照 @docusaurus/core 的 codegen 改 src/features/lean/notes.cjs',
    );
  }
  const parts = found[0]?.parts ?? '{}';
  return {version, base: `${base}/`, parts: JSON.parse(parts), notes: found.filter((note) => note.parts === parts)};
}

/** What a bundler's loader reads of the tables beside its file. */
function readTables(loader) {
  const read = (name) => {
    const file = path.join(loader.context, name);
    loader.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  return {
    routes: read('routes.js'),
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    globalData: JSON.parse(read('globalData.json')),
  };
}

module.exports = {DOCS, ROUTE, findNotes, readTables};
