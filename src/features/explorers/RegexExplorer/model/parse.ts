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
export function parseRegex(text: string): Regex {
  let at = 0;
  const fault = (message: string, position = at): never => {
    const char = text[position];
    throw new RegexFault(`第 ${position + 1} 个字符${char ? `“${char}”` : '（末尾）'}：${message}`);
  };

  function char(inClass: boolean): string {
    const found = text[at];
    if (found === '\\') {
      const next = text[at + 1];
      if (!next || !SPECIAL.includes(next)) {
        fault('反斜杠后面要跟一个记号，如 \\* 或 \\.。');
      }
      at += 2;
      return next!;
    }
    if (!found || !PLAIN.test(found)) {
      fault(
        found === '.'
          ? '这里的“.”不代表任意字符；要匹配点，写 \\.。'
          : inClass
            ? '方括号里只能写字母、数字、_ 或 a-c 这样的范围，最后用 ] 收尾。'
            : '不认识这个字符；可用字母、数字、_ = < > / -，记号前加反斜杠。',
      );
    }
    at += 1;
    return found!;
  }

  function chars(): string {
    const start = at;
    at += 1;
    const found = new Set<string>();
    do {
      const position = at;
      const first = char(true);
      const isRange = text[at] === '-' && text[at + 1] !== ']';
      at += Number(isRange);
      const last = isRange ? char(true) : first;
      if (last < first) {
        fault(`范围 ${first}-${last} 倒过来了，小的写前面。`, position);
      }
      for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++) {
        found.add(String.fromCharCode(code));
      }
    } while (at < text.length && text[at] !== ']');
    if (text[at] !== ']') {
      fault('这个方括号没有收尾，补一个 ]。', start);
    }
    at += 1;
    return [...found].sort().join('');
  }

  function atom(): Regex {
    const from = at;
    if (text[at] === '(') {
      at += 1;
      const inner = union();
      if (text[at] !== ')') {
        fault('这个括号没有收尾，补一个 )。', from);
      }
      at += 1;
      return {...inner, from, to: at};
    }
    return {kind: 'chars', chars: text[at] === '[' ? chars() : char(false), from, to: at};
  }

  function repeat(): Regex {
    const inner = atom();
    const kind = REPEATS[text[at] as '*'];
    if (!kind) {
      return inner;
    }
    at += 1;
    if (text[at]! in REPEATS) {
      fault('重复号不能连写，先加括号，如 (a*)+。');
    }
    return {kind, inner, from: inner.from, to: at};
  }

  function list(kind: 'concat' | 'union', more: () => boolean, part: () => Regex): Regex {
    const from = at;
    const parts = [part()];
    while (more()) {
      parts.push(part());
    }
    return parts.length === 1 ? parts[0]! : {kind, parts, from, to: at};
  }

  const isNext = (signs: string) => at < text.length && signs.includes(text[at]!);
  function sequence(): Regex {
    if (at >= text.length || isNext('|)*+?')) {
      fault(isNext('*+?') ? '重复号前面没有可以重复的东西。' : '这里少了一段；可有可无的写成 (…)?。');
    }
    return list('concat', () => at < text.length && !isNext('|)*+?'), repeat);
  }

  function union(): Regex {
    return list('union', () => isNext('|') && Boolean((at += 1)), sequence);
  }

  const regex = union();
  if (at < text.length) {
    fault('多了一个右括号，前面没有与它相配的 (。');
  }
  return regex;
}
