import type {Element, Root} from 'hast';
import {decodeText} from '../../../shared/html/decode';
import {visit} from '../../../shared/markdown/visit';
import {partWidths} from './formulaWidth';

const TEX = /<annotation encoding="application\/x-tex">(.*?)<\/annotation>/s;
const HTML = /(<span class="katex-html"[^>]*>)(.*)(<\/span>)$/s;
/** KaTeX lets a line end behind each of these. */
const BETWEEN_PARTS = /(?<=<\/span>)(?=<span class="base">)/;
/** A part that ends with a relation. */
const RELATION = /<span class="mrel"[^>]*>[^<]*<\/span>(?:<span class="mspace"[^>]*><\/span>)?<\/span>$/;
/** In em: a left side that is shorter does not stand on a line alone. */
const SHORT_SIDE = 6;

/**
 * A formula on a line of its own says how wide it is (`--width`, in em), so that the stylesheet can make it fit its column: smaller
 * by up to a fifth, or over several lines that end behind relations (typography.css). Comes after `formulas`.
 */
export default function fitDisplays() {
  return (root: Root) => {
    visit(root, 'element', (display) => {
      const {className} = display.properties;
      if (Array.isArray(className) && className.includes('katex-display')) {
        fit(display);
      }
    });
  };
}

function fit(display: Element): void {
  const [formula] = display.children as [Element];
  const [raw] = formula.children;
  const tex = raw?.type === 'raw' ? TEX.exec(raw.value)?.[1] : undefined;
  if (raw?.type !== 'raw' || tex === undefined) {
    return;
  }
  const widths = partWidths(decodeText(tex));
  display.properties.style = `--width:${widths.reduce((sum, width) => sum + width, 0).toFixed(1)}`;
  raw.value = raw.value.replace(HTML, (_, start: string, parts: string, end: string) => {
    const lines = linesOf(parts.split(BETWEEN_PARTS), widths);
    if (lines.length < 2) {
      return start + parts + end;
    }
    (display.properties.className as string[]).push('may-part');
    return start + lines.map((line) => `<span class="formula-line">${line}</span>`).join('') + end;
  });
}

/** The parts, joined up to each relation. */
function linesOf(parts: string[], widths: number[]): string[] {
  const lines: {html: string; width: number; isOpen: boolean}[] = [];
  parts.forEach((html, at) => {
    const last = lines.at(-1);
    const width = widths[at] ?? 0;
    const isOpen = !RELATION.test(html);
    if (last && (last.isOpen || (lines.length === 1 && last.width < SHORT_SIDE))) {
      Object.assign(last, {html: last.html + html, width: last.width + width, isOpen});
    } else {
      lines.push({html, width, isOpen});
    }
  });
  return lines.map(({html}) => html);
}
