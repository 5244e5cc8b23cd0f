import type {DocSearchHit} from '@docsearch/react';
import {expect, test} from 'vitest';
import {localUrl, presentHit, safeHtml} from './presentHit';

test('the url of a hit is of this site', () => {
  expect(localUrl('https://published.example/docs/a?b=1#c')).toBe('/docs/a?b=1#c');
  expect(localUrl('/docs/a#c')).toBe('/docs/a#c');
});

test('only marks are markup; what is escaped already stays so', () => {
  expect(safeHtml('<mark>a</mark> <b onclick=x> & b &lt; c')).toBe('<mark>a</mark> &lt;b onclick=x> &amp; b &lt; c');
});

test('the texts that are written as HTML are made safe, the group title, which is not, stays', () => {
  const marked = {hierarchy: {lvl0: {value: 'A<B>'}, lvl1: {value: '<mark>v</mark><T>'}}, content: {value: '<img>'}};
  const hit = {
    url: 'https://x.example/a',
    content: '<img>',
    hierarchy: {lvl0: 'A<B>', lvl1: 'v<T>', lvl2: null},
    _snippetResult: marked,
    _highlightResult: marked,
  };
  const shown = presentHit(hit as unknown as DocSearchHit);
  expect(shown).toMatchObject({url: '/a', content: '&lt;img>', hierarchy: {lvl0: 'A<B>', lvl1: 'v&lt;T>', lvl2: null}});
  expect(shown._snippetResult.hierarchy.lvl1.value).toBe('<mark>v</mark>&lt;T>');
  expect(shown._snippetResult.content.value).toBe('&lt;img>');
});
