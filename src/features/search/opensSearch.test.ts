import {describe, expect, test} from 'vitest';
import {isCaptured, opensSearch, type Key, type Place} from './opensSearch';

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});
const PAGE: Place = {isField: false, isPressed: false, handlesKeys: false};

describe('a key that is pressed before the app is hydrated', () => {
  test.each([
    ['/', PAGE],
    ['t', PAGE],
    ['ArrowRight', {...PAGE, handlesKeys: true}],
    [' ', {...PAGE, handlesKeys: true}],
    ['Enter', {...PAGE, isField: true, handlesKeys: true}],
  ])('%j is captured', (name, place) => expect(isCaptured(key(name), place)).toBe(true));

  test.each([
    ['ArrowDown', PAGE],
    [' ', PAGE],
    ['Enter', PAGE],
    ['Backspace', PAGE],
    ['Tab', {...PAGE, handlesKeys: true}],
    ['F5', {...PAGE, handlesKeys: true}],
    [' ', {...PAGE, handlesKeys: true, isPressed: true}],
    ['a', {...PAGE, isField: true}],
    ['a', {...PAGE, isField: true, handlesKeys: true}],
    ['/', {...PAGE, isField: true}],
  ])('%j does what it does without script', (name, place) => expect(isCaptured(key(name), place)).toBe(false));

  test('Ctrl+K and Cmd+K are captured, even in a field; other combinations and an input method are the browser’s', () => {
    expect(isCaptured(key('k', {ctrlKey: true}), {...PAGE, isField: true})).toBe(true);
    expect(isCaptured(key('K', {metaKey: true}), PAGE)).toBe(true);
    expect(isCaptured(key('k', {ctrlKey: true, altKey: true}), PAGE)).toBe(false);
    expect(isCaptured(key('r', {ctrlKey: true}), PAGE)).toBe(false);
    expect(isCaptured(key('a', {isComposing: true}), PAGE)).toBe(false);
  });

  test('the search is asked for by its shortcuts alone', () => {
    expect([key('/'), key('k', {ctrlKey: true}), key('k'), key('a')].map(opensSearch)).toEqual([true, true, false, false]);
  });
});
