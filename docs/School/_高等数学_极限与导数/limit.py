"""差商的误差、ε–δ 的 δ、泰勒余项：python3 limit.py 写出 diff.csv 与 band.svg。"""
import math
import random
from decimal import Decimal, getcontext
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent


# region diff
def forward(f, x, h):
    return (f(x + h) - f(x)) / h


def central(f, x, h):
    return (f(x + h) - f(x - h)) / (2 * h)


def table(steps):
    exact = math.cos(1.0)  # sin 在 1 处的导数
    for h in steps:
        yield (h, abs(forward(math.sin, 1.0, h) - exact),
               abs(central(math.sin, 1.0, h) - exact))
# endregion


# region delta
def best_delta(eps):
    """使 |x-2|<δ 推出 |x*x-4|<ε 的最大的 δ，用 40 位十进制算。"""
    getcontext().prec = 40
    return (4 + Decimal(eps)).sqrt() - 2


def check_delta():
    for eps in ("6", "3", "1", "0.1", "0.001"):
        ours = min(Decimal(1), Decimal(eps) / 5)
        best = best_delta(eps)
        print(f"ε={eps:<5} 我们的 δ={ours:<7} 最大的 δ={best:.7f}"
              f"  {'够小' if ours <= best else '太大'}")
# endregion


# region stolz
def f(x):
    return x + math.sin(x) * math.cos(x)


def g(x):
    return math.exp(math.sin(x)) * f(x)


def slopes(x):
    """手算的 f' 与 g'。"""
    c = math.cos(x)
    return 2 * c**2, math.exp(math.sin(x)) * c * (f(x) + 2 * c)


def check_stolz():
    agree = all(abs(hand - central(function, x, 1e-5)) < 1e-7
                for x in (1.0, 2.0, 5.0)
                for hand, function in zip(slopes(x), (f, g)))
    print("手算的导数与中心差商：" + ("相符" if agree else "不符"))
    for k in (10, 1000, 100000):
        for shift in (0.5, 1.5):  # sin 取 1 与 -1 的附近，避开 cos=0
            x = (2 * k + shift) * math.pi + 0.001
            df, dg = slopes(x)
            print(f"x={x:<11.2f} f/g={f(x) / g(x):.6f}  f'/g'={df / dg:+.1e}")
# endregion


# region taylor
def terms_for(digits):
    """e 的泰勒多项式要几次，余项的界才小于半个末位。"""
    n, bound = 0, Fraction(3)
    while bound >= Fraction(1, 2 * 10**digits):
        n += 1
        bound = Fraction(3, math.factorial(n + 1))
    return n, bound


def check_taylor():
    reference = sum(Fraction(1, math.factorial(k)) for k in range(60))
    for digits in (4, 10, 20):
        n, bound = terms_for(digits)
        value = sum(Fraction(1, math.factorial(k)) for k in range(n + 1))
        print(f"{digits:>2} 位：{n:>2} 次，误差 {float(reference-value):.2e}"
              f"，界 {float(bound):.2e}")
# endregion


# region best
def check_best(rows):
    u = 2.0**-53
    f, f2, f3 = math.sin(1), math.sin(1), math.cos(1)
    guess = 2 * math.sqrt(u * f / f2), (3 * u * f / f3) ** (1 / 3)
    for name, column, h in (("单侧", 1, guess[0]), ("中心", 2, guess[1])):
        best = min(rows, key=lambda row: row[column])
        print(f"{name}：推得 h≈{h:.1e}，实测最好的 h={best[0]:.1e}，"
              f"误差 {best[column]:.1e}")


def check_average():
    """1 附近 2000 个点的均方根误差，h 每十倍取十个：碰运气的成分平均掉。"""
    rng = random.Random(7)
    points = [1 + rng.uniform(-1e-3, 1e-3) for _ in range(2000)]
    for name, quotient in (("单侧", forward), ("中心", central)):
        best = min((math.hypot(*(quotient(math.sin, x, h) - math.cos(x)
                                 for x in points)) / len(points) ** 0.5, h)
                   for h in (10 ** (-k / 10) for k in range(40, 100)))
        print(f"{name}：2000 个点平均，最好的 h={best[1]:.1e}，误差 {best[0]:.0e}")
# endregion


def draw():
    """ε 带与 δ 窗：y=x² 在 2 附近，ε=1。"""
    left, top, size = 46, 34, 300
    lo, hi, ylo, yhi = 1.5, 2.5, 2.25, 6.25
    px = lambda x: left + (x - lo) / (hi - lo) * size
    py = lambda y: top + (yhi - y) / (yhi - ylo) * size
    ink, ink2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"
    blue, red = "var(--indigo, #1F5A9E)", "var(--cinnabar, #B0381F)"
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 400"'
           ' font-family="inherit" role="img" aria-label="抛物线在 2 附近，'
           'ε 带与 δ 窗">']
    rect = ('<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" '
            'fill="{}" fill-opacity="{}" stroke="{}" stroke-dasharray="{}"/>')
    out.append(rect.format(left, py(5), size, py(3) - py(5), blue, 0.1, blue,
                           "6 3"))
    out.append(rect.format(px(1.8), top, px(2.2) - px(1.8), size, red, 0.12,
                           red, "2 3"))
    points = " ".join(f"{px(x / 100):.1f},{py(x * x / 1e4):.1f}"
                      for x in range(150, 251))
    out.append(f'<polyline points="{points}" fill="none" stroke="{ink}" '
               'stroke-width="2.5"/>')
    text = ('<text x="{:.1f}" y="{:.1f}" font-size="14" fill="{}" '
            'text-anchor="{}">{}</text>')
    for y in (3, 4, 5):
        out.append(text.format(left - 8, py(y) + 5, ink2, "end", y))
    for x, name in ((1.8, "1.8"), (2, "2"), (2.2, "2.2")):
        out.append(text.format(px(x), top + size + 18, ink2, "middle", name))
    out.append(f'<circle cx="{px(2):.1f}" cy="{py(4):.1f}" r="4" '
               f'fill="{ink}"/>')
    out.append(text.format(left + 6, py(5) - 7, blue, "start", "4+ε"))
    out.append(text.format(left + 6, py(3) + 17, blue, "start", "4−ε"))
    out.append(text.format(px(2), top - 9, red, "middle", "2−δ 到 2+δ"))
    out.append(text.format(left + size / 2, top + size + 44, ink2, "middle",
                           "ε = 1 时取 δ = 1/5：红窗里的曲线"))
    out.append(text.format(left + size / 2, top + size + 63, ink2, "middle",
                           "全在蓝带里，窗还可再宽到 0.236"))
    (HERE / "band.svg").write_text("\n".join(out) + "\n</svg>\n",
                                   encoding="utf-8")


# region main
rows = list(table(10.0 ** (-k / 2) for k in range(1, 32)))
with open(HERE / "diff.csv", "w", encoding="utf-8") as out:
    print("h,误差,差商", file=out)
    for h, one, two in rows:
        print(f"{h:.3e},{one:.3e},单侧", file=out)
    for h, one, two in rows:
        print(f"{h:.3e},{max(two, 1e-16):.3e},中心", file=out)
print("h        单侧误差   中心误差")
for h, one, two in rows[1::4]:
    print(f"{h:.0e}    {one:.1e}    {two:.1e}")
check_delta()
check_stolz()
check_taylor()
check_best(rows)
check_average()
# endregion
draw()
