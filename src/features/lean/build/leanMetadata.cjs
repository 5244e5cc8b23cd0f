/** The bundler's loader for `@generated/site-metadata`: the version, by which search clients say who they are, without those of all plugins. */
module.exports = function leanMetadata(source) {
  const {docusaurusVersion} = JSON.parse(source);
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
};
