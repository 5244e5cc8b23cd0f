import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {besidePage} from './besidePage';
import {fail} from './fail';

/** Absolute path of a file that a page names relative to itself (or from the site's folder, with `@site/`). */
export function resolveBeside(file: VFile, node: Node, name: string): string {
  const absolute = path.resolve(besidePage(file.path, name));
  if (!existsSync(absolute)) {
    fail(file, node, `找不到文件 ${name} → 路径从本页所在的文件夹算起，例如 ./_页名/文件；检查文件名与大小写`);
  }
  return absolute;
}
