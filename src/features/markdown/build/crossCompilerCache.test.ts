import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {mdxLoader} from '@docusaurus/mdx-loader/lib/loader';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {withoutEndlessWait} from './crossCompilerCache';

let cache: string;
beforeEach(() => (cache = mkdtempSync(path.join(tmpdir(), 'bundled-'))));
afterEach(() => rmSync(cache, {recursive: true}));
const bundlerKept = () => mkdirSync(path.join(cache, 'rspack'));
const earlierBuildEnded = () => writeFileSync(path.join(cache, 'bundled'), '');

/** One build: its two compilers, of which each makes the page when it is told to. */
function build() {
  const options = {
    crossCompilerCache: new Map(),
    siteDir: cache,
    staticDirs: [],
    admonitions: true,
    markdownConfig: {
      format: 'mdx',
      parseFrontMatter: async ({fileContent}: {fileContent: string}) => ({frontMatter: {}, content: fileContent}),
      mdx1Compat: {},
      anchors: {maintainCase: false},
      hooks: {},
      emoji: false,
    },
  };
  const {plugin, done} = withoutEndlessWait(cache);
  const rules = [{oneOf: [{use: [{loader: 'mdx', options}]}]}];
  (plugin as unknown as {apply: (compiler: object) => void}).apply({options: {module: {rules}}});
  const make = (name: 'client' | 'server') =>
    new Promise((resolve, reject) => {
      void mdxLoader.call(
        {
          _compiler: {name},
          resource: '/a.md',
          resourcePath: '/a.md',
          getOptions: () => options,
          addDependency: () => undefined,
          async: () => (error: Error | null, code: unknown) => (error ? reject(error) : resolve(code)),
        } as never,
        '一页。',
      );
    });
  return {make, done};
}

/** A page that waits for the other compiler never comes. */
const soon = (page: Promise<unknown>) =>
  Promise.race([page, new Promise((resolve) => setTimeout(resolve, 3_000, 'waits'))]).then((result) => result !== 'waits');

it('after a build that did not end, the server gets its page without that of the browser, which may lie in the cache', async () => {
  bundlerKept();
  expect(await soon(build().make('server'))).toBe(true);
});

it('after one that ended, and in the first of all, a page is compiled once: the server waits for the browser', async () => {
  for (const before of [() => undefined, () => (bundlerKept(), earlierBuildEnded())]) {
    before();
    const {make, done} = build();
    const page = make('server');
    expect(await soon(page)).toBe(false);
    const ofBrowser = make('client');
    expect(await page).toBe(await ofBrowser);
    done();
    expect(existsSync(path.join(cache, 'bundled'))).toBe(true);
  }
});

it('counts as not ended until it has', () => {
  bundlerKept();
  earlierBuildEnded();
  build();
  expect(existsSync(path.join(cache, 'bundled'))).toBe(false);
});
