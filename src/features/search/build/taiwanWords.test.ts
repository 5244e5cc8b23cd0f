import {expect, test} from 'vitest';
import {fixtureRecords} from '../tests/fixture';
import {taiwanWords} from './taiwanWords';

test('words that Taiwan calls otherwise, without compounds of them, and none that the site itself uses', () => {
  const pairs = taiwanWords(fixtureRecords([['/a', '甲', '# 线程', '文字。', '## 内存']]), ['线程', '线程块', '程序', '函数']);
  expect(pairs).toContainEqual(['执行绪', '线程']);
  expect(pairs).toContainEqual(['记忆体', '内存']);
  expect(pairs.map(([taiwan]) => taiwan)).not.toContain('执行绪块');
});
