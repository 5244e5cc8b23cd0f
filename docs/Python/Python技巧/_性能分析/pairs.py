"""单位正方形里 n 个点，有多少对的距离小于 r：七种写法的耗时。

python3 pairs.py > pairs.csv；每种 7 次，取处理器时间的中位数、最小、最大。
"""
import math
import statistics
import sys
import time

import numpy as np

N, R = 2000, 0.05


# region slow
def dist(p, q):
    return math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2)


def count_calls(points, r):
    total = 0
    for i in range(len(points)):
        for j in range(i + 1, len(points)):
            if dist(points[i], points[j]) < r:
                total += 1
    return total
# endregion


# region inline
def count_inline(points, r):
    total, r2 = 0, r * r
    for i, (x, y) in enumerate(points):
        for u, v in points[i + 1:]:
            dx, dy = x - u, y - v
            if dx * dx + dy * dy < r2:
                total += 1
    return total
# endregion


# region numpy
def count_rows(points, r):
    a, total = np.reshape(points, (-1, 2)), 0
    for i in range(len(a) - 1):
        d = a[i + 1:] - a[i]
        total += np.count_nonzero((d * d).sum(axis=1) < r * r)
    return total


def count_all(points, r):
    a = np.reshape(points, (-1, 2))
    d = a[:, None, :] - a[None, :, :]  # 形状 (n, n, 2)
    near = (d * d).sum(axis=2) < r * r
    return (np.count_nonzero(near) - len(a)) // 2
# endregion


# region columns
def count_all_columns(points, r):
    x, y = np.reshape(points, (-1, 2)).T.copy()  # 两列各自连续
    dx, dy = x[:, None] - x, y[:, None] - y      # 形状 (n, n)
    near = dx * dx + dy * dy < r * r
    return (np.count_nonzero(near) - len(x)) // 2


def count_row_columns(points, r):
    x, y = np.reshape(points, (-1, 2)).T.copy()
    total = 0
    for i in range(len(x) - 1):
        dx, dy = x[i + 1:] - x[i], y[i + 1:] - y[i]
        total += np.count_nonzero(dx * dx + dy * dy < r * r)
    return total
# endregion


# region grid
def count_grid(points, r):
    """边长 r 的格子：距离小于 r 的点只会在相邻的九格里。"""
    cells, total, r2 = {}, 0, r * r
    for x, y in points:
        cx, cy = int(x / r), int(y / r)
        for i in (cx - 1, cx, cx + 1):
            for j in (cy - 1, cy, cy + 1):
                for u, v in cells.get((i, j), ()):
                    if (x - u) ** 2 + (y - v) ** 2 < r2:
                        total += 1
        cells.setdefault((cx, cy), []).append((x, y))
    return total
# endregion


WAYS = {
    "逐对调函数": count_calls,
    "逐对写开": count_inline,
    "NumPy 整块": count_all,
    "NumPy 逐行": count_rows,
    "整块分列": count_all_columns,
    "逐行分列": count_row_columns,
    "格子": count_grid,
}


def bench(f, points, times=7):
    took = []
    for _ in range(times):
        start = time.process_time()
        f(points, R)
        took.append(time.process_time() - start)
    return statistics.median(took), min(took), max(took)


def main():
    points = np.random.default_rng(2026).random((N, 2)).tolist()
    for n in (0, 1, 2, 20):
        assert len({f(points[:n], 0.3) for f in WAYS.values()}) == 1
    found = {f(points, R) for f in WAYS.values()}
    print("对数", found, file=sys.stderr)
    assert len(found) == 1
    print("way,ms,min,max")
    for name, f in WAYS.items():
        print(name, *(f"{1e3 * t:.1f}" for t in bench(f, points)), sep=",", flush=True)


if __name__ == "__main__":
    main()
