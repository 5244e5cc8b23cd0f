import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {outerHtml} from './elements';
import {textOnlyHtml} from './textOnlyHtml';

/** The HTML of a built page by its route below the base path, as `trailingSlash: false` names the files. @throws Error when there is none. */
export function readBuiltPage(outDir: string, route: string): string {
  const files = [`${route.replace(/\/$/, '')}.html`, path.join(route, 'index.html')].map((file) => path.join(outDir, file));
  const file = files.find(existsSync);
  if (!file) {
    throw new Error(`路由 ${route} 没有页面：Docusaurus 给页面起文件名的方式变了（trailingSlash）→ 改 src/shared/html/builtPage.ts`);
  }
  return readFileSync(file, 'utf8');
}

const BUILT = {xmlMode: false, encodeEntities: 'utf8'};

/** Reads built HTML by htmlparser2: what React and the minifier have written needs none of parse5's care for broken HTML, which takes three times as long. */
export const parseBuilt = (html: string): CheerioAPI => load(html, {xml: BUILT}, false);

/** The same, but character references stay as they are: for what is written into another page. */
export const parseAsWritten = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false, decodeEntities: false}}, false);

/** The content of a page for those who read its text: of its elements, most are in the frame around `<main>`, or only draw. */
export const mainOf = (html: string): CheerioAPI => parseBuilt(textOnlyHtml(outerHtml(html, 'main')));
