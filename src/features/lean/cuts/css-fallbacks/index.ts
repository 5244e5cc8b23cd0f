import type {Plugin} from '@docusaurus/types';
import type {Cut} from '../../Cut';

/**
 * Stylesheets are written for the browsers of the site's readers by the minifier (Lightning CSS) alone. Docusaurus has
 * postcss-preset-env do it before: that writes each custom property's value beside it, for browsers without custom
 * properties, and took a twentieth of a build. Left alone, postcss-loader also looks for a file that says what to do, for
 * each stylesheet in each folder above it, by reading some twenty names.
 */
export const cssFallbacks: Cut = {
  name: 'css-fallbacks',
  saves: '样式里给不认识自定义属性的浏览器的第二份值',
  marks: [{what: '变量的后备值', pattern: /--csstools-/, foundIn: '@csstools/postcss-light-dark-function/dist/index.mjs'}],
  plugin: (): Plugin => ({
    name: 'lean-css-fallbacks',
    configurePostCss: (options) => ({...options, config: false, plugins: []}),
  }),
};
