import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {BuildContext} from '../../shared/build/BuildContext';
import {listPages} from '../editions/pages';
import {listDigests} from './build/listDigests';
import {DIGESTS} from './digest';

/** What the reader read, and where they stopped: kept in their own browser; the site tells what has changed since. */
export const readingMemory =
  ({pages}: BuildContext) =>
  (): Plugin => {
    const digestsOf = pages.reader('digests', ({$}) => listDigests($));
    return {
      name: 'reading-memory',
      getClientModules: () => [path.join(__dirname, 'client/index.ts')],
      postBuild({outDir, siteConfig, plugins}) {
        const {sections, others, posts} = listPages({plugins});
        const known = [...sections.flatMap((section) => section.pages), ...others, ...posts]
          .map(({path: route}) => [`/${route.slice(siteConfig.baseUrl.length)}`, digestsOf({outDir, siteConfig}, route)] as const)
          .filter(([, digests]) => digests !== '');
        const file = path.join(outDir, DIGESTS);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
      },
    };
  };
