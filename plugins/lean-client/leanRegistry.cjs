const {findNotes, readTables} = require('./notes.cjs');

/** A chunk in Docusaurus' registry: its loader, and names for the server, which the client never reads. */
const ENTRY = /^ *"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ ("(?:[^"\\]|\\.)*")\), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\],\n?/gm;

/**
 * The registry of chunks without the names for the server, and without notes: what the client reads of a note is in its HTML
 * (src/client/notes). Their modules are still made, since the files and styles of their bodies come of it: in a chunk that
 * nobody fetches (plugins/lean-body).
 *
 * @param {string} source
 * @param {Set<string>} notes the chunks of notes
 */
function leanRegistry(source, notes) {
  const made = [];
  const lean = source.replace(ENTRY, (_, chunk, file) => {
    if (notes.has(chunk)) {
      made.push(`import(/* webpackChunkName: "bodies" */ ${file})`);
      return '';
    }
    return `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${file})],\n`;
  });
  if (lean.includes('resolveWeak') || !lean.includes('import(') || made.length !== notes.size) {
    throw new Error('@generated/registry 变了样 → 对照 @docusaurus/core 的 ComponentCreator 改 plugins/lean-client');
  }
  return `${lean}(() => [${made.join(', ')}]);\n`;
}

/** The bundler's loader for `@generated/registry`. */
module.exports = function loader(source) {
  return leanRegistry(source, new Set(findNotes(readTables(this)).notes.map(({content}) => content)));
};
module.exports.leanRegistry = leanRegistry;
