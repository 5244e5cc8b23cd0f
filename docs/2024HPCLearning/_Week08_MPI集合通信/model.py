"""α-β 模型下三种 Allreduce 的时间：写 model.csv（按进程数）。

α、β 取集群网络常见的量级，只为看趋势，不是本机的测量。
"""

import csv
import math

ALPHA, BETA = 2e-6, 1 / 10e9  # 2 微秒；10 GB/s
WAYS = {
    "tree": lambda p, m: 2 * math.ceil(math.log2(p)) * (ALPHA + BETA * m),
    "doubling": lambda p, m: math.log2(p) * (ALPHA + BETA * m),
    "ring": lambda p, m: 2 * (p - 1) * (ALPHA + BETA * m / p),
}

with open("model.csv", "w", newline="", encoding="utf-8") as f:
    w = csv.writer(f, lineterminator="\n")
    w.writerow(["way", "processes", "bytes", "us"])
    for way, time in WAYS.items():
        for bytes_ in (8, *(2**k for k in range(6, 28, 3))):
            w.writerow([way, 64, bytes_, f"{time(64, bytes_) * 1e6:.4g}"])
