import {readFileSync} from 'node:fs';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {testOurNotes} from '../../../shared/testing/ourNotes';
import diagramRoom, {diagramKey, roomOf} from './reserveHeight';
import sizes from './heights.json';

const FENCE = /^(`{3,})mermaid\n([\s\S]*?)^\1$/gm;

it('a drawing takes its height, or less where it shrinks with the column', () => {
  expect(roomOf([200])).toBe('200px');
  expect(roomOf([200, 400])).toBe('min(200px, 50.0%)');
  expect([roomOf([]), roomOf()]).toEqual([undefined, undefined]);
});

testOurNotes('a diagram of the notes is told its room, another one is not', () => {
  const [source] = [...readFileSync('docs/Temp/Markdown写作速查.mdx', 'utf8').matchAll(FENCE)].map(([, , body]) => body!);
  const [known, other] = [h('mermaid', {value: source!.trimEnd()}), h('mermaid', {value: 'graph LR\n  x'})];
  diagramRoom()({type: 'root', children: [known, other]} satisfies Root);
  expect(known.properties.room).toMatch(/^\d+px$/);
  expect(other.properties.room).toBeUndefined();
});

testOurNotes('the sizes of all diagrams are known: after a change, npm run build && npm run record:diagrams', () => {
  const sources = globSync('{docs,blog}/**/*.{md,mdx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, , body]) => body!),
  );
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => !(diagramKey(source) in sizes))).toEqual([]);
});
