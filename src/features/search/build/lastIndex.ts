import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/**
 * Serves the last build's index on the development server, which has no built pages to index.
 * @returns bundler settings
 */
export function lastIndex({outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>): object {
  const directory = path.join(outDir, 'search');
  if (!existsSync(path.join(directory, 'titles.json'))) {
    console.warn('[search] 还没有构建过，搜索没有索引：另开一个终端运行一次 npm run build，搜索就能用，不必重启。');
  }
  // The folder may be created later: it is looked up at each request.
  return {devServer: {static: [{publicPath: `${baseUrl}search`, directory, serveIndex: false, watch: false}]}};
}
