import {ATTRIBUTES, StartTag} from './startTags';

/** A piece of HTML: a tag that begins or ends an element, or text, as it is written. */
export type Token = {start: StartTag} | {end: string} | {text: string};

/**
 * Walks HTML from a place on, without a tree: for elements that are many and simple, such as those of formulas.
 * @param from where a tag or a text begins
 */
export function* tokensOf(html: string, from = 0): Generator<Token> {
  const pattern = new RegExp(`<!--[^]*?-->|<(/?)([a-z][^\\s/>]*)${ATTRIBUTES}>|<?[^<]+`, 'gi');
  pattern.lastIndex = from;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [token, slash, name] = match;
    if (name !== undefined) {
      yield slash ? {end: name.toLowerCase()} : {start: new StartTag(name.toLowerCase(), token, match.index)};
    } else if (!token.startsWith('<!--')) {
      yield {text: token};
    }
  }
}

/** HTML without its tags and comments: the text between them, as it is written. */
export const withoutMarkup = (html: string): string => Array.from(tokensOf(html), (token) => ('text' in token ? token.text : '')).join('');
