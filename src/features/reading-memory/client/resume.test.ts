import {describe, expect, test} from 'vitest';
import {resume} from './resume';

interface Fake {
  children: Fake[];
  textContent: string;
  href?: string;
  tag: string;
}

/** As much of an element as the card needs: it is written before anything else of the page runs. */
function fake(tag: string): Fake & {append: (child: Fake) => void; appendChild: (child: Fake) => Fake} {
  const children: Fake[] = [];
  const appendChild = (child: Fake) => (children.push(child), child);
  return {tag, children, textContent: '', append: appendChild, appendChild};
}

const page = {title: '归约', at: 1, far: 40, place: {id: '树形归约', heading: '树形归约'}, read: []};

function shown(memory: unknown, text = JSON.stringify(memory)): Fake[] {
  const container = fake('div');
  const source = `(${String(resume)})`;
  new Function('document', 'container', 'text', `${source}(container, text, '/base/')`)({createElement: fake}, container, text);
  return container.children;
}

describe('the card of the note that was being read last', () => {
  test('stands alone as a script, and leads to the heading where the reader stopped', () => {
    const [link] = shown({v: 1, pages: {'/docs/a': page, '/docs/CUDA/4.1 归约': {...page, at: 2}}});
    expect(link).toMatchObject({tag: 'a', href: '/base/docs/CUDA/4.1 归约#树形归约'});
    expect(link!.children.map(({textContent}) => textContent)).toEqual(['继续读', '归约', '读到“树形归约”，40%']);
  });

  test.each([
    ['nothing is stored', null],
    ['the memory is off', {v: 1, off: true, pages: {'/docs/a': page}}],
    ['it is of a later version', {v: 2, pages: {'/docs/a': page}}],
    ['all is read', {v: 1, pages: {'/docs/a': {...page, done: true}}}],
    ['an address leads elsewhere', {v: 1, pages: {'javascript:alert(1)': page, '//example.org': page}}],
    ['it is garbage', {v: 1, pages: {'/docs/a': null}}],
  ])('is not there where %s', (_, memory) => expect(shown(memory)).toEqual([]));

  test('is not there where the storage holds no JSON', () => expect(shown(null, '{')).toEqual([]));
});
