"""性能的几笔账：三项相乘、各种平均、Amdahl 与 Gustafson。"""
import sys
from math import prod, sqrt

# region product
# 名字, 指令数, 停的拍数, 周期（ps）：流水线那一篇的求和循环，1000 个数
RUNS = [("单周期", 4000, 0, 1000),
        ("流水线，原样", 4000, 1000, 320),
        ("流水线，填 nop", 5000, 0, 320),
        ("流水线，换序", 4000, 0, 320),
        ("流水线，展开", 3000, 0, 320)]


def report(name, count, stalls, period):
    ends = 0 if name == "单周期" else 4 + 2 * 2  # 灌满 4 拍，猜错 2 次
    cpi = (count + stalls + ends) / count
    time = count * cpi * period  # ps
    mips = count / time * 1e6    # 每微秒几条，就是每秒几百万条
    print(f"{name}：{count} 条，CPI {cpi:.3f}，{period} ps；"
          f"{time / 1e6:.3f} μs，{mips:.0f} MIPS")
# endregion


# region mix
def mix(classes):
    """{名字: (指令的比例, CPI)} → 平均 CPI，与各类占时间的比例。"""
    cpi = sum(share * each for share, each in classes.values())
    return cpi, {name: share * each / cpi
                 for name, (share, each) in classes.items()}
# endregion


# region measured
# 编法: (每遍指令数, 中位数 ns)，抄自 measured.csv
MEASURED = {"-O0": (40996, 2207.2), "-O1": (24593, 1074.6),
            "-O2 -fno-tree-vectorize": (16397, 1070.1),
            "-O3": (4117, 304.6), "-O3 -mavx2": (2070, 163.6)}
# endregion


# region means
def arithmetic(x):
    return sum(x) / len(x)


def harmonic(x):
    return len(x) / sum(1 / v for v in x)


def geometric(x):
    return prod(x) ** (1 / len(x))


def ratios(a, b):
    """a 的每个时间是 b 的几倍。"""
    return [p / q for p, q in zip(a, b)]


def total(a, b, times):
    """第 i 个程序跑 times[i] 遍，a 的总时间是 b 的几倍。"""
    return (sum(w * t for w, t in zip(times, a))
            / sum(w * t for w, t in zip(times, b)))


A, B, C = (2, 24), (8, 12), (4, 4)  # 秒：程序一、程序二
# endregion


# region laws
def amdahl(f, n):
    """原来的时间里有 f 不能加快，其余快到 n 倍。"""
    return 1 / (f + (1 - f) / n)


def gustafson(g, n):
    """在 n 个核上跑的时间里有 g 是串行的。"""
    return g + (1 - g) * n


def serial_share(g, n):
    """同一次运行，搬到一个核上，串行部分占多少。"""
    return g / (g + (1 - g) * n)
# endregion


def sweep():
    """weights.csv：程序一跑 k 遍、程序二跑一遍，甲的总时间是乙的几倍。"""
    print("k,比值,量")
    for step in range(-20, 41):
        k = 10 ** (step / 20)
        print(f"{k:.4g},{total(A, B, (k, 1)):.4f},总时间之比")
    for k in (0.1, 100):
        print(f"{k},{geometric(ratios(A, B)):.4f},几何平均")
        print(f"{k},1,一样快")


# region main
def main():
    for run in RUNS:
        report(*run)
    cpi, shares = mix({"乘法": (0.2, 5), "别的": (0.8, 1)})
    f = 1 - shares["乘法"]
    print(f"\n乘法占指令 20%，占时间 {shares['乘法']:.1%}，CPI {cpi:.1f}；"
          f"乘法快到 5 倍：{amdahl(f, 5):.2f} 倍，"
          f"误用 20%：{amdahl(0.8, 5):.2f} 倍")

    print("\n求和 4096 个数，量到的")
    slowest = MEASURED["-O0"][1]
    for name, (count, ns) in MEASURED.items():
        print(f"{name}：{count / 4096:.2f} 条一个数，"
              f"{round(count / ns * 1000, -2):.0f} MIPS，"
              f"-O0 的时间是它的 {slowest / ns:.1f} 倍")

    print("\n两个程序，三台机器")
    for name, base in (("甲", A), ("乙", B), ("丙", C)):
        means = [(mean(ratios(A, base)), mean(ratios(B, base)))
                 for mean in (arithmetic, geometric)]
        print(f"以{name}为 1：" + "；".join(
            f"{kind} 甲 {p:.3f} 乙 {q:.3f}，{'甲' if p < q else '乙'}快"
            for kind, (p, q) in zip(("算术", "几何"), means)))
    print(f"各跑一遍：甲 {sum(A)} 秒，乙 {sum(B)} 秒，"
          f"{total(A, B, (1, 1)):.3f}")
    for name, times in (("在乙上等时", (1 / B[0], 1 / B[1])),
                        ("在甲上等时", (1 / A[0], 1 / A[1])),
                        ("几何平均", (sqrt(A[1] * B[1] / (A[0] * B[0])), 1))):
        print(f"{name}：k = {times[0] / times[1]:.3f}，"
              f"比值 {total(A, B, times):.4f}")
    print(f"一样快的 k = {(A[1] - B[1]) / (B[0] - A[0]):g}")
    print("\n400 与 100 MIPS，各做一半的指令："
          f"{harmonic([400, 100]):.0f}，各跑一半的时间："
          f"{arithmetic([400, 100]):.0f}")

    print("\n串行 4%，16 个核")
    print(f"占一个核上的 4%：{amdahl(0.04, 16):.2f} 倍，"
          f"无限多核 {1 / 0.04:.0f} 倍")
    same = serial_share(0.04, 16)
    print(f"占 16 个核上的 4%：{gustafson(0.04, 16):.2f} 倍；"
          f"换算成一个核上占 {same:.3%}，Amdahl 也给 {amdahl(same, 16):.2f}")
# endregion


if __name__ == "__main__":
    sweep() if "csv" in sys.argv else main()
