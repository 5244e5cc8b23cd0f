import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createOfflinePages} from './offlinePages';
import {addressOf, fileAddress, IMMUTABLE, pathBelow, type Manifest} from '../manifest';
import {createRespond} from './respond';
import {createOfflineCache} from './offlineCache';

const BASE = 'https://a.example/base/';
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What the server answers: a text, or nothing when the network is cut. */
let server: Record<string, string | undefined>;
const fetched = vi.fn(async (input: string | Request) => {
  const url = typeof input === 'string' ? input : input.url;
  const text = server[url];
  if (text === undefined) {
    throw new TypeError('Failed to fetch');
  }
  return new Response(text, {headers: {'content-type': text.startsWith('<') ? 'text/html' : 'text/javascript'}});
});

class FakeCache {
  entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(url)?.clone();
  put = async (url: string, response: Response) => void this.entries.set(url, response);
  delete = async (url: string) => this.entries.delete(url);
  keys = async () => [...this.entries.keys()].map((url) => ({url}));
}
let stored: Map<string, FakeCache>;

const TEXTS = {'docs/甲.html': '<p>甲</p>', 'docs/乙.html': '<p>乙</p>', 'assets/js/a.00000000.js': 'a', 'search/titles.json': '{}'};

function manifestOf(texts: Record<string, string>, build: string): Manifest {
  const names = Object.keys(texts);
  return {
    build,
    runtime: 'r',
    files: names.map((name) => [name, hash(texts[name]!), texts[name]!.length]),
    pages: {'docs/甲': {title: '甲', needs: [0, 2]}, 'docs/乙': {title: '乙', needs: [1, 2]}},
    shell: [2],
    extras: [3],
    sections: [{page: 'docs/甲', title: '栏目', pages: ['docs/乙']}],
  };
}

function start(manifest: Manifest) {
  const cache = createOfflineCache(BASE, manifest);
  const offlinePages = createOfflinePages(BASE, manifest, cache);
  const respond = createRespond({base: BASE, manifest, cache, offlinePages});
  const get = async (path: string, init: {navigate?: boolean; preloaded?: Response; method?: string; range?: boolean} = {}) => {
    const request = new Request(addressOf(BASE, path), {method: init.method ?? 'GET', headers: init.range ? {range: 'bytes=0-1'} : {}});
    Object.defineProperty(request, 'mode', {value: init.navigate ? 'navigate' : 'cors'});
    const response = await respond(request, init.preloaded && Promise.resolve(init.preloaded));
    return response && {status: response.type === 'error' ? 'error' : response.status, text: await response.text()};
  };
  return {cache, offlinePages, get};
}

beforeEach(() => {
  server = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [fileAddress(BASE, name), text]));
  stored = new Map();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async (name: string) => stored.get(name) ?? stored.set(name, new FakeCache()).get(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (url: string) => (await Promise.all([...stored.values()].map((cache) => cache.match(url)))).find(Boolean),
  });
});
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

test('addresses and paths belong to each other, however they are spelled', () => {
  expect(pathBelow(BASE, new URL('https://a.example/base/docs/%E7%94%B2/?q=1#x'))).toBe('docs/甲');
  expect(pathBelow(BASE, new URL('https://a.example/base'))).toBe('');
  for (const outside of ['https://b.example/base/x', 'https://a.example/other', 'https://a.example/base/%ff']) {
    expect(pathBelow(BASE, new URL(outside))).toBeUndefined();
  }
  expect(fileAddress(BASE, 'a/index.html')).toBe(`${BASE}a`);
  expect(fileAddress(BASE, 'index.html')).toBe(BASE);
  expect(
    ['assets/js/main.0123abcd.js', 'search/text-1.0123456789ab.json', 'run/a-0123abcd.wasm.gz'].every((path) => IMMUTABLE.test(path)),
  ).toBe(true);
  expect(['assets/css/katex.min.css', 'search/titles.json', 'docs/甲.html', 'sw.js'].some((path) => IMMUTABLE.test(path))).toBe(false);
});

test('a page that was read answers without a network, whole; another says that it is not kept and lists what is', async () => {
  const {offlinePages, get} = start(manifestOf(TEXTS, '1'));
  await offlinePages.visit('docs/甲');
  server = {};
  expect(await get('docs/甲', {navigate: true})).toEqual({status: 200, text: '<p>甲</p>'});
  expect(await get('assets/js/a.00000000.js')).toEqual({status: 200, text: 'a'});
  const missing = await get('docs/乙', {navigate: true});
  expect(missing).toMatchObject({status: 503});
  expect(missing!.text).toContain('>甲</a>');
  expect(missing!.text).not.toContain('>乙</a>');
  expect(await get('docs/乙')).toMatchObject({status: 'error'});
});

test('a preloaded response that is a network error, as Firefox gives without a network, is no answer', async () => {
  const {offlinePages, get} = start(manifestOf(TEXTS, '1'));
  await offlinePages.visit('docs/甲');
  server = {};
  const withoutNetwork = (path: string) => get(path, {navigate: true, preloaded: Response.error()});
  expect(await withoutNetwork('docs/甲')).toEqual({status: 200, text: '<p>甲</p>'});
  expect(await withoutNetwork('docs/乙')).toMatchObject({status: 503});
});

test('what is kept on use is kept when a page tells that it fetched it, before there was a worker; nothing else is', async () => {
  const {offlinePages, cache} = start(manifestOf(TEXTS, '1'));
  await offlinePages.use(['search/titles.json', 'docs/乙.html', 'elsewhere.js'].map((name) => fileAddress(BASE, name)));
  expect(await cache.kept()).toEqual(new Set([3]));
});

