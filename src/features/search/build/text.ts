import type {AnyNode, Element} from 'cheerio';

/** The visible text of an element, without that of the elements `apart` in it. */
export function textOf({children}: Element, apart: ReadonlySet<AnyNode>): string {
  const read = (node: AnyNode): string => {
    if (node.type === 'text') {
      return node.data;
    }
    if (node.type !== 'tag' || apart.has(node)) {
      return '';
    }
    return node.name === 'br' ? '\n' : node.children.map(read).join('') + (/^t[dh]$/.test(node.name) ? ' ' : '');
  };
  return tidy(children.map(read).join(''));
}

/** The text with whitespace collapsed and zero-width characters removed. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
