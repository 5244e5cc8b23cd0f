import {filePath} from '../../src/shared/markdown/filePath';
import {parseUrl} from '../../src/shared/pure/parseUrl';
import {type Build, type BuiltRule, fault} from './types';
import type {Problem} from '../../src/shared/checks/types';

/** Every link into the site leads to a file of the build, and its fragment to an id there. */
export const internalLinks: BuiltRule = {
  name: 'internal-links',
  check(build) {
    const ids = new Map(
      build.pages.map(({route, $}) => [
        route,
        new Set(
          $('[id]')
            .map((_, element) => $(element).attr('id'))
            .get(),
        ),
      ]),
    );
    let checked = 0;
    const problems = build.pages.flatMap(({file, route, $}) => {
      const hrefs = new Set(
        $('a[href]')
          .map((_, element) => $(element).attr('href'))
          .get(),
      );
      checked += hrefs.size;
      return [...hrefs].flatMap((href) => broken(build, {file, route, href}, ids));
    });
    return {checked, problems};
  },
};

function broken(build: Build, {file, route, href}: {file: string; route: string; href: string}, ids: Map<string, Set<string>>): Problem[] {
  const url = parseUrl(href, `${build.origin}${encodeURI(route)}`);
  if (!url) {
    return [fault(file, `网址读不了：${href}`, '主机名与端口写真的；只是举例的放进行内代码')];
  }
  if (url.origin !== build.origin || !/^https?:$/.test(url.protocol)) {
    return [];
  }
  const target = filePath(url.pathname);
  const home = target === build.baseUrl ? target : target.replace(/\/$/, '');
  const page = ids.get(home);
  if (!page) {
    return build.files.has(target.slice(build.baseUrl.length)) ? [] : [fault(file, `内部链接没有去处：${href}`, '改正地址，或先写那一页')];
  }
  const fragment = filePath(url.hash.slice(1));
  // As browsers do: an id spelt as the address spells it comes first (the compiler encodes those of footnotes).
  return fragment === '' || page.has(url.hash.slice(1)) || page.has(fragment)
    ? []
    : [fault(file, `${target} 里没有 #${fragment}`, '给那个标题写上这个 id：## 标题 {#id}')];
}
