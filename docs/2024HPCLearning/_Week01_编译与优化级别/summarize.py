"""raw.csv 的原始样本 → levels.csv：中位数、四分位、最小、最大与墙上时间之比。"""

import csv
import statistics as st
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent
groups = defaultdict(list)
with open(HERE / "raw.csv", encoding="utf-8") as f:
    for row in csv.DictReader(f):
        groups[row["flags"], row["kernel"]].append(row)

with open(HERE / "levels.csv", "w", newline="", encoding="utf-8") as f:
    w = csv.writer(f, lineterminator="\n")
    w.writerow(["flags", "kernel", "gflops", "q1", "q3", "min", "max", "reps", "wall_over_cpu"])
    for (flags, kernel), rows in groups.items():
        v = [float(r["gflops"]) for r in rows]
        q1, q2, q3 = st.quantiles(v, n=4, method="inclusive")
        ratio = st.median(float(r["wall_s"]) for r in rows) / st.median(float(r["cpu_s"]) for r in rows)
        w.writerow([flags, kernel, *(f"{x:.4g}" for x in (q2, q1, q3, min(v), max(v))), len(v), f"{ratio:.4g}"])
