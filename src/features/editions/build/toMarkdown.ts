import type {CheerioAPI} from 'cheerio';
import type {Emphasis, Parents, Root, Strong, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {defaultHandlers, toMarkdown as write, type Info, type State} from 'mdast-util-to-markdown';
import {visit} from '../../../shared/markdown/visit';
import {toMdast} from './toMdast';

type Rest = [parent: Parents | undefined, state: State, info: Info];

/** Characters that may have to be escaped in Markdown; the last ones only at the start of a line, `(` only after a `]`. */
const MARK = /[\0-\x1f!$&*:<@[\\\]_`{|}~\x7f]|www\.|^ | $|^(?:[#+=>-]|\d+[.)])/i;

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
    handlers: {strong: around('**'), emphasis: around('*'), text},
  });
}

/** Fast path: most text needs no escaping, which mdast-util-to-markdown checks by some forty patterns. */
const text = withPeek(
  (node: Text, ...rest: Rest) => (MARK.test(node.value) ? defaultHandlers.text(node, ...rest) : node.value),
  (node: Text, ...rest: Rest) => (MARK.test(node.value.charAt(0)) ? defaultHandlers.text(node, ...rest) : node.value),
);

/** Strong and emphasis as the site's own Markdown has them: without character references next to Chinese punctuation. */
const around = (mark: string) =>
  withPeek(
    (node: Strong | Emphasis, _: unknown, state: State, info: Info) =>
      mark + state.containerPhrasing(node, {...info, before: mark, after: mark}) + mark,
    () => mark,
  );

/** Adds `peek`, by which mdast-util-to-markdown asks for a node's first character; without it the node is serialized twice. */
function withPeek<Handler extends object>(handler: Handler, peek: Handler): Handler {
  return Object.assign(handler, {peek});
}

/** Chinese as such; spaces, and what would end the address, stay encoded. */
export function readable(url: string): string {
  try {
    return decodeURI(url).replace(/[\s()<>]/g, encodeURIComponent);
  } catch {
    return url;
  }
}
