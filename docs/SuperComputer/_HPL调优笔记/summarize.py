"""从 raw.txt 算出各表：中位数与四分位，写到 nb.csv、grid.csv、n.csv，最后打印 DGEMM。"""
import csv
import re
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).parent
samples = defaultdict(list)
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
    elif line.startswith("dgemm"):
        samples["dgemm", 4000].append(float(line.split()[1]))
    elif "FAILED" in line:
        failed += 1

for what in ("nb", "grid", "n"):
    with open(HERE / f"{what}.csv", "w", newline="") as out:
        table = csv.writer(out)
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
