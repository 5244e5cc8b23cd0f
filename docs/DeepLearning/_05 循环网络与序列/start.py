"""记性题的网络训练之前：梯度从最后一步往回走 40 步，还剩多少。"""
import numpy as np

from recurrent import LSTM, RNN, forward, init


def left(cell, start, seed, length=40, width=16, batch=32):
    """最后的 h 处梯度的范数为 1；返回第 0 步之前全部状态的梯度的范数。"""
    rng = np.random.default_rng(seed)
    params = init(cell, rng, 2, width, **start)
    X = np.zeros((length, batch, 2))
    X[..., 1] = rng.normal(size=(length, batch))
    X[0, :, 0] = rng.choice([-1, 1], size=batch)
    h, tape = forward(cell, params, X)
    dh = np.full_like(h, h.size**-0.5)
    rest = tuple(np.zeros_like(h) for _ in range(cell.gates > 1))
    for _, saved in reversed(tape):
        dz, rest = cell.back((dh, *rest), saved)
        dh = dz @ params[1].T
    return np.sqrt(sum((one**2).sum() for one in (dh, *rest)))


for name, cell, start in (("RNN，增益 0.7 ", RNN(), {"gain": 0.7}),
                          ("RNN，增益 1.0 ", RNN(), {"gain": 1.0}),
                          ("LSTM，偏置 1.0", LSTM(), {"forget": 1.0}),
                          ("LSTM，偏置 4.0", LSTM(), {"forget": 4.0})):
    found = [left(cell, start, seed) for seed in range(60)]
    low, middle, high = min(found), np.median(found), max(found)
    print(f"{name} 中位 {middle:.1e}，最小 {low:.1e}，最大 {high:.1e}")
