"""从 raw.txt 算出各表：中位数与四分位，写到 nb.csv、grid.csv、n.csv，最后打印 DGEMM。"""
import csv
import re
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).parent
samples = defaultdict(list)
rounds = defaultdict(dict)  # 每一轮：(what, 参数) 到 GFLOP/s
failed = 0
head = {}
for line in (HERE / "raw.txt").read_text().splitlines():
    if line.startswith("## "):
        head = dict(part.split("=") for part in line[3:].split())
    elif re.match(r"W[RC]\d\d", line):
        _, n, nb, p, q, seconds, gflops = line.split()
        key = {"nb": int(nb), "n": int(n),
               "grid": f"{head['ranks']} 进程 {head['threads']} 线程 {p}×{q}"}
        samples[head["what"], key[head["what"]]].append(float(gflops))
        rounds[int(head["round"])][head["what"], key[head["what"]]] = float(gflops)
    elif line.startswith("dgemm"):
        samples["dgemm", 4000].append(float(line.split()[1]))
    elif "FAILED" in line:
        failed += 1

for what in ("nb", "grid", "n"):
    with open(HERE / f"{what}.csv", "w", newline="") as out:
        table = csv.writer(out, lineterminator="\n")
        table.writerow([what, "median", "q1", "q3", "runs"])
        for (kind, key), values in samples.items():
            if kind == what:
                q1, _, q3 = quantiles(values, n=4)
                table.writerow([key, f"{median(values):.1f}", f"{q1:.1f}",
                                f"{q3:.1f}", len(values)])
d = samples["dgemm", 4000]
q1, _, q3 = quantiles(d, n=4)
print(f"DGEMM 4000 阶，2 线程：{median(d):.1f}（{q1:.1f}–{q3:.1f}），{len(d)} 次")
print("残差未通过：", failed)


def fit(points):
    """1/G 对 1/N 的最小二乘：极限、N½、外推到 40000。"""
    xs, ys = [1 / n for n, _ in points], [1 / g for _, g in points]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    b = sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)
    limit, half = 1 / (my - b * mx), b / (my - b * mx)
    return limit, half, limit / (1 + half / 40000)


def large(found):
    return [(n, g) for (what, n), g in found if what == "n" and n >= 1000]


print("中位数的拟合：%.1f  %.0f  %.1f" % fit(large((k, round(median(v), 1)) for k, v in samples.items())))
for name, values in zip(("极限", "N½", "外推到 40000"), zip(*(fit(large(r.items())) for r in rounds.values()))):
    print(f"每轮的拟合，{name}：{min(values):.1f} 到 {max(values):.1f}")
for nb in (16, 32, 64, 96, 160, 192, 224, 256, 384, 512):
    ratio = [r["nb", 128] / r["nb", nb] for r in rounds.values()]
    print(f"NB=128 对 {nb}：{sum(x > 1 for x in ratio)} 轮快，比值的中位数 {median(ratio):.2f}")
