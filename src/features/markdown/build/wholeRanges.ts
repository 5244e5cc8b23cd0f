import type {ElementContent, Root, RootContent} from 'hast';

/** From one number or time to another, and hours with minutes: browsers break behind the dash, and at a gap. */
const RANGE = /(\d[\d:.,]*–\d(?:[\d:.,]*\d)?|\d+ 小时 \d+ 分钟?)/;

/** A range such as 6:30–24:00 or a duration such as 1 小时 18 分 stays on one line, in tables above all; code and headings have their own rules, and a drawing holds no HTML. */
export default function wholeRanges() {
  return (root: Root) => keepBelow(root);
}

function keepBelow(parent: {children: RootContent[]}): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') {
      return RANGE.test(child.value) ? parted(child.value) : [child];
    }
    if ('children' in child && !(child.type === 'element' && /^(?:code|pre|svg|h\d)$/.test(child.tagName))) {
      keepBelow(child);
    }
    return [child];
  });
}

const parted = (text: string): ElementContent[] =>
  text
    .split(RANGE)
    .map((value, at): ElementContent =>
      at % 2 === 0
        ? {type: 'text', value}
        : {type: 'element', tagName: 'span', properties: {className: ['unbroken']}, children: [{type: 'text', value}]},
    )
    .filter((node) => node.type !== 'text' || node.value !== '');
