/** What the build alone reads of the site's configuration: the options of its plugins. */
const BUILD_ONLY = ['presets', 'plugins', 'themes'];

/**
 * `@generated/docusaurus.config` without the options of the build.
 * @throws Error when the module has another shape
 */
export function leanConfig(source: string): string {
  const [, before, json] = /^([^]*?export default )(\{[^]*\});\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error('@generated/docusaurus.config 变了样 → 对照 @docusaurus/core 改 src/features/lean/cuts/site-config');
  }
  const config = Object.entries(JSON.parse(json) as object).filter(([name]) => !BUILD_ONLY.includes(name));
  return `${before}${JSON.stringify(Object.fromEntries(config))};\n`;
}
