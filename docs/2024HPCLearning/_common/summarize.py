"""原始样本 CSV → 每组的中位数、四分位、最小、最大、样本数。

用法：summarize.py 原始.csv 汇总.csv 分组列[,分组列…] 数值列[*倍数]
"""

import csv
import statistics as st
import sys
from collections import defaultdict

raw, out, keys, value = sys.argv[1:]
keys = keys.split(",")
value, _, scale = value.partition("*")
groups = defaultdict(list)
with open(raw, encoding="utf-8") as f:
    for row in csv.DictReader(f):
        groups[tuple(row[k] for k in keys)].append(float(row[value]) * float(scale or 1))
with open(out, "w", newline="", encoding="utf-8") as f:
    w = csv.writer(f, lineterminator="\n")
    w.writerow([*keys, "median", "q1", "q3", "min", "max", "reps"])
    for key, v in groups.items():
        q1, q2, q3 = st.quantiles(v, n=4, method="inclusive") if len(v) > 1 else v * 3
        w.writerow([*key, *(f"{x:.4g}" for x in (q2, q1, q3, min(v), max(v))), len(v)])
