import fc from 'fast-check';
import {expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf, type FixturePage} from '../tests/fixture';

/** Chinese text of the most frequent characters, words and symbols between. */
const han = fc.string({
  unit: fc.constantFrom(...'数据结构线程内存提交分支合并变基冲突编译优化向量并行计算机器学习平衡二叉树快速排序'),
  minLength: 6,
  maxLength: 20,
});
const passage = fc.tuple(han, fc.constantFrom('git rebase', 'std::pair', '-O3', '，', '。'), han).map((parts) => parts.join(' '));
const title = fc.oneof(
  han,
  fc.tuple(han, fc.constantFrom('WSL', ' zip 与 tar ', 'Dockerfile')).map((parts) => parts.join('')),
);
const pages = fc
  .array(fc.record({title, heading: han, text: passage}), {minLength: 6, maxLength: 20})
  .map((list) =>
    list.map(({title, heading, text}, number): FixturePage => [`/p${number}`, `栏目${number % 3}`, `# ${title}`, `## ${heading}`, text]),
  );
const middle = (text: string) => text.slice(Math.floor(text.length / 2) - 3).slice(0, 6);

test('a piece from the middle of any title, heading or passage finds its page among five', () => {
  fc.assert(
    fc.property(pages, (site) => {
      const index = indexOf(fixtureRecords(site));
      for (const [path, , ...lines] of site) {
        for (const line of lines) {
          const query = middle(line.replace(/^#+ /, '')).trim();
          const same = site.filter((page) => page.slice(2).some((other) => other.includes(query))).map(([other]) => other);
          const five = [...new Set(ask(index, query).hits.map(({url}) => url.split('#')[0]))].slice(0, 5);
          expect(same.length > 5 || five.includes(path), `${query} → ${five.join(' ')}, not ${path}`).toBe(true);
        }
      }
    }),
    {numRuns: 20},
  );
});

test('64 odd characters get an answer of escaped texts, never an exception', () => {
  const index = indexOf(
    fixtureRecords([['/x', '<b>', '# 标题 <img src=x onerror=alert(1)>', '正文 & "引号" \ud800 std::pair <script>', '## 🦄 א ب']]),
  );
  const odd = fc.oneof(
    fc.string({unit: 'binary', maxLength: 70}),
    fc.string({
      unit: fc.constantFrom(...'.*+?^${}()|[]\\<>&"\'`~-_ 标题文std:imgא', '\ud800', '\udc00', '🦄', '\0', '\u200f'),
      maxLength: 70,
    }),
    fc.constantFrom(
      'a'.repeat(64),
      '标'.repeat(64),
      "'".repeat(64),
      "a'".repeat(32),
      ' '.repeat(64),
      '\ud800'.repeat(64),
      "标题'b".repeat(16),
    ),
  );
  fc.assert(
    fc.property(odd, (query) => {
      const {hits, nbHits} = ask(index, query);
      expect(hits.length).toBeLessThanOrEqual(nbHits);
      for (const {_highlightResult, _snippetResult} of hits) {
        for (const {
          content,
          hierarchy: {lvl1, lvl2},
        } of [_highlightResult, _snippetResult]) {
          const html = [content, lvl1, lvl2].map((result) => result?.value ?? '').join('');
          expect(html.replaceAll('<mark>', '').replaceAll('</mark>', '')).not.toMatch(/[<>]/);
        }
      }
    }),
    {numRuns: 500},
  );
});
