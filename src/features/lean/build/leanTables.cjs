const path = require('node:path');
const {DOCS, ROUTE, findNotes, readTables} = require('./notes.cjs');
const {serverOnlyRoutes} = require('./serverOnlyRoutes.cjs');

/**
 * Three files that Docusaurus generates name every note: the table of routes, the names of its chunks and the global data.
 * In the client they name none: a note's HTML says all of it, and src/features/navigation/client/notes adds the note when the reader comes to it.
 * Where the routes of notes stood, a mark says what is the same for all. The note that a version begins with stays in the
 * global data, which the navbar's item for the version asks for. Nor do they name the posts in lists (serverOnlyRoutes.cjs).
 *
 * @param {{routes: string, chunkNames: Record<string, any>, globalData: Record<string, any>}} generated
 * @returns {Record<string, string>} the code of the three, by the names of their files
 */
function leanTables({routes, chunkNames, globalData}) {
  const {version, base, parts, notes} = findNotes({routes, chunkNames, globalData});
  const mark = `{path: 'notes', notes: ${JSON.stringify({base, parts, version})}},\n`;
  const [keys, listed] = [new Set(notes.map(({key}) => key)), new Set(notes.map(({path: address}) => address))];
  const first = notes[0]?.path;
  const put = (entry, address) => (listed.has(address) ? (address === first ? mark : '') : entry);
  const names = Object.fromEntries(Object.entries(serverOnlyRoutes(chunkNames).chunkNames).filter(([key]) => !keys.has(key)));
  return {
    'routesChunkNames.json': `export default ${JSON.stringify(names)};\n`,
    'routes.js': routes.replace(ROUTE, put),
    'globalData.json': `export default ${JSON.stringify(version < 0 ? globalData : withoutNotes(globalData, version, listed))};\n`,
  };
}

function withoutNotes(globalData, version, listed) {
  const {versions, ...docs} = globalData[DOCS].default;
  const {mainDocId} = versions[version];
  const kept = versions[version].docs.filter(({id, path: address}) => id === mainDocId || !listed.has(address));
  return {
    ...globalData,
    [DOCS]: {...globalData[DOCS], default: {...docs, versions: versions.with(version, {...versions[version], docs: kept})}},
  };
}

/** The bundler's loader for the three files; each is made from all. */
module.exports = function loader() {
  return leanTables(readTables(this))[path.basename(this.resourcePath)];
};
module.exports.leanTables = leanTables;
