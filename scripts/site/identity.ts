import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {NEW_SITE} from './createSite';
import {fieldOf} from './bookIn';
import {frontMatterOf} from './frontMatterOf';
import {isMarkdown, nameHere, type Source} from './readSource';
import type {FoundSection, Identity} from './settings';

const MAX_NAVBAR_SECTIONS = 6;
/** Of a window of 1280 pixels, beside the mark, the other items and the search box. */
const NAVBAR_PX = 700;
const PADDING_PX = 24;
const labelPx = (label: string) => PADDING_PX + [...label].reduce((sum, sign) => sum + (/[\u2e80-\uffff]/.test(sign) ? 16 : 8), 0);

/** The folders right below docs/ that hold notes, each a section, in the order of their positions and names: as many as the navbar has room for. */
export function sectionsOf({docs}: Source): FoundSection[] {
  const folders = new Set([...docs.keys()].filter(isMarkdown).flatMap((name) => (name.includes('/') ? [name.split('/')[0] ?? ''] : [])));
  return [...folders]
    .filter((folder) => !folder.startsWith('_'))
    .map((folder) => ({folder, ...categoryOf(docs, folder)}))
    .sort((a, b) => byPosition(a.position, b.position) || a.folder.localeCompare(b.folder, 'zh-Hans', {numeric: true}))
    .slice(0, MAX_NAVBAR_SECTIONS)
    .filter((_, i, all) => all.slice(0, i + 1).reduce((sum, {label}) => sum + labelPx(label), 0) <= NAVBAR_PX);
}

/** What Docusaurus calls a folder, and where it puts it: what has no position comes last. */
function categoryOf(docs: Map<string, string>, folder: string): {label: string; position: number} {
  const file = ['json', 'yml', 'yaml'].map((format) => docs.get(`${folder}/_category_.${format}`)).find((one) => one !== undefined);
  // JSON is YAML, too.
  const {label, position} = file === undefined ? {} : (load(readFileSync(file, 'utf8')) as {label?: string; position?: number});
  return {label: label ?? folder.replace(/^\d+[-_.\s]+/, ''), position: position ?? Infinity};
}

/** What the source says of itself, with this project's defaults. */
export function identityOf(source: Source): Identity {
  const {config, docs, packages, blog} = source;
  const [owner, project] = [fieldOf(config, 'organizationName'), fieldOf(config, 'projectName')];
  const isStock = config !== undefined;
  const pages = [...docs, ...blog].flatMap(([name, file]) => (isMarkdown(name) ? [file] : []));
  return {
    title: fieldOf(config, 'title') ?? source.name,
    tagline: fieldOf(config, 'tagline') ?? source.tagline ?? '',
    url: fieldOf(config, 'url') ?? NEW_SITE.url,
    baseUrl: fieldOf(config, 'baseUrl') ?? NEW_SITE.baseUrl,
    repository: owner && project ? `https://github.com/${owner}/${project}` : NEW_SITE.repository,
    start: startOf(docs, isStock),
    hasBlog: [...blog.keys()].some(isMarkdown),
    hasNumberPrefixes: isStock,
    hasMath: isStock ? 'remark-math' in packages : pages.some((file) => readFileSync(file, 'utf8').includes('$$')),
    imageHosts: imageHostsOf([...pages, ...[...blog].flatMap(([name, file]) => (/^authors\.ya?ml$/.test(name) ? [file] : []))]),
  };
}

const PICTURE = /(?:!\[[^\]]*\]\(<?|<img\b[^>]*?\ssrc=["'{`]*|^\s*(?:image_url|imageURL|image):\s*["']?)(https?:\/\/[\w.:-]+)/gm;
/** Where the pictures of authors are that GitHub has under its own name. */
const AVATARS: Record<string, string> = {'https://github.com': 'https://avatars.githubusercontent.com'};

/** The other hosts that pictures come from, those of authors included. */
const imageHostsOf = (files: string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PICTURE)].flatMap(([, host = '']) => [
        host,
        ...(host in AVATARS ? [AVATARS[host] ?? ''] : []),
      ]),
    ),
  ),
];

/** The address that a page's front matter gives it below /docs, if it does. */
function slugOf(file: string): string | undefined {
  const {slug} = frontMatterOf(file);
  return typeof slug === 'string' && slug.startsWith('/') ? slug : undefined;
}

/** Where a page stands in its folder: the last, if it does not say. */
function positionOf(file: string): number {
  const position = Number(frontMatterOf(file).sidebar_position ?? Infinity);
  return Number.isNaN(position) ? Infinity : position;
}

/** Whether a note stands at /docs itself. */
export const isRootPage = (name: string, file: string): boolean => /^(?:index|readme)\.mdx?$/i.test(name) || slugOf(file) === '/';

const byPosition = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Pages as one reads them: those of folders that have a position first, and in each those that have one. */
const inOrder = (docs: Map<string, string>): string[] =>
  [...docs]
    .filter(([name]) => isMarkdown(name))
    .map(([name, file]) => ({
      name,
      folder: name.includes('/') ? categoryOf(docs, name.split('/')[0] ?? '').position : Infinity,
      page: positionOf(file),
    }))
    .sort(
      (a, b) => byPosition(a.folder, b.folder) || byPosition(a.page, b.page) || a.name.localeCompare(b.name, 'zh-Hans', {numeric: true}),
    )
    .map(({name}) => name);

/** The first page to read: the one that says so, or the first of all. */
function startOf(docs: Map<string, string>, isStock: boolean): string {
  const names = inOrder(docs);
  const first =
    names.find((name) => slugOf(docs.get(name)!) === '/') ??
    names.find((name) => /^(?:intro(?:duction)?|index|readme|overview)\.mdx?$/i.test(name)) ??
    names[0];
  const file = first === undefined ? undefined : docs.get(first);
  if (first === undefined || file === undefined) {
    return '/docs/intro';
  }
  const slug = slugOf(file);
  const parts = nameHere(first)
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => (isStock ? part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '') : part));
  const isFolderPage = /^(?:index|readme)$/i.test(parts.at(-1) ?? '');
  return (slug === undefined ? `/docs/${(isFolderPage ? parts.slice(0, -1) : parts).join('/')}` : `/docs${slug}`).replace(/(?<=.)\/$/, '');
}
