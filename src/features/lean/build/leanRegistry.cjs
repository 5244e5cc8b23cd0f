const {findNotes, readTables} = require('./notes.cjs');
const {serverOnlyRoutes} = require('./serverOnlyRoutes.cjs');

/** A chunk in Docusaurus' registry: its loader, and names for the server, which the client never reads. */
const ENTRY =
  /^ *"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ ("(?:[^"\\]|\\.)*")\), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\],\n?/gm;

/**
 * The registry of chunks without the names for the server, and without what the client reads from the HTML of a page: notes
 * (src/features/navigation/client/registerNoteRoute.tsx) and posts in lists (serverOnlyRoutes.cjs). Their modules are still made, since the files and styles of their bodies come of it: in a chunk that
 * nobody fetches (src/features/html-bodies).
 *
 * @param {string} source
 * @param {Set<string>} inHtml the chunks of these
 */
function leanRegistry(source, inHtml) {
  const made = [];
  const lean = source.replace(ENTRY, (_, chunk, file) => {
    if (inHtml.has(chunk)) {
      made.push(`import(/* webpackChunkName: "bodies" */ ${file})`);
      return '';
    }
    return `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${file})],\n`;
  });
  if (lean.includes('resolveWeak') || !lean.includes('import(') || made.length !== inHtml.size) {
    throw new Error('@generated/registry 变了样 → 对照 @docusaurus/core 的 ComponentCreator 改 src/features/lean');
  }
  return `${lean}(() => [${made.join(', ')}]);\n`;
}

/** The bundler's loader for `@generated/registry`. */
module.exports = function loader(source) {
  const tables = readTables(this);
  return leanRegistry(
    source,
    new Set([...findNotes(tables).notes.map(({content}) => content), ...serverOnlyRoutes(tables.chunkNames).left]),
  );
};
module.exports.leanRegistry = leanRegistry;
