import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import type {CodeLine} from '../AlgorithmPlayer/codeLine';
import {fail} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {labelOf, withoutLabels} from '../../code-block/lineLabels';
import {readRegion, regionsIn} from '../../../shared/markdown/region';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {highlight} from '../../code-block/highlight';
import {readText} from '../../../shared/build/readText';

const REGION = 'player';

interface Program {
  /** As the page's fences write it. */
  source: string;
  text: string;
  /** The part that the player shows. */
  region: string;
}

/** The files of which fences of the page show a part, so that the code check compiles and runs them. */
function shownFiles(root: Root): string[] {
  const files = new Set<string>();
  visit(root, 'code', (node: Code) => {
    const {file} = fenceMeta(node.meta);
    if (file) {
      files.add(path.normalize(file));
    }
  });
  return [...files];
}

/**
 * A player's program: the region with the player's name in a file that the page shows; without one, the region `player` of the
 * file with the player's name, `./_Quick_Sort/quick_sort.cpp` of `quick-sort` on the page Quick_Sort.mdx.
 */
function findProgram(root: Root, file: VFile, node: Node, name: string): Program {
  const shown = shownFiles(root);
  const source = `./_${path.parse(file.path).name}/${name.replaceAll('-', '_')}.cpp`;
  const named = shown
    .filter((each) => path.normalize(source) !== each)
    .map((each): Program => ({source: each, text: readText(resolveBeside(file, node, each)), region: name}))
    .find(({text}) => regionsIn(text).includes(name));
  if (named) {
    return named;
  }
  const text = readText(resolveBeside(file, node, source));
  if (!shown.includes(path.normalize(source))) {
    fail(
      file,
      node,
      `播放器 ${name} 的程序 ${source} 没有在本页展示，也就没有人核对它 → 加一个代码块：\`\`\`cpp file="${source}" region="…"`,
    );
  }
  return {source, text, region: REGION};
}

/** The part of the page's own program that a player shows, in colours and with the labels of its lines. */
export function readProgram(root: Root, file: VFile, node: Node, name: string): {source: string; lines: CodeLine[]} {
  const {source, text, region} = findProgram(root, file, node, name);
  const code = readRegion(text, region, (reason) => fail(file, node, `${source} ${reason}`));
  const labels = code.split('\n').map(labelOf);
  const language = path.extname(source) === '.py' ? 'python' : 'cpp';
  const lines = highlight(withoutLabels(code), language).map((pieces, i) => (labels[i] ? {pieces, label: labels[i]} : {pieces}));
  return {source, lines};
}
