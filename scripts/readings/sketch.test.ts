import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {likeness, sketchOf} from './sketch';

const page = readFileSync('README.md', 'utf8');

it('front matter and blanks do not count', () => {
  expect(sketchOf(`---\ntitle: 甲\n---\n${page.replaceAll('\n', '\n\n')}`)).toBe(sketchOf(page));
  expect(sketchOf(page)).toMatch(/^[\da-f]{64}$/);
});

it('a page is like itself, nearly so with a sentence more, and not at all like another', () => {
  expect(likeness(sketchOf(page), sketchOf(page))).toBe(1);
  expect(likeness(sketchOf(page), sketchOf(`${page}\n又加了一句话，别的都没有动。\n`))).toBeGreaterThan(0.9);
  const half = page.slice(0, page.length / 2);
  const other = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(likeness(sketchOf(page), sketchOf(half + other.slice(0, half.length)))).toBeLessThan(0.6);
  expect(likeness(sketchOf(page), sketchOf(other))).toBeLessThan(0.2);
});
