import type {Root, RootContent} from 'hast';
import {visit} from '../../../shared/markdown/visit';
import {wbr} from '../../../shared/markdown/wbr';
import {unbrokenParts} from '../../../shared/pure/unbrokenParts';

const HEADING = /^h[1-6]$/;

/** Lines of a heading end between words (typography.css keeps the rest together). A `<wbr>` is no text: ids, search and copies stay as they are. */
export default function headingBreaks() {
  return (root: Root) => {
    visit(root, 'element', (element) => {
      if (HEADING.test(element.tagName)) {
        part(element);
      }
    });
  };
}

function part(parent: {children: RootContent[]}): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') {
      return unbrokenParts(child.value).flatMap((value, at) => [...(at > 0 ? [wbr()] : []), {type: 'text' as const, value}]);
    }
    if ('children' in child && !(child.type === 'element' && child.tagName === 'code')) {
      part(child);
    }
    return [child];
  });
}
