import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {BOOKS} from '../../src/features/books/bookPath';
import {filePath} from '../../src/shared/markdown/filePath';
import {LIVE_BODY} from './bodies';
import {APP} from './leanApp';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';

/** What a server does on the fly. */
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Elements whose address is fetched by opening the page, whatever the reader does. */
const FIRST =
  'script[src], link[rel=stylesheet], link[rel=preload]:not([as=font]), link[rel=modulepreload], img:not([loading=lazy]), iframe';
/** Bytes of formulas' fonts are counted in a browser (src/features/first-visit/tests/site/first-visit.spec.ts): which of them load follows from the formulas. */
const FONTS = 3;
/** Lazy, because there is one for each colour mode, but it stands at the top of the page. */
const LOGO = '.navbar__logo';
const MAX_REQUESTS = 6;

/** Docusaurus gives the page of a category no class of its own. */
const CATEGORY = '.docs-doc-page:not([class*=docs-doc-id])';

/** The application does not grow with the number of notes; the names of its files sway it by some tens of bytes. */
const APP_KILOBYTES = 118.5;

/**
 * The application and what the routes of a page add, with which the page is interactive: by kind of page, the first that fits. Packed
 * as well as brotli can (`npm run lean:table`) it is a tenth less: the app 106 kB, a note 123, a category 126 (28 November 2026).
 */
const LIVE: {kind: string; kilobytes: number; is: string}[] = [
  {kind: '笔记', kilobytes: 136, is: '[class*=docs-doc-id]'},
  {kind: '栏目', kilobytes: 140, is: CATEGORY},
  {kind: '别的页', kilobytes: 132, is: '*'},
];

/** The budget of a first visit by kind of page, the first that fits: kilobytes of HTML, styles and scripts as brotli sends them. */
const KINDS: {kind: string; kilobytes: number; requests?: number; is: (page: BuiltPage, build: Build) => boolean}[] = [
  {kind: '首页', kilobytes: 30, is: ({route}, {baseUrl}) => route === baseUrl.replace(/(?<=.)\/$/, '')},
  // Its diagrams are drawn by a script of their own.
  {kind: '整个栏目', kilobytes: 900, requests: MAX_REQUESTS + 1, is: ({file}) => file.startsWith(`${BOOKS}/`)},
  {kind: '有公式的页', kilobytes: 60, is: ({$}) => hasMath($)},
  {
    kind: '目录与列表',
    kilobytes: 31,
    is: ({$}) =>
      $('html').is(
        `${CATEGORY}, .blog-list-page, .blog-tags-list-page, .blog-tags-post-list-page, .blog-archive-page, .blog-authors-list-page`,
      ),
  },
  {kind: '没有公式的页', kilobytes: 43, is: () => true},
];

type BytesOf = (file: string) => number;

/** The bytes of a build's files as brotli sends them; most scripts are asked for once for each page. */
function brotliBytes(root: string): BytesOf {
  const known = new Map<string, number>();
  return (file) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(path.join(root, file)), QUALITY).length;
    known.set(file, bytes);
    return bytes;
  };
}

const hasMath = ($: BuiltPage['$']) => $('link[rel=stylesheet][href$="katex.min.css"]').length > 0;

/** What a first visit fetches before the reader does anything stays small on every page, and what the first touch fetches. */
export const budgets: BuiltRule = {
  name: 'budgets',
  check(build) {
    const app = [...build.files].filter((file) => APP.test(file));
    const bytesOf = brotliBytes(build.root);
    const appBytes = app.reduce((sum, file) => sum + bytesOf(file), 0);
    const problems = build.pages.flatMap((page) => {
      const {kind, kilobytes, requests: most = MAX_REQUESTS} = KINDS.find(({is}) => is(page, build))!;
      const {requests, bytes} = firstVisit(build, page, bytesOf);
      const live = LIVE.find(({is}) => page.$('html').is(is))!;
      // What a component of the owner's own takes is the owner's business.
      const liveBytes = page.$(LIVE_BODY).length > 0 ? 0 : appBytes + routeBytes(build, page, bytesOf);
      return [
        ...(bytes > kilobytes * 1000
          ? [
              fault(
                page.file,
                `第一次打开要取 ${(bytes / 1000).toFixed(1)} kB（${kind}最多 ${kilobytes} kB，不算图片和字体）`,
                '把页拆开，或把脚本和样式移出第一次打开的路',
              ),
            ]
          : []),
        ...(requests > most
          ? [fault(page.file, `第一次打开要 ${requests} 个请求，最多 ${most} 个`, '给下面的图加 loading="lazy"，去掉不用的 preload')]
          : []),
        ...(liveBytes > live.kilobytes * 1000
          ? [
              fault(
                page.file,
                `动起来要取的脚本有 ${(liveBytes / 1000).toFixed(1)} kB，${live.kind}最多 ${live.kilobytes} kB`,
                '用到时才 import 的不放进页面的组件；只画不动的交给服务器（src/features/html-bodies/serverOnly.tsx）；一起用的合成一个文件（src/features/lean/cuts/shared-chunks）',
              ),
            ]
          : []),
      ];
    });
    if (appBytes > APP_KILOBYTES * 1000) {
      problems.push(
        fault(
          app[0]!,
          `第一次动手要取的应用有 ${(appBytes / 1000).toFixed(1)} kB，最多 ${APP_KILOBYTES} kB`,
          '用到时才 import 的不放进主脚本；Docusaurus 升级以后，看 src/features/lean/cuts 的每一处是否还起作用',
        ),
      );
    }
    return {checked: build.pages.length, problems};
  },
};

/** Addresses of one file count once; files that are not there are the business of the rule `resources`. */
function firstVisit({baseUrl, files}: Build, {file, $}: BuiltPage, bytesOf: BytesOf) {
  const urls = new Set(
    $(FIRST)
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? ''),
  );
  const local = [...urls]
    .filter((url) => url.startsWith(baseUrl))
    .map((url) => filePath(new URL(url, 'http://build.invalid').pathname).slice(baseUrl.length));
  const text = local.filter((name) => /\.(?:js|css)$/.test(name) && files.has(name));
  const bytes = [file, ...text].reduce((sum, name) => sum + bytesOf(name), 0);
  return {bytes, requests: 1 + ($(LOGO).length > 0 ? 1 : 0) + local.length + (hasMath($) ? FONTS : 0)};
}

/** Bytes of the files that a page's routes add to the application (`data-route`, src/features/first-visit). */
function routeBytes({baseUrl, files}: Build, {$}: BuiltPage, bytesOf: BytesOf): number {
  const named = $('[data-route]').attr('data-route')?.split(' ') ?? [];
  const local = named.map((url) => url.slice(baseUrl.length)).filter((file) => files.has(file));
  return local.reduce((sum, file) => sum + bytesOf(file), 0);
}
