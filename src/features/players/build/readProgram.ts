import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import type {CodeLine} from '../AlgorithmPlayer/codeLine';
import {fail} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {labelOf, withoutLabels} from '../../code-block/lineLabels';
import {readRegion} from '../../../shared/markdown/region';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {highlight} from '../../code-block/highlight';
import {readText} from '../../../shared/build/readText';

const REGION = 'player';

/** `quick-sort` on the page Quick_Sort.mdx: ./_Quick_Sort/quick_sort.cpp. */
const programOf = (file: VFile, name: string) => `./_${path.parse(file.path).name}/${name.replaceAll('-', '_')}.cpp`;

/** Whether a fence of the page shows the program, so that the code check compiles and runs it. */
function isShown(root: Root, program: string): boolean {
  let found = false;
  visit(root, 'code', (node: Code) => {
    found ||= path.normalize(fenceMeta(node.meta).file ?? '') === path.normalize(program);
  });
  return found;
}

/** The part of the page's own program that a player shows, in colours and with the labels of its lines. */
export function readProgram(root: Root, file: VFile, node: Node, name: string): {source: string; lines: CodeLine[]} {
  const source = programOf(file, name);
  const text = readText(resolveBeside(file, node, source));
  if (!isShown(root, source)) {
    fail(
      file,
      node,
      `播放器 ${name} 的程序 ${source} 没有在本页展示，也就没有人核对它 → 加一个代码块：\`\`\`cpp file="${source}" region="…"`,
    );
  }
  const code = readRegion(text, REGION, (reason) => fail(file, node, `${source} ${reason}`));
  const labels = code.split('\n').map(labelOf);
  const lines = highlight(withoutLabels(code), 'cpp').map((pieces, i) => (labels[i] ? {pieces, label: labels[i]} : {pieces}));
  return {source, lines};
}
