import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Code, Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {known} from '../../../shared/build/known';
import {fail} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {draw} from './draw';
import {readPanels} from './read';
import {GitGraphError, type Panel} from './types';

const USAGE = '```git-graph title="图注：该看什么" alt="替代文字：图里有什么"';

/** A legend entry, and whether a figure needs it. */
const SIGNS: readonly (readonly [meaning: string, has: (panels: readonly Panel[]) => boolean])[] = [
  ['箭头从子提交指向父提交', () => true],
  [
    '粗圈是新提交',
    (panels) =>
      panels.some(({commits}, index) => index > 0 && commits.some(({id}) => !panels[index - 1]!.commits.some((each) => each.id === id))),
  ],
  ['虚线圈是没有分支走得到的提交', (panels) => panels.some(({ghosts}) => ghosts.size > 0)],
  ['虚线框是远程跟踪分支', (panels) => hasKind(panels, 'remote')],
  ['有尖角的是标签', (panels) => hasKind(panels, 'tag')],
];

const hasKind = (panels: readonly Panel[], kind: string) =>
  panels.some(({labels}) => [...labels.values()].flat().some((label) => label.kind === kind));

/** A ```git-graph fence becomes a figure of commits, branches and HEAD; a legend entry is shown at its first use on the page. */
export default function gitGraph() {
  return (root: Root, file: VFile) => {
    const explained = new Set<string>();
    visit(root, 'code', (node, index, parent) => {
      if (node.lang !== 'git-graph') {
        return;
      }
      parent.children[index] = {
        type: 'paragraph',
        position: node.position,
        children: [],
        data: {hName: 'figure', hProperties: {className: ['git-graph']}, hChildren: build(node, file, explained)},
      };
    });
  };
}

function build(node: Code, file: VFile, explained: Set<string>): Element[] {
  const {title, alt} = fenceMeta(node.meta);
  if (!title || !alt) {
    fail(file, node, `提交图没有${title ? '替代文字' : '图注'} → 写成 ${USAGE}`);
  }
  const panels = read(node, file);
  const legend = SIGNS.filter(([meaning, has]) => has(panels) && !explained.has(meaning)).map(([meaning]) => meaning);
  legend.forEach((meaning) => explained.add(meaning));
  return [
    h(
      'div',
      {className: 'git-panels', role: 'img', ariaLabel: alt},
      panels.map((panel, index) => draw(panel, panels[index - 1])),
    ),
    h('figcaption', [title, ...(legend.length > 0 ? [h('span', {className: 'git-legend'}, `${legend.join('，')}。`)] : [])]),
  ];
}

function read(node: Code, file: VFile): Panel[] {
  try {
    return readPanels(node.value);
  } catch (error) {
    if (error instanceof GitGraphError) {
      const start = {line: known(node.position, '代码块的位置').start.line + 1 + error.line, column: 1};
      return fail(file, {...node, position: {start, end: start}}, error.message);
    }
    throw error;
  }
}
