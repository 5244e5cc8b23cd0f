"""np.load 的时间花在哪里：抄进内存，还是要新的页。各在独立进程里跑 7 次，印最快的一次（毫秒）。

python parts.py
"""
import os
import subprocess
import sys
import tempfile
import time

import numpy as np

WAYS = {"load": "np.load", "mmap": "映射", "copy": "读进用过的内存", "pages": "只要新页"}


def child(way, path):
    used = np.ones(4_000_000) if way == "copy" else None
    t0 = time.perf_counter()
    if way == "load":
        table = np.load(path)
    elif way == "mmap":
        table = np.load(path, mmap_mode="r")
    elif way == "copy":
        with open(path, "rb") as f:
            f.seek(128)  # 头部
            f.readinto(used)
        table = used.reshape(-1, 4)
    else:
        table = np.empty((1_000_000, 4))
        table.reshape(-1)[::512] = 0  # 每页碰一下
    t1 = time.perf_counter()
    table[:, 1].sum()
    print(t1 - t0, time.perf_counter() - t1)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        child(*sys.argv[1:])
    else:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "t.npy")
            np.save(path, np.random.default_rng(2026).standard_normal((1_000_000, 4)))
            for way, name in WAYS.items():
                runs = [[float(x) * 1e3 for x in subprocess.run(
                    [sys.executable, __file__, way, path], capture_output=True,
                    text=True, check=True).stdout.split()] for _ in range(7)]
                print(name, *(f"{min(column):.1f}" for column in zip(*runs)))
