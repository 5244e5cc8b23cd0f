import {createHash} from 'node:crypto';
import {parse, type AnyNode, type Identifier, type Literal} from 'acorn';
import type {TransformContext} from '../../../shared/build/bundler';
import {isLive} from '../isLive';

type Statement = ReturnType<typeof parse>['body'][number];

interface LeanPage {
  /** A statement that names the body: appended to the module of the server, and part of the client's. */
  named: string;
  /** The client's module. */
  client: string;
}

/** What Docusaurus' client reads of a Markdown page, besides its body. */
const READ_BY_CLIENT = ['metadata', 'frontMatter', 'contentTitle', 'toc', 'assets'];
/** What draws the body: nine tenths of a page. */
const CONTENT = /^function _createMdxContent\(props\) \{\n[^]*^\}\n(?=export default function MDXContent)/m;

/**
 * A compiled Markdown page (an ES module of @docusaurus/mdx-loader), for both sides.
 * For the server, as it is, with the name of its body (`named`). For the client, without its body, which the HTML holds
 * already: what the client reads. The files and styles of the body are still made, by way of a chunk that nobody fetches.
 *
 * @param query that of the module: the preview of a post (`?truncated=true`) has another body than the post, though the client
 * may read the same of both
 * @throws Error when the compiler's output has another shape, SyntaxError when it is no module
 */
export function leanBody(page: string, query: string): LeanPage {
  const hasFiles = page.includes('require(');
  const source = hasFiles ? page : page.replace(CONTENT, '');
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const textOf = ({start, end}: Statement) => source.slice(start, end);
  const main = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  const kept = body.filter(isRead);
  if (main?.type !== 'FunctionDeclaration' || main.id?.name !== 'MDXContent' || !kept.some((node) => namesOf(node).includes('toc'))) {
    throw new Error('Markdown 编译出来的模块变了样：没有 MDXContent 或 toc → 对照 @docusaurus/mdx-loader 改 src/features/html-bodies');
  }
  const needed = new Set(kept.flatMap(nodesOf).flatMap((node) => (node.type === 'Identifier' ? [node.name] : [])));
  const imports = body.filter((node) => node.type === 'ImportDeclaration');
  const forExports = imports.filter(({specifiers}) => specifiers.some(({local}) => needed.has(local.name)));
  const sources = imports.map((node) => String(node.source.value));
  const read = [...forExports, ...kept].map(textOf).join('\n');
  const named = `MDXContent.body = "${createHash('sha256').update(read).update(query).digest('hex').slice(0, 12)}";\n`;
  const files = hasFiles ? requiredBy(body) : [];
  const rest = [...sources.filter((name) => !/^(?:react|@mdx-js)\b/.test(name)), ...files];
  const made = [...new Set(rest)].map((name) => `import(/* webpackChunkName: "bodies" */ ${JSON.stringify(name)})`);
  return {
    named,
    client: `${read}\n(() => [${made.join(', ')}]);\nexport default function MDXContent() {\n  return null;\n}\n${named}`,
  };
}

/** The names that a statement exports. */
function namesOf(node: Statement): string[] {
  if (node.type !== 'ExportNamedDeclaration') {
    return [];
  }
  const {declaration, specifiers} = node;
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations.map(({id}) => id) : [];
  return [...declared, ...specifiers.map(({exported}) => exported)].flatMap((id) => (id.type === 'Identifier' ? [id.name] : []));
}

const isRead = (node: Statement): boolean => namesOf(node).some((name) => READ_BY_CLIENT.includes(name));

const isNode = (value: unknown): value is AnyNode => typeof (value as AnyNode | null)?.type === 'string';

/** A node and all below it. */
function nodesOf(node: AnyNode): AnyNode[] {
  const nodes = [node];
  for (const one of nodes) {
    nodes.push(...Object.values(one).flat().filter(isNode));
  }
  return nodes;
}

/** Pictures and other files of the body: `require("…")`. */
const requiredBy = (body: Statement[]): string[] =>
  body
    .filter((node) => !isRead(node))
    .flatMap(nodesOf)
    .filter((node) => node.type === 'CallExpression')
    .filter(({callee}) => (callee as Identifier).name === 'require')
    .map((call) => String((call.arguments[0] as Literal).value));

/** Results for pages that one of the two compilers (server, client) has processed and the other has not yet. */
const waiting = new Map<string, LeanPage>();

/** Both compilers process the same source: it is parsed only once. */
function leanBodyOnce(source: string, query: string): LeanPage {
  const key = createHash('sha256').update(source).update(query).digest('base64');
  const known = waiting.get(key);
  if (known) {
    waiting.delete(key);
    return known;
  }
  const made = leanBody(source, query);
  waiting.set(key, made);
  return made;
}

/** Marks the component of a page whose body React draws in the browser as well, with what draws it there. */
const LIVE = `import LiveBody from '@site/src/features/html-bodies/client/LiveBody';\nMDXContent.live = LiveBody;\n`;

/** The module of a Markdown page for one of the two compilers. The preview of a post in a list is HTML in any case. */
export function transformPage(
  source: string,
  {rootContext, resourcePath, resourceQuery}: Pick<TransformContext, 'rootContext' | 'resourcePath' | 'resourceQuery'>,
  isServer: boolean,
): string {
  if (!resourceQuery.includes('truncated') && isLive(resourcePath, rootContext)) {
    return `${source}\n${LIVE}`;
  }
  const {named, client} = leanBodyOnce(source, resourceQuery);
  return isServer ? `${source}\n${named}` : client;
}
