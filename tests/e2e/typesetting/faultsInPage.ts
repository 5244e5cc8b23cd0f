/** What is wrong with how a page is set at one width. Each entry shows the place. */
export interface Faults {
  /** Lines that begin with a mark that closes, or end with one that opens. */
  marks: string[];
  /** Inline code of at most `SHORT` columns that stands on two lines. */
  splitCode: string[];
  /** Headings with the places where their lines end; whether those are inside a word is judged outside. */
  headings: {text: string; breaks: number[]}[];
  /** What is wider than its box, by kind, and whether something shows that it goes on. */
  wide: {kind: 'formula' | 'table' | 'code' | 'output'; text: string; isSigned: boolean}[];
  /** How many there are of each kind, wide or not. */
  counts: Record<'formula' | 'table' | 'code' | 'output', number>;
  /** Line breaks of the source between Han characters, shown as a gap. */
  gaps: string[];
  /** Pixels by which the page is wider than its window. */
  overflow: number;
}

/**
 * Measures the page that is open. Runs in the browser: it stands alone, and knows nothing outside of itself.
 * A character begins a line when what stands before it in its block lies further right.
 */
export function faultsInPage(): Faults {
  const SHORT = 18;
  const CLOSING = /[，。、；：”’）》！？」』】]/;
  const OPENING = /[（“‘《「『【]/;
  const HAN = '[\\p{Script=Han}\\u3001-\\u3011\\uff01-\\uff65]';
  const GAP = new RegExp(`${HAN}[ \\t]*\\n\\s*${HAN}`, 'u');
  const ROOT = '.markdown, article';
  /** Not text: drawings, what is read aloud only, and what keeps its own lines. */
  const NOT_TEXT = 'svg, pre, .katex-display, .katex-mathml, script, style, button, select, [data-island]';

  type Atom = {text: string; left: number};
  const found: Faults = {
    marks: [],
    splitCode: [],
    headings: [],
    wide: [],
    counts: {formula: 0, table: 0, code: 0, output: 0},
    gaps: [],
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  };
  const root = document.querySelector(ROOT);
  if (!root) {
    return found;
  }
  const range = document.createRange();
  const boxAt = (node: Node, from: number): DOMRect | undefined => {
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return [...range.getClientRects()].find(({width}) => width > 0);
  };
  const displays = new Map<Element, string>();
  const isInline = (element: Element): boolean => {
    const known = displays.get(element) ?? getComputedStyle(element).display;
    displays.set(element, known);
    return known === 'inline' || known === 'contents';
  };
  const blockOf = (node: Node): Element => {
    let element = node.parentElement!;
    while (isInline(element)) {
      element = element.parentElement!;
    }
    return element;
  };
  const around = (atoms: Atom[], at: number) =>
    atoms
      .slice(Math.max(0, at - 8), at + 8)
      .map(({text}) => text)
      .join('');

  // The atoms of each block, in order: characters, and the parts of formulas.
  const blocks = new Map<Element, Atom[]>();
  const add = (block: Element, atom: Atom) => {
    const atoms = blocks.get(block);
    if (atoms) {
      atoms.push(atom);
    } else {
      blocks.set(block, [atom]);
    }
  };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const walk = (node: Node): void => {
    if (node instanceof Element) {
      if (node.matches(NOT_TEXT) || !isShown(node)) {
        return;
      }
      if (node.matches('.base')) {
        const {left, width} = node.getBoundingClientRect();
        if (width > 0) {
          add(blockOf(node.closest('.katex')!), {text: '∎', left});
        }
        return;
      }
      node.childNodes.forEach(walk);
    } else if (node instanceof Text && node.data.trim()) {
      if (GAP.test(node.data) && !getComputedStyle(node.parentElement!).whiteSpace.startsWith('pre')) {
        found.gaps.push(GAP.exec(node.data)![0]);
      }
      const block = blockOf(node);
      [...node.data].reduce((from, text) => {
        const box = /\s/.test(text) ? undefined : boxAt(node, from);
        if (box) {
          add(block, {text, left: box.left});
        }
        return from + text.length;
      }, 0);
    }
  };
  walk(root);

  for (const atoms of blocks.values()) {
    atoms.forEach((atom, at) => {
      const [before, after] = [atoms[at - 1], atoms[at + 1]];
      if (CLOSING.test(atom.text) && before && atom.left < before.left) {
        found.marks.push(around(atoms, at));
      }
      // A mark may hang out of its line or be trimmed; what follows on the same line never stands further left.
      if (OPENING.test(atom.text) && after && after.left < atom.left) {
        found.marks.push(around(atoms, at));
      }
    });
  }

  const columns = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 2 : 1), 0);
  for (const code of root.querySelectorAll('code')) {
    if (!code.closest('pre, svg, [data-island]') && columns(code.textContent) <= SHORT) {
      const lines = new Set([...code.getClientRects()].map(({top}) => Math.round(top / 4)));
      if (lines.size > 1) {
        found.splitCode.push(code.textContent);
      }
    }
  }

  for (const heading of root.querySelectorAll('h1, h2, h3, h4')) {
    const atoms = blocks.get(heading) ?? [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let text = '';
    let last: number | undefined;
    const breaks: number[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.parentElement!.closest('.katex-mathml, .hash-link')) {
        continue;
      }
      for (let i = 0; i < node.data.length; i += 1) {
        const left = boxAt(node, i)?.left;
        if (left !== undefined && node.data[i]!.trim()) {
          if (last !== undefined && left < last) {
            breaks.push(text.length + i);
          }
          last = left;
        }
      }
      text += node.data;
    }
    if (atoms.length > 0 && breaks.length > 0) {
      found.headings.push({text, breaks});
    }
  }

  const KINDS = [
    ['formula', '.katex-display'],
    ['table', 'table:not(pre table)'],
    ['output', '.theme-code-block.language-text > pre'],
    ['code', '.theme-code-block:not(.language-text) > pre'],
  ] as const;
  const isSigned = (box: Element): boolean => {
    const style = getComputedStyle(box);
    return (
      style.getPropertyValue('mask-image').includes('gradient') ||
      (style.backgroundAttachment.includes('local') && style.backgroundImage.includes('gradient'))
    );
  };
  for (const [kind, selector] of KINDS) {
    for (const one of root.querySelectorAll(selector)) {
      if (one.closest('[data-island]') || !isShown(one)) {
        continue;
      }
      found.counts[kind] += 1;
      // What scrolls may be a box around it.
      const box = [one, one.parentElement!].find((element) => /auto|scroll/.test(getComputedStyle(element).overflowX)) ?? one;
      if (box.scrollWidth > box.clientWidth + 1) {
        found.wide.push({kind, text: one.textContent.trim().slice(0, 30), isSigned: isSigned(box)});
      }
    }
  }
  return found;
}
