import {classesIn} from './classesIn';
import type {Files} from '../client/loadAtFirstTouch';

const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/styles[^\s">]*\.css)"? ?\/?>/g;
const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;

/** What a page gets in place of its links to the app's files. */
export interface Parts {
  /** Links to the fonts that the page shows at once. */
  fonts: (html: string) => string;
  styles: (classes: ReadonlySet<string>) => string;
  script: string;
}

/** The app's files that Docusaurus' HTML names. @throws Error when they are not where they used to be. */
export function filesOf(html: string, name: string): Files {
  const styles = [...html.matchAll(STYLESHEET)].map(([, href]) => href!);
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src!);
  if (styles.length !== 1 || scripts.length === 0) {
    throw new Error(
      `${name}：找到 ${styles.length} 个样式表、${scripts.length} 个 defer 脚本，应有 1 个和至少 1 个。Docusaurus 的页面模板变了：照着改 src/features/first-visit/rewritePage.ts`,
    );
  }
  return {styles: styles[0]!, scripts};
}

/**
 * The page with its own styles inline, and with the early script in place of the app's.
 * @param routeFiles the scripts of the page's route, which the early script fetches beside the app's
 */
export function rewritePage(html: string, {fonts, styles, script}: Parts, routeFiles: string[]): string {
  const inline = `${fonts(html)}<style data-first data-route="${routeFiles.join(' ')}">${styles(classesIn(html))}</style><script>${script}</script>`;
  return html.replace(SCRIPT, '').replace(STYLESHEET, () => inline);
}
