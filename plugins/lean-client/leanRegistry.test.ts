import {expect, it} from 'vitest';
import leanRegistry from './leanRegistry.cjs';

const entry = (name: string) =>
  `  "c1": [() => import(/* webpackChunkName: "c1" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;

it('keeps the loader of each chunk, without the names for the server', () => {
  const source = `export default {\n${entry('@site/docs/变基 (1).md')}\n${entry('@generated/a\\"b.json')}\n};\n`;
  expect(leanRegistry(source)).toBe(
    'export default {\n  "c1": [() => import(/* webpackChunkName: "c1" */ "@site/docs/变基 (1).md")],\n  "c1": [() => import(/* webpackChunkName: "c1" */ "@generated/a\\"b.json")],\n};\n',
  );
});

it.each(['export default {};', entry('@site/a.md').replace('import(', 'import (').replace(', "@site/a.md", ', ', ')])('is refused when the registry has another shape: %s', (source) => {
  expect(() => leanRegistry(source)).toThrow('变了样');
});
