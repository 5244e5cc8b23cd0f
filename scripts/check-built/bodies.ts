import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/shared/checks/types';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';

/** Pages that Markdown files make, each with a body of its own. */
const MARKDOWN_PAGE = '.docs-doc-page main article, .blog-post-page main article, .mdx-page main article';
/** A body that React draws in the browser as well, because it holds a component that lives there. */
export const LIVE_BODY = '[data-live-body]';
const FIX = '看 src/features/html-bodies 和 src/features/html-bodies/client：升级 Docusaurus 以后它们要跟着改';

/**
 * The body of every Markdown page is in its HTML, under a name. That of a note comes with what its route needs, and no script
 * knows it, nor those in a list that only the server draws; of any other a script knows the name, and has no text of it.
 */
export const bodies: BuiltRule = {
  name: 'bodies',
  check(build) {
    const scripts = readScripts(build);
    const pages = build.pages.filter(({$}) => $(MARKDOWN_PAGE).length > 0 || $('[data-body]').length > 0);
    return {
      checked: pages.reduce((sum, {$}) => sum + $('[data-body]').length, 0),
      problems: pages.flatMap((page) => faultsOf(page, scripts)),
    };
  },
};

const readScripts = ({root, files}: Build) =>
  [...files].filter((file) => /^assets\/js\/.*\.js$/.test(file)).map((file) => unescaped(readFileSync(path.join(root, file), 'utf8')));

/** The minifier may write Chinese as \uXXXX. */
const unescaped = (code: string) => code.replace(/\\u([\da-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function faultsOf({file, $}: BuiltPage, scripts: string[]): Problem[] {
  const boxes = $('[data-body]').toArray();
  if (boxes.length === 0 && $(LIVE_BODY).length === 0) {
    return [fault(file, 'HTML 里没有正文的框 [data-body]', FIX)];
  }
  return boxes.flatMap((box) => {
    const name = $(box).attr('data-body')!;
    const isNote = $(box).is('[data-page]');
    const isListed = $(box).closest('[data-server-only]').length > 0;
    const holders = scripts.filter((code) => code.includes(`"${name}"`));
    if (isNote && holders.length > 0) {
      return [
        fault(
          file,
          `笔记的正文 ${name} 又登记在脚本里了：每篇笔记都会让脚本变大`,
          '看 src/features/lean/cuts/note-routes 和 src/features/navigation/client/registerNoteRoute.tsx',
        ),
      ];
    }
    if (isListed && holders.length > 0) {
      return [
        fault(
          file,
          `列表里的摘要 ${name} 又登记在脚本里了：每篇文章都会让列表的脚本变大`,
          '看 src/features/lean/cuts/note-routes 和 src/features/html-bodies/serverOnly.tsx',
        ),
      ];
    }
    if (!isNote && !isListed && holders.length === 0) {
      return [fault(file, `没有脚本认得正文 ${name}`, FIX)];
    }
    const texts = $(box)
      .find('p')
      .contents()
      .toArray()
      .flatMap((node) => (node.type === 'text' && node.data.length >= 12 ? [node.data] : []));
    const text = texts.at(-1);
    return text && holders.some((code) => code.includes(text)) ? [fault(file, `正文又在脚本里来了一遍：${text.slice(0, 30)}`, FIX)] : [];
  });
}
