import type {Node as EstreeNode, Program} from 'estree';
import type {Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from '../../../shared/markdown/visit';

/** What every page has that Docusaurus makes of MDX. */
const OF_MDX = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'require', 'module', 'exports'];
const KNOWN = new Set([...Object.getOwnPropertyNames(globalThis), ...OF_MDX, 'undefined', 'arguments']);
/** What only a browser has. */
const BROWSER = new Set(['window', 'document', 'location', 'localStorage', 'sessionStorage', 'matchMedia', 'screen', 'history', 'alert']);

/** The parts of a page that hold JavaScript: what stands in braces, and `import` and `export`. */
const WITH_CODE = ['mdxFlowExpression', 'mdxTextExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm'];

type WithCode = Node & {
  data?: {estree?: Program | null};
  attributes?: {data?: {estree?: Program | null}; value?: {data?: {estree?: Program | null}} | string | null}[];
};

export interface UnknownName {
  node: Node;
  name: string;
  message: string;
}

/**
 * The names in the JavaScript of a page that nothing defines: it cannot be drawn with them. Functions run later, in a reader's
 * browser, and are not looked into; those that are passed to a call, as to `map`, run at once.
 */
export function unknownNames(root: Root): UnknownName[] {
  const parts: {node: Node; programs: Program[]}[] = [];
  visit(root, WITH_CODE, (one: Node) => {
    parts.push({node: one, programs: programsOf(one)});
  });
  const defined = new Set(parts.flatMap(({programs}) => programs.flatMap((program) => definedIn(program))));
  return parts.flatMap(({node, programs}) =>
    [...new Set(programs.flatMap((program) => usedIn(program)))]
      .filter((name) => !defined.has(name) && !KNOWN.has(name) && !name.startsWith('__'))
      .map((name) => ({node, name, message: messageOf(name)})),
  );
}

const messageOf = (name: string): string =>
  BROWSER.has(name)
    ? `花括号里的 ${name} 只有浏览器里有，构建时没有 → 放进 <BrowserOnly>{() => …}</BrowserOnly>，或只用在事件与 useEffect 里`
    : `花括号里的 ${name} 没有定义 → 只是文字就写成 \\{，或放进反引号；要算它，先在这一页里 import 或 export const ${name} = …`;

const programsOf = ({data, attributes = []}: WithCode): Program[] =>
  [data, ...attributes.flatMap((one) => [one.data, typeof one.value === 'object' ? one.value?.data : undefined])].flatMap(
    (one) => one?.estree ?? [],
  );

const isNode = (value: unknown): value is EstreeNode => typeof (value as EstreeNode | null)?.type === 'string';

/** The nodes right below a node. */
const below = (node: EstreeNode): EstreeNode[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Whatever is declared anywhere: what is looked for is a name that nobody has. */
function definedIn(node: EstreeNode): string[] {
  const own = [
    ...('params' in node ? node.params : []),
    ...('id' in node && node.id ? [node.id] : []),
    ...('param' in node && node.param ? [node.param] : []),
    ...('local' in node ? [node.local] : []),
  ];
  return [...own.flatMap((part) => namesIn(part)), ...below(node).flatMap(definedIn)];
}

/** All names of a pattern such as `{a, b: [c]}`. */
const namesIn = (node: EstreeNode): string[] => (node.type === 'Identifier' ? [node.name] : below(node).flatMap(namesIn));

/** The names that are asked for as soon as the page is drawn. */
function usedIn(node: EstreeNode, isCalled = false): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return isCalled ? usedIn(node.body) : [];
    case 'CallExpression':
      return [node.callee, ...node.arguments].flatMap((part) => usedIn(part, true));
    case 'UnaryExpression':
      return node.operator === 'typeof' ? [] : usedIn(node.argument);
    case 'MemberExpression':
      return [...usedIn(node.object), ...(node.computed ? usedIn(node.property) : [])];
    case 'Property':
      return [...(node.computed ? usedIn(node.key) : []), ...usedIn(node.value)];
    case 'VariableDeclarator':
      return node.init ? usedIn(node.init) : [];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.superClass ? usedIn(node.superClass) : [];
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'MetaProperty':
      return [];
    case 'ExportNamedDeclaration':
      return node.declaration ? usedIn(node.declaration) : [];
    default:
      return below(node).flatMap((part) => usedIn(part));
  }
}
