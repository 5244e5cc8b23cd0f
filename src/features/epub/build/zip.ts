import {zipSync, type Zippable} from 'fflate';

/** A file of a book: its path in it, and what it holds. */
export type BookFile = [path: string, content: string | Uint8Array];

/** Local time, as a zip has no zone: the same bytes wherever a book is built. */
const TIME = new Date(1980, 0, 1);
/** Already packed. */
const PACKED = /\.(?:png|jpe?g|gif)$/;

/** An EPUB's container (https://www.w3.org/TR/epub-33/#sec-ocf): its type first and not packed, then the files; the same bytes for the same files. */
export function zipEpub(files: readonly BookFile[]): Uint8Array {
  const encoder = new TextEncoder();
  const entries: Zippable = {mimetype: [encoder.encode('application/epub+zip'), {level: 0, mtime: TIME}]};
  for (const [path, content] of files) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
    entries[path] = [bytes, {level: PACKED.test(path) ? 0 : 9, mtime: TIME}];
  }
  return zipSync(entries);
}
