import {expect, test, vi} from 'vitest';
import {diskCache} from './diskCache';

test('a page that did not change is not worked on again; another one, another place or another work is', () => {
  const html = `<script src=/assets/js/main.0a1b.js></script><p>${process.pid} ${Date.now()}</p>`;
  const make = vi.fn(() => ({made: make.mock.calls.length}));
  const made = (name: string, text: string, place: string) => diskCache(name, text, place, make).made;
  expect(made('a', html, '1')).toBe(1);
  expect(made('a', html, '1')).toBe(1);
  expect(made('a', html.replace('0a1b', '2c3d'), '1')).toBe(1);
  expect(made('a', html.replace('<p>', '<p>甲'), '1')).toBe(2);
  expect(made('a', html, '2')).toBe(3);
  expect(made('b', html, '1')).toBe(4);
  expect(made('a', html, '1')).toBe(1);
});
