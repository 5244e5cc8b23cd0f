import path from 'node:path';
import type {VFile} from 'vfile';

/** The id of a doc by its file: its path below docs without the extension; none for other pages. */
export function docId({path: file}: VFile): string | undefined {
  const [folder, ...rest] = path.relative(path.resolve(), file).split(path.sep);
  return folder === 'docs' ? rest.join('/').replace(/\.mdx?$/, '') : undefined;
}
