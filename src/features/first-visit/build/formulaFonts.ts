/** The two fonts that nearly every formula is set in, and what tells that a page needs them: the lines of every formula are measured in the first. The others follow when the stylesheet has come. */
const FONTS = {'Main-Regular': /<span class="?katex-html/, 'Math-Italic': /<span class="[^"]*\bmathnormal\b/};
/** What is folded away asks for its fonts when it is opened. */
const FOLDED = /<details\b.*?<\/details>/gs;

/**
 * Links to the fonts that a page's formulas show at once: asked for with the page, in place of after its first layout, they spare it a second one.
 * @param css KaTeX's stylesheet, with its fonts as the build has named them
 * @param base address that its fonts' addresses are relative to
 * @throws Error when the stylesheet does not name them.
 */
export function formulaFonts(css: string, base: string): (html: string) => string {
  const links = Object.entries(FONTS).map(([font, needs]) => {
    const [file] = new RegExp(`fonts/KaTeX_${font}\\.[^)]+\\.woff2`).exec(css) ?? [];
    if (!file) {
      throw new Error(`KaTeX 的样式表里没有字体 KaTeX_${font}：照着改 src/features/first-visit/formulaFonts.ts`);
    }
    return {needs, link: `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`};
  });
  return (html) => {
    const shown = html.replace(FOLDED, '');
    return links.map(({needs, link}) => (needs.test(shown) ? link : '')).join('');
  };
}
