import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fixtureRecords, indexOf} from '../tests/fixture';
import {fold, squeeze} from './fold';
import {entriesWithLiteral, hasLiteral} from './literal';

const TEXTS = [
  '用 git rebase -i 改写',
  'gitrebase 一词',
  '线程束 的束',
  '线程 束',
  'std::pair<int, int> p;',
  'x = a[i] + b',
  'modern processors',
  'C++ 与 c',
];
const index = indexOf(fixtureRecords([['/a', '栏目', '# 标题', ...TEXTS]]));
const found = (text: string) => [...new Set(entriesWithLiteral(index, text))].map((entry) => index.entries[entry]!.text);

test.each([
  ['rebase -i', ['用 git rebase -i 改写']],
  ['git rebase', ['gitrebase 一词', '用 git rebase -i 改写']],
  ['gitrebase', ['用 git rebase -i 改写']],
  ['线程束', ['线程束 的束', '线程 束']],
  ['线程 束', ['线程束 的束', '线程 束']],
  ['pair<int,int>', ['std::pair<int, int> p;']],
  ['c++', ['C++ 与 c']],
  ['a [i]', ['x = a[i] + b']],
  ['nproc', []],
  ['束的线', []],
])('%s', (text, texts) => {
  expect(found(text).sort()).toEqual(texts.sort());
});

test('a run of Chinese characters is known where it stands, spaces aside', () => {
  expect(['线程', '程束', '程的'].map((run) => hasLiteral(index, run))).toEqual([true, true, false]);
});

test('with a sign or a Chinese character, the same entries as reading every text', () => {
  const texts = fc.array(
    fc.string({unit: fc.constantFrom(...'线程束ab12 .-+_，'), minLength: 1, maxLength: 12}).map((text) => `${text.trim()}。`),
    {minLength: 1, maxLength: 8},
  );
  fc.assert(
    fc.property(texts, fc.nat(), fc.integer({min: 2, max: 5}), (all, from, length) => {
      const own = indexOf(fixtureRecords([['/a', '栏目', '# 标题', ...all]]));
      const squeezed = all.map((text) => squeeze(fold(text)));
      const whole = squeezed[from % all.length]!;
      const text = whole.slice(from % whole.length).slice(0, length);
      fc.pre(text.length > 1 && /[^ab12_]/.test(text));
      expect(new Set(entriesWithLiteral(own, text))).toEqual(
        new Set(own.entries.flatMap((entry, number) => (entry.squeezed.includes(text) ? number : []))),
      );
    }),
  );
});
