import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** The file's path as authors know it: relative to the site's folder. */
export function sitePath(file: VFile): string {
  return path.relative(process.cwd(), file.path);
}

/** What is wrong with a page, in words for its author. */
class PageFault extends Error {}

/** Stops the build with a message for the author that begins with `file:line`. */
export function fail(file: VFile, node: Node, message: string): never {
  failAll(file, [{node, message}]);
}

/** Stops the build with a line for each fault, in the order of the page. */
export function failAll(file: VFile, faults: {node: Node; message: string}[]): never {
  const lines = faults
    .map(({node, message}) => ({line: node.position?.start.line ?? 1, message}))
    .sort((a, b) => a.line - b.line)
    .map(({line, message}) => `${sitePath(file)}:${line} ${message}`);
  const error = new PageFault([...new Set(lines)].join('\n'));
  error.stack = ''; // The place in the author's file matters, not the place in ours.
  throw error;
}

/** Whether what is wrong with a part of a page stops the build, or is told while the part stays as it was. */
export interface Strictness {
  onBroken?: 'throw' | 'warn';
}

const told = new Set<string>();

/** Ends the handling of what was thrown at a part of a page: rethrows it, or tells what `fail` said while the part stays as it was. */
export function tellOrThrow(error: unknown, {onBroken = 'throw'}: Strictness): void {
  if (onBroken === 'throw' || !(error instanceof PageFault)) {
    throw error;
  }
  // A page with components of its own is compiled twice. In npm start what was mended can come back.
  if (process.env.NODE_ENV !== 'production' || !told.has(error.message)) {
    told.add(error.message);
    console.warn(error.message);
  }
}
