import {buildSync} from 'esbuild';

/**
 * A script for browsers that is not part of the app, as one text.
 * @param entry its file
 * @param constants values for the names that it declares with `declare const`
 */
export function bundleScript(entry: string, constants: Record<string, unknown>): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.trim();
}
