/** What the build alone reads of the site's configuration. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'storage',
];
const BUILD_ONLY_FUTURE = ['faster', 'v4', 'experimental_vcs'];
/** Code is coloured at build time; the script of diagrams has its own (src/features/diagrams). */
const BUILD_ONLY_THEME = ['prism', 'mermaid'];

const without = (record, names) => record && Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** The bundler's loader for `@generated/docusaurus.config`. */
module.exports = function leanConfig(source) {
  const [, before, json] = /^([^]*?export default )(\{[^]*\});\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error('@generated/docusaurus.config 变了样 → 改 src/features/lean');
  }
  const {future, themeConfig, ...config} = without(JSON.parse(json), BUILD_ONLY);
  return `${before}${JSON.stringify({...config, future: without(future, BUILD_ONLY_FUTURE), themeConfig: without(themeConfig, BUILD_ONLY_THEME)})};\n`;
};
