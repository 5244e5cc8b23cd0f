import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Props} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {EMBEDDED, type SearchConfig} from '../../config/search';
import type {SearchFiles} from '../../src/client/early/search';
import {pageChunks, pageIn} from '../pageChunks';
import {answersScript, earlyScript} from './earlyScript';
import {pageStyles} from './pageStyles';
import {filesOf, rewritePage} from './rewritePage';

/**
 * Makes the first visit to a page one small request: the rules that the page uses stand in its HTML, and the app's
 * scripts are fetched at the reader's first touch (src/client/early).
 */
export function firstVisit(props: Props): void {
  const {outDir, codeTranslations, siteConfig: {baseUrl, themeConfig}} = props;
  const {colorMode, algolia} = themeConfig as ThemeConfig & {algolia: SearchConfig};
  const word = (id: string) => codeTranslations[`theme.SearchModal.searchBox.${id}`]!;
  const pages = globSync('**/*.html', {cwd: outDir, absolute: true});
  const files = filesOf(readFileSync(pages[0]!, 'utf8'), pages[0]!);
  const parts = {
    styles: pageStyles(readFileSync(path.join(outDir, files.styles.slice(baseUrl.length)), 'utf8')),
    script: earlyScript({
      files,
      followsSystem: colorMode?.respectPrefersColorScheme ?? false,
      searchFiles: algolia.appId === EMBEDDED ? searchFiles(outDir, baseUrl, algolia.maxResultsPerGroup) : null,
      words: {label: word('searchInputLabel'), placeholder: word('placeholderText'), cancel: word('cancelButtonText')},
    }),
  };
  const {ofPage} = pageChunks(props);
  for (const file of pages) {
    const html = readFileSync(file, 'utf8');
    if (JSON.stringify(filesOf(html, file)) !== JSON.stringify(files)) {
      throw new Error(`${file} 要的脚本或样式表与别的页面不同：plugins/first-visit 只认一套`);
    }
    const scripts = ofPage(pageIn(path.relative(outDir, file))).filter((name) => name.endsWith('.js'));
    replaceFile(file, rewritePage(html, parts, scripts.map((script) => baseUrl + script)));
  }
}

/** Where the embedded search is; writes the script that answers before the app does. @throws Error when a chunk is not where it used to be. */
function searchFiles(outDir: string, baseUrl: string, perGroup: number): SearchFiles {
  const chunk = (name: string): string => {
    const found = globSync(`assets/js/${name}.*.js`, {cwd: outDir});
    if (found.length !== 1) {
      throw new Error(`${outDir}/assets/js：应有一个 ${name}.*.js，找到 ${found.length} 个。照着 src/search 里的 webpackChunkName 改 plugins/first-visit`);
    }
    return baseUrl + found[0];
  };
  const script = answersScript(perGroup);
  const answers = `assets/js/early-search.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  writeFileSync(path.join(outDir, answers), script);
  return {worker: chunk('search-worker'), modal: chunk('search'), titles: `${baseUrl}search/titles.json`, answers: baseUrl + answers};
}

/** At once, so that who reads the file at the same time (the feeds) finds either version whole. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
