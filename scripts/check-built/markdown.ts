import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';
import {isDoc} from './structure';
import type {Problem} from '../../src/shared/checks/types';

const FIX = '看 src/features/editions';
/** What the site's own HTML would leave in a text, code aside. */
const LEFT = /<(?:div|span|svg|figure|button|details)[\s>]|&#x/;
const CODE = /^([ \t]*(?:> ?)*)(`{3,})[\s\S]*?^\1\2|`+[^`]+`+|\$\$[\s\S]*?\$\$/gm;

/** Each note and post has its Markdown beside it, named in its head, with nothing of the site's HTML in it. */
export const markdown: BuiltRule = {
  name: 'markdown',
  check(build) {
    const pages = build.pages.filter((page) => isDoc(page) || page.$('html').hasClass('blog-post-page'));
    return {checked: pages.length, problems: pages.flatMap((page) => faults(build, page))};
  },
};

function faults({root, files}: Build, {file, $}: BuiltPage): Problem[] {
  const own = file.replace(/html$/, 'md');
  if (!files.has(own)) {
    return [fault(own, '没有这一页的 Markdown', FIX)];
  }
  const text = readFileSync(path.join(root, own), 'utf8');
  const left = LEFT.exec(text.replace(CODE, ''));
  return [
    ...(decodeURI($('link[type="text/markdown"]').attr('href') ?? '').endsWith(`/${own}`)
      ? []
      : [fault(file, '没有指向 Markdown 的 link', '看 src/features/editions/AsMarkdown')]),
    ...(/^---\ntitle: .+\n(?:.+\n)*---\n\n# .+\n\n\S/.test(text) ? [] : [fault(own, '没有标题或正文', FIX)]),
    ...(/\n(# .+\n)\n\1/.test(text) ? [fault(own, '标题出现了两次：页头也写了进来', FIX)] : []),
    ...(left ? [fault(own, `露出了网页的标记：${text.replace(CODE, '').slice(left.index, left.index + 60)}`, FIX)] : []),
  ];
}
