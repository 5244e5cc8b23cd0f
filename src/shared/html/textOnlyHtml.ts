import {formulaText} from './formulaText';
import {spanEnd} from './elementEnd';

const DRAWING = /<span class="?katex-html/g;
const CODE = /<pre\b[^]*?<\/pre>/g;
const MATH = /<math\b[^>]*>([^]*?)(<annotation\b[^]*?<\/annotation>)[^]*?<\/math>/g;
/** Not one that ends itself. */
const DRAWN = /(<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*(?<!\/)>)[^]*?(<\/svg>)/g;
const SPAN = /<\/?span\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/** A page's HTML for those who read only its text: of its elements, most draw formulas or pictures, or colour code. Of a formula a line of text and its source are left, of a picture its outermost element. */
export function textOnlyHtml(html: string): string {
  return withoutDrawings(html)
    .replace(DRAWN, '$1$2')
    .replace(MATH, (_, parts: string, source: string) => `<math>${formulaText(parts)}${source}</math>`)
    .replace(CODE, (block) => block.replace(SPAN, ''));
}

function withoutDrawings(html: string): string {
  let rest = '';
  let done = 0;
  for (const {index} of html.matchAll(DRAWING)) {
    rest += html.slice(done, index);
    done = spanEnd(html, index);
  }
  return rest + html.slice(done);
}
