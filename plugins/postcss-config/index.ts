import type {Plugin} from '@docusaurus/types';

/** Docusaurus says what is done to stylesheets. Left alone, postcss-loader looks for a file that says it too, for each stylesheet in each folder above it, by reading some twenty names. */
export default function postcssConfig(): Plugin {
  return {name: 'postcss-config', configurePostCss: (options) => ({...options, config: false})};
}
