"""-O1 与 -O2 为什么一样快，向量版的时间为什么散：python3 spread.py > spread.csv。"""
import statistics
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SUM = (HERE / "sum.c").read_text(encoding="utf-8")
SMALL = SUM.replace("COUNT = 4096", "COUNT = 512")  # 2 KiB，遍数乘 8
# 名字: (源码, 选项, 运行的前缀, 参数, 一遍要乘几)
PROGRAMS = {
    "一条加法链": (None, "-O2", [], "1", 1),
    "八条加法链": (None, "-O2", [], "8", 1),
    "-O1": (SUM, "-O1", [], "20000", 1),
    "-O2 -fno-tree-vectorize": (SUM, "-O2 -fno-tree-vectorize", [], "20000", 1),
    "-O3": (SUM, "-O3", [], "20000", 1),
    "-O3，200000 遍": (SUM, "-O3", [], "200000", 1),
    "-O3，地址不随机": (SUM, "-O3", ["setarch", "-R"], "20000", 1),
    "-O3，数组 2 KiB": (SMALL, "-O3", [], "160000", 8),
}

with tempfile.TemporaryDirectory() as folder:
    run, times = {}, {name: [] for name in PROGRAMS}
    for k, (name, (source, flags, before, argument, _)) in enumerate(PROGRAMS.items()):
        file = HERE / "chain.c"
        if source is not None:
            file = Path(folder) / f"{k}.c"
            file.write_text(source, encoding="utf-8")
        subprocess.run(["gcc", *flags.split(), file, "-o", f"{folder}/{k}"], check=True)
        run[name] = [*before, f"{folder}/{k}", argument]
    for _ in range(31):  # 轮流各跑一次
        for name, command in run.items():
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            times[name].append(float(done.stdout.split()[0]) * PROGRAMS[name][4])

print("程序,中位数（ns）,最小,最大,超过中位数一成的次数")
for name, ns in times.items():
    middle = statistics.median(ns)
    print(f"{name},{middle:.1f},{min(ns):.1f},{max(ns):.1f},{sum(t > 1.1 * middle for t in ns)}")
