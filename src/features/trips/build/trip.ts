import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {fail} from '../../../shared/markdown/fail';
import {visit} from '../../../shared/markdown/visit';

const EXAMPLE = ':::trip\n![路线](./_页名/route.svg "图注")\n\n- 天数：**7 天 6 晚**\n:::';

/**
 * `:::trip` with a map and a list of facts begins a trip: the map beside the facts, each the name of what it is and its
 * value in bold. In plain Markdown it is a picture and a list.
 */
export default function trip() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'containerDirective', (directive) => {
      if (directive.name !== 'trip') {
        return;
      }
      const [map, facts, ...more] = directive.children;
      if (!map || facts?.type !== 'list' || more.length > 0 || !facts.children.every(isFact)) {
        fail(file, directive, `:::trip 里要有一幅地图，接着是一列事实，每条的值写成粗体，别的没有 → 例如\n${EXAMPLE}`);
      }
      directive.data = {hName: 'div', hProperties: {className: ['trip']}};
    });
  };
}

const isFact = ({children: [paragraph]}: {children: Nodes[]}): boolean =>
  paragraph?.type === 'paragraph' && paragraph.children.at(-1)?.type === 'strong';
