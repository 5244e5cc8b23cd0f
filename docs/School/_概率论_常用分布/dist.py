"""常用分布的关系：逐条箭头核对；python3 dist.py 写出 map.svg。"""
import math
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
N = 200_000
rng = np.random.default_rng(2026)


# region exact
def log_factorial(n):
    return np.array([math.lgamma(i + 1) for i in range(n + 1)])


def binomial(n, p):
    """概率表，0<p<1。取对数来算：直接乘，(1-p)^n 会下溢成 0。"""
    k, f = np.arange(n + 1), log_factorial(n)
    return np.exp(f[n] - f - f[::-1]
                  + k * math.log(p) + (n - k) * math.log1p(-p))


def poisson(lam, size):
    k = np.arange(size)
    return np.exp(k * math.log(lam) - lam - log_factorial(size - 1))


assert abs(binomial(5000, 0.5).sum() - 1) < 1e-9
assert abs(poisson(5000, 8000).sum() - 1) < 1e-9


def disks():
    n, p, k = 1000, 0.003, 8
    b, q = binomial(n, p), poisson(n * p, n + 1)
    print(f"P(X≥{k})：二项 {b[k:].sum():.6f}  泊松 {q[k:].sum():.6f}"
          f"  一年约 {365 * b[k:].sum():.1f} 天")
    for n in (10, 100, 1000):
        tv = abs(binomial(n, 3 / n) - poisson(3, n + 1)).sum() / 2
        tv += (1 - poisson(3, n + 1).sum()) / 2
        print(f"n={n:<5} 全变差 {tv:.6f}  上界 λ²/n = {9 / n:.3f}")
# endregion


# region arrows
def phi(x):
    return 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


def erlang(k, lam, x):
    """k 个指数之和不超过 x，就是 x 之前的到达至少有 k 个。"""
    tail = sum((lam * x) ** i / math.factorial(i) for i in range(k))
    return 1 - tail * np.exp(-lam * x)


def waiting():
    """一次次抛 p=0.3 的硬币，直到成功，数次数。"""
    trials, left = np.zeros(N, int), np.ones(N, bool)
    while left.any():
        trials[left] += 1
        left[left] = rng.random(left.sum()) >= 0.3
    return trials


def counts():
    """速率 3 的指数间隔，数 [0,1] 里的到达。"""
    arrivals = np.cumsum(-np.log(rng.random((N, 25))) / 3, axis=1)
    return (arrivals <= 1).sum(axis=1)


def arrows():
    """(名字, 样本, 样本点处的理论分布函数)。"""
    coins = (rng.random((N, 12)) < 0.3).sum(axis=1)
    yield "1 伯努利求和→二项", coins, np.cumsum(binomial(12, 0.3))[coins]
    first = waiting()
    yield "5 伯努利等待→几何", first, 1 - 0.7**first
    e = -np.log(rng.random((N, 3))) / 2
    yield "7 均匀取对数→指数", e[:, 0], 1 - np.exp(-2 * e[:, 0])
    total = e.sum(axis=1)
    yield "8 指数求和→伽马", total, erlang(3, 2, total)
    square = (rng.standard_normal((N, 4)) ** 2).sum(axis=1)
    yield "9 正态平方和→卡方", square, erlang(2, 0.5, square)
    number = counts()
    yield "11 指数间隔→泊松", number, np.cumsum(poisson(3, 26))[number]


def check():
    print(f"{N} 个样本，最大偏差应小于 {1.95 / N**0.5:.4f}")
    for name, sample, cdf in arrows():
        order = np.argsort(sample, kind="stable")
        s, f = np.append(sample[order], np.inf), cdf[order]
        last = s[1:] != s[:-1]  # 相同的值只看最后一个
        seen = (np.arange(1, N + 1) / N)[last]
        gap = np.abs(seen - f[last]).max()
        verdict = "通过" if gap < 1.95 / N**0.5 else "不合"
        print(f"{name}：{gap:.4f} {verdict}")
# endregion


# region limits
def limits():
    print("规模     3 二项→正态  4 泊松→正态  6 几何→指数")
    for n in (10, 100, 1000):
        k = np.arange(n + 1)
        sd = math.sqrt(n * 0.3 * 0.7)
        three = np.cumsum(binomial(n, 0.3)) - phi((k + 0.5 - 0.3 * n) / sd)
        m = np.arange(n + int(12 * math.sqrt(n)) + 12)
        four = np.cumsum(poisson(n, len(m))) - phi((m + 0.5 - n) / math.sqrt(n))
        j = np.arange(12 * n)  # 几何的阶梯在跳之前离得最远
        six = np.exp(-(j + 1) / n) - (1 - 1 / n) ** j
        worst = [np.abs(x).max() for x in (three, four, six)]
        print(f"{n:<9}" + "     ".join(f"{w:.5f}" for w in worst))
# endregion


