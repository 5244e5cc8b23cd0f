const {readFileSync} = require('node:fs');
const path = require('node:path');

const DOCS = 'docusaurus-plugin-content-docs';
/** A note in `routes.js`. */
const ROUTE = /^ *\{\n *path: '([^'\\]+)',\n *component: ComponentCreator\('\1', '\w+'\),\n *exact: true,\n *sidebar: "([^"\\]+)"\n *\},?\n/gm;
const FROM_TABLE = '...notes.map(({path, sidebar}) => ({path, component: ComponentCreator(path, "0"), exact: true, sidebar})),\n';
const IMPORT = "import {notes} from '@generated/routesChunkNames';\n";

/**
 * Three files that Docusaurus generates name every note: the table of routes, the names of its chunks and the global data.
 * In the client they share one table with a line for each note, its id and the name of its chunk, by sidebar (notes.js).
 * What is not such a note (a page with another address, one with other parts, an unlisted one) stays where it is.
 *
 * @param {{routes: string, chunkNames: Record<string, any>, globalData: Record<string, any>}} generated
 * @returns {Record<string, string>} the code of the three, by the names of their files
 * @throws Error when there are notes and not one is found: each of them would weigh four times as much, and nothing would say so
 */
function leanTables({routes, chunkNames, globalData}) {
  const versions = globalData[DOCS]?.default?.versions ?? [];
  const at = versions.findIndex(({isLast}) => isLast);
  const {path: base, docs} = versions[at] ?? {docs: []};
  const sidebars = new Map([...routes.matchAll(ROUTE)].map(([, address, sidebar]) => [address, sidebar]));
  const keysOf = new Map();
  for (const key of Object.keys(chunkNames)) {
    const address = key.replace(/-[^-]+$/, '');
    keysOf.set(address, [...(keysOf.get(address) ?? []), key]);
  }
  const found = docs.flatMap((doc) => {
    const [key, ...others] = keysOf.get(doc.path) ?? [];
    const {content, ...parts} = chunkNames[key] ?? {};
    const isPlain = Object.keys(doc).sort().join() === 'id,path,sidebar' && others.length === 0 && typeof content === 'string' && doc.path === `${base}/${doc.id}` && sidebars.has(doc.path) && sidebars.get(doc.path) === doc.sidebar;
    return isPlain ? [{doc, key, content, parts: JSON.stringify(parts)}] : [];
  });
  if (found.length === 0 && (docs.length > 0 || routes.includes('sidebar'))) {
    throw new Error('routes.js、routesChunkNames.json、globalData.json 里没有一篇笔记认得出来：Docusaurus 生成的样子变了 → 对照 @docusaurus/core 的 codegen 改 plugins/lean-client/leanTables.cjs');
  }
  const parts = found[0]?.parts ?? '{}';
  const notes = found.filter((note) => note.parts === parts);
  const [keys, listed] = [new Set(notes.map(({key}) => key)), new Set(notes.map(({doc}) => doc.path))];
  const lines = [...new Set(notes.map(({doc}) => doc.sidebar))].map((sidebar) => [sidebar, ...notes.filter(({doc}) => doc.sidebar === sidebar).map(({doc, content}) => `${doc.id}\t${content}`)].join('\n'));
  let isFirst = true;
  const put = (entry, address) => {
    const text = !listed.has(address) ? entry : isFirst ? FROM_TABLE : '';
    isFirst &&= !listed.has(address);
    return text;
  };
  const otherNames = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key)));
  const otherDocs = docs.filter((doc) => !listed.has(doc.path));
  const others = {...globalData, ...(at >= 0 && {[DOCS]: {...globalData[DOCS], default: {...globalData[DOCS].default, versions: versions.with(at, {...versions[at], docs: otherDocs})}}})};
  return {
    'routesChunkNames.json': `import {readNotes, chunkNames} from ${JSON.stringify(path.join(__dirname, 'notes.js'))};
export const notes = readNotes(${JSON.stringify(`${base}/`)}, ${JSON.stringify(lines.join('\n\n'))});
export default {...${JSON.stringify(otherNames)}, ...chunkNames(notes, ${parts})};\n`,
    'routes.js': IMPORT + routes.replace(ROUTE, put),
    'globalData.json': `${IMPORT}const data = ${JSON.stringify(others)};
${at < 0 ? '' : `data[${JSON.stringify(DOCS)}].default.versions[${at}].docs.push(...notes.map(({id, path, sidebar}) => ({id, path, sidebar})));\n`}export default data;\n`,
  };
}

/** The bundler's loader for the three files; each is made from all. */
module.exports = function loader() {
  const read = (name) => {
    const file = path.join(this.context, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const modules = leanTables({routes: read('routes.js'), chunkNames: JSON.parse(read('routesChunkNames.json')), globalData: JSON.parse(read('globalData.json'))});
  return modules[path.basename(this.resourcePath)];
};
module.exports.leanTables = leanTables;
