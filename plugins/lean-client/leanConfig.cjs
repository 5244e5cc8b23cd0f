/** What the build alone reads of the site's configuration. */
const BUILD_ONLY = ['presets', 'plugins', 'themes', 'markdown', 'headTags', 'scripts', 'stylesheets', 'clientModules', 'staticDirectories', 'onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'];

/** The bundler's loader for `@generated/docusaurus.config`. */
module.exports = function leanConfig(source) {
  const [, before, json] = /^([^]*?export default )(\{[^]*\});\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error('@generated/docusaurus.config 变了样 → 改 plugins/lean-client');
  }
  const config = Object.entries(JSON.parse(json)).filter(([name]) => !BUILD_ONLY.includes(name));
  return `${before}${JSON.stringify(Object.fromEntries(config))};\n`;
};
