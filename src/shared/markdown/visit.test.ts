import type {Node, Parent} from 'unist';
import {expect, test} from 'vitest';
import {visit as unistVisit} from 'unist-util-visit';
import {SKIP, visit} from './visit';

type Named = Node & {name: string; children?: Named[]};

const node = (name: string, ...children: Named[]): Named => ({type: name[0]!, name, ...(children.length > 0 && {children})});
const tree = () => node('r', node('a1', node('b1'), node('skip', node('b2'))), node('split', node('b3')), node('a2', node('b4')));

/** What is visited, with its place, by a visitor that skips, and puts two nodes in the place of one. */
function visited(walk: typeof visit, test?: string | string[]): string[] {
  const seen: string[] = [];
  const visitor = (found: Node, index?: number, parent?: Parent) => {
    const {name} = found as Named;
    seen.push(`${name} ${index} ${(parent as Named | undefined)?.name}`);
    if (name === 'split') {
      parent!.children.splice(index!, 1, node('b5'), node('b6'));
    }
    return name === 'skip' ? SKIP : undefined;
  };
  if (test) {
    walk(tree() as Node, test, visitor);
  } else {
    walk(tree() as Node, visitor);
  }
  return seen;
}

test.each([undefined, 'b', ['a', 's'], 's'])('visits what unist-util-visit does, in its order: %j', (types) => {
  const seen = visited(visit, types);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(visited(unistVisit as typeof visit, types));
});
