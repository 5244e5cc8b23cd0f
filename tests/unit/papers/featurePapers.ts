import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {missingPaths} from './namedPaths';

const FEATURES = 'src/features';
const README = 'README.md';
/** What each feature's README says, in this order. */
const HEADINGS = ['规格', '门面', '里面', '预算', '测试'];
/** Tests need no words: the last section says how they are run. */
const TEST = /\.test\.tsx?$|^tests$/;

/** The folders of the features of the site whose folder is `root`. */
export const featuresOf = (root: string): string[] =>
  readdirSync(path.join(root, FEATURES), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();

/** What is wrong with a feature's README, one fault a line. */
export function readmeFaults(root: string, feature: string): string[] {
  const folder = path.join(FEATURES, feature);
  const file = path.join(folder, README);
  if (!existsSync(path.join(root, file))) {
    return [`${file} 不存在 → 照 src/features/README.md 里别的功能写一篇`];
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  const parts = text.split(/^## /m);
  const headings = parts.slice(1).map((part) => part.slice(0, part.indexOf('\n')));
  const empty = parts.filter((part) => part.slice(part.indexOf('\n')).trim() === '').map((part) => part.split('\n')[0]);
  const known = readdirSync(path.join(root, folder)).filter((name) => name !== README && !TEST.test(name));
  const untold = known.filter((name) => !new RegExp(`\`(?:${folder}/)?${name.replaceAll('.', '\\.')}[\`/]`).test(text));
  return [
    ...(/^# \S/.test(text) ? [] : [`${file}:1 没有标题 → 第一行写“# 功能的名字”`]),
    ...(headings.join() === HEADINGS.join() ? [] : [`${file} 的小节是 ${headings.join('、')} → 依次写 ${HEADINGS.join('、')}`]),
    ...empty.map((heading) => `${file} 的“${heading}”下面是空的 → 写一句真话`),
    ...untold.map((name) => `${file} 没有说 ${name} 是什么 → 在“门面”或“里面”写一句`),
    ...missingPaths(root, file, text),
  ];
}

/** What is wrong with the map of the features, one fault a line. */
export function mapFaults(root: string): string[] {
  const file = path.join(FEATURES, README);
  const text = readFileSync(path.join(root, file), 'utf8');
  const listed = [...text.matchAll(/^\| \[([\w-]+)\]\(\1\/README\.md\) \|/gm)].map(([, name]) => name!);
  const features = featuresOf(root);
  return [
    ...features.filter((name) => !listed.includes(name)).map((name) => `${file} 的表里没有 ${name} → 加一行`),
    ...listed.filter((name) => !features.includes(name)).map((name) => `${file} 的表里有 ${name}，没有这个文件夹 → 删去这一行`),
    ...listed.filter((name, at) => listed.indexOf(name) < at).map((name) => `${file} 的表里 ${name} 写了两次 → 留一行`),
    ...missingPaths(root, file, text),
  ];
}
