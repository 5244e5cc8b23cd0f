import {describe, expect, it} from 'vitest';
import {readingMinutes} from './readingTime';

describe('readingMinutes', () => {
  // Conformance: 2.1-5
  it('counts Chinese by characters', () => {
    expect(readingMinutes('并'.repeat(2000))).toBe(5);
  });
  it('counts English by words', () => {
    expect(readingMinutes('word '.repeat(4 * 238))).toBe(4);
  });
  it('counts code by lines, not by characters', () => {
    expect(readingMinutes('```cpp\n' + 'int some_long_name = another_name + 1;\n'.repeat(50) + '```\n')).toBe(2);
  });
  it('counts figures and formulas by their number, not by their source', () => {
    expect(readingMinutes('![一张图](./a.svg "说明")\n'.repeat(10))).toBe(2);
    expect(readingMinutes('```mermaid\n' + 'a --> b\n'.repeat(200) + '```\n')).toBe(1);
    expect(readingMinutes('<AlgorithmPlayer name="quick-sort" />\n\n'.repeat(15))).toBe(3);
    expect(readingMinutes('$$\n\\sum_{i=1}^n a_i b_i c_i\n$$\n'.repeat(12))).toBe(2);
    expect(readingMinutes('在 $a_1 + b_1 + c_1$ 里。'.repeat(60))).toBe(2);
  });
  it('leaves out link targets and is never below one minute', () => {
    expect(readingMinutes('[见](https://example.com/' + 'a/'.repeat(500) + ')')).toBe(1);
    expect(readingMinutes('')).toBe(1);
  });
});
