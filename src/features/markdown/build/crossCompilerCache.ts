import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundlerPlugin} from '../../../shared/build/bundler';

const CACHE = path.resolve('node_modules/.cache');
/** What the bundler keeps between builds, of the browser's code and of the server's apart. */
const KEPT = 'rspack';
/** Stands while both are of the same, finished build. */
const STAMP = 'bundled';

interface Rule {
  use?: unknown;
  options?: unknown;
  rules?: unknown;
  oneOf?: unknown;
}

/** All loaders' options below the rules of a bundler. */
function optionsIn(rules: unknown): object[] {
  return (Array.isArray(rules) ? rules : [rules]).flatMap((rule: Rule | undefined | null | string) => {
    if (typeof rule !== 'object' || rule === null) {
      return [];
    }
    const {options, use, rules: inner, oneOf} = rule;
    return [...(typeof options === 'object' && options !== null ? [options] : []), ...[use, inner, oneOf].flatMap(optionsIn)];
  });
}

/**
 * In a build the server's compiler waits for what the browser's compiler makes of each page. After a build that failed or was
 * killed, the browser's may have a page from its cache, and never make it, while the server's has not: the build then waits
 * for ever. After such a build each compiles for itself.
 * @param cache the folder of the bundler's cache
 */
export function withoutEndlessWait(cache = CACHE): {plugin: ReturnType<typeof bundlerPlugin>; done: () => void} {
  const stamp = path.join(cache, STAMP);
  const isUneven = existsSync(path.join(cache, KEPT)) && !existsSync(stamp);
  rmSync(stamp, {force: true});
  return {
    plugin: bundlerPlugin(({options}) => {
      if (isUneven) {
        optionsIn(options.module.rules).forEach((one) => delete (one as {crossCompilerCache?: unknown}).crossCompilerCache);
      }
    }),
    done() {
      mkdirSync(cache, {recursive: true});
      writeFileSync(stamp, '');
    },
  };
}
