"""中位数的置信区间：次序统计量与自助法。直接运行则用模拟数据核对。"""

import random
import statistics as st
from math import comb


# region order
def order_interval(values, level=0.95):
    """最窄的对称区间 [x(k), x(n+1-k)]，覆盖中位数的概率不低于 level。返回 (下, 上, 概率, k)。"""
    x, n = sorted(values), len(values)
    best = None
    for k in range(1, n // 2 + 1):
        cover = 1 - 2 * sum(comb(n, i) for i in range(k)) / 2**n
        if cover >= level:
            best = (x[k - 1], x[n - k], cover, k)
    return best  # n < 6 时没有 95% 的区间
# endregion


# region bootstrap
def bootstrap_interval(values, level=0.95, times=2000, seed=1):
    """从样本里有放回地抽同样多个，算中位数；重复 times 次，取两端各 (1-level)/2 的分位。"""
    rng, n = random.Random(seed), len(values)
    medians = sorted(st.median(rng.choices(values, k=n)) for _ in range(times))
    skip = int(times * (1 - level) / 2)
    return medians[skip], medians[times - 1 - skip]
# endregion


# region ratio
def ratio_interval(a, b, level=0.95, times=2000, seed=1):
    """median(a) / median(b) 的自助区间：两组各自重抽。"""
    rng = random.Random(seed)
    ratios = sorted(
        st.median(rng.choices(a, k=len(a))) / st.median(rng.choices(b, k=len(b))) for _ in range(times)
    )
    skip = int(times * (1 - level) / 2)
    return ratios[skip], ratios[times - 1 - skip]
# endregion


def bootstrap_cover(n, level=0.95):
    """重抽无穷多次时，奇数 n 的自助区间是 [x(r), x(n+1-r)]。返回 (r, 它套住中位数的概率)。"""
    half, tail = (n + 1) // 2, (1 - level) / 2

    def at_most(r):  # 重抽出的中位数不超过 x(r)：n 次里至少 half 次抽到前 r 个
        return sum(comb(n, i) * r**i * (n - r)**(n - i) for i in range(half, n + 1)) / n**n

    r = next(r for r in range(1, n + 1) if at_most(r) > tail)
    return r, 1 - 2 * sum(comb(n, i) for i in range(r)) / 2**n


def coverage(draw, truth, n, interval, trials):
    """重复 trials 次实验，区间套住真中位数的比例。"""
    hits = 0
    for t in range(trials):
        rng = random.Random(1000 + t)
        low, high = interval([draw(rng) for _ in range(n)])[:2]
        hits += low <= truth <= high
    return hits / trials


def simulate():
    print(" n   k  次序统计量   r  自助法（极限）")
    for n in (7, 9, 15, 21, 31, 51):
        *_, cover, k = order_interval(range(n))
        r, boot = bootstrap_cover(n)
        print(f"{n:>2}  {k:>2}  {cover:.4f}      {r:>2}  {boot:.4f}")
    # 计时的样子：1 加上指数分布的拖尾，中位数是 1 + ln 2 / 10
    draw, truth = lambda rng: 1 + rng.expovariate(10), 1 + 0.6931471805599453 / 10
    print("模拟 n = 15（自助法 n = 7），区间套住真中位数的比例：")
    print(f"  次序统计量     {coverage(draw, truth, 15, order_interval, 2000):.3f}")
    print(f"  自助法，n = 7  {coverage(draw, truth, 7, lambda v: bootstrap_interval(v, times=400), 1000):.3f}")
    mean = lambda v: (st.mean(v) - 2.145 * st.stdev(v) / len(v) ** 0.5, st.mean(v) + 2.145 * st.stdev(v) / len(v) ** 0.5)
    print(f"  均值 ± 2.145·s/√n 套住中位数 {coverage(draw, truth, 15, mean, 2000):.3f}")


if __name__ == "__main__":
    simulate()
