"""raw_uneven.csv、raw_upper.csv、tiny.csv、sharing.csv、handoff.csv → 图表用的四张表。"""

import csv
import statistics as st
from collections import defaultdict


def rows(name):
    with open(name, encoding="utf-8") as f:
        return list(csv.DictReader(f))


def write(name, head, lines):
    with open(name, "w", newline="", encoding="utf-8") as f:
        w = csv.writer(f, lineterminator="\n")
        w.writerow(head)
        w.writerows(lines)


def way(r):
    return r["schedule"] if r["chunk"] == "0" else f"{r['schedule']},{r['chunk']}"


# 加速比按轮配对：同一轮里 1 线程的时间除以 2 线程的，再取 41 个比值的中位数与四分位。
speed = []
for name, label in (("raw_uneven.csv", "先轻后重"), ("raw_upper.csv", "先重后轻")):
    data = rows(name)
    one = {r["rep"]: float(r["wall_s"]) for r in data if r["threads"] == "1"}
    ratios = defaultdict(list)
    for r in data:
        if r["threads"] == "2":
            ratios[way(r)].append(one[r["rep"]] / float(r["wall_s"]))
    for name_of_way, v in ratios.items():
        q1, q2, q3 = st.quantiles(v, n=4, method="inclusive")
        speed.append([label, name_of_way, *(f"{x:.3g}" for x in (q2, q1, q3))])
write("uneven_speed.csv", ["order", "way", "speedup", "low", "high"], speed)
write("tiny_cost.csv", ["way", "threads", "ns", "q1", "q3"],
      [[way(r), f"{r['threads']} 线程", *(f"{float(r[k]) / 200000 * 1e9:.3g}" for k in ("median", "q1", "q3"))] for r in rows("tiny.csv")])
write("gap.csv", ["gap", "median", "q1", "q3"],
      [[r["gap"], r["median"], r["q1"], r["q3"]] for r in rows("sharing.csv") if r["kind"] == "bump" and r["threads"] == "2"])
slowest = {}
for r in rows("handoff.csv"):
    second = int(float(r["second"]))
    slowest[second] = max(slowest.get(second, 0), float(r["ns"]))
write("handoff_seconds.csv", ["second", "slowest"], [[s, ns] for s, ns in slowest.items()])
