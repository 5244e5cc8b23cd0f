import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {bookIn, type Book} from './bookIn';

/** Folders that hold no notes, whoever made them. */
const SKIPPED = new Set(['node_modules', 'build', 'dist', 'i18n']);
/** Folders whose names begin with a dot hold settings of tools. */
const isSkipped = (name: string): boolean => name.startsWith('.') || SKIPPED.has(name);
const CONFIG = /^docusaurus\.config\.(?:[cm]?[jt]s)$/;

/** A folder of Markdown that somebody wrote, as adopt sees it. */
export interface Source {
  /** The folder with docs and blog: the given one, or the one below it that has Docusaurus' configuration. */
  root: string;
  /** What it is called, when its configuration does not say so. */
  name: string;
  /** What it says of itself, where that is in no configuration of Docusaurus. */
  tagline?: string;
  /** The text of docusaurus.config; undefined for a folder of plain Markdown. */
  config?: string;
  /** The files to become docs, by their paths below docs/. */
  docs: Map<string, string>;
  /** The files to become the blog, by their paths below blog/. */
  blog: Map<string, string>;
  /** The files to become static files. */
  statics: Map<string, string>;
  /** Whether it is a blog of Hexo or Jekyll. */
  isBlog: boolean;
  /** What of it is no page and is not taken in, with the reason. */
  left: string[];
  /** Packages that package.json lists, with their versions. */
  packages: Record<string, string>;
}

/**
 * Reads what a folder holds; changes nothing.
 * @throws Error when there is no Markdown in it
 */
export function readSource(folder: string): Source {
  const places = [folder, ...subfolders(folder)];
  const stock = places.find((one) => configIn(one));
  const book = stock === undefined ? places.map(bookIn).find((one) => one !== undefined) : undefined;
  const root = stock ?? book?.pages ?? folder;
  const configFile = configIn(root);
  const config = configFile === undefined ? undefined : readFileSync(path.join(root, configFile), 'utf8');
  const packageFile = path.join(root, 'package.json');
  const {dependencies, devDependencies} = existsSync(packageFile)
    ? (JSON.parse(readFileSync(packageFile, 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>)
    : {};
  const docs = config === undefined ? filesOf(root) : filesOf(path.join(root, 'docs'));
  const posts = book?.posts === undefined ? undefined : filesOf(path.join(root, book.posts));
  const source = {
    root,
    name: book?.title ?? path.basename(folder),
    tagline: book?.tagline,
    config,
    left: book?.left ?? [],
    docs: posts ? new Map<string, string>() : config === undefined ? withIntro(withoutParts(docs, book)) : docs,
    blog: posts ?? (config === undefined ? new Map<string, string>() : filesOf(path.join(root, 'blog'))),
    statics: posts
      ? servedOf(docs)
      : stock === undefined && book?.statics === undefined
        ? new Map()
        : filesOf(path.join(root, book?.statics ?? 'static')),
    isBlog: posts !== undefined,
    packages: {...devDependencies, ...dependencies},
  };
  if (![...source.docs.keys(), ...source.blog.keys()].some(isMarkdown)) {
    throw new Error(`${folder} 里没有 Markdown 文件（.md、.mdx）→ 给一个有 docs 或 blog 的 Docusaurus 站点，或一个全是 Markdown 的文件夹`);
  }
  return source;
}

export const isMarkdown = (file: string): boolean => /\.mdx?$/i.test(file) && !/(?:^|\/)_/.test(file);

const configIn = (folder: string): string | undefined =>
  existsSync(folder) ? readdirSync(folder).find((name) => CONFIG.test(name)) : undefined;

const withoutParts = (docs: Map<string, string>, book?: Book): Map<string, string> =>
  new Map([...docs].filter(([name]) => name !== book?.contents && !(book?.statics && name.startsWith(`${book.statics}/`))));

/** Of the files of a blog's site those that it serves as they are: pictures and downloads in folders without `_`. */
const servedOf = (files: Map<string, string>): Map<string, string> =>
  new Map([...files].filter(([name]) => SERVED.test(name) && !/(?:^|\/)_/.test(name)));

const SERVED = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|zip|gz|txt|csv|mp3|mp4|webm)$/i;

const subfolders = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !isSkipped(entry.name))
    .map(({name}) => path.join(folder, name));

/** Every file below a folder, by its path from there with slashes. */
function filesOf(folder: string, below = ''): Map<string, string> {
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return new Map(
    entries.flatMap((entry) => {
      const name = `${below}${entry.name}`;
      if (entry.isDirectory()) {
        return isSkipped(entry.name) ? [] : [...filesOf(path.join(folder, entry.name), `${name}/`)];
      }
      return entry.isFile() ? [[name, path.join(folder, entry.name)] as const] : [];
    }),
  );
}

/** Every file below a folder, by its path from there with slashes; none where there is no folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    : [];

/** The README of a folder of plain Markdown is where one begins to read. */
function withIntro(files: Map<string, string>): Map<string, string> {
  const readme = [...files.keys()].find((name) => /^(?:readme|index)\.md$/i.test(name));
  return readme === undefined || files.has('intro.md')
    ? files
    : new Map([...files].map(([name, file]) => [name === readme ? 'intro.md' : name, file]));
}

/** The signs that no name of a page may have (src/features/markdown/build/nameFault.ts), and what stands for them. */
const SIGNS: Record<string, string> = {
  '(': '（',
  ')': '）',
  '!': '！',
  '?': '？',
  '#': '＃',
  '%': '％',
  '[': '［',
  ']': '］',
  '|': '｜',
  '^': '＾',
  '\\': '＼',
};

const named = (part: string) =>
  part.replace(/./gu, (sign) => SIGNS[sign] ?? sign).replace(/^ +| +(?=\.mdx?$|$)|[\u200b-\u200f\ufeff]/g, '');

/** The path that a file gets here: its folders have names that an address may have, and so has a page. */
export const nameHere = (file: string): string =>
  file
    .split('/')
    .map((part, i, parts) => (i < parts.length - 1 || isMarkdown(part) ? named(part) : part))
    .join('/');

/** The names of files and folders that are others here. */
export const renamedParts = (files: Iterable<string>): Map<string, string> =>
  new Map(
    [...files].flatMap((file) => {
      const here = nameHere(file).split('/');
      return file.split('/').flatMap((part, i): [string, string][] => (part === here[i] ? [] : [[part, here[i] ?? part]]));
    }),
  );

/** The text of a page in which the files that got other names are called by these. */
export function withNamesHere(text: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce(
    (whole, [from, to]) => [from, encodeURI(from), encodeURIComponent(from)].reduce((one, name) => one.replaceAll(name, to), whole),
    text,
  );
}
