"""同一题目交给 NumPy 自带的 OpenBLAS：矩阵乘与解方程组（LU）。输出 CSV。

用法：OPENBLAS_NUM_THREADS=1 python3 openblas.py <次数>
"""

import sys
import time

import numpy as np

print("mode,variant,n,rep,wall_s,cpu_s,gflops")
for mode, n in (("gemm", 1024), ("gemm", 2048), ("lu", 2048)):
    rng = np.random.default_rng(1)
    a, b = rng.uniform(-1, 1, (n, n)), rng.uniform(-1, 1, (n, n))
    flops = 2 * n**3 if mode == "gemm" else 2 / 3 * n**3
    for rep in range(-1, int(sys.argv[1])):
        wall, cpu = time.perf_counter(), time.thread_time()
        a @ b if mode == "gemm" else np.linalg.solve(a, b[:, 0])
        wall, cpu = time.perf_counter() - wall, time.thread_time() - cpu
        if rep >= 0:
            print(f"{mode},openblas,{n},{rep},{wall:.6g},{cpu:.6g},{flops / cpu * 1e-9:.4f}")
