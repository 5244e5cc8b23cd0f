/** A regular expression as a tree; `from` and `to` are the positions of its text (0-based, end excluded). */
export type Regex = {from: number; to: number} & (
  {kind: 'chars'; chars: string} | {kind: 'concat' | 'union'; parts: Regex[]} | {kind: 'star' | 'plus' | 'maybe'; inner: Regex}
);

/** An expression that cannot be read; the message names the position and how to mend it. */
export class RegexFault extends Error {}

/** Characters that stand for themselves, and those that need a backslash. */
const PLAIN = /[A-Za-z0-9_=<>/-]/;
const SPECIAL = '()[]|*+?.\\-';
const REPEATS = {'*': 'star', '+': 'plus', '?': 'maybe'} as const;

/** Whether a character may stand in a text that is matched. */
export const isLetter = (char: string): boolean => PLAIN.test(char) || SPECIAL.includes(char);

/**
 * Reads concatenation, `|`, `*`, `+`, `?`, parentheses, `\` before a sign, and classes like `[a-c_]`: what JavaScript's RegExp
 * means by them. Repeat signs may not follow each other.
 * @throws RegexFault naming the position (1-based) of what is wrong.
 */
export const parseRegex = (text: string): Regex => new Parser(text).parse();

/** Descends through the grammar, one method for each rule; `at` is the character that is read next. */
class Parser {
  private at = 0;

  constructor(private readonly text: string) {}

  parse(): Regex {
    const regex = this.union();
    if (this.at < this.text.length) {
      this.fault('多了一个右括号，前面没有与它相配的 (。');
    }
    return regex;
  }

  private union(): Regex {
    return this.list(
      'union',
      () => this.isNext('|') && Boolean((this.at += 1)),
      () => this.sequence(),
    );
  }

  private sequence(): Regex {
    if (this.at >= this.text.length || this.isNext('|)*+?')) {
      this.fault(this.isNext('*+?') ? '重复号前面没有可以重复的东西。' : '这里少了一段；可有可无的写成 (…)?。');
    }
    return this.list(
      'concat',
      () => this.at < this.text.length && !this.isNext('|)*+?'),
      () => this.repeat(),
    );
  }

  private list(kind: 'concat' | 'union', more: () => boolean, part: () => Regex): Regex {
    const from = this.at;
    const parts = [part()];
    while (more()) {
      parts.push(part());
    }
    return parts.length === 1 ? parts[0]! : {kind, parts, from, to: this.at};
  }

  private repeat(): Regex {
    const inner = this.atom();
    const kind = REPEATS[this.text[this.at] as '*'];
    if (!kind) {
      return inner;
    }
    this.at += 1;
    if (this.text[this.at]! in REPEATS) {
      this.fault('重复号不能连写，先加括号，如 (a*)+。');
    }
    return {kind, inner, from: inner.from, to: this.at};
  }

  private atom(): Regex {
    const from = this.at;
    if (this.text[from] === '(') {
      return this.group();
    }
    return {kind: 'chars', chars: this.text[from] === '[' ? this.charClass() : this.char(false), from, to: this.at};
  }

  private group(): Regex {
    const from = this.at;
    this.at += 1;
    const inner = this.union();
    if (this.text[this.at] !== ')') {
      this.fault('这个括号没有收尾，补一个 )。', from);
    }
    this.at += 1;
    return {...inner, from, to: this.at};
  }

  private charClass(): string {
    const start = this.at;
    this.at += 1;
    const found = new Set<string>();
    do {
      this.range().forEach((char) => found.add(char));
    } while (this.at < this.text.length && this.text[this.at] !== ']');
    if (this.text[this.at] !== ']') {
      this.fault('这个方括号没有收尾，补一个 ]。', start);
    }
    this.at += 1;
    return [...found].sort().join('');
  }

  /** One character of a class, or all from one to another. */
  private range(): string[] {
    const start = this.at;
    const first = this.char(true);
    const isRange = this.text[this.at] === '-' && this.text[this.at + 1] !== ']';
    this.at += Number(isRange);
    const last = isRange ? this.char(true) : first;
    if (last < first) {
      this.fault(`范围 ${first}-${last} 倒过来了，小的写前面。`, start);
    }
    const code = first.charCodeAt(0);
    return Array.from({length: last.charCodeAt(0) - code + 1}, (_, i) => String.fromCharCode(code + i));
  }

  private char(inClass: boolean): string {
    const found = this.text[this.at];
    if (found === '\\') {
      return this.escaped();
    }
    if (!found || !PLAIN.test(found)) {
      this.fault(
        found === '.'
          ? '这里的“.”不代表任意字符；要匹配点，写 \\.。'
          : inClass
            ? '方括号里只能写字母、数字、_ 或 a-c 这样的范围，最后用 ] 收尾。'
            : '不认识这个字符；可用字母、数字、_ = < > / -，记号前加反斜杠。',
      );
    }
    this.at += 1;
    return found;
  }

  private escaped(): string {
    const next = this.text[this.at + 1];
    if (!next || !SPECIAL.includes(next)) {
      this.fault('反斜杠后面要跟一个记号，如 \\* 或 \\.。');
    }
    this.at += 2;
    return next;
  }

  private isNext(signs: string): boolean {
    return this.at < this.text.length && signs.includes(this.text[this.at]!);
  }

  private fault(message: string, position = this.at): never {
    const char = this.text[position];
    throw new RegexFault(`第 ${position + 1} 个字符${char ? `“${char}”` : '（末尾）'}：${message}`);
  }
}
