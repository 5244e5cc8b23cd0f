import {decodeText} from './decode';

/** Elements whose content is text, whatever it looks like. */
const TEXT_ELEMENTS = ['script', 'style', 'textarea', 'title'];
/** What stands between a tag's name and its end, as the text of a pattern: in quotes, `>` ends nothing. */
export const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** The tag that begins an element, as it stands in a page, minified or not. */
export class StartTag {
  constructor(
    /** In lower case. */
    readonly name: string,
    /** From `<` to `>`. */
    readonly text: string,
    readonly start: number,
  ) {}

  /** Where the element's content begins. */
  get end(): number {
    return this.start + this.text.length;
  }

  /** Whether it is the whole element, as it may be in drawings: `<path/>`. The value of an attribute without quotes may end in a slash, too. */
  get endsItself(): boolean {
    return this.text.endsWith('/>') && !/=[^\s"'>]*\/>$/.test(this.text);
  }

  /** The value of an attribute, its character references resolved: empty for one without a value, undefined where there is none. */
  attribute(name: string): string | undefined {
    ATTRIBUTE.lastIndex = 1 + this.name.length;
    for (let match = ATTRIBUTE.exec(this.text); match; match = ATTRIBUTE.exec(this.text)) {
      if (match[1]!.toLowerCase() === name) {
        return decodeText(match[2] ?? match[3] ?? match[4] ?? '');
      }
    }
    return undefined;
  }

  /** Whether one of its classes is this one. */
  hasClass(name: string): boolean {
    return this.attribute('class')?.split(/\s+/).includes(name) ?? false;
  }
}

/**
 * The start tags of a page's elements in their order, those in comments and scripts aside: a scan, for those who ask little
 * of every page, where to parse them would be most of the work. Where names are given, the value of an attribute of another
 * element must not hold such a tag: React and the transforms of Markdown write `&lt;` there.
 * @param names of the elements; all if there are none
 */
export function* startTags(html: string, ...names: string[]): Generator<StartTag> {
  const wanted = names.length > 0 ? [...new Set([...names, ...TEXT_ELEMENTS])].join('|') : '[a-z][^\\s/>]*';
  const pattern = new RegExp(`<!--[^]*?-->|<(${wanted})(?=[\\s/>])${ATTRIBUTES}>`, 'gi');
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (name === undefined) {
      continue;
    }
    const tag = new StartTag(name, match[0], match.index);
    if (TEXT_ELEMENTS.includes(name)) {
      pattern.lastIndex = endOfText(html, tag);
    }
    if (names.length === 0 || names.includes(name)) {
      yield tag;
    }
  }
}

/** The first start tag of this name that fits. */
export function findTag(html: string, name: string, fits: (tag: StartTag) => boolean = () => true): StartTag | undefined {
  for (const tag of startTags(html, name)) {
    if (fits(tag)) {
      return tag;
    }
  }
  return undefined;
}

/** The values that an attribute has in a page, in the order of its elements. */
export function attributeValues(html: string, name: string): string[] {
  const values: string[] = [];
  // Most tags have not even its name.
  const named = new RegExp(name, 'i');
  for (const tag of named.test(html) ? startTags(html) : []) {
    const value = named.test(tag.text) ? tag.attribute(name) : undefined;
    if (value !== undefined) {
      values.push(value);
    }
  }
  return values;
}

/** An element whose content is text, as it stands in a page. */
export interface TextElement {
  tag: StartTag;
  content: string;
  /** Where its end tag ends. */
  end: number;
}

/** The scripts of a page, or its styles or titles. */
export const textElements = (html: string, name: 'script' | 'style' | 'title'): TextElement[] =>
  [...startTags(html, name)].map((tag) => {
    const end = endOfText(html, tag);
    return {tag, content: html.slice(tag.end, end), end: html.indexOf('>', end) + 1};
  });

function endOfText(html: string, {name, end}: StartTag): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = end;
  return pattern.exec(html)?.index ?? html.length;
}
