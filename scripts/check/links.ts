import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Image, Link} from 'mdast';
import {addressFault} from '../../src/features/markdown/build/addressFault';
import {cutBare} from '../../src/features/markdown/build/bareLinks';
import {nodesOf} from '../../src/shared/checks/nodes';
import {proseRule} from './prose/findings';
import type {Page, Rule} from '../../src/shared/checks/types';
import {filePath} from '../../src/shared/markdown/filePath';

const NAME = String.raw`\[[^[\]\n]*\]`;
/** What is the target of a link, and no remark in brackets. */
const TARGET = String.raw`(?:https?:|mailto:|\.{1,2}/|[^()（）\s]*\.(?:mdx?|pdf|png|jpe?g|svg)\b)[^()（）\n]*`;

/** A link that the parser did not take for one: readers see its source. */
const unread = proseRule('unread-links', [
  {
    pattern: /!?\[[^[\]\n]*\]\([^()\n]*\)/g,
    message: '没有成为链接',
    fix: '路径里的空格写成 %20，或把路径放进尖括号：[附件](<./附件 一.pdf>)',
  },
  {
    pattern: new RegExp(String.raw`!?(?:${NAME}(?: ?（| \()|【[^【】\n]*】[(（])${TARGET}[)）]`, 'giu'),
    message: '没有成为链接',
    fix: '方括号与圆括号都用半角，中间不留空格：[附件](./附件.pdf)',
  },
  {
    pattern: /!?\[[^[\]\n]*\p{Script=Han}[^[\]\n]*\]\[[^[\]\n]+\]/gu,
    message: '没有成为链接：没有这个名字的定义',
    fix: '在文末写上它的定义，例如 [手册]: https://example.com；不是链接的放进行内代码',
  },
]);

/**
 * Links between docs, and between posts, are paths of files: they work on a code host too, and Docusaurus follows a renamed
 * page. From posts and pages to docs it follows no path: these write the address, which the build looks at.
 */
export const links: Rule = {
  name: 'links',
  check(site) {
    const found = nodesOf<Link | Definition>(site, ['link', 'definition']);
    const problems = found.flatMap(({page, node, line}) => {
      return urlsOf(node).flatMap((url) => {
        const fault = faultOf(page, url, site.root);
        return fault ? [{file: page.file, line, ...fault}] : [];
      });
    });
    const pictures = nodesOf<Image>(site, ['image']);
    const missing = pictures.flatMap(({page, node, line}) =>
      isThere(page, node.url, site.root)
        ? []
        : [
            {
              file: page.file,
              line,
              message: `图片文件不存在：${node.url}`,
              fix: '路径从本页所在的文件夹算起，例如 ./_页名/图.png；检查文件名与大小写',
            },
          ],
    );
    return {checked: found.length + pictures.length, problems: [...problems, ...missing, ...unread.check(site).problems]};
  },
};

/** The addresses of a link; one that stands for itself ends where Chinese begins. */
const urlsOf = (node: Link | Definition): string[] =>
  ((node.type === 'link' && cutBare(node)) || [node]).flatMap((one) => ('url' in one ? one.url : []));

/** Whether the file of a picture is there: beside the page, below the site's folder (`@site/`), or among the static files. */
function isThere({file}: Page, url: string, root: string): boolean {
  const target = filePath(url.replace(/[#?].*$/, ''));
  const place = target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : target.startsWith('/')
      ? path.join('static', target)
      : path.join(path.dirname(file), target);
  return /^(?:[a-z][\w+.-]*:|\/\/)/i.test(url) || existsSync(path.join(root, place));
}

function faultOf(page: Page, url: string, root: string) {
  const unreadable = addressFault(url);
  if (unreadable) {
    return unreadable;
  }
  const target = filePath(url.replace(/[#?].*$/, ''));
  if (page.kind === 'doc' && /^\/docs(?:\/|$)/.test(target)) {
    return {message: `用地址链接笔记：${url}`, fix: '写文件的相对路径，例如 [变基](./04%20变基.md)'};
  }
  if (target === '' || /^(?:[a-z][\w+.-]*:|\/)/i.test(target)) {
    return undefined;
  }
  if (!/\.[a-z0-9]+$/i.test(target)) {
    return {message: `相对链接没有扩展名：${url}`, fix: `写成文件名，例如 ${url}.md`};
  }
  const file = path.join(path.dirname(page.file), target);
  if (page.kind !== 'doc' && /\.mdx?$/.test(file) && !(page.kind === 'post' && file.startsWith('blog/'))) {
    return {message: `这里不能用路径链接：${url}`, fix: '写地址，例如 [开始](/docs/intro)：构建只在笔记之间、文章之间认路径'};
  }
  return existsSync(path.join(root, file))
    ? undefined
    : {message: `链接的文件不存在：${url}`, fix: '改正路径（空格写成 %20）；还没写的笔记只提名字，不加链接'};
}
