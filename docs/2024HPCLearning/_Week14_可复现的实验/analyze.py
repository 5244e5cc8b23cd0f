"""samples.csv 里每个变体的中位数与两种区间（毫秒），再算每一对的比值：两组各自重抽，与逐轮相除。"""

import csv
from collections import defaultdict
from statistics import median

from median import bootstrap_interval, order_interval, paired_interval, ratio_interval

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

print("周  旧/新  中位数之比（自助法）  逐轮比值的中位数（次序统计量）")
weeks = dict.fromkeys(week for week, _ in groups)
for week in weeks:
    old, new = (v for (w, _), v in groups.items() if w == week)
    low, high = ratio_interval(old, new)
    middle, left, right = paired_interval(old, new)
    print(f"{week}  {median(old) / median(new):.2f}（{low:.2f}–{high:.2f}）  "
          f"{middle:.2f}（{left:.2f}–{right:.2f}）")
