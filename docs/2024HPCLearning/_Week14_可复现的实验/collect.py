"""从前几周的原始样本取出成对的变体，写 samples.csv、noise.csv 与 ratios.csv。"""

import csv
import statistics as st
from pathlib import Path

from median import bootstrap_interval, order_interval, paired_interval, ratio_interval

HERE = Path(__file__).parent
# 周、原始样本、筛选、变体列、数值列、两个变体
PAIRS = [
    ("09", "raw_neighbors.csv", {"n": "200000"}, "variant", "total_s", "sqrt+map", "square+map"),
    ("10", "raw_format.csv", {}, "variant", "time_s", "COO 按行", "CSR"),
    ("12", "raw_nb.csv", {}, "nb", "time_s", "48", "32"),
    ("13", "raw_size.csv", {"log2n": "16"}, "variant", "time_s", "迭代", "迭代，根连续"),
]


def read(path):
    with open(path, encoding="utf-8") as f:
        return list(csv.DictReader(f))


def write(name, header, rows):
    with open(HERE / name, "w", newline="", encoding="utf-8") as f:
        w = csv.writer(f, lineterminator="\n")
        w.writerow(header)
        w.writerows(rows)


samples, ratios = [], []
for week, name, wanted, key, value, old, new in PAIRS:
    folder = next(HERE.parent.glob(f"_Week{week}_*"))
    rows = [r for r in read(folder / name) if all(r[k] == v for k, v in wanted.items())]
    pair = {v: [1e3 * float(r[value]) for r in rows if r[key] == v] for v in (old, new)}
    for variant, values in pair.items():
        samples += [(week, variant, f"{x:.5g}") for x in values]
    low, high = ratio_interval(pair[old], pair[new])
    ratio = st.median(pair[old]) / st.median(pair[new])
    paired = paired_interval(pair[old], pair[new])
    ratios.append((week, f"{old} / {new}", len(pair[old]), *(f"{x:.3f}" for x in (ratio, low, high, *paired))))
write("samples.csv", ("week", "variant", "value"), samples)
write("ratios.csv", ("week", "pair", "reps", "ratio", "low", "high", "paired", "paired_low", "paired_high"), ratios)

noise, groups = read(HERE / "raw_noise.csv"), {}
for row in noise:
    groups.setdefault(row["condition"], []).append(row)
out = []
for condition, rows in groups.items():
    for clock in ("wall", "cpu"):
        v = [float(r[f"{clock}_ms"]) for r in rows]
        order, boot = order_interval(v), bootstrap_interval(v)
        out.append((condition, clock, *(f"{x:.4g}" for x in (st.median(v), *order[:2], *boot, st.mean(v), min(v), max(v))), sum(int(r["moved"]) for r in rows)))
write("noise.csv", ("condition", "clock", "median", "order_low", "order_high", "boot_low", "boot_high", "mean", "min", "max", "moved"), out)
