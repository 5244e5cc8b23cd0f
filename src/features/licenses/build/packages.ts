import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^@./][^/]*(?=\/)/;

/** The folder of the package that a file belongs to, if it is of one. */
export const packageOf = (file: string): string | undefined => PACKAGE.exec(file.replaceAll('\\', '/'))?.[0];

/** The folders of an installed package and of all that it depends on. @throws Error when one is not installed. */
export function bundledWith(name: string, from = path.resolve('.'), known = new Set<string>()): string[] {
  const folder = folderOf(name, from);
  if (!known.has(folder)) {
    known.add(folder);
    const {dependencies = {}} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const code = Object.keys(dependencies).filter((other) => !other.startsWith('@types/'));
    code.forEach((other) => bundledWith(other, folder, known));
  }
  return [...known];
}

/** As Node looks for a package, which may not let its own `package.json` be asked for. */
function folderOf(name: string, from: string): string {
  const {resolve} = createRequire(path.join(from, 'package.json'));
  const folder = resolve
    .paths(name)!
    .map((packages) => path.join(packages, name))
    .find(existsSync);
  if (!folder) {
    throw new Error(`找不到依赖 ${name}：先运行 npm ci`);
  }
  return folder;
}
