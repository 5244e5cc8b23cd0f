import type {Html, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ALGORITHMS, isAlgorithm} from '../../src/algorithms/registry';
import {fail} from '../fail';
import {labelFault} from './labelFault';
import {readProgram} from './readProgram';

const COMPONENT = 'AlgorithmPlayer';
const USAGE = `<${COMPONENT} name="quick-sort" input="5 2 9 1" />`;

/** `import AlgorithmPlayer from '@site/src/components/AlgorithmPlayer'`, as the Markdown compiler wants it. */
const importComponent = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: COMPONENT}}],
          source: {type: 'Literal', value: `@site/src/components/${COMPONENT}`},
        },
      ],
    },
  },
} as RootContent;

/** What the author wrote: texts only, `name` and perhaps `input`. */
function readAttributes(file: VFile, node: MdxJsxFlowElement): {name: string; input?: string} {
  const read: Record<string, string> = {};
  for (const attribute of node.attributes) {
    const known = attribute.type === 'mdxJsxAttribute' && ['name', 'input'].includes(attribute.name);
    if (!known || typeof attribute.value !== 'string') {
      fail(file, node, `${COMPONENT} 只有 name 与 input，都是引号里的文字 → 写成 ${USAGE}`);
    }
    read[attribute.name] = attribute.value;
  }
  return {name: read.name ?? '', input: read.input};
}

async function prepare(root: Root, file: VFile, node: MdxJsxFlowElement, earlier: readonly string[]): Promise<string> {
  const {name, input} = readAttributes(file, node);
  if (!isAlgorithm(name)) {
    return fail(file, node, `没有叫“${name}”的播放器 → 可用的有：${Object.keys(ALGORITHMS).join('、')}`);
  }
  const {default: algorithm} = await ALGORITHMS[name].load();
  const parsed = algorithm.parse(input ?? algorithm.cases[0]!.input);
  if ('message' in parsed) {
    return fail(file, node, `播放器 ${name} 的 input="${input}"：${parsed.message}`);
  }
  const {source, lines} = readProgram(root, file, node, name);
  const fault = labelFault(algorithm, lines.flatMap(({label}) => label ?? []));
  if (fault) {
    fail(file, node, `${source} ${fault}`);
  }
  const before = earlier.filter((each) => each === name).length;
  const props = {name, address: before > 0 ? `${name}-${before + 1}` : name, input: parsed.text, code: JSON.stringify(lines)};
  node.attributes = Object.entries(props).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
  return name;
}

/** `<AlgorithmPlayer name="…" input="…" />` gets the page's own program, checked against what the algorithm does. */
export default function player() {
  return async (root: Root, file: VFile) => {
    const nodes: MdxJsxFlowElement[] = [];
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name === COMPONENT) {
        nodes.push(node as MdxJsxFlowElement);
      }
    });
    visit(root, 'html', (node: Html) => {
      if (file.path.endsWith('.md') && node.value.includes(`<${COMPONENT}`)) {
        fail(file, node, `.md 里不能放 ${COMPONENT} → 把文件名改成 .mdx`);
      }
    });
    const names: string[] = [];
    for (const node of nodes) {
      names.push(await prepare(root, file, node, names));
    }
    if (nodes.length > 0) {
      root.children.unshift(importComponent);
    }
  };
}
