import {ATTRIBUTES, findTag, StartTag} from './startTags';

/**
 * Where the element of a start tag ends, those of its name in it included.
 * @throws Error when it does not.
 */
export function elementEnd(html: string, {name, start}: StartTag): number {
  const pattern = tagsOf(name);
  pattern.lastIndex = start;
  let depth = 0;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    depth += match[1] ? -1 : new StartTag(name, match[0], match.index).endsItself ? 0 : 1;
    if (depth === 0) {
      return pattern.lastIndex;
    }
  }
  throw new Error(`没有结束的 <${name}>：${html.slice(start, start + 80)}`);
}

/** The first element of this name with all that is in it; empty if there is none. */
export function outerHtml(html: string, name: string): string {
  const tag = findTag(html, name);
  return tag ? html.slice(tag.start, elementEnd(html, tag)) : '';
}

/** HTML without the tags of this name: what stood in them stays. */
export const withoutTags = (html: string, name: string): string => html.replace(tagsOf(name), '');

/** A part of a text, and what comes in its place. */
export interface Replacement {
  start: number;
  end: number;
  by: string;
}

/** A text with some of its parts replaced. @param parts in their order, none in another */
export function replaceParts(text: string, parts: readonly Replacement[]): string {
  let result = '';
  let done = 0;
  for (const {start, end, by} of parts) {
    result += text.slice(done, start) + by;
    done = end;
  }
  return result + text.slice(done);
}

const tagsOf = (name: string) => new RegExp(`<(/?)${name}(?=[\\s/>])${ATTRIBUTES}>`, 'gi');
