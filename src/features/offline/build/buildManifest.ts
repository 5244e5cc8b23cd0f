import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {BOOKS} from '../../books/bookPath';
import type {Manifest, Section} from '../manifest';
import {FileList, hashOf} from './FileList';
import {pageIn, type PageChunks} from '../../../shared/build/pageChunks';
import {filesOfChunk} from '../../../shared/build/pageChunks/chunks';
import {filePath} from '../../../shared/markdown/filePath';
import {parseUrl} from '../../../shared/pure/parseUrl';
import {FOLDER, INTERPRETER} from '../../run-in-page/offer';
import {addressesIn, hasPython, islandsIn, programsIn, titleOf} from './pageNeeds';

/** Pages that are always there, without anybody having read them. */
const ALWAYS = ['', 'search', 'offline'];
const RUNTIME = /^assets\/js\/runtime~main\.[0-9a-f]+\.js$/;
/** Of the search, what readers' browsers read. */
const INDEX = /^search\/(?!records\.json$).+\.json$/;
/** Docusaurus names the chunks of routes by a hash; what has a name in words is imported when it is used. */
const OF_ROUTES = /^(?:[0-9a-f]{8}|main)$/;

export interface Built {
  outDir: string;
  /** The HTML files of its pages. */
  written: string[];
  baseUrl: string;
  siteTitle: string;
  chunks: PageChunks;
  sections: Section[];
  /** Pages that it must not name. */
  unlisted: ReadonlySet<string>;
}

/**
 * The manifest of the pages in a build's folder.
 * @throws Error when something it must name is not there.
 */
export function buildManifest(built: Built): Manifest {
  const {chunks, sections} = built;
  const files = new FileList(built.outDir);
  const shell = new Set(chunks.entry.map(files.numberOf));
  const pages = pagesOf(built, files);
  ALWAYS.forEach((page) => pages[page]?.needs.forEach((file) => shell.add(file)));
  const runtime = chunks.entry.find((file) => RUNTIME.test(file));
  const missing = sections.flatMap((section) => [section.page, ...section.pages]).filter((page) => !pages[page]);
  if (!runtime || missing.length > 0) {
    throw new Error(
      `离线用的清单不完整：${runtime ? `没有页面 ${missing.join('、')}` : `入口里没有 runtime~main：${chunks.entry.join('、')}`}`,
    );
  }
  const extras = [...new Set(extrasOf(built).map(files.numberOf))];
  const build = hashOf(JSON.stringify([files.entries, pages, sections]));
  return {build, runtime, files: files.entries, pages, shell: [...shell], extras, sections};
}

/** The pages, but for unlisted ones, and for books: a book repeats the notes of its section, and is large: read with a network. */
function pagesOf(built: Built, files: FileList): Manifest['pages'] {
  const {written, siteTitle, chunks, unlisted} = built;
  const pages: Manifest['pages'] = {};
  const interpreter = globSync(`${FOLDER}/${INTERPRETER}-*`, {cwd: built.outDir}).sort();
  for (const file of written.filter((name) => !name.startsWith(`${BOOKS}/`) && !unlisted.has(pageIn(name)))) {
    const own = files.numberOf(file);
    const html = files.read(file).toString();
    const needs = [...chunks.entry, ...filesNeeded(built, file, html)].map(files.numberOf);
    const programs = [...programsIn(html), ...(hasPython(html) ? interpreter : [])].map(files.numberOf);
    pages[pageIn(file)] = {
      title: titleOf(html, siteTitle),
      needs: [...new Set([own, ...needs])],
      ...(programs.length > 0 && {programs}),
    };
  }
  return pages;
}

/** The files that a page fetches besides the first scripts: those that its HTML names, its chunks, and those of its figures. */
const filesNeeded = (built: Built, file: string, html: string): string[] => [
  ...addressesIn(html).flatMap((address) => filesAt(built, address, file)),
  ...built.chunks.ofPage(pageIn(file)),
  ...islandsIn(html).flatMap((name) => filesOfChunk(built.chunks, name)),
];

/** The file of this build that an address on the page of a file names; none for a page, and for what is elsewhere. */
function filesAt({outDir, baseUrl}: Built, address: string, from: string): string[] {
  const url = parseUrl(address, `http://build.invalid${baseUrl}${from}`);
  const file = url?.host === 'build.invalid' && url.protocol === 'http:' ? filePath(url.pathname).slice(baseUrl.length) : '';
  return file === '' || file.endsWith('.html') || !existsSync(path.join(outDir, file)) ? [] : [file];
}

/** The files that no page needs to be shown, cached when they are used. */
function extrasOf({outDir, chunks}: Built): string[] {
  const index = globSync('search/*.json', {cwd: outDir})
    .filter((file) => INDEX.test(file))
    .sort();
  const fonts = globSync('assets/**/*.woff2', {cwd: outDir}).sort();
  // Named by the pages' inline script, and no chunk of the bundler's.
  const early = globSync('assets/js/early-search.*.js', {cwd: outDir});
  const onUse = Object.entries(chunks.named).flatMap(([name, parts]) => (OF_ROUTES.test(name) ? [] : parts));
  return [...index, ...fonts, ...early, ...onUse];
}
