import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** The HTML files of a build, from its folder, but those that the owner put among the static files: they are the owner's, as they are. */
export function sitePages(siteDir: string, outDir: string, staticDirectories: string[]): string[] {
  const isStatic = (name: string) => staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, name)));
  return globSync('**/*.html', {cwd: outDir})
    .filter((name) => !isStatic(name))
    .sort();
}
