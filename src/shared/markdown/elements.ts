import type {Html, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from './visit';
import type {VFile} from 'vfile';
import {fail} from './fail';

/** All `<Component …/>` of a page; in .md, where they would be left out without a word, they are an error. */
export function elementsOf(root: Root, file: VFile, component: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name === component) {
      found.push(node as MdxJsxFlowElement);
    }
  });
  visit(root, 'html', (node: Html) => {
    if (file.path.endsWith('.md') && node.value.includes(`<${component}`)) {
      fail(file, node, `.md 里不能放 ${component} → 把文件名改成 .mdx`);
    }
  });
  return found;
}

/** What the author wrote: texts only, and only these. */
export function textsOf<Name extends string>(
  file: VFile,
  node: MdxJsxFlowElement,
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const read: Partial<Record<string, string>> = {};
  for (const attribute of node.attributes) {
    const known = attribute.type === 'mdxJsxAttribute' && names.some((name) => name === attribute.name);
    if (!known || typeof attribute.value !== 'string') {
      return fail(file, node, `${node.name} 只有 ${names.join(' 与 ')}，都是引号里的文字 → 写成 ${usage}`);
    }
    read[attribute.name] = attribute.value;
  }
  return read;
}

/** What the component gets. */
export function setTexts(node: MdxJsxFlowElement, props: Readonly<Record<string, string>>): void {
  node.attributes = Object.entries(props).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}
