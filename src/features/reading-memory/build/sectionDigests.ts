import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {DIGEST_ATTRIBUTE, DIGEST_LENGTH} from '../digest';

/** Lines may be broken anew without anything being said anew. */
const digestOf = (text: string) => createHash('sha256').update(text.replace(/\s+/g, '')).digest('base64url').slice(0, DIGEST_LENGTH);

/**
 * Writes into each heading of the second level the digest of its section as the author wrote it: what the other plugins make of the
 * text, now or after the next change of the site, makes no difference. Has to stand before those that change the tree.
 */
export default function sectionDigests() {
  return (root: Root, file: VFile) => {
    const source = String(file.value);
    const headings = root.children.filter((node) => node.type === 'heading' && node.depth === 2);
    headings.forEach((heading, at) => {
      const start = heading.position?.start.offset;
      const end = headings[at + 1]?.position?.start.offset ?? source.length;
      if (start !== undefined) {
        heading.data = {
          ...heading.data,
          hProperties: {...heading.data?.hProperties, [DIGEST_ATTRIBUTE]: digestOf(source.slice(start, end))},
        };
      }
    });
  };
}
