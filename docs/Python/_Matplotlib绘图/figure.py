"""梯形公式与 Simpson 公式的误差：python3 figure.py 写出 convergence.svg。"""
import io
import re
import warnings
from pathlib import Path

import matplotlib
import numpy as np

matplotlib.use("svg")
from matplotlib import font_manager
from matplotlib import pyplot as plt


# region style
INK, INK2, LINE = "#1b1f24", "#555d66", "#e5e1d8"
BLUE, RED = "#1f5a9e", "#b0381f"
CJK = ["Noto Sans CJK SC", "Noto Sans CJK JP", "PingFang SC", "Microsoft YaHei"]


def chinese_font():
    have = {font.name for font in font_manager.fontManager.ttflist}
    return next((name for name in CJK if name in have), "DejaVu Sans")


# 没装中文字体也不要紧：SVG 里是文字，由看图的一方画
warnings.filterwarnings("ignore", message="Glyph .* missing")

plt.rcParams.update({
    "font.family": [chinese_font(), "DejaVu Sans"],
    "font.size": 13, "axes.titlesize": 14, "legend.frameon": False,
    "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK2,
    "xtick.color": INK2, "ytick.color": INK2, "grid.color": LINE,
    "axes.spines.top": False, "axes.spines.right": False,
    "svg.fonttype": "none",     # 文字仍是文字，不转成轮廓
    "svg.hashsalt": "notes",    # 图内的 id 每次相同
})
# endregion


# region data
def trapezoid(f, n):
    x = np.linspace(0, 1, n + 1)
    y = f(x)
    return (y[:-1] + y[1:]).sum() / (2 * n)


def simpson(f, n):
    x = np.linspace(0, 1, n + 1)
    y = f(x)
    return (y[0] + 4 * y[1:-1:2].sum() + 2 * y[2:-1:2].sum() + y[-1]) / (3 * n)


def errors(rule, ns):
    return np.array([abs(rule(np.exp, n) - (np.e - 1)) for n in ns])


ns = np.array([2, 4, 8, 16, 32, 64, 128])
rules = {"梯形": (trapezoid, BLUE, "o-"), "Simpson": (simpson, RED, "s--")}
# endregion


# region draw
def draw():
    fig, (top, bottom) = plt.subplots(
        2, 1, figsize=(400 / 72, 500 / 72), height_ratios=[2, 3],
        constrained_layout=True)

    x = np.linspace(0, 1, 200)
    nodes = np.linspace(0, 1, 3)
    top.plot(x, np.exp(x), color=INK, label="eˣ")
    top.fill_between(nodes, np.exp(nodes), color=BLUE, alpha=0.25)
    top.plot(nodes, np.exp(nodes), "o-", color=BLUE)
    top.set(title="n = 2 的梯形：弦总在曲线上方", ylim=(0, 3), xlabel="x")

    for name, (rule, color, style) in rules.items():
        e = errors(rule, ns)
        bottom.loglog(ns, e, style, color=color)
        bottom.annotate(name, (ns[-1], e[-1]), (6, 0), color=color,
                        textcoords="offset points", va="center")
    bottom.set(title="误差随区间数 n 下降", xlabel="n", ylabel="绝对误差",
               xlim=(1.7, 420), xticks=ns)
    bottom.set_xticks([], minor=True)
    bottom.set_xticklabels([str(n) for n in ns])
    bottom.set_yticks([1e-1, 1e-4, 1e-7, 1e-10])
    bottom.yaxis.set_major_formatter(lambda v, _: f"{v:.0e}")
    bottom.grid(True, axis="y")
    return fig
# endregion


# region save
def site_svg(fig):
    """不写死大小与颜色的 SVG：颜色换成变量，明暗都看得清。"""
    out = io.StringIO()
    fig.savefig(out, format="svg", transparent=True,
                metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = re.sub(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>", "",
                  text, flags=re.S)
    text = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>',
                  r'<svg xmlns="http://www.w3.org/2000/svg" '
                  r'xmlns:xlink="http://www.w3.org/1999/xlink" \1 '
                  r'stroke-linejoin="round">', text, count=1)
    text = re.sub(r"<style.*?</style>", "", text, flags=re.S)
    text = re.sub(r"font: (\d+(?:\.\d+)?)px [^;\"]*", r"font-size: \1px", text)
    for name, color in [("ink", INK), ("ink-2", INK2), ("line", LINE),
                        ("indigo", BLUE), ("cinnabar", RED)]:
        text = text.replace(color, f"var(--{name}, {color.upper()})")
    return text.strip() + "\n"
# endregion


# region main
for name, (rule, *_) in rules.items():
    e = errors(rule, ns)
    print(f"{name}：n = 128 时误差 {e[-1]:.2e}，每加倍降到 1/{e[-2] / e[-1]:.2f}")
first, again = site_svg(draw()), site_svg(draw())
Path("convergence.svg").write_text(first, encoding="utf-8")
print("两次相同", first == again, "文字是文字", ">梯形</text>" in first)
print("绝对大小", bool(re.search(r'<svg [^>]*width="', first)))
# endregion
