import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {ALGORITHMS, isAlgorithm} from '../algorithms/registry';
import {elementsOf, setTexts, textsOf} from '../../../shared/markdown/elements';
import {fail} from '../../../shared/markdown/fail';
import {labelFault} from './labelFault';
import {readProgram} from './readProgram';

const COMPONENT = 'AlgorithmPlayer';
const USAGE = `<${COMPONENT} name="quick-sort" input="5 2 9 1" />`;

async function prepare(root: Root, file: VFile, node: MdxJsxFlowElement, earlier: readonly string[]): Promise<string> {
  const {name = '', input} = textsOf(file, node, ['name', 'input'], USAGE);
  if (!isAlgorithm(name)) {
    return fail(file, node, `没有叫“${name}”的播放器 → 可用的有：${Object.keys(ALGORITHMS).join('、')}`);
  }
  const {default: algorithm} = await ALGORITHMS[name].load();
  const parsed = algorithm.parse(input ?? algorithm.cases[0]!.input);
  if ('message' in parsed) {
    return fail(file, node, `播放器 ${name} 的 input="${input}"：${parsed.message}`);
  }
  const {source, lines} = readProgram(root, file, node, name);
  const fault = labelFault(
    algorithm,
    lines.flatMap(({label}) => label ?? []),
  );
  if (fault) {
    fail(file, node, `${source} ${fault}`);
  }
  const before = earlier.filter((each) => each === name).length;
  setTexts(node, {name, address: before > 0 ? `${name}-${before + 1}` : name, input: parsed.text, code: JSON.stringify(lines)});
  return name;
}

/** Adds the page's own program to `<AlgorithmPlayer name="…" input="…" />`, checked against the algorithm's labels. */
export default function player() {
  return async (root: Root, file: VFile) => {
    const nodes = elementsOf(root, file, COMPONENT);
    const names: string[] = [];
    for (const node of nodes) {
      names.push(await prepare(root, file, node, names));
    }
  };
}
