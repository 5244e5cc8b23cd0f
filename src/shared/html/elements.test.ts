import {expect, test} from 'vitest';
import {elementEnd, outerHtml, replaceParts, withoutTags} from './elements';
import {findTag} from './startTags';

test.each([
  ['with others of its name in it', '<div class="a>b">1<div>2</div><i></i></div>3', 'div', '<div class="a>b">1<div>2</div><i></i></div>'],
  ['the first of several', '<p>前</p><nav>一</nav><nav>二</nav>', 'nav', '<nav>一</nav>'],
  ['with one in it that ends itself', '<svg><svg/><g/></svg>后', 'svg', '<svg><svg/><g/></svg>'],
  ['that ends itself', '<svg viewBox="0 0 1 1" />后</svg>', 'svg', '<svg viewBox="0 0 1 1" />'],
  ['that is not there', '<p>', 'main', ''],
])('an element %s', (_, html, name, expected) => expect(outerHtml(html, name)).toBe(expected));

test('an element that does not end is told', () => {
  expect(() => elementEnd('<div><div></div>', findTag('<div><div></div>', 'div')!)).toThrow('没有结束的 <div>');
});

test('tags of a name are taken out, what is in them stays', () => {
  expect(withoutTags('<span class="a>b">int</span> <spans>x</spans><SPAN/>', 'span')).toBe('int <spans>x</spans>');
});

test('parts are replaced in their order', () => {
  expect(
    replaceParts('abcdef', [
      {start: 1, end: 2, by: '$&'},
      {start: 4, end: 6, by: ''},
    ]),
  ).toBe('a$&cd');
  expect(replaceParts('abc', [])).toBe('abc');
});
