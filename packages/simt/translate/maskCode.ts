const PARTS =
  /\/\/(?:\\\n|[^\n])*|\/\*[\s\S]*?\*\/|R"([^\s()\\]{0,16})\([\s\S]*?\)\1"|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^[ \t]*#[ \t]*include[^\n]*/gm;

/** C++ with comments, literals and includes blanked out, every character in its place. Digit separators stay. */
export function maskCode(source: string): string {
  return source.replace(/(?<=[\da-fA-F])'(?=[\da-fA-F])/g, '_').replace(PARTS, (part) => part.replace(/[^\n]/g, ' '));
}
