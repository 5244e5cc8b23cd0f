import {expect, it} from 'vitest';
import {leanRegistry} from './leanRegistry';

const entry = (name: string, chunk = 'c1') =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;

it('keeps the loader of each chunk, without the names for the server; of notes only what makes their files', () => {
  const source = `export default {\n${entry('@site/blog/变基 (1).md')}\n${entry('@site/docs/甲.md', 'c2')}\n${entry('@generated/a\\"b.json', 'c3')}};\n`;
  expect(leanRegistry(source, new Set(['c2']))).toBe(
    'export default {\n  "c1": [() => import(/* webpackChunkName: "c1" */ "@site/blog/变基 (1).md")],\n  "c3": [() => import(/* webpackChunkName: "c3" */ "@generated/a\\"b.json")],\n};\n(() => [import(/* webpackChunkName: "bodies" */ "@site/docs/甲.md")]);\n',
  );
});

it.each(['export default {};', entry('@site/a.md').replace('import(', 'import (').replace(', "@site/a.md", ', ', ')])(
  'is refused when the registry has another shape: %s',
  (source) => {
    expect(() => leanRegistry(source, new Set())).toThrow('变了样');
  },
);

it('is refused when it lacks a note', () => expect(() => leanRegistry(entry('@site/a.md'), new Set(['c2']))).toThrow('变了样'));
