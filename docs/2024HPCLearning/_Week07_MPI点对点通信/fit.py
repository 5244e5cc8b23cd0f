"""pingpong.csv 的中位数 → 分段拟合 T(m) = α + βm，写 fit.csv。

用相对误差的最小二乘：Σ((α+βm_i−T_i)/T_i)² 最小，否则大消息会盖过小消息。
"""

import csv

RANGES = {"eager": (1, 2048), "rendezvous": (8192, 262144)}


def solve(points):
    """加权最小二乘的正规方程，权 1/T²。"""
    w = [1 / t**2 for _, t in points]
    s0 = sum(w)
    s1 = sum(wi * m for wi, (m, _) in zip(w, points))
    s2 = sum(wi * m * m for wi, (m, _) in zip(w, points))
    r0 = sum(wi * t for wi, (_, t) in zip(w, points))
    r1 = sum(wi * m * t for wi, (m, t) in zip(w, points))
    det = s0 * s2 - s1 * s1
    return (s2 * r0 - s1 * r1) / det, (s0 * r1 - s1 * r0) / det


with open("pingpong.csv", encoding="utf-8") as f:
    rows = list(csv.DictReader(f))
labels = list(dict.fromkeys(r["label"] for r in rows))
with open("fit.csv", "w", newline="", encoding="utf-8") as f:
    w = csv.writer(f, lineterminator="\n")
    w.writerow(["label", "range", "alpha_us", "beta_ns_per_kib", "gb_per_s", "worst_percent"])
    for label in labels:
        data = [(int(r["bytes"]), float(r["median"])) for r in rows if r["label"] == label]
        for name, (low, high) in RANGES.items():
            points = [(m, t) for m, t in data if low <= m <= high]
            alpha, beta = solve(points)  # 微秒，微秒每字节
            worst = max(abs(alpha + beta * m - t) / t for m, t in points)
            w.writerow([label, name, f"{alpha:.3g}", f"{beta * 1024e3:.4g}", f"{1e-3 / beta:.3g}", f"{100 * worst:.0f}"])
