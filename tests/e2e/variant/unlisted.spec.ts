import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {expect, test} from '@playwright/test';
import {open} from '../browser';
import {whereNamed} from '../whereNamed';

const UNLISTED = [
  {address: 'docs/guide/unlisted', title: '未列出的一页'},
  {address: 'docs/hidden/only', title: '隐藏分类里的一页'},
  {address: 'blog/2026/03/01/unlisted', title: '未列出的一篇'},
];

for (const {address, title} of UNLISTED) {
  test(`no other file of the build names /${address}, which is unlisted, but the scripts that open it`, () => {
    const own = [`${address}.html`, `${address}.md`];
    const files = whereNamed('build-variant', [address, title]);
    expect(files).toEqual(expect.arrayContaining(own));
    // The app has to know its address to open it, and its title to show it in the sidebar there.
    expect(files.filter((file) => !own.includes(file) && !file.startsWith('assets/js/'))).toEqual([]);
  });

  test(`/${address} is whole where it is opened`, async ({page}) => {
    await open(page, `/${address}`);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page.locator('article')).toContainText('正文。');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('a file that names it is found, however it writes the name', ({}, info) => {
  const build = info.outputPath('build');
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': `<loc>https://example.org/docs/${encodeURI('秘密')}</loc>`,
    'sw.js': '"docs/秘密"',
    'assets/js/main.js': String.raw`"docs/\u79d8\u5bc6"`,
    'book/a.epub': zipSync({'n1.xhtml': strToU8('<a href="docs/秘密">')}),
    'docs/秘密.html': '',
    'index.html': '<a href="docs/公开">',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), content);
  }
  expect(whereNamed(build, ['docs/秘密']).sort()).toEqual(
    Object.keys(files)
      .filter((file) => file !== 'index.html')
      .sort(),
  );
});
