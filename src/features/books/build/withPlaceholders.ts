import {spanEnd} from '../../../shared/html/elementEnd';

const START = /<span class="?katex"?[ >]|<pre[ >]/g;
/** Of the same name as what it stands for: a paragraph before `<pre>` may lack its end tag. */
const standIn = (name: string, number: number) => `<${name} data-aside="${number}"></${name}>`;
const STAND_IN = /<(pre|span) data-aside="(\d+)"><\/\1>/g;

/** Where the element that begins at `start` ends; formulas are nested spans, code blocks hold no others. */
const endOf = (html: string, start: number): number =>
  html.startsWith('<pre', start) ? html.indexOf('</pre>', start) + '</pre>'.length : spanEnd(html, start);

/** Formulas and code, most of a page's elements, need not be parsed where nothing in them changes: HTML with a stand-in for each, and the way back. */
export function withPlaceholders(html: string): {rest: string; restore: (changed: string) => string} {
  const parts: string[] = [];
  let rest = '';
  let done = 0;
  START.lastIndex = 0;
  for (let match = START.exec(html); match; match = START.exec(html)) {
    const end = endOf(html, match.index);
    rest += `${html.slice(done, match.index)}${standIn(match[0].startsWith('<pre') ? 'pre' : 'span', parts.length)}`;
    parts.push(html.slice(match.index, end));
    done = end;
    START.lastIndex = end;
  }
  return {rest: rest + html.slice(done), restore: (changed) => changed.replace(STAND_IN, (_, _name, number) => parts[Number(number)]!)};
}
