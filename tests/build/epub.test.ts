import {spawnSync} from 'node:child_process';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {sections} from '../../config/sections';
import {epubcheck} from '../../src/shared/testing/epubcheck';

const checker = epubcheck();
if (!checker) {
  if (process.env.CI) {
    throw new Error('没有 epubcheck → npm run setup:tests');
  }
  console.warn('[epub] 没有 epubcheck，电子书是否合规没有查 → apt-get install epubcheck default-jre-headless');
}

/** Of the built site and of the small one, whose pages have every element that authors can write. */
const books = globSync('{build,build-variant}/book/*.epub').sort();

test('a site with sections has books', () => {
  const withSections = sections.length > 0 ? ['build', 'build-variant'] : ['build-variant'];
  expect(new Set(books.map((book) => book.split('/')[0]))).toEqual(new Set(withSections));
});

test.skipIf(!checker).each(books)('%s is a valid EPUB 3', {timeout: 180_000}, (book) => {
  const [command, ...args] = checker!;
  const {status, stdout, stderr} = spawnSync(command, [...args, book], {encoding: 'utf8'});
  expect(`${stdout}${stderr}`).toContain('0 fatals / 0 errors / 0 warnings');
  expect(status).toBe(0);
});

test.skipIf(!checker)('a file that is no book is refused', {timeout: 180_000}, () => {
  const [command, ...args] = checker!;
  expect(spawnSync(command, [...args, 'package.json']).status).not.toBe(0);
});
