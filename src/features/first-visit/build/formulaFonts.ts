import {elementEnd} from '../../../shared/html/elements';
import {startTags} from '../../../shared/html/startTags';

/** The two fonts that nearly every formula is set in, and the class that tells that a page needs them: the lines of every formula are measured in the first. The others follow when the stylesheet has come. */
const FONTS = {'Main-Regular': 'katex-html', 'Math-Italic': 'mathnormal'};

/** The classes of the spans that a page shows at once: what is folded away asks for its fonts when it is opened. */
function shownClasses(html: string): Set<string> {
  const classes = new Set<string>();
  let folded = 0;
  for (const tag of startTags(html, 'details', 'span')) {
    if (tag.start < folded) {
      continue;
    }
    if (tag.name === 'details') {
      folded = elementEnd(html, tag);
    } else {
      tag
        .attribute('class')
        ?.split(/\s+/)
        .forEach((name) => classes.add(name));
    }
  }
  return classes;
}

/**
 * Links to the fonts that a page's formulas show at once: asked for with the page, in place of after its first layout, they spare it a second one.
 * @param css KaTeX's stylesheet, with its fonts as the build has named them
 * @param base address that its fonts' addresses are relative to
 * @throws Error when the stylesheet does not name them.
 */
export function formulaFonts(css: string, base: string): (html: string) => string {
  const links = Object.entries(FONTS).map(([font, mark]) => {
    const [file] = new RegExp(`fonts/KaTeX_${font}\\.[^)]+\\.woff2`).exec(css) ?? [];
    if (!file) {
      throw new Error(`KaTeX 的样式表里没有字体 KaTeX_${font}：照着改 src/features/first-visit/build/formulaFonts.ts`);
    }
    return {mark, link: `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`};
  });
  return (html) => {
    const classes = shownClasses(html);
    return links.map(({mark, link}) => (classes.has(mark) ? link : '')).join('');
  };
}
