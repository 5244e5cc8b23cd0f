/** What follows the loader of a chunk in Docusaurus' registry: names for the server, which the client never reads. */
const SERVER_NAMES = /\), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g;

/** The bundler's loader for `@generated/registry`: each page then weighs half as much in the main script. */
module.exports = function leanRegistry(source) {
  const lean = source.replace(SERVER_NAMES, ')]');
  if (lean.includes('resolveWeak') || !lean.includes('import(')) {
    throw new Error('@generated/registry 变了样 → 对照 @docusaurus/core 的 ComponentCreator 改 plugins/lean-client');
  }
  return lean;
};
