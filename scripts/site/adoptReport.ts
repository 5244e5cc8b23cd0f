import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {importedFiles, importedFolders, importedPackages} from './imports';
import {filesBelow, isMarkdown, nameHere, type Source} from './readSource';
import type {FoundSection, Identity} from './settings';

/** What of a Docusaurus site is not taken in, with the reason. */
const LEFT: [file: string, why: string][] = [
  [path.join('src', 'theme'), '换掉的主题组件：这个站有自己的'],
  [path.join('src', 'css'), '样式：改 src/shared/styles/tokens.css'],
  ['sidebars.js', '手写的侧边栏：这里按文件夹生成，次序看 sidebar_position'],
  ['sidebars.ts', '手写的侧边栏：这里按文件夹生成，次序看 sidebar_position'],
  ['i18n', '译文：这个站只有一种语言'],
  ['versioned_docs', '冻结的版本：整个文件夹连同 versions.json 抄过来就能用'],
];
/** A page with components of its own relies on settings that this site has not. */
export const isNewPage = (folder: string, name: string, root: string): boolean => {
  const page = path.join(folder, 'src/pages', name);
  return !existsSync(path.join(root, 'src/pages', name)) && importedFolders([page], folder).size === 0;
};

/** Folders of a Docusaurus site that are read here, or told of one by one. */
const KNOWN_FOLDERS = ['docs', 'blog', 'static', 'src', 'i18n', 'versioned_docs', 'node_modules', 'build'];

/** Folders with Markdown that the source's configuration makes more docs or blogs of. */
const otherFolders = ({root: folder, config}: Source): string[] =>
  config === undefined
    ? []
    : readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !KNOWN_FOLDERS.includes(entry.name))
        .flatMap(({name}) => {
          const count = filesBelow(path.join(folder, name)).filter((file) => isMarkdown(file) && !file.includes('node_modules/')).length;
          return count > 0 ? [`${name}（里面有 ${count} 个 Markdown 文件：要的话抄到 docs 下面，成为一个栏目）`] : [];
        });

/** What of the source is not taken in, a line each. */
export const leftOf = (source: Source, root: string): string[] => [...source.left, ...leftIn(source, root), ...otherFolders(source)];

const leftIn = ({root: folder, config}: Source, root: string): string[] => [
  ...LEFT.filter(([file]) => config !== undefined && existsSync(path.join(folder, file))).map(([file, why]) => `${file}（${why}）`),
  ...filesBelow(path.join(folder, 'src/pages'))
    .filter((name) => config !== undefined && (/\.[jt]sx?$/.test(name) || (isMarkdown(name) && !isNewPage(folder, name, root))))
    .map((name) => `src/pages/${name}（带组件的页：连同它要的组件、设置与包抄来才能用）`),
];

/** What the copied pages, and all that they import, import of packages and this project has not, as npm is told of it. */
export const missingPackages = (copied: string[], source: Source, root: string): string[] =>
  [...importedPackages(importedFiles(copied.filter(isMarkdown), source.root))]
    .filter((name) => !existsSync(path.join(root, 'node_modules', name)) && name in source.packages)
    .map((name) => `${name}@${source.packages[name] ?? 'latest'}`);

/** What was done and what was not, in Chinese. */
export function reportOf(
  source: Source,
  copied: string[],
  {title, start, imageHosts}: Identity,
  sections: FoundSection[],
  left: string[],
  missing: string[],
): string {
  const notes = [...source.docs.keys()].filter(isMarkdown).length;
  const renamed = [...source.docs.keys(), ...source.blog.keys()].filter((name) => isMarkdown(name) && nameHere(name) !== name);
  const posts = [...source.blog.keys()].filter(isMarkdown).length;
  return [
    `收进了 ${notes} 篇笔记、${posts} 篇文章，一共 ${copied.length} 个文件；${source.root} 没有动。`,
    `站名“${title}”，开始阅读在 ${start}，栏目 ${sections.map(({label}) => label).join('、') || '（没有文件夹，全在所有文章里）'}。要改看 config/site.ts 与 config/sections.ts。`,
    ...(imageHosts.length > 0
      ? [
          `有些图在别的主机上（${imageHosts.length} 台），已写进 config/site.ts 的 imageHosts：读者打开那些页时，它们会看到读者的地址；不要就删去。`,
        ]
      : []),
    ...(renamed.length > 0
      ? ['改了名的（这些符号不能在地址里，链接跟着改了）：', ...renamed.map((name) => `  ${name} → ${nameHere(name)}`)]
      : []),
    ...(left.length > 0 ? ['没有收进来的：', ...left.map((line) => `  ${line}`)] : []),
    ...(missing.length > 0 ? [`页面里的组件还要这些包，先装上：npm install ${missing.join(' ')}`] : []),
    '页面上的程序不由 npm test 运行（它们不是为它写的）；要的话，在 config/rules.ts 里改 programs 那一行。',
    '接下来：npm run build && npm run serve',
  ].join('\n');
}
