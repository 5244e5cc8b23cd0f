import {simpleHash} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import footnoteIds from './footnoteIds';

test('the ids of footnotes of posts do not depend on the folder of the project, others stay', () => {
  const idsIn = (cwd: string) => {
    const path = `${cwd}/blog/a.md`;
    const identifier = `1-${simpleHash(path, 6)}`;
    const root: Root = {
      type: 'root',
      children: [
        {type: 'paragraph', children: [{type: 'footnoteReference', identifier, label: identifier}]},
        {type: 'footnoteDefinition', identifier, label: identifier, children: []},
        {type: 'footnoteDefinition', identifier: '2', label: '2', children: []},
      ],
    };
    footnoteIds()(root, {path, cwd});
    return JSON.stringify(root).match(/"identifier":"[^"]*"/g);
  };
  expect(idsIn('/one')).toEqual(idsIn('/another/place'));
  expect(idsIn('/one')?.[0]).toBe(idsIn('/one')?.[1]);
  expect(idsIn('/one')?.[2]).toBe('"identifier":"2"');
});
