import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The HTML of a built page by its route below the base path, as `trailingSlash: false` names the files. */
export function readBuiltPage(outDir: string, route: string): string | undefined {
  const files = [`${route.replace(/\/$/, '')}.html`, path.join(route, 'index.html')].map((file) => path.join(outDir, file));
  const file = files.find(existsSync);
  return file && readFileSync(file, 'utf8');
}
