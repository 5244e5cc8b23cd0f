"""中位数与比值的置信区间：次序统计量、自助法、逐轮相除。直接运行则用模拟数据核对。"""

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


# region paired
def paired_interval(a, b, level=0.95):
    """a[i]、b[i] 是同一轮里量的：每轮相除，再取比值的中位数。返回 (中位数, 下, 上)。"""
    ratios = [x / y for x, y in zip(a, b, strict=True)]
    return st.median(ratios), *order_interval(ratios, level)[:2]
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


def ratio_coverage(n, drift, trials):
    """两版其实一样快（真比值 1），每一轮有一个共同的起伏。返回两种区间套住 1 的比例与宽度的中位数。"""
    hits, widths = [0, 0], ([], [])
    for t in range(trials):
        rng = random.Random(5000 + t)
        common = [1 + drift * rng.random() for _ in range(n)]
        a = [c * (1 + rng.expovariate(10)) for c in common]
        b = [c * (1 + rng.expovariate(10)) for c in common]
        for which, (low, high) in enumerate((paired_interval(a, b)[1:], ratio_interval(a, b, times=400))):
            hits[which] += low <= 1 <= high
            widths[which].append(high - low)
    return [(h / trials, st.median(w)) for h, w in zip(hits, widths)]


def peeking(last, level=0.95):
    """两版一样快，每多测一轮就看一眼区间，不跨 1 就停：到 last 轮为止停下来的概率，精确算。"""
    alive, stopped = {0: 1.0}, 0.0  # 比值小于 1 的有几个 → 概率
    for n in range(1, last + 1):
        best = order_interval(range(n), level)
        k = best[3] if best else 0
        now = {}
        for count, p in alive.items():
            for c in (count, count + 1):
                now[c] = now.get(c, 0) + p / 2
        stopped += sum(p for c, p in now.items() if min(c, n - c) < k)  # 区间整个在 1 的一边
        alive = {c: p for c, p in now.items() if min(c, n - c) >= k}
    return stopped


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

    print("模拟两版一样快：区间套住 1 的比例，区间宽度的中位数")
    for n, drift in ((7, 0), (9, 0), (9, 0.5)):
        (p, pw), (u, uw) = ratio_coverage(n, drift, 1000)
        print(f"  n = {n}，同一轮的起伏 {drift * 100:2.0f}%：逐轮相除 {p:.3f}，宽 {pw:.2f}；自助法 {u:.3f}，宽 {uw:.2f}")

    print("每轮看一眼、不跨 1 就停，误判的概率：" + "，".join(f"到 {n} 轮 {peeking(n):.3f}" for n in (10, 20, 50, 200)))


if __name__ == "__main__":
    simulate()
