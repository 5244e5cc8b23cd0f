"""续训时没存优化器状态，损失跳多高：Adam 先走 3000 步，再接着用、或从零起走 400 步。要 NumPy。"""

import numpy as np

rng = np.random.default_rng(0)


def steps(w, m, v, t, count):
    """Adam，η = 0.01；八千次独立的运行，梯度是 w 加噪声。"""
    for t in range(t + 1, t + count + 1):
        g = w + rng.normal(size=w.size)
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g**2
        move = 0.01 * m / (1 - 0.9**t) / np.sqrt(v / (1 - 0.999**t))
        w = w - move
        yield w, m, v, t, np.abs(move).mean() / 0.01


for *saved, _ in steps(np.full(8000, 0.1), 0.0, 0.0, 0, 3000):
    pass
level = (saved[0]**2).mean()
for name, state in (("接着用", saved), ("从零起", [saved[0], 0.0, 0.0, 0])):
    moves, losses = zip(*((move, (w**2).mean() / level) for w, *_, move in steps(*state, 400)))
    print(f"{name}：第一步走 {moves[0]:.2f} η，损失最高到 {max(losses):.2f} 倍，末了 {losses[-1]:.2f} 倍")
