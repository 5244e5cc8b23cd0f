"""同一张表（一百万行、四列 float64）的五种读法：耗时与进程内存峰值。

python bench.py > bench.csv；每种读法在独立进程中跑 5 次，取耗时中位数。
"""
import csv
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np

ROWS, COLS = 1_000_000, 4


def make(folder):
    a = np.random.default_rng(2026).standard_normal((ROWS, COLS))
    np.save(f"{folder}/t.npy", a)
    with open(f"{folder}/t.csv", "w", encoding="utf-8", newline="") as f:
        f.write("a,b,c,d\n")
        np.savetxt(f, a, fmt="%.17g", delimiter=",")


def baseline(path):
    return 0.0


# region ways
def csv_list(path):  # 全部读成列表再算
    with open(path + ".csv", encoding="utf-8", newline="") as f:
        rows = list(csv.reader(f))
    return sum(float(r[1]) for r in rows[1:])


def csv_stream(path):  # 一行一行算，不留
    with open(path + ".csv", encoding="utf-8", newline="") as f:
        reader = csv.reader(f)
        next(reader)
        return sum(float(r[1]) for r in reader)


def loadtxt(path):
    return np.loadtxt(path + ".csv", delimiter=",", skiprows=1, usecols=1).sum()


def npy(path):
    return np.load(path + ".npy")[:, 1].sum()


def npy_mmap(path):  # 只映射，用到哪页读哪页
    return np.load(path + ".npy", mmap_mode="r")[:, 1].sum()
# endregion


WAYS = {"csv 读成列表": csv_list, "csv 逐行": csv_stream, "np.loadtxt": loadtxt,
        "np.load": npy, "np.load 内存映射": npy_mmap}


def peak_mib():  # Linux：本进程地址空间的内存峰值；ru_maxrss 会沿用父进程 fork 时的值
    with open("/proc/self/status", encoding="ascii") as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmHWM")) / 1024


def child(name, path):
    run = baseline if name == "空载" else WAYS[name]
    t0 = time.perf_counter()
    value = run(path)
    dt = time.perf_counter() - t0
    print(dt, peak_mib(), value)


def main():
    with tempfile.TemporaryDirectory() as d:
        make(d)
        for ext in ("csv", "npy"):
            print(f"{ext}: {os.path.getsize(f'{d}/t.{ext}') / 1e6:.1f} MB", file=sys.stderr)
        print("way,seconds,min,max,peak_mib")
        for name in ("空载", *WAYS):
            got = [subprocess.run([sys.executable, __file__, name, f"{d}/t"], check=True,
                                  capture_output=True, text=True).stdout.split() for _ in range(5)]
            ts = sorted(float(g[0]) for g in got)
            mem = statistics.median(float(g[1]) for g in got)
            out = sys.stderr if name == "空载" else sys.stdout  # 空载只作内存的参照，不进图表
            print(f"{name},{statistics.median(ts):.4f},{ts[0]:.4f},{ts[-1]:.4f},{mem:.0f}", file=out, flush=True)
            print(name, {g[2] for g in got}, file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        child(*sys.argv[1:])
    else:
        main()
