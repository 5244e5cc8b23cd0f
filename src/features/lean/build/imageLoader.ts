import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

const FALLBACK = /&fallback=[^&!]*/;

/**
 * Docusaurus writes into the request of each picture of Markdown where `file-loader` lies on this machine. Modules get their
 * numbers from their requests, and scripts their names from those: the same sources would give other files in another folder.
 * Without it, url-loader takes the one that it finds, which is the same.
 */
export default function imageLoader(): Plugin {
  for (const isServer of [true, false]) {
    const {loaders} = getFileLoaderUtils(isServer);
    loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownImageFileLoader.replace(FALLBACK, '');
  }
  return {name: 'image-loader'};
}
