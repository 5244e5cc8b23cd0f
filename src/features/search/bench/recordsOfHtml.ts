import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {known} from '../../../shared/build/known';
import {pageRecords} from '../build/pageRecords';

/**
 * Records of other people's pages, to measure the search on text that it was not made for: `recordsOfHtml.ts OUT FOLDER…`,
 * then `npm run bench:search -- --records OUT`. Each folder is a section; its HTML files may be of any tool (DocBook's were tried).
 */
const AROUND = 'script, style, .docnav, .navheader, .navfooter, .toc, #banner, #title';

const [out, ...folders] = process.argv.slice(2);
const records = folders.flatMap((folder) =>
  (readdirSync(folder, {recursive: true}) as string[])
    .filter((name) => name.endsWith('.html') && !path.basename(name).startsWith('index.'))
    .sort()
    .flatMap((name) =>
      pageRecords(
        asPage(readFileSync(path.join(folder, name), 'utf8'), path.basename(folder)),
        encodeURI(`/${path.basename(folder)}/${name}`),
      ),
    ),
);
writeFileSync(known(out, '第一个参数（要写的文件）'), JSON.stringify(records));
console.log(`${records.length} 条记录，来自 ${new Set(records.map(({url_without_anchor: url}) => url)).size} 个页面`);

/** Converts a page to this site's structure: its first heading is the title, the others have anchors. */
function asPage(html: string, section: string): string {
  const $ = load(html);
  $(AROUND).remove();
  $('div.para').each((_, element) => void (element.tagName = 'p'));
  $('h1, h2, h3, h4, h5, h6').each((nth, element) => {
    element.tagName = nth === 0 ? 'h1' : element.tagName === 'h1' ? 'h2' : element.tagName;
    $(element).attr('id', `h${nth}`);
  });
  return `<html lang="zh-CN" class="docs-doc-page"><body><nav class="navbar__title">${section}</nav><main><article>${$('body').html() ?? ''}</article></main></body></html>`;
}
