import {describe, expect, it} from 'vitest';
import {readingMinutes} from './readingTime';

describe('readingMinutes', () => {
  it('counts Chinese by characters', () => {
    expect(readingMinutes('并'.repeat(2000))).toBe(5);
  });
  it('counts English by words', () => {
    expect(readingMinutes('word '.repeat(880))).toBe(4);
  });
  it('counts code by lines, not by characters', () => {
    expect(readingMinutes('```cpp\n' + 'int some_long_name = another_name + 1;\n'.repeat(50) + '```\n')).toBe(2);
  });
  it('leaves out link targets and is never below one minute', () => {
    expect(readingMinutes('[见](https://example.com/' + 'a/'.repeat(500) + ')')).toBe(1);
    expect(readingMinutes('')).toBe(1);
  });
});
