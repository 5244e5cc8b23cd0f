import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {BOOKS} from '../../books/bookPath';
import {HASH_LENGTH, type Manifest, type Section} from '../manifest';
import {pageIn, type PageChunks} from '../../../shared/build/pageChunks';
import {filesOfChunk} from '../../../shared/build/pageChunks/chunks';
import {addressesIn, islandsIn, titleOf} from './pageNeeds';

/** Pages that are always there, without anybody having read them. */
const ALWAYS = ['', 'search', 'offline'];
const RUNTIME = /^assets\/js\/runtime~main\.[0-9a-f]+\.js$/;
/** Of the search, what readers' browsers read. */
const INDEX = /^search\/(?!records\.json$).+\.json$/;
/** Docusaurus names the chunks of routes by a hash; what has a name in words is imported when it is used. */
const OF_ROUTES = /^(?:[0-9a-f]{8}|main)$/;

export interface Built {
  outDir: string;
  baseUrl: string;
  siteTitle: string;
  chunks: PageChunks;
  sections: Section[];
}

/**
 * The manifest of the pages in a build's folder.
 * @throws Error when something it must name is not there.
 */
export function buildManifest({outDir, baseUrl, siteTitle, chunks, sections}: Built): Manifest {
  const files: Manifest['files'] = [];
  const numbers = new Map<string, number>();

  const read = (file: string) => readFileSync(path.join(outDir, file));
  const number = (file: string): number => numbers.get(file) ?? add(file, read(file));

  function add(file: string, content: Buffer): number {
    numbers.set(file, files.length);
    files.push([file, createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH), content.length]);
    return files.length - 1;
  }

  /** The file of this build that an address names. */
  function filesAt(address: string, from: string): string[] {
    const url = new URL(address, `http://build.invalid${baseUrl}${from}`);
    const file = url.host === 'build.invalid' && url.protocol === 'http:' ? decodeURIComponent(url.pathname).slice(baseUrl.length) : '';
    if (file === '' || file.endsWith('.html') || !existsSync(path.join(outDir, file))) {
      return [];
    }
    return [file];
  }

  const shell = new Set(chunks.entry.map(number));
  const pages: Manifest['pages'] = {};
  // A book repeats the notes of its section, and is large: read with a network.
  for (const file of globSync('**/*.html', {cwd: outDir, ignore: `${BOOKS}/**`}).sort()) {
    const page = pageIn(file);
    const content = read(file);
    const html = content.toString();
    const needs = [
      ...addressesIn(html).flatMap((address) => filesAt(address, file)),
      ...chunks.ofPage(page),
      ...islandsIn(html).flatMap((name) => filesOfChunk(chunks, name)),
    ];
    pages[page] = {
      title: titleOf(html, siteTitle),
      needs: [...new Set([add(file, content), ...chunks.entry.map(number), ...needs.map(number)])],
    };
  }
  ALWAYS.forEach((page) => pages[page]?.needs.forEach((file) => shell.add(file)));
  const runtime = chunks.entry.find((file) => RUNTIME.test(file));
  const index = globSync('search/*.json', {cwd: outDir})
    .filter((file) => INDEX.test(file))
    .sort();
  const missing = sections.flatMap((section) => [section.page, ...section.pages]).filter((page) => !pages[page]);
  if (!runtime || missing.length > 0) {
    throw new Error(
      `离线用的清单不完整：${runtime ? `没有页面 ${missing.join('、')}` : `入口里没有 runtime~main：${chunks.entry.join('、')}`}`,
    );
  }
  const fonts = globSync('assets/**/*.woff2', {cwd: outDir}).sort();
  // Named by the pages' inline script, and no chunk of the bundler's.
  const early = globSync('assets/js/early-search.*.js', {cwd: outDir});
  const onUse = Object.entries(chunks.named).flatMap(([name, parts]) => (OF_ROUTES.test(name) ? [] : parts));
  const extras = [...new Set([...index, ...fonts, ...early, ...onUse].map(number))];
  const build = createHash('sha256')
    .update(JSON.stringify([files, pages, sections]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return {build, runtime, files, pages, shell: [...shell], extras, sections};
}
