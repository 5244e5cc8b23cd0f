import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {escapeHtml} from '../../../shared/pure/escapeHtml';
import type {SearchRecord} from '../engine/types';
import {compressed, type BenchEngine} from './engines';

/** The part of Pagefind's browser script that is used. */
interface Pagefind {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

const ORIGIN = 'http://bench.invalid';
/** Its interface shows five results at first. */
const MAX_RESULTS = 5;
const BEFORE_ANSWERS = /^(pagefind\.js|pagefind-entry\.json|wasm\..*|.*\.pf_meta)$/;

/** Pagefind over the same pages; its browser script runs in Node over the files that it made. @throws Error where its program does not run. */
export async function pagefind(records: SearchRecord[]): Promise<BenchEngine> {
  const {close, createIndex} = await import('pagefind');
  const start = performance.now();
  const {index} = await createIndex({forceLanguage: 'zh'});
  if (!index) {
    throw new Error('pagefind 的程序没有启动');
  }
  const urls = [...new Set(records.map(({url_without_anchor: url}) => url))];
  const numbers = new Map(urls.map((url, number) => [url, number]));
  const html = urls.map(() => '');
  for (const {url_without_anchor: url, type, content, hierarchy} of records) {
    const tag = type === 'content' ? 'p' : `h${type.slice(3)}`;
    html[numbers.get(url)!] += `<${tag}>${escapeHtml(content ?? hierarchy[type as 'lvl1'] ?? '')}</${tag}>`;
  }
  for (const [number, body] of html.entries()) {
    await index.addHTMLFile({url: `/${number}`, content: `<html lang="zh"><body><main>${body}</main></body></html>`});
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({outputPath: folder});
  const buildMs = performance.now() - start;
  await close();
  const engine = await load(folder);
  const isText = (name: string) => /\.(js|json)$/.test(name);
  const size = (name: string) =>
    isText(name) ? compressed(readFileSync(path.join(folder, name), 'utf8')) : readFileSync(path.join(folder, name)).length;
  const files = (readdirSync(folder, {recursive: true}) as string[]).filter(
    (name) => BEFORE_ANSWERS.test(name) || /\.pf_(index|fragment)$/.test(name),
  );
  return {
    name: 'Pagefind',
    buildMs,
    firstBytes: files.filter((name) => BEFORE_ANSWERS.test(name)).reduce((sum, name) => sum + size(name), 0),
    allBytes: files.reduce((sum, name) => sum + size(name), 0),
    ask: async (query) => {
      const {results} = await engine.search(query);
      const shown = await Promise.all(results.slice(0, MAX_RESULTS).map(({data}) => data()));
      return {rows: shown.map(({url}) => urls[Number(url.slice(1))]!), isLabelled: false};
    },
  };
}

/** Loads the browser script from a folder, with stubs of the browser APIs that it needs. */
async function load(folder: string): Promise<Pagefind> {
  const location = new URL(ORIGIN);
  Object.assign(globalThis, {
    location,
    window: {location},
    document: {querySelector: () => ({getAttribute: () => 'zh'}), currentScript: null},
    fetch: async (url: string) => new Response(readFileSync(path.join(folder, new URL(url, ORIGIN).pathname))),
  });
  const engine = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as Pagefind;
  await engine.options({basePath: '/', baseUrl: '/', useWorker: false});
  await engine.init();
  return engine;
}
