import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** The HTML files of a build, from its folder, but those that the owner put among the static files: they are the owner's, as they are. */
export function sitePages({siteDir, outDir, siteConfig}: Pick<Props, 'siteDir' | 'outDir' | 'siteConfig'>): string[] {
  const isStatic = (name: string) => siteConfig.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, name)));
  return globSync('**/*.html', {cwd: outDir})
    .filter((name) => !isStatic(name))
    .sort();
}
