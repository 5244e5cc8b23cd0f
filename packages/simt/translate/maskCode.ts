const PARTS =
  /\/\/(?:\\\n|[^\n])*|\/\*[\s\S]*?\*\/|R"([^\s()\\]{0,16})\([\s\S]*?\)\1"|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^[ \t]*#[ \t]*include[^\n]*/gm;

/** C++ with comments, literals and includes blanked out, every character in its place. Digit separators stay. */
export function maskCode(source: string): string {
  return source.replace(/(?<=[\da-fA-F])'(?=[\da-fA-F])/g, '_').replace(PARTS, (part) => part.replace(/[^\n]/g, ' '));
}

/** Position of the bracket that closes the one at `open`, or -1. */
export function closing(code: string, open: number): number {
  const pairs: Record<string, string> = {'(': ')', '[': ']', '{': '}'};
  const stack: string[] = [];
  for (let at = open; at < code.length; at++) {
    const char = code[at]!;
    if (char in pairs) {
      stack.push(pairs[char]!);
    } else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) {
        return at;
      }
    }
  }
  return -1;
}
