import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/**
 * The search of the development server answers from the last build: the index is made of built pages, and that server has none.
 * @returns settings of the bundler: what the server serves besides the site itself
 */
export function lastIndex({outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>): object {
  const directory = path.join(outDir, 'search');
  if (!existsSync(path.join(directory, 'titles.json'))) {
    console.warn('[search] 还没有构建过，搜索没有索引：另开一个终端运行一次 npm run build，搜索就能用，不必重启。');
  }
  // Whether or not the folder is there yet: it is looked for at each request.
  return {devServer: {static: [{publicPath: `${baseUrl}search`, directory, serveIndex: false, watch: false}]}};
}
