import type {Link, PhrasingContent, Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import {FULL_WIDTH, HAN, SHARED} from './chinese';

const CHINESE = new RegExp(`[${FULL_WIDTH}${HAN}${SHARED}]`, 'u');
const ADDRESS = new RegExp(`(?:https?://|www\\.)[^\\s${FULL_WIDTH}${HAN}${SHARED}]+`, 'giu');
/** Punctuation that ends a sentence and not an address, as for GFM. */
const TRAILING = /[.,:;!?'"*_~]+$/;

/**
 * An address without signs around it ends where Chinese begins: GFM knows no Chinese punctuation, and takes all up to the next
 * space into the link. In `<…>` an address may have Chinese in it. `addressEnds` has seen most of them; these are found in text.
 */
export default function bareLinks() {
  return (root: Root) => {
    visit(root, 'link', (link: Link, index, parent) => {
      const nodes = cutBare(link);
      if (nodes) {
        parent.children.splice(index, 1, ...nodes);
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
