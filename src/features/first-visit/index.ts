import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {EMBEDDED, type SearchConfig} from '../search/config';
import {BOOKS} from '../books/bookPath';
import {writeEarlySearch} from '../search/writeEarlySearch';
import type {BuildContext} from '../../shared/build/BuildContext';
import type {RewritePage} from '../content-policy';
import {pageChunks, pageIn} from '../../shared/build/pageChunks';
import {KATEX_STYLESHEET} from '../math/stylesheet';
import {earlyScript} from './build/earlyScript';
import {formulaFonts} from './build/formulaFonts';
import {pageStyles} from './build/pageStyles';
import {filesOf, rewritePage} from './build/rewritePage';

/** The page that every site has. */
const NOT_FOUND = '404.html';

/**
 * What makes the first visit to a page one small request: the rules that the page uses stand in its HTML, and the app's
 * scripts are fetched at the reader's first touch (src/features/first-visit/client).
 */
export function firstVisit(props: Props, build: BuildContext): RewritePage {
  const {
    outDir,
    codeTranslations,
    siteConfig: {baseUrl, themeConfig},
  } = props;
  const {colorMode, algolia} = themeConfig as ThemeConfig & {algolia: SearchConfig};
  const word = (name: string): string => {
    const id = `theme.SearchModal.searchBox.${name}`;
    const words = codeTranslations[id];
    if (words === undefined) {
      throw new Error(
        `i18n/ 里没有 ${id} 的译文，搜索框的文字没有地方取 → 写进 i18n/zh-Hans/code.json，或改 src/features/first-visit/index.ts`,
      );
    }
    return words;
  };
  const files = filesOf(readFileSync(path.join(outDir, NOT_FOUND), 'utf8'), NOT_FOUND);
  const parts = {
    fonts: formulaFonts(readFileSync(path.join(outDir, KATEX_STYLESHEET), 'utf8'), `${baseUrl}${path.posix.dirname(KATEX_STYLESHEET)}/`),
    styles: pageStyles(readFileSync(path.join(outDir, files.styles.slice(baseUrl.length)), 'utf8')),
    script: earlyScript({
      files,
      followsSystem: colorMode?.respectPrefersColorScheme ?? false,
      searchFiles: algolia.appId === EMBEDDED ? writeEarlySearch(outDir, baseUrl, algolia.maxResultsPerGroup) : null,
      words: {label: word('searchInputLabel'), placeholder: word('placeholderText'), cancel: word('cancelButtonText')},
    }),
  };
  const {ofPage} = pageChunks(props, build.chunks);
  return (html, file) => {
    // A book has no script of the app's.
    if (file.startsWith(`${BOOKS}/`)) {
      return html;
    }
    if (JSON.stringify(filesOf(html, file)) !== JSON.stringify(files)) {
      throw new Error(`${file} 要的脚本或样式表与别的页面不同：src/features/first-visit 只认一套`);
    }
    const scripts = ofPage(pageIn(file)).filter((name) => name.endsWith('.js'));
    return rewritePage(
      html,
      parts,
      scripts.map((script) => baseUrl + script),
    );
  };
}
