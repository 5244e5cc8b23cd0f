import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {LastStep} from '../../../shared/build/lastSteps';
import {pageIn} from '../../../shared/build/pageChunks';
import {readText} from '../../../shared/build/readText';
import {filePath} from '../../../shared/markdown/filePath';
import type {RewritePage} from '../../content-policy';

const LINK = /<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s">]+))/g;
const ID = /\sid=(?:"([^"]*)"|([^\s">]+))/g;

interface Seen {
  ids: ReadonlySet<string>;
  links: string[];
}

const valuesOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, quoted, bare = '']) => quoted ?? bare);

/**
 * Says of links that lead nowhere, and of pages with one address, which file and line: Docusaurus, which decides whether the
 * build stops, says only the address of the page.
 */
export function brokenTargets(): {note: () => RewritePage; tell: LastStep} {
  const seen = new Map<string, Seen>();
  return {
    note: () => (html, file) => {
      seen.set(pageIn(file), {ids: new Set(valuesOf(html, ID)), links: [...new Set(valuesOf(html, LINK))]});
      return html;
    },
    tell({routes, siteDir, outDir, siteConfig: {baseUrl}}) {
      const sources = pagesOf(routes).map(({path: address, source}) => ({
        page: decodeURI(address).slice(baseUrl.length).replace(/\/$/, ''),
        source,
        lines: readText(path.join(siteDir, source)).split('\n'),
      }));
      const faults = sources.flatMap(({page, source, lines}) =>
        (seen.get(page)?.links ?? []).flatMap((link) => {
          const fault = faultOf(link, page);
          const line = fault ? lines.findIndex((text) => fault.written.some((one) => text.includes(one))) : -1;
          // What no author wrote is for Docusaurus to say.
          return fault && line >= 0 ? [`${source}:${line + 1} ${fault.message}`] : [];
        }),
      );
      const owner = new Map<string, string>();
      const twins = sources.flatMap(({page, source}) => {
        const other = owner.get(page) ?? source;
        owner.set(page, other);
        return other === source ? [] : [`${source}:1 与 ${other} 是同一个地址 /${page} → 改其中一个的 slug 或文件名`];
      });
      [...faults, ...twins].forEach((line) => console.warn(line));

      function faultOf(link: string, page: string): {message: string; written: string[]} | undefined {
        const [address, base] = [link.replaceAll('&amp;', '&'), `http://site${baseUrl}${encodeURI(page)}`];
        if (!URL.canParse(address, base)) {
          return undefined;
        }
        const url = new URL(address, base);
        if (url.host !== 'site' || !url.pathname.startsWith(baseUrl)) {
          return undefined;
        }
        const target = filePath(url.pathname).slice(baseUrl.length).replace(/\/$/, '');
        const fragment = filePath(url.hash.slice(1));
        const there = seen.get(target);
        if (!there) {
          const last = target.split('/').at(-1) ?? '';
          return existsSync(path.join(outDir, target))
            ? undefined
            : {
                message: `链接没有去处：${filePath(link)} → 改正它，或先写那一页；笔记之间写文件的路径，例如 [变基](./变基.md)`,
                written: [last, encodeURI(last)],
              };
        }
        return fragment === '' || there.ids.has(fragment) || there.ids.has(url.hash.slice(1))
          ? undefined
          : {
              message: `/${target} 里没有 #${fragment} → ${otherCase(fragment, there.ids)}给那个标题写上 {#${fragment}}，或改正链接`,
              written: [`#${fragment}`, url.hash],
            };
      }
    },
  };
}

/** Code hosts take capitals in links to headings for small ones; browsers do not. */
const otherCase = (fragment: string, ids: ReadonlySet<string>): string => {
  const id = fragment.toLowerCase();
  return id !== fragment && ids.has(id) ? `写成小写 #${id}；或者` : '';
};

/** The pages that were made of a file of Markdown. */
const pagesOf = (routes: RouteConfig[]): {path: string; source: string}[] =>
  routes.flatMap((route) => [
    ...(/\.mdx?$/.test(route.metadata?.sourceFilePath ?? '') ? [{path: route.path, source: route.metadata?.sourceFilePath ?? ''}] : []),
    ...pagesOf(route.routes ?? []),
  ]);
