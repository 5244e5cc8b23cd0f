import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** The file's path as authors know it: relative to the site's folder. */
export function sitePath(file: VFile): string {
  return path.relative(process.cwd(), file.path);
}

/** Stops the build with a message for the author that begins with `file:line`. */
export function fail(file: VFile, node: Node, message: string): never {
  const error = new Error(`${sitePath(file)}:${node.position?.start.line ?? 1} ${message}`);
  error.stack = ''; // The place in the author's file matters, not the place in ours.
  throw error;
}
