"""从“NumPy 逐行”到“NumPy 整块”一步改一样，各用多少毫秒。

python3 steps.py > steps.csv；每种 7 次，取处理器时间的中位数；最后一列是每次的缺页数。
"""
import resource
import statistics
import time

import numpy as np

N, R = 2000, 0.05
a = np.random.default_rng(2026).random((N, 2))
d, d2, s = np.empty((N, N, 2)), np.empty((N, N, 2)), np.empty((N, N))


def rows_once():
    total = 0
    for i in range(N - 1):
        d = a[i + 1:] - a[i]
        total += np.count_nonzero((d * d).sum(axis=1) < R * R)
    return total


def rows_twice():
    total = 0
    for i in range(N):
        d = a - a[i]
        total += np.count_nonzero((d * d).sum(axis=1) < R * R)
    return (total - N) // 2


def blocks(k):
    total = 0
    for i in range(0, N, k):
        d = a[i:i + k, None, :] - a[None, :, :]
        total += np.count_nonzero((d * d).sum(axis=2) < R * R)
    return (total - N) // 2


def all_into_ready():
    np.subtract(a[:, None, :], a[None, :, :], out=d)
    np.multiply(d, d, out=d2)
    np.sum(d2, axis=2, out=s)
    return (np.count_nonzero(s < R * R) - N) // 2


def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt


WAYS = {
    "逐行": rows_once,
    "逐行，每对算两遍": rows_twice,
    "一次 2 行": lambda: blocks(2),
    "一次 8 行": lambda: blocks(8),
    "一次 128 行": lambda: blocks(128),
    "整块，写进备好的数组": all_into_ready,
    "整块": lambda: blocks(N),
}
found = set()
print("way,ms,faults")
for name, f in WAYS.items():
    found.add(f())
    took, before = [], faults()
    for _ in range(7):
        start = time.process_time()
        f()
        took.append(time.process_time() - start)
    print(name, f"{1e3 * statistics.median(took):.1f}", (faults() - before) // 7, sep=",")
assert len(found) == 1
