import {randomBytes} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {metadataIn} from '../../../../scripts/check/images';
import {makePicture, RESULTS} from './makePicture';
import {FIXTURES, renderMarkdown} from '../../../shared/testing/renderMarkdown';

/** Lying on its side, 1700 by 2600 as stored, with the place where it was taken (tests/variant/drawPhoto.ts). */
const PHOTO = path.resolve('tests/variant/docs/_markdown/photo.jpg');

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'picture-'))));
afterAll(() => rmSync(folder, {recursive: true}));

const nameOf = (file: string) => path.relative(FIXTURES, file).split(path.sep).join('/');
const render = async (file: string, format: 'md' | 'mdx' = 'md') =>
  load(await renderMarkdown(`前。\n\n![山](<${nameOf(file)}> "图注")`, format));
const setOf = ($: Awaited<ReturnType<typeof render>>, type: string) =>
  $(`source[type="image/${type}"]`)
    .attr('srcset')!
    .split(', ')
    .map((one) => one.split(' ') as [file: string, width: string]);
const absolute = (file: string) => path.resolve(FIXTURES, file);

describe.each(['md', 'mdx'] as const)('a photograph in .%s', (format) => {
  it('is offered as AVIF, WebP and JPEG in widths for phones, columns and a close look, each without metadata, upright', async () => {
    const $ = await render(PHOTO, format);
    const image = $('figure > picture > img');
    expect(image.attr()).toMatchObject({alt: '山', width: '2400', height: '1569', 'data-pending': ''});
    expect($('figure > figcaption').text()).toBe('图注');
    expect(
      $('source')
        .toArray()
        .map(({attribs}) => attribs.type),
    ).toEqual(['image/avif', 'image/webp']);
    expect($('source').attr('sizes')).toBe('min(100vw - 32px, 720px)');
    const files = ['avif', 'webp'].flatMap((type) => setOf($, type));
    expect(files.map(([, width]) => width)).toEqual(['480w', '800w', '1400w', '2400w', '480w', '800w', '1400w', '2400w']);
    expect(metadataIn(PHOTO)).toHaveLength(1);
    for (const file of [...files.map(([name]) => name), image.attr('src')!].map(absolute)) {
      const {width, height, exif, xmp, iptc, icc, orientation} = await sharp(file).metadata();
      expect(height / width).toBeCloseTo(1700 / 2600, 2);
      expect([exif, xmp, iptc, icc, orientation], file).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(metadataIn(file), file).toEqual([]);
    }
    expect((await sharp(absolute(image.attr('src')!)).metadata()).width).toBe(1400);
    expect(readFileSync(absolute(files[0]![0])).length).toBeLessThan(readFileSync(absolute(image.attr('src')!)).length / 4);
  });
});

it('a name with spaces and commas can stand in a list of addresses; a small picture is not made larger', async () => {
  const file = path.join(folder, '山, 水 1.PNG');
  await sharp(PHOTO).autoOrient().resize({width: 600}).png().toFile(file);
  const $ = await render(file);
  expect(setOf($, 'avif').map(([name, width]) => [path.basename(name).replace(/-[0-9a-f]{16}/, ''), width])).toEqual([
    ['山-水-1-480.avif', '480w'],
    ['山-水-1-600.avif', '600w'],
  ]);
  expect($('img').attr()).toMatchObject({width: '600', height: '392', src: expect.stringMatching(/\.png$/)});
});

it('many pictures are done one after another, and those that are done are kept: a build that is killed loses none', async () => {
  const [cores, width, height] = [availableParallelism(), 40, 30];
  const files = Array.from({length: 6 * cores}, (_, i) => path.join(folder, `many-${i}.png`));
  // None was made by an earlier run.
  await Promise.all(files.map((file) => sharp(randomBytes(width * height * 3), {raw: {width, height, channels: 3}}).toFile(file)));
  const made = files.map((file) => makePicture(file, (reason) => expect.fail(reason)));
  await Promise.race(made);
  const kept = new Set(readdirSync(RESULTS));
  const keys = (await Promise.all(made)).map(({fallback}) => /-([0-9a-f]{16})\.png$/.exec(fallback)?.[1] ?? '');
  const begun = keys.filter((key) => [...kept].some((name) => name.includes(key)));
  const done = keys.filter((key) => kept.has(`${key}.json`));
  expect(done.length).toBeGreaterThan(0);
  expect(begun.length - done.length).toBeLessThanOrEqual(cores);
});

it('a format that saves nothing is left out', async () => {
  const $ = await render(absolute('_page/photo.png'));
  expect($('source[type="image/avif"]')).toHaveLength(0);
  expect($('img').attr()).toMatchObject({width: '4', height: '3'});
});

it.each<[string, (file: string) => unknown, RegExp]>([
  ['not a picture.png', (file) => writeFileSync(file, '不是图'), /page\.md:3 图片 .* 读不了，不是完好的图片 → /],
  ['half.jpg', (file) => writeFileSync(file, readFileSync(PHOTO).subarray(0, 20_000)), /page\.md:3 图片 .* 读到一半坏了 → /],
  ['webp.jpg', (file) => sharp(absolute('_page/photo.png')).webp().toFile(file), /page\.md:3 图片 .* 名字说是 jpeg，里面是 webp → /],
  ['heavy.png', (file) => (writeFileSync(file, ''), truncateSync(file, 41_000_000)), /page\.md:3 图片 .* 有 41 MB，最多 40 MB → /],
  [
    'wide.png',
    (file) =>
      sharp({create: {width: 10_000, height: 7000, channels: 3, background: '#fff'}})
        .png()
        .toFile(file),
    /有 10000×7000 像素，最多 60 百万个 → /,
  ],
  ['none.png', () => undefined, /page\.md:3 找不到文件/],
])('%s is refused with file, line and a way out', async (name, make, message) => {
  const file = path.join(folder, name);
  await make(file);
  await expect(render(file)).rejects.toThrow(message);
});
