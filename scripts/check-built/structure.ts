import {type Build, type BuiltPage, type BuiltRule, fault} from './types';
import type {Problem} from '../../src/shared/checks/types';

/** Pages without content of their own: /docs sends the reader on to the main doc (conformance T5). */
const REDIRECTS = new Set(['docs.html']);

/** A doc, and not a category index page: these carry no doc id. */
export const isDoc = ({$}: BuiltPage) => $('html').is('[class*="docs-doc-id-"]');

/** Descriptions are for search engines: pages that these do not index need none. */
const isFound = ({file, $}: BuiltPage) => file !== '404.html' && !$('meta[name=robots][content*=noindex]').length;

const eachPage = (name: string, faults: (page: BuiltPage) => Problem[]): BuiltRule => ({
  name,
  check({pages}: Build) {
    const read = pages.filter(({file}) => !REDIRECTS.has(file));
    return {checked: read.length, problems: read.flatMap(faults)};
  },
});

export const oneH1 = eachPage('one-h1', ({file, $}) => {
  const count = $('h1').length;
  return count === 1 ? [] : [fault(file, `有 ${count} 个一级标题`, '每页恰有一个：来自 front matter 的 title')];
});

export const head = eachPage('head', (page) => {
  const {file, $} = page;
  const wanted: [present: boolean, message: string, fix: string][] = [
    [$('html').attr('lang') === 'zh-Hans', 'html 没有 lang="zh-Hans"', '看 docusaurus.config.ts 的 i18n'],
    [$('html').attr('dir') === 'ltr', 'html 没有 dir="ltr"', '看 docusaurus.config.ts 的 i18n'],
    [Boolean($('title').first().text().trim()), '没有标题', '在 front matter 写 title，或在页面组件的 Layout 写 title'],
    [
      !isFound(page) || Boolean($('meta[name=description]').attr('content')?.trim()),
      '没有描述',
      '在 front matter 写 description，或在页面组件的 Layout 写 description',
    ],
  ];
  return wanted.filter(([present]) => !present).map(([, message, fix]) => fault(file, message, fix));
});

export const uniqueIds = eachPage('unique-ids', ({file, $}) => {
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => fault(file, `id ${id} 出现了不止一次`, '给其中一个标题写 {#another-id}；图里的 id 由构建改名'));
});

export const imageAlt = eachPage('image-alt', ({file, $}) => {
  const silent = $('img:not([alt]), svg[role=img]:not([aria-label]):not([aria-labelledby])').toArray();
  return silent.map((element) => fault(file, `图没有替代文字：${$.html(element).slice(0, 60)}`, '写 alt；只作装饰的写 alt=""'));
});

export const imageSize = eachPage('image-size', ({file, $}) => {
  const unsized = $('img:not([width]), img:not([height])').toArray();
  return unsized.map((element) =>
    fault(file, `图没有写宽和高：${$.html(element).slice(0, 60)}`, '写 width 与 height（像素），图载入时文字才不会跳'),
  );
});

const COMMIT_FIRST = '先提交这一页；CI 要取完整历史（fetch-depth: 0）';

/** A doc by its page: the path of its file below docs, as the link to edit it says; without one its address, which a slug or the page of a folder changes. */
const docOf = ({route, $}: BuiltPage, baseUrl: string) =>
  /\/docs\/(.+)\.mdx?$/.exec($('a[href*="/edit/main/docs/"]').attr('href') ?? '')?.[1] ?? route.slice(`${baseUrl}docs/`.length);

export const lastUpdated: BuiltRule = {
  name: 'last-updated',
  check({pages, commits, baseUrl}) {
    // Before the first commit nothing has a date.
    const docs = commits.size > 0 ? pages.filter(isDoc) : [];
    const problems = docs.flatMap((page) => {
      const time = Date.parse(page.$('time[itemprop=dateModified]').attr('datetime') ?? '') / 1000;
      const commit = commits.get(docOf(page, baseUrl));
      if (Number.isNaN(time)) {
        return [fault(page.file, '没有最后更新日期', COMMIT_FIRST)];
      }
      return time === commit
        ? []
        : [
            fault(
              page.file,
              `写着更新于 ${day(time)}，git 里最后一次提交在 ${commit === undefined ? '哪一天查不到' : day(commit)}`,
              '重新构建；路径读不对就看 src/features/freshness/vcs.ts',
            ),
          ];
    });
    return {checked: docs.length, problems};
  },
};

const day = (seconds: number) => new Date(seconds * 1000).toISOString();
