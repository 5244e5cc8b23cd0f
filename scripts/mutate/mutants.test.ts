import {describe, expect, it} from 'vitest';
import {choose, mutantsOf} from './mutants';

const changes = (text: string, shown = text) => mutantsOf(text, shown).map(({line, is}) => `${line} ${is}`);

describe('mutants', () => {
  it('move a bound, a sign and an index by one, lose a barrier and swap sides', () => {
    expect(changes('for (int i = 0; i < n; ++i) s += a[i - 1];')).toEqual([
      '1 for (int i = 0; i <= n; ++i) s += a[i - 1];',
      '1 for (int i = 0; i < n; ++i) s += a[i];',
      '1 for (int i = 0; i < n; ++i) s += a[i + 1];',
      '1 for (int i = 1; i < n; ++i) s += a[i - 1];',
      '1 for (int i = 0; i < n; ++i) s -= a[i - 1];',
    ]);
    expect(changes('    __syncthreads();')).toEqual(['1 ']);
    expect(changes('p = p->left;')).toEqual(['1 p = p->right;']);
    expect(changes('return a + b;')).toEqual(['1 return a - b;']);
  });

  it('leave templates, shifts, comments, texts, headers and what judges alone', () => {
    const text = '#include <a>\nstd::vector<int> v(1 << 3);\nx();  // a < b\nsay(" < ");\nrequire(a < b, "错");\nstd::printf("%d", a - 1);';
    expect(changes(text)).toEqual([]);
  });

  it('leave main and checks alone, and what the page does not show', () => {
    const text =
      'int f(int a) { return a - b; }\nint g(int a) { return a < b; }  // @step\nvoid checkAll() {\n    a - b;\n}\nint main() {\n    return a - b;\n}\n';
    expect(changes(text, text.replace(/.*/, ''))).toEqual(['2 int g(int a) { return a <= b; }  // @step']);
  });

  it('are the same few for the same seed', () => {
    const all = mutantsOf(Array.from({length: 40}, (_, i) => `a${i} < b;`).join('\n'), '').concat(
      mutantsOf(Array.from({length: 40}, (_, i) => `a${i} < b;`).join('\n'), Array.from({length: 40}, (_, i) => `a${i} < b;`).join('\n')),
    );
    const lines = (seed: string) => choose(all, 5, seed).map(({line}) => line);
    expect(lines('一')).toHaveLength(5);
    expect(lines('一')).toEqual(lines('一'));
    expect(lines('一')).not.toEqual(lines('二'));
  });
});
