import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../src/shared/build/readText';
import {frontMatterOf} from './frontMatterOf';

/** What another generator makes pages of. */
export interface Book {
  pages: string;
  title?: string;
  tagline?: string;
  /** Below the pages, a folder of files that are served as they are. */
  statics?: string;
  /** Of a site that is a blog, the folder of its posts below the pages; nothing else of it is taken in but what is served as it is. */
  posts?: string;
  /** A page below the pages that is none. */
  contents?: string;
  left: string[];
}

const VITEPRESS = /^config\.[cm]?[jt]s$/;

/** The pages of a site of MkDocs, mdBook, VitePress, Hexo or Jekyll. */
export function bookIn(folder: string): Book | undefined {
  const settings = (name: string): string | undefined =>
    existsSync(path.join(folder, name)) ? readText(path.join(folder, name)) : undefined;
  const mkdocs = settings('mkdocs.yml');
  if (mkdocs !== undefined && existsSync(path.join(folder, 'docs'))) {
    return {pages: path.join(folder, 'docs'), title: settingOf(mkdocs, 'site_name'), left: []};
  }
  const mdbook = settings('book.toml');
  if (mdbook !== undefined) {
    return {
      pages: path.join(folder, /^src\s*=\s*"([^"]+)"/m.exec(mdbook)?.[1] ?? 'src'),
      title: /^title\s*=\s*"([^"]+)"/m.exec(mdbook)?.[1],
      contents: 'SUMMARY.md',
      left: ['SUMMARY.md（手写的目录：这里按文件夹生成，次序看 sidebar_position）'],
    };
  }
  const blog = settings('_config.yml');
  const pages = ['source', ''].find((name) => existsSync(path.join(folder, name, POSTS)));
  if (blog !== undefined && pages !== undefined) {
    return {
      pages: path.join(folder, pages),
      title: settingOf(blog, 'title'),
      tagline: settingOf(blog, 'subtitle') ?? settingOf(blog, 'description'),
      posts: POSTS,
      left: [
        '_config.yml 与主题（设置与样式；文章里的 {% … %} 与 {{ … }} 照原样显示）',
        `${POSTS} 以外的页（要的话抄到 docs 下面，成为一个栏目）`,
      ],
    };
  }
  return vitePressIn(folder);
}

const POSTS = '_posts';

/** What a YAML file says of one field at its top; MkDocs' own has tags that a parser of YAML does not know. */
const settingOf = (yaml: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(["']?)(.+?)\\1\\s*$`, 'm').exec(yaml)?.[2];

function vitePressIn(folder: string): Book | undefined {
  const theme = path.join(folder, '.vitepress');
  const file = existsSync(theme) ? readdirSync(theme).find((name) => VITEPRESS.test(name)) : undefined;
  const vitepress = file && readText(path.join(theme, file));
  if (vitepress === undefined) {
    return undefined;
  }
  const pages = path.join(folder, fieldOf(vitepress, 'srcDir') ?? '');
  const home = homeIn(pages);
  return {
    pages,
    title: fieldOf(vitepress, 'title'),
    tagline: home?.hero?.tagline,
    statics: 'public',
    contents: home === undefined ? undefined : HOME,
    left: [
      '.vitepress（设置、侧边栏与主题：这里的侧边栏按文件夹生成，次序看 sidebar_position；页面里的 Vue 组件不能用）',
      ...(home === undefined ? [] : [`${HOME}（VitePress 的首页，不是一篇笔记：这里的首页用 config/site.ts 的站名、副题与 description）`]),
    ],
  };
}

const HOME = 'index.md';

interface VitePressHome {
  layout?: string;
  hero?: {tagline?: string};
}

/** The front matter of VitePress' home page, which holds all that stands on it. */
function homeIn(pages: string): VitePressHome | undefined {
  const file = path.join(pages, HOME);
  const frontMatter: VitePressHome = existsSync(file) ? frontMatterOf(file) : {};
  return frontMatter.layout === 'home' ? frontMatter : undefined;
}

/** What the configuration says of one field: `title: '…'`. */
export const fieldOf = (config: string | undefined, name: string): string | undefined =>
  config === undefined ? undefined : new RegExp(`^\\s*${name}\\s*:\\s*(["'\`])((?:(?!\\1).)*)\\1`, 'm').exec(config)?.[2];
