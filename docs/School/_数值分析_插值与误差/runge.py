"""龙格现象、切比雪夫节点、样条、舍入：python3 runge.py 写出两个 CSV。"""
from fractions import Fraction
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
GRID = np.linspace(-1, 1, 20001)


def f(x):
    return 1 / (1 + 25 * x**2)


# region interpolate
def equal(n):
    return np.linspace(-1, 1, n + 1)


def chebyshev(n):
    return np.cos((2 * np.arange(n + 1) + 1) * np.pi / (2 * n + 2))


def weights(nodes):
    """重心权 1/∏(x_j-x_k)，除以最大的。连乘会下溢，所以每乘一次就把 2 的幂另记。"""
    d = nodes[:, None] - nodes
    np.fill_diagonal(d, 1)
    product, power = np.ones(len(nodes)), np.zeros(len(nodes), int)
    for column in d.T:
        product, shift = np.frexp(product * column)
        power += shift
    return np.ldexp(1 / product, power.min() - power)


def lagrange(nodes, values, x):
    """重心公式：插值多项式在各个 x 处的值。"""
    d = x[:, None] - nodes
    hit = d == 0
    d[hit] = 1
    c = weights(nodes) / d
    p = (c @ values) / c.sum(axis=1)
    row, column = np.nonzero(hit)
    p[row] = values[column]  # 恰在节点上
    return p
# endregion


# region spline
def spline(nodes, values, slopes, x):
    """夹持三次样条：两端的导数给定，等距节点。"""
    h, n = nodes[1] - nodes[0], len(nodes) - 1
    a, b, c = np.ones(n + 1), np.full(n + 1, 4.0), np.ones(n + 1)
    d = np.zeros(n + 1)
    d[1:-1] = 6 * (values[2:] - 2 * values[1:-1] + values[:-2]) / h**2
    b[0] = b[-1] = 2
    d[0] = 6 * ((values[1] - values[0]) / h - slopes[0]) / h
    d[-1] = 6 * (slopes[1] - (values[-1] - values[-2]) / h) / h
    for i in range(1, n + 1):  # 三对角的 LU，不选主元
        factor = a[i] / b[i - 1]
        b[i] -= factor * c[i - 1]
        d[i] -= factor * d[i - 1]
    m = np.zeros(n + 1)
    m[n] = d[n] / b[n]
    for i in reversed(range(n)):
        m[i] = (d[i] - c[i] * m[i + 1]) / b[i]
    i = np.clip(((x - nodes[0]) / h).astype(int), 0, n - 1)
    left, right = x - nodes[i], nodes[i + 1] - x
    return ((m[i] * right**3 + m[i + 1] * left**3) / (6 * h)
            + (values[i] / h - m[i] * h / 6) * right
            + (values[i + 1] / h - m[i + 1] * h / 6) * left)
# endregion


SLOPES = 50 / 26**2, -50 / 26**2  # f'(±1)


def fit(kind, n, x):
    if kind == "样条":
        return spline(equal(n), f(equal(n)), SLOPES, x)
    nodes = equal(n) if kind == "等距" else chebyshev(n)
    return lagrange(nodes, f(nodes), x)


# region errors
def errors():
    rows = []
    for n in range(2, 41, 2):
        for kind in ("等距", "切比雪夫", "样条"):
            gap = np.abs(fit(kind, n, GRID) - f(GRID)).max()
            rows.append((n, gap, kind))
    return rows


def show(rows):
    got = {(n, kind): gap for n, gap, kind in rows}
    print("n    等距       切比雪夫   样条")
    for n in (4, 10, 20, 40):
        print(f"{n:<4} {got[n, '等距']:<10.3g} {got[n, '切比雪夫']:<10.3g}"
              f" {got[n, '样条']:.3g}")
    gaps = [np.abs(fit("样条", n, GRID) - f(GRID)).max()
            for n in (80, 160, 320, 640)]
    print("样条每加密一倍，误差除以",
          " ".join(f"{a / b:.1f}" for a, b in zip(gaps, gaps[1:])))
# endregion


