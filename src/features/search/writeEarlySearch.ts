import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {bundleScript} from '../../shared/build/bundleScript';
import type {SearchFiles} from './earlySearch';

/** Writes the script of the early answers. @returns the addresses of the embedded search. @throws Error when a chunk is not found */
export function writeEarlySearch(outDir: string, baseUrl: string, perGroup: number): SearchFiles {
  const chunk = (name: string): string => {
    const found = globSync(`assets/js/${name}.*.js`, {cwd: outDir});
    if (found.length !== 1) {
      throw new Error(
        `${outDir}/assets/js：应有一个 ${name}.*.js，找到 ${found.length} 个。照着 src/features/search 里的 webpackChunkName 改这里`,
      );
    }
    return baseUrl + found[0];
  };
  const script = bundleScript(path.join(__dirname, 'early/answers.ts'), {PER_GROUP: perGroup});
  const answers = `assets/js/early-search.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  writeFileSync(path.join(outDir, answers), script);
  return {worker: chunk('search-worker'), modal: chunk('search'), titles: `${baseUrl}search/titles.json`, answers: baseUrl + answers};
}
