"""samples.csv 里每个变体的中位数与两种区间（毫秒）。"""

import csv
from collections import defaultdict
from statistics import median

from median import bootstrap_interval, order_interval

groups = defaultdict(list)
with open("samples.csv", encoding="utf-8") as f:
    for row in csv.DictReader(f):
        groups[row["week"], row["variant"]].append(float(row["value"]))

print("周  变体  次数  中位数  次序统计量  自助法")
for (week, variant), v in groups.items():
    low, high = order_interval(v)[:2]
    left, right = bootstrap_interval(v)
    print(f"{week}  {variant}  {len(v)}  {median(v):.4g}  "
          f"{low:.4g}–{high:.4g}  {left:.4g}–{right:.4g}")
