"""两个方向陡缓不同的二次函数上走一走：三种优化器，以及它们的轨迹图 paths.svg。"""
from pathlib import Path

import numpy as np


# region optimizers
class SGD:
    def __init__(self, rate):
        self.rate = rate

    def step(self, w, g):
        return w - self.rate * g


class Momentum:
    def __init__(self, rate, beta):
        self.rate, self.beta, self.v = rate, beta, 0.0

    def step(self, w, g):
        self.v = self.beta * self.v + g
        return w - self.rate * self.v


class Adam:
    def __init__(self, rate, beta1=0.9, beta2=0.999, eps=1e-8):
        self.rate, self.eps = rate, eps
        self.beta1, self.beta2 = beta1, beta2
        self.t, self.m, self.v = 0, 0.0, 0.0

    def step(self, w, g):
        self.t += 1
        self.m = self.beta1 * self.m + (1 - self.beta1) * g
        self.v = self.beta2 * self.v + (1 - self.beta2) * g**2
        m = self.m / (1 - self.beta1**self.t)  # 偏差修正
        v = self.v / (1 - self.beta2**self.t)
        return w - self.rate * m / (np.sqrt(v) + self.eps)
# endregion


# region run
def hessian(kappa, angle=0.0):
    """特征值为 1 与 kappa，特征向量转过 angle 的对称矩阵。"""
    c, s = np.cos(angle), np.sin(angle)
    R = np.array([[c, -s], [s, c]])
    return R @ np.diag([1.0, kappa]) @ R.T


def walk(optimizer, A, start, steps):
    w = np.array(start, dtype=float)
    path = [w]
    for _ in range(steps):
        w = optimizer.step(w, A @ w)  # L = w·Aw/2 的梯度是 Aw
        path.append(w)
    return np.array(path)


def steps_until(path, A, target=1e-3):
    losses = 0.5 * np.einsum("ti,ij,tj->t", path, A, path)
    below = losses < target * losses[0]
    return int(np.argmax(below)) if below.any() else None
# endregion


def fewest(optimizer, kappa, angle):
    """损失降到万分之一的步数：单位圆上 15 个起点各取最好的学习率，再取中位数。

    学习率是 (个数, 1, 1) 的数组，各个学习率与起点一起走。
    """
    A = hessian(kappa, angle)
    turns = 0.1 + 2 * np.pi * np.arange(15) / 15
    w = np.stack([np.cos(turns), np.sin(turns)], axis=-1)
    w = np.broadcast_to(w, (optimizer.rate.size, *w.shape))
    goal = 1e-4 * np.einsum("...i,ij,...j", w, A, w)
    steps = np.full(w.shape[:2], 3000)
    for step in range(1, 3000):
        w = optimizer.step(w, w @ A)
        below = np.einsum("...i,ij,...j", w, A, w) < goal
        steps[below] = np.minimum(steps[below], step)
        if step > steps.min(axis=0).max():
            break
    return int(np.median(steps.min(axis=0)))


def rates(low, high, count):
    return np.geomspace(low, high, count)[:, None, None]


KAPPA, TURN = 20.0, np.pi / 4
START = np.array([-7.5, 1.4])


def turned(point, angle):
    c, s = np.cos(angle), np.sin(angle)
    return np.array([c * point[0] - s * point[1], s * point[0] + c * point[1]])


def best_momentum(kappa):
    r = np.sqrt(kappa)
    return Momentum((2 / (r + 1)) ** 2, ((r - 1) / (r + 1)) ** 2)


def main():
    # region compare
    for name, angle in (("沿坐标轴", 0.0), ("转 45 度", TURN)):
        A, start = hessian(KAPPA, angle), turned(START, angle)
        made = {"SGD": SGD(2 / (1 + KAPPA)),
                "动量": best_momentum(KAPPA), "Adam": Adam(0.5)}
        counts = {label: steps_until(walk(one, A, start, 200), A)
                  for label, one in made.items()}
        print(name, counts)

    print("条件数  Adam 沿坐标轴  转 10 度  转 45 度  SGD")
    for kappa in (10, 100, 1000):
        found = [fewest(Adam(rates(0.01, 1, 21), beta1=0.0), kappa, angle)
                 for angle in (0.0, np.pi / 18, TURN)]
        top = 2 / (1 + kappa)
        found.append(fewest(SGD(rates(top / 2, top, 21)), kappa, 0.0))
        print(f"{kappa:6d}  {found[0]:13d}  {found[1]:8d}  {found[2]:8d}  {found[3]:3d}")
    # endregion


INK2 = "var(--ink-2, #555D66)"
LOOKS = (("SGD", "var(--cinnabar, #B0381F)", ""), ("动量", "var(--indigo, #1F5A9E)", "7 4"),
         ("Adam", "var(--jade, #1F7A5C)", "2 4"))


def panel(angle, top, title):
    """一格：等高线与三条轨迹，前 40 步。"""
    width, height, left, span = 400, 150 if angle == 0 else 320, 20, 20.0
    scale = width / span
    cx, cy = left + width / 2, top + height / 2 + (20 if angle == 0 else 0)
    A, start = hessian(KAPPA, angle), turned(START, angle)

    def at(p):
        return f"{cx + p[0] * scale:.1f} {cy - p[1] * scale:.1f}"

    parts = [f'<text x="{left}" y="{top + 14}" font-size="16" fill="var(--ink, #1B1F24)" font-weight="600">{title}</text>',
             f'<g fill="none" stroke="{INK2}" stroke-opacity="0.45" stroke-width="1">']
    for level in (1.0, 6.0, 16.0, 30.0, 48.0):
        a, b = np.sqrt(2 * level) * scale, np.sqrt(2 * level / KAPPA) * scale
        parts.append(f'<ellipse cx="{cx:.1f}" cy="{cy:.1f}" rx="{a:.1f}" ry="{b:.1f}" transform="rotate({-np.degrees(angle):.0f} {cx:.1f} {cy:.1f})"/>')
    parts.append("</g>")
    makers = (SGD(2 / (1 + KAPPA)), best_momentum(KAPPA), Adam(0.5))
    for (name, colour, dash), optimizer in zip(LOOKS, makers):
        path = walk(optimizer, A, start, 40)
        line = "M" + "L".join(at(p) for p in path)
        pattern = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round"{pattern}/>')
        for p in path[1:16]:
            x, y = at(p).split()
            parts.append(f'<circle cx="{x}" cy="{y}" r="2.4" fill="{colour}"/>')
    x, y = at(start).split()
    parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="var(--ink, #1B1F24)"/>')
    x, y = at((0, 0)).split()
    parts.append(f'<path d="M{float(x) - 6} {y}h12M{x} {float(y) - 6}v12" stroke="var(--ink, #1B1F24)" stroke-width="2"/>')
    return "\n".join(parts), top + height


def draw():
    first, bottom = panel(0.0, 40, "沿坐标轴")
    second, bottom = panel(TURN, bottom, "转 45 度")
    legend = []
    for (name, colour, dash), x in zip(LOOKS, (20, 150, 280)):
        pattern = f' stroke-dasharray="{dash}"' if dash else ""
        legend.append(f'<path d="M{x} 18h36" stroke="{colour}" stroke-width="2.4"{pattern}/><text x="{x + 44}" y="23" font-size="15" fill="var(--ink, #1B1F24)">{name}</text>')
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 {bottom + 4:.0f}" role="img" aria-label="三种优化器在狭长山谷里的轨迹" font-family="inherit">\n'
           + "\n".join([*legend, first, second]) + "\n</svg>\n")
    (Path(__file__).parent / "paths.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
    draw()
