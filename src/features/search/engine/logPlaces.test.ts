import {expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf} from '../tests/fixture';
import {withoutLogPlaces} from './logPlaces';

test.each([
  ['/home/li/src/run.cc:409:17: runtime error: shift exponent', 'runtime error: shift exponent'],
  ['kernels/scan.cu(48): error: no instance', 'error: no instance'],
  ['index.cpp:5:28: signed integer overflow', 'signed integer overflow'],
  ['[2026-11-26 09:14:49] node03 Connection refused', 'node03 Connection refused'],
  ['2026-11-26T09:14:49.123Z port is already allocated', 'port is already allocated'],
  ['Traceback File "/home/li/train.py", line 42, in main KeyError', 'Traceback   KeyError'],
])('where and when “%s” was printed is no part of the message', (printed, message) => {
  expect(withoutLogPlaces(printed)).toBe(message);
});

test.each([
  'main.cpp:5:28',
  '/etc/passwd',
  'http://localhost.dev:3000 打不开',
  '0.0.0.0:8080 address already in use',
  'std::pair<int, int>',
  'sbatch --time=02:00:00',
  '2026-11-26 更新了什么',
  'print(f"{x}") 报错',
])('“%s” stays as it is', (text) => {
  expect(withoutLogPlaces(text)).toBe(text);
});

test('of a long paste the message stays, and not what of its paths the site has by chance', () => {
  const own = indexOf(
    fixtureRecords([
      ['/zip', 'Linux', '# 打包', '把 proj/src 打成一个包。'],
      ['/race', 'HPC', '# 数据竞争', 'WARNING: ThreadSanitizer: data race 说两个线程在抢。'],
    ]),
  );
  const pasted = `cd /home/li/proj/src/build-0x7f31 && make run 番茄番茄番茄番茄\nWARNING: ThreadSanitizer: data race`;
  expect(pasted.length).toBeGreaterThan(64);
  const {query, hits} = ask(own, pasted);
  expect(query).toBe('WARNING: ThreadSanitizer: data race');
  expect(hits[0]!.url).toBe('/race');
});
