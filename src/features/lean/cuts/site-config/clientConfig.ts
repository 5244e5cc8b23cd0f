/** What only the build reads, with the options of every plugin. */
const OF_BUILD = ['headTags', 'markdown', 'plugins', 'presets', 'ssrTemplate', 'staticDirectories', 'themes'];

/**
 * The site's configuration without what only the build reads.
 * @param source .docusaurus/docusaurus.config.mjs: a comment and the configuration as JSON, exported
 */
export function clientConfig(source: string): string {
  const start = source.indexOf('export default ');
  const [intro, json] = [source.slice(0, start), source.slice(start).replace(/^export default |;\s*$/g, '')];
  const config = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return `${intro}export default ${JSON.stringify(Object.fromEntries(config.filter(([key]) => !OF_BUILD.includes(key))))};\n`;
}
