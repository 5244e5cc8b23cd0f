import type {Element, ElementContent, Root, RootContent} from 'hast';

/** A quotation without a Han character or Chinese punctuation. */
const QUOTED = /“[^“”\p{Script=Han}\u3001-\u3011\uff01-\uff65]+”/u;
const EACH = new RegExp(`(${QUOTED.source})`, 'u');

const REFERENCES = '参考资料';

/**
 * Titles of papers in the references are marked English with their quotation marks, which then are as narrow as their letters
 * (typography.css) and read in English. In Chinese text the marks of Latin words stay Chinese.
 */
export default function latinQuotes() {
  return (root: Root) => {
    const first = root.children.findIndex((child) => child.type === 'element' && child.tagName === 'h2' && textOf(child) === REFERENCES);
    if (first >= 0) {
      mark({children: root.children.slice(first + 1)});
    }
  };
}

const textOf = ({children}: Element): string => children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function mark(parent: {children: RootContent[]}): void {
  if (parent.children.some((child) => child.type === 'text' && QUOTED.test(child.value))) {
    parent.children = parent.children.flatMap((child): RootContent[] => (child.type === 'text' ? marked(child.value) : [child]));
  }
  for (const child of parent.children) {
    if ('children' in child && !isMarked(child)) {
      mark(child);
    }
  }
}

/** Marked already, or a drawing, which holds no HTML. */
const isMarked = (child: RootContent) => child.type === 'element' && (child.properties.lang === 'en' || child.tagName === 'svg');

const marked = (text: string): ElementContent[] =>
  text
    .split(EACH)
    .map((value, at): ElementContent =>
      at % 2 === 0
        ? {type: 'text', value}
        : {type: 'element', tagName: 'span', properties: {lang: 'en'}, children: [{type: 'text', value}]},
    )
    .filter((node) => node.type !== 'text' || node.value !== '');
