import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {otherPostBuilds} from '../../../shared/build/otherPostBuilds';
import {readChunks} from '../../../shared/build/pageChunks/chunks';
import {buildManifest, type Built} from './buildManifest';
import {bundleWorker} from './bundleWorker';
import {addressesIn, islandsIn, titleOf} from './pageNeeds';

describe('what a page needs, by its HTML', () => {
  const html =
    '<title data-rh=true>A &amp; B | 站</title><link rel=canonical href=/a><link rel=stylesheet href="/s.css"><picture><source srcset="/z.avif 480w"><img alt="a > b" src=/x.svg srcset="/x.webp 1x, /y.webp 2x"></picture><div data-island=Grid></div><script src=/m.js defer></script>';

  test('addresses, islands and title', () => {
    expect(addressesIn(html)).toEqual(['/s.css', '/x.svg', '/x.webp', '/y.webp', '/m.js']);
    expect(islandsIn(html)).toEqual(['islands', 'Grid']);
    expect(islandsIn('<p>')).toEqual([]);
    expect(titleOf(html, '站')).toBe('A & B');
    expect(() => titleOf('<p>', '站')).toThrow('没有 <title>');
  });
});

describe('the manifest of a folder', () => {
  let outDir: string;
  let built: Built;
  const write = (file: string, content: string) => {
    mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  };

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'manifest-'));
    write('index.html', '<title>首页 | 站</title>');
    write('docs/中 文.html', '<title>文 | 站</title><img src="/base/img/%E5%9B%BE.svg">');
    write('img/图.svg', '<svg/>');
    write('assets/js/runtime~main.00000000.js', '1');
    write('assets/js/a.11111111.js', '2');
    write('assets/css/styles.22222222.css', '3');
    write('search/titles.json', '{}');
    write('search/records.json', '[]');
    const chunks = readChunks({
      namedChunkGroups: {
        main: {assets: [{name: 'assets/js/runtime~main.00000000.js'}, {name: 'assets/css/styles.22222222.css'}]},
        a: {assets: [{name: 'assets/js/a.11111111.js'}, {name: 'assets/js/a.11111111.js.map'}]},
      },
    });
    built = {
      outDir,
      written: ['docs/中 文.html', 'index.html'],
      baseUrl: '/base/',
      siteTitle: '站',
      chunks: {...chunks, ofPage: (page) => (page === '' ? [] : ['assets/js/a.11111111.js'])},
      sections: [{page: '', title: '栏目', pages: ['docs/中 文']}],
      unlisted: new Set(),
    };
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  test('names the files of each page, and what is kept on use', () => {
    const {files, pages, shell, extras, runtime} = buildManifest(built);
    const names = (numbers: number[]) => numbers.map((number) => files[number]![0]);
    expect(names(pages['docs/中 文']!.needs)).toEqual([
      'docs/中 文.html',
      'assets/js/runtime~main.00000000.js',
      'assets/css/styles.22222222.css',
      'img/图.svg',
      'assets/js/a.11111111.js',
    ]);
    expect(pages['docs/中 文']!.title).toBe('文');
    expect(names(shell)).toEqual(['assets/js/runtime~main.00000000.js', 'assets/css/styles.22222222.css', 'index.html']);
    expect(names(extras)).toEqual(['search/titles.json', 'assets/js/a.11111111.js']);
    expect(runtime).toBe('assets/js/runtime~main.00000000.js');
  });

  test('says nothing of an unlisted page', () => {
    write('docs/不列出.html', '<title>秘密 | 站</title>');
    built.written.push('docs/不列出.html');
    expect(buildManifest(built).pages['docs/不列出']).toBeDefined();
    expect(JSON.stringify(buildManifest({...built, unlisted: new Set(['docs/不列出'])}))).not.toMatch(/不列出|秘密/);
  });

  test('names the programs of a page apart from what it needs', () => {
    write('docs/跑.html', '<title>跑 | 站</title><button data-run="a-0123abcd">运行</button><button data-run=a-0123abcd>运行</button>');
    write('run/a-0123abcd.wasm.gz', '4');
    built.written.push('docs/跑.html');
    const {files, pages, shell, extras} = buildManifest(built);
    const file = files.findIndex(([name]) => name === 'run/a-0123abcd.wasm.gz');
    expect(pages['docs/跑']!.programs).toEqual([file]);
    expect([...pages['docs/跑']!.needs, ...shell, ...extras]).not.toContain(file);
    expect(pages['docs/中 文']!.programs).toBeUndefined();
  });

  test('a page with Python has the interpreter among its programs', () => {
    write(
      'docs/跑.html',
      '<title>跑 | 站</title><button data-run="python" data-kind="python">运行</button><button data-run="b-0123abcd.py" data-kind="python">运行</button>',
    );
    ['run/pyodide-0123abcd.js', 'run/pyodide-core-0123abcd.wasm.gz', 'run/b-0123abcd.py'].forEach((file) => write(file, '5'));
    built.written.push('docs/跑.html');
    const {files, pages} = buildManifest(built);
    expect(pages['docs/跑']!.programs!.map((file) => files[file]![0]).sort()).toEqual([
      'run/b-0123abcd.py',
      'run/pyodide-0123abcd.js',
      'run/pyodide-core-0123abcd.wasm.gz',
    ]);
    expect(pages['docs/中 文']!.programs).toBeUndefined();
  });

  test('has the same name for the same files, and another when one letter differs', () => {
    const {build} = buildManifest(built);
    expect(buildManifest(built).build).toBe(build);
    write('img/图.svg', '<svg />');
    expect(buildManifest(built).build).not.toBe(build);
  });

  test('a section with a page that was not built, a figure without its script, and a build without its first scripts, are refused', () => {
    expect(() => buildManifest({...built, sections: [{page: '', title: '栏目', pages: ['docs/没有']}]})).toThrow('docs/没有');
    write('docs/图.html', '<title>图 | 站</title><div data-island="Grid"></div>');
    built.written.push('docs/图.html');
    expect(() => buildManifest(built)).toThrow('打包结果里没有代码块 islands');
    built.written.pop();
    expect(() => buildManifest({...built, chunks: {...built.chunks, entry: ['assets/js/a.11111111.js']}})).toThrow('runtime~main');
  });

  test('is inside the worker; without one, the worker removes itself', async () => {
    const manifest = buildManifest(built);
    expect(await bundleWorker(manifest)).toContain(manifest.build);
    const retiring = await bundleWorker();
    expect(retiring).toContain('unregister');
    expect(retiring).not.toContain('respondWith');
  });
});

test('what comes after the other plugins waits for all that start behind it, and refuses to be the last', async () => {
  const order: string[] = [];
  const self: Plugin = {name: 'self', postBuild: async () => (await otherPostBuilds(plugins, 'self'), void order.push('self'))};
  const other: Plugin = {name: 'other', postBuild: () => new Promise((resolve) => setTimeout(() => (order.push('other'), resolve()), 20))};
  let plugins = [self, other];
  const run = () => Promise.all(plugins.map(async (plugin) => plugin.postBuild!({} as never)));
  await run();
  expect(order).toEqual(['other', 'self']);
  plugins = [other, self];
  await expect(run()).rejects.toThrow('self');
});
