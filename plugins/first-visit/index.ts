import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Props} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {earlyScript} from './earlyScript';
import {pageStyles} from './pageStyles';
import {filesOf, rewritePage} from './rewritePage';

/**
 * Makes the first visit to a page one small request: the rules that the page uses stand in its HTML, and the app's
 * scripts are fetched at the reader's first touch (src/client/early).
 */
export function firstVisit({outDir, siteConfig: {baseUrl, themeConfig}}: Props): void {
  const {colorMode} = themeConfig as ThemeConfig;
  const pages = globSync('**/*.html', {cwd: outDir, absolute: true});
  const files = filesOf(readFileSync(pages[0]!, 'utf8'), pages[0]!);
  const parts = {
    styles: pageStyles(readFileSync(path.join(outDir, files.styles.slice(baseUrl.length)), 'utf8')),
    script: earlyScript(files, colorMode?.respectPrefersColorScheme ?? false),
  };
  for (const file of pages) {
    const html = readFileSync(file, 'utf8');
    if (JSON.stringify(filesOf(html, file)) !== JSON.stringify(files)) {
      throw new Error(`${file} 要的脚本或样式表与别的页面不同：plugins/first-visit 只认一套`);
    }
    replaceFile(file, rewritePage(html, parts));
  }
}

/** At once, so that who reads the file at the same time (the feeds) finds either version whole. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
