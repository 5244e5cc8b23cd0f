import {elementEnd} from '../../../shared/html/elements';
import {startTags} from '../../../shared/html/startTags';
import type {BuiltPage} from '../../../shared/build/BuiltPages';

/** What a built page gives to its card. */
export interface PageParts {
  /** The first sentence of its text. */
  sentence?: string;
  /** Its first drawing (src/features/pictures). */
  figure?: string;
  /** Whether it holds something that answers to the reader's hand. */
  isInteractive: boolean;
}

const SENTENCE = /^.+?[。！？](?:[”’」』）])?/;
/** Wider than this it is a strip that says nothing when it is small. */
const WIDEST = 3.2;

export function readPage({html, $}: BuiltPage): PageParts {
  const paragraph = $('.markdown > p, [data-body] > p').first();
  // A formula would stand there as one types it.
  const first = paragraph.find('.katex').length > 0 ? '' : paragraph.text().replace(/\s+/g, ' ').trim();
  const sentence = SENTENCE.exec(first)?.[0].replace(/。$/, '');
  const figure = figureIn(html);
  return {
    ...(sentence !== undefined && {sentence}),
    ...(figure !== undefined && {figure}),
    isInteractive: html.includes('data-island='),
  };
}

function figureIn(html: string): string | undefined {
  for (const tag of startTags(html, 'svg')) {
    const [, , width = 0, height = 1] = (tag.attribute('viewbox') ?? '').split(/[\s,]+/).map(Number);
    if (/^fig-/.test(tag.attribute('id') ?? '') && width / height < WIDEST) {
      return html.slice(tag.start, elementEnd(html, tag));
    }
  }
  return undefined;
}
