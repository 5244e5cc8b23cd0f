import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import type {Image, Paragraph, PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {fail, sitePath, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {hasLink, inlineSvg} from '../inlineSvg';
import {linkedDrawing} from './linkedDrawing';
import {readText} from '../../../shared/build/readText';
import {filePath} from '../../../shared/markdown/filePath';

/** Drawings beside the page or below the site's folder; `/img/…` and other hosts stay images. */
const isLocalSvg = ({url}: Image) => /\.svg$/i.test(url) && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url);

const caption = (title: string): Element => ({
  type: 'element',
  tagName: 'figcaption',
  properties: {},
  children: [{type: 'text', value: title}],
});

/** The image of a paragraph that holds nothing else. */
function onlyImage({children}: Paragraph): Image | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim());
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}

/** An id prefix that no other page has, because blog lists show several files on one page. */
function pagePrefix(file: VFile): string {
  return `fig-${createHash('sha1').update(sitePath(file)).digest('hex').slice(0, 6)}`;
}

/**
 * `![alt](./fig.svg "图注")` becomes a figure with the drawing inlined, so that it follows the colour mode;
 * a raster image with a title becomes a figure with a caption and is left to Docusaurus otherwise. That each has words for those
 * who do not see it is for `npm run check` (scripts/check/alternatives.ts).
 */
export default function figure(options: Strictness = {}) {
  return (root: Root, file: VFile) => {
    let count = 0;

    const drawing = (image: Image, paragraph: Paragraph): Paragraph => {
      count += 1;
      const svg = inlineSvg(readText(resolveBeside(file, image, filePath(image.url))), {
        prefix: `${pagePrefix(file)}-${count}`,
        label: image.alt ?? '',
        reject: (reason) => fail(file, image, `${image.url}：${reason}`),
      });
      const parts = [svg, ...(image.title ? [caption(image.title)] : [])];
      return hasLink(svg)
        ? {...paragraph, children: parts.map(linkedDrawing), data: {hName: 'figure'}}
        : {...paragraph, children: [], data: {hName: 'figure', hChildren: parts}};
    };

    visit(root, 'paragraph', (paragraph, index, parent) => {
      const image = onlyImage(paragraph);
      if (!image) {
        return undefined;
      }
      if (isLocalSvg(image)) {
        try {
          parent.children[index] = drawing(image, paragraph);
        } catch (error) {
          // Such a drawing stays a picture.
          tellOrThrow(error, options);
        }
      } else if (image.title) {
        const {title} = image;
        image.title = null;
        paragraph.data = {hName: 'figure'};
        paragraph.children = [
          image,
          {type: 'text', value: title, data: {hName: 'figcaption', hChildren: caption(title).children}},
        ] as PhrasingContent[];
      }
      return SKIP;
    });
  };
}
