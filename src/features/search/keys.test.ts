import {expect, test} from 'vitest';
import {isPrefill, isSlash, isToggle, type Key} from './keys';

const key = (name: string, modifiers: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

test('a letter or a digit prefills; function keys, editing keys and anything with a modifier do not', () => {
  expect(['g', 'Z', '0', '9'].map((name) => isPrefill(key(name)))).toEqual([true, true, true, true]);
  expect(isPrefill(key('G', {shiftKey: true}))).toBe(true);
  expect(['F2', 'F5', 'Enter', 'Tab', 'Insert', ' ', '/', '字'].filter((name) => isPrefill(key(name)))).toEqual([]);
  expect((['ctrlKey', 'metaKey', 'altKey'] as const).filter((modifier) => isPrefill(key('r', {[modifier]: true})))).toEqual([]);
});

test('Ctrl or Cmd plus K toggles; the browser keeps its own combinations', () => {
  expect(isToggle(key('k', {ctrlKey: true}))).toBe(true);
  expect(isToggle(key('K', {metaKey: true}))).toBe(true);
  expect([key('k'), key('k', {ctrlKey: true, shiftKey: true}), key('f', {ctrlKey: true})].filter(isToggle)).toEqual([]);
});

test('a plain slash opens, one with Ctrl does not', () => {
  expect(isSlash(key('/'))).toBe(true);
  expect(isSlash(key('/', {ctrlKey: true}))).toBe(false);
});
