import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

const FALLBACK = /&fallback=[^&!]*/;

/** On what is mended already: a process may build more than one site, and the development server loads this module anew with the configuration. */
const MENDED = Symbol.for('image-loader');

/**
 * Docusaurus writes into the request of each picture of Markdown where `file-loader` lies on this machine. Modules get their
 * numbers from their requests, and scripts their names from those: the same sources would give other files in another folder.
 * Without it, url-loader takes the one that it finds, which is the same.
 *
 * @throws Error when the request no longer has the path
 */
export default function imageLoader(): Plugin {
  for (const isServer of [true, false]) {
    const {loaders} = getFileLoaderUtils(isServer) as {loaders: {inlineMarkdownImageFileLoader: string; [MENDED]?: boolean}};
    if (!FALLBACK.test(loaders.inlineMarkdownImageFileLoader) && !loaders[MENDED]) {
      throw new Error('getFileLoaderUtils 的请求里没有 fallback 了 → 对照 @docusaurus/utils 改 src/features/lean/mends/imageLoader.ts');
    }
    loaders[MENDED] = true;
    loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownImageFileLoader.replace(FALLBACK, '');
  }
  return {name: 'image-loader'};
}