# region moments
def moments():
    u = rng.random((4, N))
    z = rng.standard_normal((2, N))
    rows = [
        ("二项 12,0.3", (rng.random((N, 12)) < 0.3).sum(axis=1), 3.6, 2.52),
        ("几何 0.3", waiting(), 1 / 0.3, 0.7 / 0.09),
        ("泊松 3", counts(), 3, 3),
        ("均匀 [0,1]", u[0], 1 / 2, 1 / 12),
        ("指数 2", -np.log(u[1]) / 2, 1 / 2, 1 / 4),
        ("伽马 2,2", -np.log(u[2] * u[3]) / 2, 1, 1 / 2),
        ("卡方 2", z[0] ** 2 + z[1] ** 2, 2, 4),
    ]
    print("期望（推导、模拟）  方差（推导、模拟）  偏几个标准误")
    for name, x, mean, var in rows:
        error = (x.mean() - mean) / math.sqrt(var / N)
        print(f"{mean:.4f} {x.mean():.4f}      {var:.4f} {x.var():.4f}"
              f"      {error:+.1f}  {name}")
# endregion


def draw():
    w, h = 84, 46
    place = {"伯努利": (62, 50), "二项": (190, 50), "泊松": (318, 50),
             "几何": (62, 165), "正态": (190, 165), "卡方": (318, 165),
             "指数": (62, 280), "伽马": (190, 280), "均匀": (62, 395)}
    note = {"伯努利": "p", "二项": "n, p", "泊松": "λ", "几何": "p",
            "正态": "μ, σ²", "卡方": "k", "指数": "λ", "伽马": "k, λ",
            "均匀": "0 到 1"}
    links = [("伯努利", "二项", "1 求和", 0), ("二项", "泊松", "2 np=λ", 1),
             ("二项", "正态", "3 n 大", 1), ("泊松", "正态", "4", 1),
             ("伯努利", "几何", "5 首次成功", 0),
             ("几何", "指数", "6 p 小", 1),
             ("均匀", "指数", "7 −ln U", 0), ("指数", "伽马", "8 求和", 0),
             ("正态", "卡方", "9 平方和", 0), ("卡方", "伽马", "10", 0)]
    ink, ink2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 440"'
           ' font-family="inherit" role="img" aria-label="九种分布与十一条'
           '关系"><defs><marker id="dist-a" viewBox="0 0 8 8" refX="7" '
           'refY="4" markerWidth="8" markerHeight="8" orient="auto" '
           f'markerUnits="userSpaceOnUse"><path d="M0 0.5 L8 4 L0 7.5 Z" '
           f'fill="{ink}"/></marker></defs>']

    def arrow(d, limit):
        dash = ' stroke-dasharray="5 3"' if limit else ""
        out.append(f'<path d="{d}" fill="none" stroke="{ink}" stroke-width='
                   f'"1.6"{dash} marker-end="url(#dist-a)"/>')

    def label(x, y, text, anchor="middle"):
        out.append(f'<text x="{x:.0f}" y="{y:.0f}" font-size="12.5" '
                   f'fill="{ink2}" text-anchor="{anchor}">{text}</text>')

    for a, b, text, limit in links:
        (x1, y1), (x2, y2) = place[a], place[b]
        dx, dy = np.sign(x2 - x1), np.sign(y2 - y1)
        if dx and dy:
            xs, ys = x1 + dx * 30, y1 + dy * h / 2
            xe, ye = x2 - dx * 30, y2 - dy * h / 2
        else:
            xs, ys = x1 + dx * w / 2, y1 + dy * h / 2
            xe, ye = x2 - dx * w / 2, y2 - dy * h / 2
        arrow(f"M{xs:.0f} {ys:.0f}L{xe:.0f} {ye:.0f}", limit)
        if dy == 0:
            low = b == "卡方"  # 箭头 4 与 10 夹着它，字放在左下
            label((xs + xe) / 2 - 14 * low, y1 + (37 if low else -29), text)
        elif dx == 0:
            label(xs + 7, (ys + ye) / 2 + 5, text, "start")
        else:
            label((xs + xe) / 2 + 14, (ys + ye) / 2 + 10, text)
    arrow("M232 286H350Q368 286 368 268V68Q368 54 362 54", 0)
    label(300, 305, "11 到达的计数")
    for name, (x, y) in place.items():
        out.append(f'<rect x="{x - w / 2}" y="{y - h / 2}" width="{w}" '
                   f'height="{h}" rx="6" fill="var(--raised, #FFFFFF)" '
                   f'stroke="{ink}" stroke-width="1.6"/>')
        out.append(f'<text x="{x}" y="{y - 2}" font-size="15" fill="{ink}" '
                   f'text-anchor="middle">{name}</text>')
        label(x, y + 16, note[name])
    label(250, 380, "实线：恰好如此")
    label(250, 402, "虚线：取极限")
    (HERE / "map.svg").write_text("\n".join(out) + "\n</svg>\n",
                                  encoding="utf-8")


# region main
disks()
check()
limits()
moments()
# endregion
draw()
