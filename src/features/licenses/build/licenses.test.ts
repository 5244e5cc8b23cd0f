import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {LINKED_PACKAGES} from '../../../../packages/wasm';
import {INTERPRETER_PACKAGES} from '../../run-in-page/licenses';
import {licensesTxt} from './licensesTxt';
import {bundledWith, packageOf} from './packages';

const installed = (name: string) => path.resolve('node_modules', name);

it.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@mdx-js/react/lib/index.js', '/site/node_modules/@mdx-js/react'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['C:\\site\\node_modules\\clsx\\dist\\clsx.js', 'C:/site/node_modules/clsx'],
  ['/site/node_modules/@mdx-js/package.json', undefined],
  ['/site/node_modules/.cache/rspack/a', undefined],
  ['/site/src/theme/Root.tsx', undefined],
])('%s is of the package in %s', (file, folder) => expect(packageOf(file)).toBe(folder));

it('follows a package to all that it depends on, but for types', () => {
  const folders = bundledWith('mermaid');
  expect(folders).toEqual(expect.arrayContaining(['mermaid', 'katex', 'd3', 'd3-array', 'internmap'].map(installed)));
  expect(folders.filter((folder) => folder.includes('@types'))).toEqual([]);
  expect(() => bundledWith('no-such-package')).toThrow('找不到依赖 no-such-package');
});

it('tells each package once, with its version, the name of its license and the text', () => {
  const text = licensesTxt([installed('react'), installed('clsx')]);
  expect(text).toMatch(/^本站[^\n]+这 2 个开源软件包[^\n]+\n\n-+\n\nclsx \d+\.\d+\.\d+（MIT）\n\nMIT License\n/);
  expect(text).toMatch(/-\n\nreact \d+\.\d+\.\d+（MIT）\n\nMIT License\n\nCopyright \(c\) Meta/);
});

it('tells of what is linked into the programs that run in the page', () => {
  const text = licensesTxt(LINKED_PACKAGES);
  expect(text).toMatch(/libc\+\+, libc\+\+abi, compiler-rt 19\.\d+\.\d+（Apache-2\.0 WITH LLVM-exception）\n\nCopyright/);
  expect(text).toMatch(/LLVM Exceptions to the Apache 2\.0 License/);
  expect(text).toMatch(/wasi-libc 0[^\n]+musl: MIT）/);
});

it('tells of the Python that runs in the page, at the version that is installed', () => {
  const text = licensesTxt(INTERPRETER_PACKAGES);
  const {version} = JSON.parse(readFileSync(installed('pyodide/package.json'), 'utf8')) as {version: string};
  expect(text).toContain(`Pyodide ${version}（MPL-2.0）\n\nMozilla Public License Version 2.0`);
  expect(text).toMatch(/CPython 3\.\d+\.\d+（PSF-2\.0）\n\nA\. HISTORY OF THE SOFTWARE/);
});
