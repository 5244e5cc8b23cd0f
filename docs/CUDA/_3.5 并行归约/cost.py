"""按 nvcc 13.0.88 为 sm_90 编出的机器码数一整块发射的束指令，估算七种归约发射指令所需时间的下限（H100 SXM，n = 2^24）。

短的 if 编成了带谓词的指令：整束没有活也要发。条数是沿元素都在界内的路数的，填充的 NOP 不算。
"""
import csv
import math

B, W, N = 256, 8, 1 << 24       # 每块线程、每块束数、元素数
SLOTS, CLOCK = 132 * 4, 1.98e9  # 全卡每周期发射的束指令数、时钟
LOOP = 6                        # 网格步长循环每束每元素：地址、取数、加、下标、比较、跳转

# 名字、每束的条数、第 0 束多发的条数、每块的元素数（0 表示 1056 块的网格步长）
KERNELS = [
    ("交错", 68, 5, B),
    ("连续", 67, 5, B),
    ("首次加法", 71, 5, 2 * B),
    ("展开末束", 35, 34, 2 * B),
    ("洗牌", 39, 23, 2 * B),
    ("多元素", 38, 23, 0),
    ("原子", 39, 22, 0),
]

with open("cost.csv", "w", newline="") as f:
    out = csv.writer(f, lineterminator="\n")
    out.writerow(["kernel", "warp_instructions_m", "issue_us"])
    for name, each, first, elements in KERNELS:
        blocks = math.ceil(N / elements) if elements else 132 * 8
        count = blocks * (W * each + first) + (0 if elements else N // 32 * LOOP)
        out.writerow([name, f"{count / 1e6:.1f}", f"{count / SLOTS / CLOCK * 1e6:.1f}"])
