import path from 'node:path';
import type {TransformContext} from '../../../shared/build/bundler';
import {filePath} from '../../../shared/markdown/filePath';

/** Files that a page names: code of fences, data of charts, drawings and photographs (with or without angle brackets). */
const NAMED_FILES = [/\bfile="([^"]+)"/g, /^[ \t]*csv:[ \t]*["']?([^"'\n]*[^"'\s])/gm, /\]\(<?([^<>()"]+\.(?:svg|png|jpe?g))/gi];

const isLocal = (name: string) => !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(name);

/** What the build wrote for a page: the list of tags (src/features/tags). */
function dataOf(site: string, page: string): string[] {
  return page === path.join(site, 'src/pages/tags.md') ? [path.join(site, '.docusaurus/tags/default/tags.json')] : [];
}

/** Tells the bundler which files a page takes in, so that a change to one of them rebuilds the page. The source stays as it is. */
export function addDependencies(source: string, module: Omit<TransformContext, 'resourceQuery'>): string {
  const names = NAMED_FILES.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!));
  for (const name of names.filter(isLocal)) {
    const folder = name.startsWith('@site/') ? module.rootContext : module.context;
    module.addDependency(path.resolve(folder, filePath(name.replace(/^@site\//, ''))));
  }
  dataOf(module.rootContext, module.resourcePath).forEach((file) => module.addDependency(file));
  return source;
}
