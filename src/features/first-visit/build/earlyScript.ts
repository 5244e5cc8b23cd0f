import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Files} from '../client/load';
import type {SearchFiles, Words} from '../client/search';

/** What the inline script is told. */
export interface Told {
  files: Files;
  followsSystem: boolean;
  searchFiles: SearchFiles | null;
  words: Words;
}

/** The inline script of all pages (src/features/first-visit/client). */
export const earlyScript = ({files, followsSystem, searchFiles, words}: Told): string =>
  bundle('index.ts', {FILES: files, FOLLOWS_SYSTEM: followsSystem, SEARCH_FILES: searchFiles, WORDS: words});

/** The script that answers in the early search field. */
export const answersScript = (perGroup: number): string => bundle('answers.ts', {PER_GROUP: perGroup});

function bundle(name: string, told: Record<string, unknown>): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client', name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(told).map(([constant, value]) => [constant, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.trim();
}