# region lebesgue
def lebesgue(nodes):
    """Λ = max Σ|ℓ_j(x)|，重心形式。"""
    d = GRID[:, None] - nodes
    keep = (d != 0).all(axis=1)
    c = weights(nodes) / d[keep]
    return (np.abs(c).sum(axis=1) / np.abs(c.sum(axis=1))).max()


def noise():
    rng = np.random.default_rng(1)
    print("n    Λ 等距     Λ 切比雪夫  节点值扰动 1e-10 后（等距）")
    for n in (10, 20, 40):
        bump = 1e-10 * rng.choice([-1, 1], n + 1)
        moved = np.abs(lagrange(equal(n), bump, GRID)).max()
        print(f"{n:<4} {lebesgue(equal(n)):<10.3g} "
              f"{lebesgue(chebyshev(n)):<10.2f}  {moved:.1g}")
# endregion


# region omega
def predicted(nodes):
    """n 为偶数时误差的准确式 |f(x) x ω(x) / (ic ω(ic))| 的最大值。"""
    w = np.prod(GRID[:, None] - nodes, axis=1)
    pole = np.abs(np.prod(0.2j - nodes)) * 0.2
    return np.abs(f(GRID) * GRID * w / pole).max(), np.abs(w).max()


def omega():
    print("n    等距 max|ω|、误差      切比雪夫 max|ω|、误差（由公式）")
    for n in (4, 10, 20, 40):
        (e1, w1), (e2, w2) = predicted(equal(n)), predicted(chebyshev(n))
        print(f"{n:<4} {w1:<10.2e} {e1:<10.3g}  {w2:<10.2e} {e2:.3g}")
# endregion


# region rounding
def rounding():
    print("0.1 存成", Fraction(0.1), "，0.1+0.2 == 0.3：", 0.1 + 0.2 == 0.3)
    a, b, c = 1.0, -1e8, 1.0
    root = (b * b - 4 * a * c) ** 0.5
    print("小根：教科书公式", (-b - root) / 2, " 改写", 2 * c / (-b + root))
    terms = [0.1] * 10**6
    exact = Fraction(0.1) * 10**6
    plain, kahan, lost = 0.0, 0.0, 0.0
    for x in terms:
        plain += x
        y = x - lost
        total = kahan + y
        lost = (total - kahan) - y
        kahan = total
    for name, value in (("逐个加", plain), ("补偿", kahan)):
        error = float(abs(Fraction(value) - exact) / exact)
        print(f"{name} {value!r}，相对误差 {error:.1e}")
# endregion


# region exponential
def exponential():
    """练习 1：e^x 在等距点上。"""
    for n in (20, 40):
        gap = np.abs(lagrange(equal(n), np.exp(equal(n)), GRID)
                     - np.exp(GRID)).max()
        bound = np.e * 2**-53 * lebesgue(equal(n))
        print(f"eˣ，等距 n={n}：误差与 e·u·Λ 之比在 1/10 与 10 之间：",
              bool(bound / 10 < gap < 10 * bound))
# endregion


# region main
rows = errors()
with open(HERE / "errors.csv", "w", encoding="utf-8") as out:
    print("n,最大误差,方法", file=out)
    for kind in ("等距", "切比雪夫", "样条"):
        for n, gap, name in rows:
            if name == kind:
                print(f"{n},{gap:.4g},{name}", file=out)
x = np.linspace(-1, 1, 81)
with open(HERE / "curves.csv", "w", encoding="utf-8") as out:
    print("x,y,曲线", file=out)
    for name, y in (("f", f(x)), ("等距", fit("等距", 10, x)),
                    ("切比雪夫", fit("切比雪夫", 10, x)),
                    ("样条", fit("样条", 10, x))):
        for a, b in zip(x, y):
            print(f"{a:.3f},{b + 0:.5f},{name}", file=out)
nodes = chebyshev(1500)
assert np.abs(lagrange(nodes, f(nodes), x) - f(x)).max() < 1e-12
show(rows)
noise()
omega()
exponential()
rounding()
# endregion
