import type {Plugin} from '@docusaurus/types';

/**
 * Stylesheets are written for the browsers of the site's readers by the minifier (Lightning CSS) alone. Docusaurus has
 * postcss-preset-env do it before: that writes each custom property's value beside it, for browsers without custom
 * properties, and took a twentieth of a build. Left alone, postcss-loader also looks for a file that says what to do, for
 * each stylesheet in each folder above it, by reading some twenty names.
 */
export default function postcssConfig(): Plugin {
  return {name: 'postcss-config', configurePostCss: (options) => ({...options, config: false, plugins: []})};
}
