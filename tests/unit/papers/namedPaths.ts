import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** What a program writes: named in papers, not there in a fresh clone. */
const WRITTEN = /^(?:node_modules|\.docusaurus|build|build-variant|\.bench)(?:\/|$)/;
/** The code of a feature for the build, which its own papers name so. */
const OF_A_FEATURE = /^build\//;
/** A file or folder: letters and signs of names, with a slash or a known ending. An address of the site begins with a slash. */
const PATH =
  /^(?!\/|@|https?:)(?:[\w\u4e00-\u9fff.@-]+\/)*[\w\u4e00-\u9fff.@-]+(?:\/|\.(?:tsx?|js|cjs|mjs|css|json|tsv|txt|md|mdx|yml|conf))$|^(?:src|scripts|tests|config|docs|blog|packages|static|deploy|i18n)(?:\/[\w\u4e00-\u9fff.@-]+)+$/;

/** The paths that a paper names, between backticks or as the targets of its links, with their lines. */
export function namedPaths(text: string): {line: number; name: string}[] {
  return text.split('\n').flatMap((content, at) => {
    const quoted = [...content.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    const linked = [...content.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, name]) => name!);
    return [...quoted, ...linked].filter((name) => PATH.test(name)).map((name) => ({line: at + 1, name}));
  });
}

/** Faults of a paper's paths, one a line: those that are neither beside the paper nor below the root. */
export function missingPaths(root: string, file: string, text: string): string[] {
  const folder = path.resolve(root, path.dirname(file));
  const isOfFeature = (name: string) => folder !== root && OF_A_FEATURE.test(name);
  const isWritten = (name: string) => WRITTEN.test(name) && !isOfFeature(name);
  // What a build left below the root is not the feature's.
  const bases = (name: string) => (isOfFeature(name) ? [folder] : [folder, root]);
  return namedPaths(text)
    .filter(({name}) => !isWritten(name))
    .filter(({name}) => !bases(name).some((base) => isThere(path.join(base, name), name)))
    .map(({line, name}) => `${file}:${line} 没有 ${name} → 改成现在的路径`);
}

/** A name that ends with a slash is a folder. */
const isThere = (place: string, name: string) => existsSync(place) && (!name.endsWith('/') || statSync(place).isDirectory());

/** Faults of the commands that a paper names (`npm run …`): those that `package.json` does not have. */
export function missingCommands(file: string, text: string, scripts: Record<string, string>): string[] {
  return text.split('\n').flatMap((content, at) => {
    const names = [...content.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!);
    return names.filter((name) => !(name in scripts)).map((name) => `${file}:${at + 1} 没有命令 npm run ${name} → 改成 package.json 里的`);
  });
}
