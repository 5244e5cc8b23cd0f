import {elementEnd, replaceParts} from '../../../shared/html/elements';
import {startTags} from '../../../shared/html/startTags';

/** Of the same name as what it stands for: a paragraph before `<pre>` may lack its end tag. */
const placeholder = (name: string, number: number) => `<${name} data-placeholder="${number}"></${name}>`;

/** Formulas and code, most of a page's elements, need not be parsed where nothing in them changes: HTML with a placeholder for each, and the way back. */
export function withPlaceholders(html: string): {rest: string; restore: (changed: string) => string} {
  const parts: {start: number; end: number; by: string}[] = [];
  for (const tag of startTags(html, 'span', 'pre')) {
    if (tag.start >= (parts.at(-1)?.end ?? 0) && (tag.name === 'pre' || tag.hasClass('katex'))) {
      parts.push({start: tag.start, end: elementEnd(html, tag), by: placeholder(tag.name, parts.length)});
    }
  }
  const original = (number: string) => html.slice(parts[Number(number)]!.start, parts[Number(number)]!.end);
  return {
    rest: replaceParts(html, parts),
    restore: (changed) =>
      replaceParts(
        changed,
        placeholdersIn(changed).map(({start, end, number}) => ({start, end, by: original(number)})),
      ),
  };
}

const placeholdersIn = (html: string) =>
  [...startTags(html, 'span', 'pre')].flatMap((tag) => {
    const number = tag.attribute('data-placeholder');
    return number === undefined ? [] : [{start: tag.start, end: elementEnd(html, tag), number}];
  });
