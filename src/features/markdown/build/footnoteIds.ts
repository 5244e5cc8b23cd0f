import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {FootnoteDefinition, FootnoteReference, Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';

/**
 * Footnotes of posts have ids of their own, since many posts may be on one page: Docusaurus adds a hash of the file's path. This one is
 * of the path in the project, so that a build in another folder is the same.
 */
export default function footnoteIds() {
  return (root: Root, file: {path: string; cwd: string}) => {
    const [whole, own] = [file.path, path.relative(file.cwd, file.path)].map((name) => `-${simpleHash(name, 6)}`) as [string, string];
    const rename = (node: FootnoteDefinition | FootnoteReference) => {
      if (node.identifier.endsWith(whole)) {
        node.identifier = node.identifier.slice(0, -whole.length) + own;
      }
    };
    visit(root, 'footnoteDefinition', rename);
    visit(root, 'footnoteReference', rename);
  };
}
