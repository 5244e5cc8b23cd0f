import type {CheerioAPI} from 'cheerio';
import type {Emphasis, Root, Strong} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {toMarkdown as write, type Info, type State} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {toMdast} from './toMdast';

/** A plain body (./plain) as Markdown with GFM tables, formulas in dollars, and titles in the lines that open code. */
export function toMarkdown($: CheerioAPI): string {
  const tree: Root = {type: 'root', children: toMdast($.root().contents().toArray())};
  visit(tree, ['link', 'image'], (node) => {
    if ('url' in node) {
      node.url = readable(node.url);
    }
  });
  return write(tree, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false}), mathToMarkdown()],
    handlers: {strong: around('**'), emphasis: around('*')},
  });
}

/** As the site's own Markdown: marks that touch Chinese punctuation are not worked around with character references. */
function around(mark: string) {
  return (node: Strong | Emphasis, _: unknown, state: State, info: Info) => mark + state.containerPhrasing(node, {...info, before: mark, after: mark}) + mark;
}

/** Chinese as such; spaces, and what would end the address, stay encoded. */
export function readable(url: string): string {
  try {
    return decodeURI(url).replace(/[\s()<>]/g, encodeURIComponent);
  } catch {
    return url;
  }
}
