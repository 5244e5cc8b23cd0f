// @ts-check
/**
 * A bundler's loader must be a file that Node runs as it stands; this one passes the text of a module to the function in its
 * options, which may be TypeScript (`transformRule` in bundler.ts).
 *
 * @this {import('./bundler').TransformContext & {getOptions: () => {transform: import('./bundler').Transform}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(source, this);
};
