"""按 nvcc 13.0 编出的 PTX（sm_90）数一整块执行的束指令，估算七种归约发射指令所需时间的下限（H100 SXM，n = 2^24）。

不计 ld.param、cvta 与只在寄存器之间或由常数而来的 mov。
"""
import csv
import math

B, W, N = 256, 8, 1 << 24       # 每块线程、每块束数、元素数
SLOTS, CLOCK = 132 * 4, 1.98e9  # 全卡每周期发射的束指令数、时钟

EDGE = 16     # 树形核函数每束：下标 4、越界判断 2、取数 3、存入共享内存 3、栅栏 1、收尾 3
ACTIVE = 4    # 有活的束每步：两读、一加、一写
SECOND = 5    # 多取一个数：下标、判断、跳转、取数、加
SHFL = 2      # 一次洗牌、一次加
LOOP = 7      # 网格步长循环每元素：地址 2、取数、加、下标、判断、跳转
WRITE = 3     # 每块写出结果：地址 2、写

STEPS = (1, 2, 4, 8, 16, 32, 64, 128)
interleaved = sum(min(W, B // (2 * d)) for d in STEPS)
sequential = sum(max(1, d // 32) for d in STEPS)

walk = W * (8 * 4 + 1 + EDGE) + interleaved * ACTIVE + 1 + WRITE  # 每步：按位与、判断、跳转、栅栏；首步多 1
march = W * (8 * 3 + EDGE) + sequential * ACTIVE + 1 + WRITE      # 每步：判断、跳转、栅栏
last = W * (2 * 3 + EDGE) + 6 * ACTIVE + 3 + 5 * 5 + 2 + WRITE    # 后 6 步只有第 0 束

block_sum = W * (5 * SHFL + 10) + 5 * SHFL + 5  # 每束：束号道号、存和、栅栏 10；第 0 束再读回
shuffle = W * (9 + 3) + block_sum + WRITE       # 每束：取数 9、收尾 3
stride = W * (8 + 3) + block_sum + WRITE        # 每束：下标与步长 8、收尾 3

blocks = math.ceil(N / B)
many = N // 32 * LOOP + 132 * 8 * stride
rows = [
    ("交错", blocks * walk),
    ("连续", blocks * march),
    ("首次加法", blocks // 2 * (march + SECOND * W)),
    ("展开末束", blocks // 2 * (last + SECOND * W)),
    ("洗牌", blocks // 2 * (shuffle + SECOND * W)),
    ("多元素", many),
    ("原子", many),
]

with open("cost.csv", "w", newline="") as f:
    out = csv.writer(f, lineterminator="\n")
    out.writerow(["kernel", "warp_instructions_m", "issue_us"])
    for name, count in rows:
        out.writerow([name, f"{count / 1e6:.1f}", f"{count / SLOTS / CLOCK * 1e6:.1f}"])
