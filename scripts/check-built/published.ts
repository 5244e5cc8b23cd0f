import {existsSync} from 'node:fs';
import path from 'node:path';
import {isListedPage} from './listed';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';
import type {Problem} from '../../src/shared/checks/types';
import {readText} from '../../src/shared/build/readText';

/** What was published: a route a line, below the base path; its anchors on the lines after it, indented. */
export const PUBLISHED = 'config/published.txt';

/** The anchors by route. */
export type Published = ReadonlyMap<string, readonly string[]>;

export function parsePublished(text: string): Published {
  const published = new Map<string, string[]>();
  text
    .split('\n')
    .filter(Boolean)
    .forEach((line) => {
      if (line.startsWith(' ')) {
        [...published.values()].at(-1)!.push(line.trim().slice(1));
      } else {
        published.set(line, []);
      }
    });
  return published;
}

/** Addresses that others may have linked to: pages of the sitemap, their headings and their players. */
export function addressesOf({baseUrl, pages}: Build): Published {
  const listed = pages.filter(isListedPage);
  return new Map(listed.map((page) => [page.route.slice(baseUrl.length - 1), anchorsOf(page)]));
}

const anchorsOf = ({$}: BuiltPage) =>
  $('main :is(h2, h3, h4, h5, h6)[id], main [id^="player-"]')
    .map((_, element) => $(element).attr('id')!)
    .get();

/** Nothing published may disappear: each address of the last release is there, or a redirect stands in. */
export const published: BuiltRule = {
  name: 'published',
  check(build) {
    const moved = redirected(build);
    const pages = new Map(build.pages.map((page) => [page.route.slice(build.baseUrl.length - 1), page]));
    const problems = [...build.published].flatMap(([route, anchors]): Problem[] => {
      const page = pages.get(route);
      if (!page) {
        return moved.has(route)
          ? []
          : [
              fault(
                `${route.slice(1)}.html`,
                `发布过的 ${route} 没有了`,
                '改回地址；真要搬走，在 static/_redirects 写一行；真要撤下，从 published.txt 里删掉',
              ),
            ];
      }
      return anchors
        .filter((anchor) => page.$(`[id="${anchor}"]`).length === 0)
        .map((anchor) =>
          fault(
            page.file,
            `发布过的 #${anchor} 没有了`,
            `给那个标题写回这个 id：## 标题 {#${anchor}}；整节撤下的，从 published.txt 里删掉`,
          ),
        );
    });
    return {checked: pages.size > 0 ? build.published.size : 0, problems};
  },
};

/** The addresses that the host sends elsewhere. */
function redirected({root}: Build): Set<string> {
  const file = path.join(root, '_redirects');
  const lines = existsSync(file) ? readText(file).split('\n') : [];
  return new Set(lines.filter((line) => line.startsWith('/')).map((line) => decodeURI(line.split(/\s+/)[0]!)));
}
