import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, expect, it} from 'vitest';
import {testOurNotes} from '../../../shared/testing/ourNotes';
import {WEB_MANIFEST, writeWebManifest} from './webManifest';

const outDir = mkdtempSync(path.join(tmpdir(), 'manifest-'));
afterAll(() => rmSync(outDir, {recursive: true}));

it('names the page to start with and the icons that are there, below the base path', () => {
  mkdirSync(path.join(outDir, 'img'));
  writeFileSync(path.join(outDir, 'img/icon-192.png'), '');
  writeWebManifest(outDir, {title: '笔记', baseUrl: '/notes/'}, 'reading');
  expect(JSON.parse(readFileSync(path.join(outDir, WEB_MANIFEST), 'utf8'))).toMatchObject({
    name: '笔记',
    start_url: '/notes/reading',
    scope: '/notes/',
    theme_color: '#fcfbf8',
    icons: [{src: '/notes/img/icon-192.png', sizes: '192x192', purpose: 'any maskable'}],
  });
});

testOurNotes.each([192, 512])('the icon of %i pixels has paper round the mark, wherever a mask cuts', async (size) => {
  const {data, info} = await sharp(`static/img/icon-${size}.png`).removeAlpha().raw().toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([size, size]);
  const outside = Array.from({length: size * size}, (_, i) => i).filter(
    (i) => Math.hypot((i % size) - size / 2, Math.floor(i / size) - size / 2) > size * 0.4,
  );
  expect(outside.every((i) => data[i * 3] === 0xfc && data[i * 3 + 1] === 0xfb)).toBe(true);
});

it('the icon that browsers ask for without being told is an icon', () => {
  const bytes = readFileSync('static/favicon.ico');
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.readUInt8(6)]).toEqual([1, 1, 32]);
});
