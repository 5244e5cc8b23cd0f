import {expect, it} from 'vitest';
import {basePathOf, originOf} from './address';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/notes/', '/notes/'],
  ['/notes', '/notes/'],
  ['notes', '/notes/'],
  ['//notes//sub', '/notes/sub/'],
  [' /notes/ ', '/notes/'],
])('BASE_URL=%j is %s', (value, path) => expect(basePathOf(value)).toBe(path));

it.each(['https://example.org/notes/', '/笔记/', '/a b/', '/notes?x', '/notes#x', '/../notes', 'C:/Program Files/Git/notes/', '/50%/'])(
  'BASE_URL=%j is refused',
  (value) => expect(() => basePathOf(value)).toThrow(/^BASE_URL=.* 用不了 → /),
);

it.each([
  ['https://notes.example.org', 'https://notes.example.org'],
  ['https://notes.example.org/', 'https://notes.example.org'],
  ['HTTPS://Notes.example.org/notes/', 'https://notes.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('SITE_URL=%s is %s', (value, origin) => expect(originOf(value)).toBe(origin));

it.each(['notes.example.org', 'localhost:3000', 'ftp://example.org', '/notes/', 'https://'])('SITE_URL=%s is refused', (value) =>
  expect(() => originOf(value)).toThrow(/^SITE_URL=.* 用不了 → /),
);
