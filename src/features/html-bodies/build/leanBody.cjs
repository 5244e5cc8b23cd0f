const {createHash} = require('node:crypto');
const {existsSync, readFileSync} = require('node:fs');
const path = require('node:path');
const {parse} = require('acorn');

/** What Docusaurus' client reads of a Markdown page, besides its body. */
const READ_BY_CLIENT = ['metadata', 'frontMatter', 'contentTitle', 'toc', 'assets'];
/** What draws the body: nine tenths of a page. */
const CONTENT = /^function _createMdxContent\(props\) \{\n[^]*^\}\n(?=export default function MDXContent)/m;
const COMPONENT = /^@site\/(src\/.+)$/;

/**
 * A compiled Markdown page (an ES module of @docusaurus/mdx-loader), for both sides.
 * For the server, as it is, with the name of its body (`named`). For the client, without its body, which the HTML holds
 * already: what the client reads. The files and styles of the body are still made, by way of a chunk that nobody fetches.
 *
 * @param {string} page
 * @returns {{named: string, client: string, components: string[]}} `components`: those of the site that the body has
 */
function leanBody(page) {
  const hasFiles = page.includes('require(');
  const source = hasFiles ? page : page.replace(CONTENT, '');
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const textOf = ({start, end}) => source.slice(start, end);
  const main = body.find(({type}) => type === 'ExportDefaultDeclaration');
  const kept = body.filter(isRead);
  if (main?.declaration.id?.name !== 'MDXContent' || !kept.some((node) => namesOf(node).includes('toc'))) {
    throw new Error('Markdown 编译出来的模块变了样：没有 MDXContent 或 toc → 对照 @docusaurus/mdx-loader 改 src/features/html-bodies');
  }
  const needed = new Set(kept.flatMap(nodesOf).flatMap(({type, name}) => (type === 'Identifier' ? [name] : [])));
  const imports = body.filter(({type}) => type === 'ImportDeclaration');
  const forExports = imports.filter(({specifiers}) => specifiers.some(({local}) => needed.has(local.name)));
  const sources = imports.map((node) => node.source.value);
  const read = [...forExports, ...kept].map(textOf).join('\n');
  const named = `MDXContent.body = "${createHash('sha256').update(read).digest('hex').slice(0, 12)}";\n`;
  const files = hasFiles ? requiredBy(body) : [];
  const rest = [...sources.filter((name) => !/^(?:react|@mdx-js)\b/.test(name)), ...files];
  const made = [...new Set(rest)].map((name) => `import(/* webpackChunkName: "bodies" */ ${JSON.stringify(name)})`);
  const components = sources.flatMap((name) => COMPONENT.exec(name)?.[1] ?? []);
  return {
    named,
    components,
    client: `${read}\n(() => [${made.join(', ')}]);\nexport default function MDXContent() {\n  return null;\n}\n${named}`,
  };
}

/** The names that a statement exports. */
function namesOf({type, declaration, specifiers = []}) {
  const declared = type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [];
  return [...declared.map(({id}) => id.name), ...specifiers.map(({exported}) => exported?.name)];
}

const isRead = (node) => node.type === 'ExportNamedDeclaration' && namesOf(node).some((name) => READ_BY_CLIENT.includes(name));

/** A node and all below it. */
function nodesOf(node) {
  const nodes = [node];
  for (let at = 0; at < nodes.length; at++) {
    for (const value of Object.values(nodes[at])) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string') {
          nodes.push(child);
        }
      }
    }
  }
  return nodes;
}

/** Pictures and other files of the body: `require("…")`. */
function requiredBy(body) {
  return body
    .filter((node) => !isRead(node))
    .flatMap(nodesOf)
    .filter(({type, callee}) => type === 'CallExpression' && callee.name === 'require')
    .map((call) => call.arguments[0].value);
}

/** Signs of a component with state, effects or event handlers: in a body, which is HTML only, it would never be hydrated. */
const INTERACTIVE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w*=\{/;

/** Results for pages that one of the two compilers (server, client) has processed and the other has not yet. */
const waiting = new Map();

/** Both compilers process the same source: it is parsed only once. */
function leanBodyOnce(source) {
  const key = createHash('sha256').update(source).digest('base64');
  const known = waiting.get(key);
  if (known) {
    waiting.delete(key);
    return known;
  }
  const made = leanBody(source);
  waiting.set(key, made);
  return made;
}

/** The bundler's loader, after the one that compiles Markdown. */
module.exports = function loader(source) {
  const {isServer} = this.getOptions();
  const {named, client, components} = leanBodyOnce(source);
  for (const component of components) {
    const file = path.join(this.rootContext, component, 'index.tsx');
    const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!code.includes("/islands'") && INTERACTIVE.test(code)) {
      throw new Error(
        `${this.resourcePath} 的正文里有 ${path.basename(component)}，它不是岛，在正文里不会动 → 照 CONTRIBUTING.md“交互图”一节用 island(…) 导出它`,
      );
    }
  }
  return isServer ? `${source}\n${named}` : client;
};
module.exports.leanBody = leanBody;
