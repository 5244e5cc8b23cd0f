import path from 'node:path';
import {bundleScript} from '../../../shared/build/bundleScript';
import type {Files} from '../client/loadAtFirstTouch';
import type {SearchFiles, Words} from '../../search/earlySearch';

/** Values of this build that are compiled into the inline script. */
export interface EarlyScriptOptions {
  files: Files;
  followsSystem: boolean;
  searchFiles: SearchFiles | null;
  words: Words;
}

/** The inline script of all pages (src/features/first-visit/client). */
export const earlyScript = ({files, followsSystem, searchFiles, words}: EarlyScriptOptions): string =>
  bundleScript(path.join(__dirname, '../client/index.ts'), {
    FILES: files,
    FOLLOWS_SYSTEM: followsSystem,
    SEARCH_FILES: searchFiles,
    WORDS: words,
  });
