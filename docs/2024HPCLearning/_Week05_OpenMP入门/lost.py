"""raw_race.csv → race.csv：每个 n 丢失的百分比的中位数、四分位，以及一次也没丢的轮数。"""

import csv
import statistics as st
from collections import defaultdict

groups = defaultdict(list)
with open("raw_race.csv", encoding="utf-8") as f:
    for row in csv.DictReader(f):
        n = int(row["n"])
        groups[n].append(100 * (n - int(row["got"])) / n)
with open("race.csv", "w", newline="", encoding="utf-8") as f:
    w = csv.writer(f, lineterminator="\n")
    w.writerow(["n", "lost_percent", "q1", "q3", "exact_runs", "reps"])
    for n, v in groups.items():
        q1, q2, q3 = st.quantiles(v, n=4, method="inclusive")
        w.writerow([n, f"{q2:.3g}", f"{q1:.3g}", f"{q3:.3g}", v.count(0.0), len(v)])
