import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** What a server says of a file of a build. */
export const contentTypeOf = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream';

/** The file of a build that a plain host answers an address with: `/a` is `a.html` or `a/index.html`; none when there is no such page. */
export const builtFile = (folder: string, pathname: string): string | undefined =>
  [pathname, `${pathname}.html`, `${pathname}/index.html`].map((end) => path.join(folder, end)).find(isFile);

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
