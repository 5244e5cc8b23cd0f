import type {Element} from 'cheerio';

/** Of the colours of code the two that are told without colour: words of the language, and remarks. */
export function coloured(attribs: Element['attribs'], inside: string): string {
  const kind = `${attribs.class ?? ''} ${attribs.style ?? ''}`;
  if (/(?:^|\s|-)keyword\b/.test(kind)) {
    return `<b>${inside}</b>`;
  }
  if (/(?:^|\s|-)comment\b/.test(kind)) {
    return `<i>${inside}</i>`;
  }
  return /highlighted-line|(?:^|\s)lit_/.test(kind) ? `<mark>${inside}</mark>` : inside;
}