test('with a network an opened page is what the server has now, and nothing of another build is kept', async () => {
  const {offlinePages, cache, get} = start(manifestOf(TEXTS, '1'));
  await offlinePages.visit('docs/甲');
  server[fileAddress(BASE, 'docs/甲.html')] = '<p>新</p>';
  expect(await get('docs/甲', {navigate: true})).toMatchObject({text: '<p>新</p>'});
  expect(await get('docs/甲')).toMatchObject({text: '<p>甲</p>'});
  server[fileAddress(BASE, 'docs/乙.html')] = '<p>新</p>';
  await expect(offlinePages.visit('docs/乙')).rejects.toThrow();
  expect(await cache.kept()).toEqual(new Set([0, 2]));
});

test('a page in place of a script is no answer; another script under the name is left to the browser, but not kept', async () => {
  const {cache, get} = start(manifestOf(TEXTS, '1'));
  server[fileAddress(BASE, 'assets/js/a.00000000.js')] = '<p>请登录</p>';
  expect(await get('assets/js/a.00000000.js')).toMatchObject({status: 'error'});
  server[fileAddress(BASE, 'assets/js/a.00000000.js')] = 'a // minified by the host';
  expect(await get('assets/js/a.00000000.js')).toMatchObject({text: 'a // minified by the host'});
  expect((await cache.kept()).size).toBe(0);
});

test('without a network the size of a picture that is kept does for the others', async () => {
  const [kept, other, foreign] = ['山-1400-0123456789abcdef.jpeg', '山-480-0123456789abcdef.avif', '山-480-fedcba9876543210.avif'].map(
    (name) => `assets/images/${name}`,
  );
  server[fileAddress(BASE, kept!)] = 'large';
  server[fileAddress(BASE, other!)] = 'small';
  const {get} = start(manifestOf({...TEXTS, [kept!]: 'large'}, '1'));
  expect(await get(kept!)).toMatchObject({text: 'large'});
  expect(await get(other!)).toMatchObject({text: 'small'});
  server = {};
  expect(await get(other!)).toMatchObject({text: 'large'});
  expect(await get(foreign!)).toMatchObject({status: 'error'});
});

test('what is not its business is left alone', async () => {
  const {get} = start(manifestOf(TEXTS, '1'));
  expect(await get('docs/甲', {method: 'POST'})).toBeUndefined();
  expect(await get('assets/js/a.00000000.js', {range: true})).toBeUndefined();
  expect(await get('sw.js')).toBeUndefined();
});

test('a section: saved with its search, carried over into the next build from there and from the network, removed', async () => {
  const first = start(manifestOf(TEXTS, '1'));
  const progress: number[] = [];
  await first.offlinePages.save(manifestOf(TEXTS, '1').sections[0]!, (bytes, total) => progress.push(bytes / total));
  expect(progress.at(-1)).toBe(1);
  expect((await first.offlinePages.overview()).sections).toMatchObject([{isWanted: true, isComplete: true}]);

  const texts = {...TEXTS, 'docs/甲.html': '<p>甲 2</p>'};
  server = {[fileAddress(BASE, 'docs/甲.html')]: '<p>甲 2</p>'};
  const second = start(manifestOf(texts, '2'));
  await second.offlinePages.precache();
  expect((await second.offlinePages.overview()).sections).toMatchObject([{isWanted: true, isComplete: true}]);
  expect(await second.get('docs/甲')).toMatchObject({text: '<p>甲 2</p>'});

  await second.offlinePages.remove(manifestOf(texts, '2').sections[0]!);
  expect(await second.cache.kept()).toEqual(new Set([2]));
});

test('a program: not kept with its page but once it is run, by the next build, too, and with its section', async () => {
  const program = 'run/a-0123abcd.wasm.gz';
  const withProgram = (build: string): Manifest => {
    const manifest = manifestOf({...TEXTS, [program]: 'wasm'}, build);
    return {...manifest, pages: {...manifest.pages, 'docs/乙': {...manifest.pages['docs/乙']!, programs: [4]}}};
  };
  server[fileAddress(BASE, program)] = 'wasm';
  const first = start(withProgram('1'));
  await first.offlinePages.precache();
  await first.offlinePages.visit('docs/乙');
  expect((await first.cache.kept()).has(4)).toBe(false);
  await first.offlinePages.use([fileAddress(BASE, program)]);
  expect((await first.cache.kept()).has(4)).toBe(true);

  server = Object.fromEntries(Object.entries(server).filter(([url]) => !url.includes('/run/')));
  const second = start(withProgram('2'));
  await second.offlinePages.precache();
  server = {};
  expect(await second.get(program)).toEqual({status: 200, text: 'wasm'});

  stored.clear();
  server = Object.fromEntries([...Object.entries(TEXTS), [program, 'wasm']].map(([name, text]) => [fileAddress(BASE, name!), text]));
  const third = start(withProgram('3'));
  await third.offlinePages.save(withProgram('3').sections[0]!, () => {});
  expect((await third.cache.kept()).has(4)).toBe(true);
});

test('a section that is removed leaves a page of it that is being read just then', async () => {
  const {offlinePages, cache} = start(manifestOf(TEXTS, '1'));
  const [section] = manifestOf(TEXTS, '1').sections;
  await offlinePages.save(section!, () => {});
  await Promise.all([offlinePages.visit('docs/乙'), offlinePages.remove(section!)]);
  expect(await cache.kept()).toEqual(new Set([1, 2]));
});

test('a build that cannot have all that was saved does not take over', async () => {
  const first = start(manifestOf(TEXTS, '1'));
  await first.offlinePages.save(manifestOf(TEXTS, '1').sections[0]!, () => {});
  server = {};
  const second = start(manifestOf({...TEXTS, 'docs/甲.html': '<p>甲 2</p>'}, '2'));
  await expect(second.offlinePages.precache()).rejects.toThrow();
});
