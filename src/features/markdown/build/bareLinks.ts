import type {Link, PhrasingContent, Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from '../../../shared/markdown/visit';
import {FULL_WIDTH, HAN, SHARED} from './chinese';

const CHINESE = new RegExp(`[${FULL_WIDTH}${HAN}${SHARED}]`, 'u');
const ADDRESS = new RegExp(`(?:https?://|www\\.)[^\\s${FULL_WIDTH}${HAN}${SHARED}]+`, 'giu');
/** Punctuation that ends a sentence and not an address, as for GFM. */
const TRAILING = /[.,:;!?'"*_~]+$/;

/**
 * An address without signs around it ends where Chinese begins: GFM knows no Chinese punctuation, and takes all up to the next
 * space into the link. In `<…>` an address may have Chinese in it.
 */
export default function bareLinks(this: Processor) {
  /** The Markdown behind an address: GFM has taken it for part of that. */
  const read = (text: string): PhrasingContent[] => {
    const [first, ...more] = (this.parse(text) as Root).children;
    return first?.type === 'paragraph' && more.length === 0 ? first.children : [{type: 'text', value: text}];
  };
  return (root: Root) => {
    visit(root, 'link', (link: Link, index, parent) => {
      const nodes = cutBare(link);
      if (nodes) {
        // Behind the first address; others in there are met later.
        parent.children.splice(index, 1, ...nodes.slice(0, 1), ...read(nodes.slice(1).map(sourceOf).join('')));
      }
    });
  };
}

/** What a bare address with Chinese in it is: the addresses, and the text between them; nothing for other links. */
export function cutBare(link: Link): PhrasingContent[] | undefined {
  const text = bareText(link);
  return text !== undefined && CHINESE.test(text) ? split(text) : undefined;
}

/** The text of an address that stands for itself: its node is as long as its text, or without a place, where GFM found it in a text. */
function bareText({url, children: [child], position}: Link): string | undefined {
  const isSame = child?.type === 'text' && (url === child.value || url === `http://${child.value}`);
  const length = position && (position.end.offset ?? 0) - (position.start.offset ?? 0);
  const isBare = !position || length === (isSame ? child.value.length : -1);
  return isSame && isBare ? child.value : undefined;
}

function split(text: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const {0: match, index} of text.matchAll(ADDRESS)) {
    const value = match.replace(TRAILING, '');
    const url = /^www/i.test(value) ? `http://${value}` : value;
    nodes.push({type: 'text', value: text.slice(end, index)}, {type: 'link', url, children: [{type: 'text', value}]});
    end = index + value.length;
  }
  return [...nodes, {type: 'text' as const, value: text.slice(end)}].filter((node) => node.type !== 'text' || node.value !== '');
}

const sourceOf = (node: PhrasingContent): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(sourceOf).join('') : '';
