import {elementEnd, outerHtml, replaceParts, withoutTags, type Replacement} from './elements';
import {formulaText} from './formulaText';
import {startTags, type StartTag} from './startTags';

/** A page's HTML for those who read only its text: of its elements, most draw formulas or pictures, or colour code. Of a formula a line of text and its source are left, of a picture its outermost element. */
export function textOnlyHtml(html: string): string {
  const parts: Replacement[] = [];
  let done = 0;
  for (const tag of startTags(html, 'span', 'svg', 'math', 'pre')) {
    if (tag.start >= done && (tag.name !== 'span' || tag.hasClass('katex-html'))) {
      done = elementEnd(html, tag);
      parts.push({start: tag.start, end: done, by: textOnly(html.slice(tag.start, done), tag)});
    }
  }
  return replaceParts(html, parts);
}

function textOnly(element: string, {name, text}: StartTag): string {
  switch (name) {
    case 'math':
      return mathText(element.slice(text.length));
    case 'pre':
      return withoutTags(element, 'span');
    case 'svg':
      return element === text ? text : `${text}</svg>`;
    default:
      return '';
  }
}

function mathText(content: string): string {
  const source = outerHtml(content, 'annotation');
  const [formula = ''] = source ? content.split(source, 1) : [content];
  return `<math>${formulaText(formula)}${source}</math>`;
}
