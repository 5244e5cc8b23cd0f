"""把各周的汇总 CSV 收成两张表：每周最大的一步值几倍（steps.csv），第二个核值几倍（second.csv）。

在 docs/2024HPCLearning 里运行：python3 _WinterVacation_Report/collect.py
倍数是两个中位数之比；low 与 high 用对方的四分位算，取最不利与最有利的一边。
"""

import csv
from glob import glob

# 周、做的事、汇总表、量的列（time 越小越好，rate 越大越好）、从哪一行、到哪一行
STEPS = [
    ("1", "优化级别", "_Week01*/levels.csv", "rate", {"flags": "-O0", "kernel": "rows"}, {"flags": "-O3 -march=native", "kernel": "rows"}),
    ("2", "按行走", "_Week02*/order.csv", "time", {"kind": "cols", "x": "4000"}, {"kind": "rows", "x": "4000"}),
    ("3", "换次序", "_Week03*/orders.csv", "rate", {"version": "kji"}, {"version": "ikj"}),
    ("3", "分块打包", "_Week03*/steps.csv", "rate", {"version": "ikj", "n": "1000"}, {"version": "packed", "n": "1000"}),
    ("4", "向量点积", "_Week04*/dot.csv", "rate", {"version": "scalar", "n": "1024", "offset": "0"}, {"version": "avx2_4", "n": "1024", "offset": "0"}),
    ("6", "隔开计数器", "_Week06*/gap.csv", "time", {"gap": "8"}, {"gap": "64"}),
    ("8", "换树形", "_Week08*/allreduce.csv", "time", {"label": "default", "way": "ring", "bytes": "8"}, {"label": "default", "way": "tree", "bytes": "8"}),
    ("9", "换数据结构", "_Week09*/neighbors_total.csv", "time", {"variant": "square+map"}, {"variant": "flat", "n": "200000"}),
    ("10", "按行压缩", "_Week10*/format.csv", "time", {"variant": "COO 乱序"}, {"variant": "CSR"}),
    ("11", "时间分块", "_Week11*/time.csv", "rate", {"what": "1 线程", "variant": "0"}, {"what": "1 线程", "variant": "16"}),
    ("12", "分块 LU", "_Week12*/size.csv", "rate", {"variant": "逐列", "n": "2000"}, {"variant": "分块", "n": "2000"}),
    ("13", "迭代 FFT", "_Week13*/size.csv", "rate", {"variant": "递归", "log2n": "12"}, {"variant": "迭代", "log2n": "12"}),
]
SECOND = [
    ("5", "圆周率", "_Week05*/pi.csv", "time", {"kind": "reduction", "threads": "1"}, {"kind": "reduction", "threads": "2"}),
    ("5", "triad 192 MiB", "_Week05*/triad.csv", "time", {"x": "8388608", "threads": "1"}, {"x": "8388608", "threads": "2"}),
    ("6", "计数器挤一行", "_Week06*/sharing.csv", "time", {"kind": "plain", "threads": "1"}, {"kind": "plain", "threads": "2"}),
    ("6", "计数器各一行", "_Week06*/sharing.csv", "time", {"kind": "padded", "threads": "1"}, {"kind": "padded", "threads": "2"}),
    ("10", "SpMV 按行分", "_Week10*/split.csv", "time", {"matrix": "悬殊", "variant": "一个线程"}, {"matrix": "悬殊", "variant": "行数均分"}),
    ("10", "SpMV 按非零元", "_Week10*/split.csv", "time", {"matrix": "悬殊", "variant": "一个线程"}, {"matrix": "悬殊", "variant": "非零元均分"}),
    ("11", "热传导", "_Week11*/time.csv", "rate", {"what": "1 线程", "variant": "0"}, {"what": "2 线程", "variant": "0"}),
    ("11", "热传导，时间分块", "_Week11*/time.csv", "rate", {"what": "1 线程", "variant": "16"}, {"what": "2 线程", "variant": "16"}),
    ("12", "分块 LU", "_Week12*/size.csv", "rate", {"variant": "分块", "n": "2000"}, {"variant": "分块，2 线程", "n": "2000"}),
    ("13", "一条长 FFT", "_Week13*/thread.csv", "rate", {"variant": "一条长的，1 线程"}, {"variant": "一条长的，2 线程"}),
    ("13", "64 条短 FFT", "_Week13*/thread.csv", "rate", {"variant": "64 条短的，1 线程"}, {"variant": "64 条短的，2 线程"}),
]


def find(pattern, wanted):
    (path,) = glob(pattern)
    with open(path, encoding="utf-8") as f:
        rows = [r for r in csv.DictReader(f) if all(r[k] == v for k, v in wanted.items())]
    if len(rows) != 1:
        raise SystemExit(f"{path}：{wanted} 对上 {len(rows)} 行，应当恰好一行")
    row = rows[0]
    return [float(row[k]) for k in ("gflops" if "gflops" in row else "median", "q1", "q3")]


def write(name, table):
    with open(f"_WinterVacation_Report/{name}", "w", newline="", encoding="utf-8") as f:
        out = csv.writer(f, lineterminator="\n")
        out.writerow(["week", "what", "times", "low", "high"])
        for week, what, pattern, kind, before, after in table:
            b, a = find(pattern, before), find(pattern, after)
            if kind == "time":
                b, a = a, b
            out.writerow([week, what, *(f"{x:.3g}" for x in (a[0] / b[0], a[1] / b[2], a[2] / b[1]))])
    print(open(f"_WinterVacation_Report/{name}", encoding="utf-8").read())


write("steps.csv", STEPS)
write("second.csv", SECOND)
