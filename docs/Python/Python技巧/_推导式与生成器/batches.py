"""把一百万个平方分成几批求和：列表与生成器各用多少处理器时间（毫秒，15 次，两种交替着量）。

python3 batches.py
"""
import statistics
import sys
import time

N = 1_000_000


def with_list(m):
    for _ in range(N // m):
        sum([i * i for i in range(m)])


def with_generator(m):
    for _ in range(N // m):
        sum(i * i for i in range(m))


print(sys.version.split()[0])
for m in (1000, 100_000, 1_000_000):
    spent = {with_list: [], with_generator: []}
    for _ in range(15):
        for way, times in spent.items():
            start = time.process_time()
            way(m)
            times.append((time.process_time() - start) * 1e3)
    print(m, *(f"{statistics.median(t):.1f}（{min(t):.1f}–{max(t):.1f}）" for t in spent.values()))
