"""triad.csv → triad_speed.csv：每个规模两种线程数的 GB/s（每元素 24 字节）与加速比。"""

import csv

time = {}
with open("triad.csv", encoding="utf-8") as f:
    for row in csv.DictReader(f):
        time[int(row["x"]), int(row["threads"])] = float(row["median"])
with open("triad_speed.csv", "w", newline="", encoding="utf-8") as f:
    w = csv.writer(f, lineterminator="\n")
    w.writerow(["n", "kib", "threads", "gb_per_s", "speedup"])
    for (n, threads), t in time.items():
        w.writerow([n, n * 24 // 1024, f"{threads} 线程", f"{n * 24 / t * 1e-9:.4g}", f"{time[n, 1] / t:.3g}"])
