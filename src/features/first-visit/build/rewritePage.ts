import {replaceParts} from '../../../shared/html/elements';
import {attributeValues, startTags, textElements} from '../../../shared/html/startTags';
import type {Files} from '../client/loadAtFirstTouch';

/** Where Docusaurus puts the styles of the app. */
const STYLES = /\/assets\/css\/styles[^/]*\.css$/;

/** What a page gets in place of its links to the app's files. */
export interface Parts {
  /** Links to the fonts that the page shows at once. */
  fonts: (html: string) => string;
  styles: (classes: ReadonlySet<string>) => string;
  script: string;
}

/** The tags by which Docusaurus' HTML asks for the app's files. */
const stylesheetsIn = (html: string) =>
  [...startTags(html, 'link')].filter((tag) => tag.attribute('rel') === 'stylesheet' && STYLES.test(tag.attribute('href') ?? ''));
const scriptsIn = (html: string) =>
  textElements(html, 'script').filter(({tag}) => tag.attribute('src') !== undefined && tag.attribute('defer') !== undefined);

/** The app's files that Docusaurus' HTML names. @throws Error when they are not where they used to be. */
export function filesOf(html: string, name: string): Files {
  const styles = stylesheetsIn(html).map((tag) => tag.attribute('href')!);
  const scripts = scriptsIn(html).map(({tag}) => tag.attribute('src')!);
  if (styles.length !== 1 || scripts.length === 0) {
    throw new Error(
      `${name}：找到 ${styles.length} 个样式表、${scripts.length} 个 defer 脚本，应有 1 个和至少 1 个。Docusaurus 的页面模板变了：照着改 src/features/first-visit/build/rewritePage.ts`,
    );
  }
  return {styles: styles[0]!, scripts};
}

/**
 * The page with its own styles inline, and with the early script in place of the app's.
 * @param routeFiles the scripts of the page's route, which the early script fetches beside the app's
 */
export function rewritePage(html: string, {fonts, styles, script}: Parts, routeFiles: string[]): string {
  const classes = new Set(attributeValues(html, 'class').flatMap((value) => value.split(/\s+/)));
  const inline = `${fonts(html)}<style data-first data-route="${routeFiles.join(' ')}">${styles(classes)}</style><script>${script}</script>`;
  const parts = [
    ...stylesheetsIn(html).map(({start, end}) => ({start, end, by: inline})),
    ...scriptsIn(html).map(({tag: {start}, end}) => ({start, end, by: ''})),
  ];
  return replaceParts(
    html,
    parts.sort((a, b) => a.start - b.start),
  );
}
