import path from 'node:path';
import type {Image, PhrasingContent, Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {fail, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {isPhoto, makePicture} from './makePicture';
import {pictureNode} from './pictureNode';
import {filePath} from '../../../shared/markdown/filePath';

/** Beside the page or below the site's folder; `/img/…` and other hosts stay as they are. */
const isLocal = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url);

/** `![说明](./_页名/photo.jpg)` becomes a `<picture>` that each browser takes the smallest file from that looks right. */
export default function picture(options: Strictness = {}) {
  return async (root: Root, file: VFile) => {
    const found: [node: Image, siblings: PhrasingContent[]][] = [];
    visit(root, 'image', (node, _, parent) => {
      if (isLocal(node.url) && isPhoto(node.url)) {
        found.push([node, parent.children as PhrasingContent[]]);
      }
    });
    await Promise.all(
      found.map(async ([node, siblings]) => {
        try {
          const source = resolveBeside(file, node, filePath(node.url));
          const made = await makePicture(source, (reason) => fail(file, node, `图片 ${node.url} ${reason}`));
          siblings[siblings.indexOf(node)] = pictureNode(made, node.alt ?? '', path.dirname(file.path));
        } catch (error) {
          // Such a picture is for Docusaurus and the browser, as it is.
          tellOrThrow(error, options);
        }
      }),
    );
  };
}
