import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isListedPage} from './listed';
import {type BuiltRule, fault} from './types';

const SPELLED = {'rel=canonical': 'link[rel=canonical]', hreflang: 'link[rel=alternate][hreflang]', 'og:url': 'meta[property="og:url"]'};
const FIX = '看 src/features/social-cards/build/headTags.ts 与 src/shared/pure/structuredData.ts';

/** A page is known by one spelling of its address: what its head and its structured data say is what the sitemap lists. */
export const spelling: BuiltRule = {
  name: 'spelling',
  check(build) {
    const text = build.files.has('sitemap.xml') ? readFileSync(path.join(build.root, 'sitemap.xml'), 'utf8') : '';
    const listed = new Set(Array.from(text.matchAll(/<loc>([^<]*)/g), ([, loc = '']) => loc.replaceAll('&amp;', '&')));
    let checked = 0;
    const problems = build.pages.flatMap((page) => {
      const {$, file} = page;
      const own = Object.entries(SPELLED).flatMap(([name, selector]) =>
        $(selector)
          .toArray()
          .map((element) => [name, $(element).attr('href') ?? $(element).attr('content') ?? ''] as const),
      );
      const told = $('script[type="application/ld+json"]')
        .toArray()
        .flatMap((script) => [
          ...$(script)
            .text()
            .matchAll(/"(https?:\/\/[^"]*)"/g),
        ])
        .filter(([, address = '']) => address.startsWith(build.origin))
        .map(([, address = '']) => ['JSON-LD', address] as const);
      checked += own.length + told.length;
      return [
        ...[...own, ...told]
          .filter(([, address]) => /[^\x21-\x7e]/.test(address))
          .map(([name, address]) => fault(file, `${name} 里的地址没有编码，和站点地图写的不是一个：${address}`, FIX)),
        ...own
          .filter(([, address]) => isListedPage(page) && !/[^\x21-\x7e]/.test(address) && !listed.has(address))
          .map(([name, address]) => fault(file, `${name} 写的不是站点地图里的地址：${address}`, FIX)),
      ];
    });
    return {checked, problems};
  },
};
