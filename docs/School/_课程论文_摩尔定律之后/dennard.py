"""缩放的算术：python3 dennard.py。数据见 green500.csv。"""
import csv
import math
from pathlib import Path

HERE = Path(__file__).parent


# region scaling
def scale(kappa, volts, clock):
    """尺寸除以 κ，电压乘 volts，频率乘 clock；各量变成原来的几倍。"""
    capacitance = 1 / kappa  # 面积 1/κ²，介质厚度 1/κ
    energy = capacitance * volts**2
    power = energy * clock
    density = kappa**2
    return power, density, power * density


def table():
    k = math.sqrt(2)
    print("一代（κ=√2）：功率密度 = 每管功耗 × 管数")
    for name, volts, clock in (("Dennard：V/κ，fκ", 1 / k, k),
                               ("V 不变，fκ", 1, k),
                               ("V 不变，f 不变", 1, 1)):
        power, density, watts = scale(k, volts, clock)
        print(f"{watts:.3f} = {power:.3f} × {density:.3f}  {name}")
    lit = [min(1, 1 / scale(k**n, 1, 1)[2]) for n in range(6)]
    print("面积与功率不变，能同时亮着的比例：",
          " ".join(f"{x:.0%}" for x in lit))
    return lit
# endregion


# region leak
def leak():
    swing = math.log(10) * 1.380649e-23 * 300 / 1.602176634e-19
    print(f"300 K 的最小亚阈值摆幅 {swing * 1000:.1f} mV/十倍；阈值降 100 mV，"
          + "，".join(f"n={n} 时漏电乘 {10 ** (0.1 / n / swing):.0f}"
                     for n in (1, 1.5)))
# endregion


# region green
def green():
    with open(HERE / "green500.csv", encoding="utf-8") as file:
        rows = {r["名单"]: (float(r["年"]), float(r["GFLOPS每瓦"]))
                for r in csv.DictReader(file)}
    for a, b in (("2007-11", "2022-06"), ("2022-06", "2025-11")):
        (t0, y0), (t1, y1) = rows[a], rows[b]
        double = (t1 - t0) / math.log2(y1 / y0)
        print(f"{a} 到 {b}：{y1 / y0:.2f} 倍，翻倍要 {double:.1f} 年")
    print(f"El Capitan：{1.809e18 / 60.9e9 / 1e6:.1f} MW；"
          f"按 0.357 GFLOPS/W 要 {1.809e18 / 0.357e9 / 1e6:.0f} MW")
# endregion


# region special
def special():
    whole, add, multiply = 70.0, 0.1, 3.7
    print(f"加法占一条指令能量的 {add / whole:.2%}")
    for lanes in (1, 16, 256):
        general = (whole - multiply + lanes * multiply) / lanes
        print(f"一条指令做 {lanes:>3} 次浮点乘：每次 {general:5.1f} pJ")
    for covered in (0.5, 0.9, 0.99):
        gain = 1 / (1 - covered + covered / 20)
        print(f"加速器的速度是 20 倍，管到 {covered:.0%}：整体 {gain:.2f} 倍")
# endregion


def draw(lit):
    """六代芯片，面积相同，每块 100 格，亮着的涂色。"""
    ink, ink2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"
    amber = "var(--amber, #8A5A00)"
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 300"'
           ' font-family="inherit" role="img" aria-label="六代芯片能同时'
           '亮着的比例">']
    for n, share in enumerate(lit):
        x0, y0 = 20 + n % 3 * 120, 12 + n // 3 * 146
        path = "".join(f"M{x0 + i % 10 * 10 + 1} {y0 + i // 10 * 10 + 1}h8v8h-8z"
                       for i in range(round(share * 100)))
        out.append(f'<rect x="{x0}" y="{y0}" width="100" height="100" fill='
                   f'"var(--tint, #F4F1EA)" stroke="{ink}"/>'
                   f'<path d="{path}" fill="{amber}"/>')
        out.append(f'<text x="{x0 + 50}" y="{y0 + 120}" font-size="14" '
                   f'fill="{ink if n else ink2}" text-anchor="middle">'
                   f'{f"第 {n} 代后" if n else "起点"} {share:.0%}</text>')
    (HERE / "dark.svg").write_text("\n".join(out) + "\n</svg>\n",
                                   encoding="utf-8")


# region main
draw(table())
leak()
green()
special()
# endregion
