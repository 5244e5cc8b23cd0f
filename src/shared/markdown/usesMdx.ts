/** Fenced code, inline code and comments, in which components are only shown. */
export const SHOWN = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[^]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![^]))|`[^`\n]+`|\{\/\*[^]*?\*\/\}/gm;

const SIGNS =
  /^import\s[^'"`;]*\bfrom\s*['"][^'"\n]+['"];?\s*$|^import\s*['"][^'"\n]+['"];?\s*$|^export\s+(?:const|default|function)\b|<[A-Za-z][^<>\n]*\s[A-Za-z]+=\{/m;

/**
 * Whether a page whose name says CommonMark (.md) is written in MDX, which stock Docusaurus takes .md files for: it imports or
 * exports something, or an element has an attribute in braces.
 */
export const usesMdx = (text: string): boolean => SIGNS.test(text.replace(SHOWN, ''));
