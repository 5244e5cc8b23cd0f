import {readFileSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from '../../../shared/markdown/visit';

const COMPONENTS = path.resolve('src/features/markdownComponents.ts');
/** Those of Docusaurus that pages need not import. */
const UPSTREAM = ['Head', 'Details', 'Admonition', 'Mermaid'];
/** What a page imports, exports or declares. */
const DECLARED = /^(?:import|export)\b[^;]*?(?:\bfrom\b|=|\(|\}|;|(?![^]))|\b(?:const|function|class)\s+[A-Z]\w*/gm;

let own: string[] | undefined;

/** The components that any page may name. */
const known = (): string[] =>
  (own ??= [...readFileSync(COMPONENTS, 'utf8').matchAll(/default as (\w+)/g)].map(([, name = '']) => name).concat(UPSTREAM));

export interface UnknownComponent {
  node: MdxJsxFlowElement;
  message: string;
}

/** The components on a page that nobody has: it cannot be drawn with them. `text` is the source of the page. */
export function unknownComponents(root: Root, text: string): UnknownComponent[] {
  const declared = new Set([...text.matchAll(DECLARED)].flatMap(([part]) => part.match(/\b[A-Z]\w*/g) ?? []));
  const found: UnknownComponent[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (one) => {
    const node = one as MdxJsxFlowElement;
    const name = node.name ?? '';
    if (/^[A-Z]\w*$/.test(name) && !declared.has(name) && !known().includes(name)) {
      const near = known().find((other) => leven(other.toLowerCase(), name.toLowerCase()) <= 3);
      found.push({node, message: `没有组件 ${name} → ${near ? `是不是 ${near}？` : `在这一页里 import 它，或者把 < 写成 \\<`}`});
    }
  });
  return found;
}
