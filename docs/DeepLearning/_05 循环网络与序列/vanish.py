"""梯度沿时间往回传的长短：RNN 的几种循环权重、LSTM 的几种遗忘门偏置，写到 vanish.csv。"""
import numpy as np

WIDTH, LENGTH, BACK, BATCH = 64, 120, 60, 32  # 走 120 步，只往回看 60 步


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


# region vanish
def rnn_norms(gain, rng):
    """W_h 是 gain 乘正交阵；返回 ‖h̄_{L-k}‖，k = 0, 1, …，起点为 1。"""
    Wh = gain * np.linalg.qr(rng.normal(size=(WIDTH, WIDTH)))[0]
    h, hs = np.zeros((BATCH, WIDTH)), []
    for _ in range(LENGTH):
        h = np.tanh(h @ Wh + 0.1 * rng.normal(size=h.shape))
        hs.append(h)
    dh = rng.normal(size=h.shape)
    dh /= np.linalg.norm(dh, axis=1, keepdims=True)
    norms = [1.0]
    for h in reversed(hs):
        dh = (dh * (1 - h * h)) @ Wh.T
        norms.append(np.sqrt(np.mean(np.sum(dh**2, axis=1))))
    return norms


def lstm_norms(forget, rng, only_c=False):
    """遗忘门的偏置为 forget；返回第 L-k 步的 c̄ 与 h̄ 合起来的范数；only_c 时只数沿记忆 c 的路。"""
    Wh = rng.normal(size=(WIDTH, 4 * WIDTH)) / np.sqrt(WIDTH)
    h, c, tape = np.zeros((BATCH, WIDTH)), np.zeros((BATCH, WIDTH)), []
    for _ in range(LENGTH):
        z = h @ Wh + 0.1 * rng.normal(size=(BATCH, 4 * WIDTH))
        i, f, o, g = np.split(z, 4, axis=1)
        i, f, o, g = sigmoid(i), sigmoid(f + forget), sigmoid(o), np.tanh(g)
        old, c = c, f * c + i * g
        t = np.tanh(c)
        h = o * t
        tape.append((i, f, o, g, old, t))
    dc, dh = np.full((BATCH, WIDTH), WIDTH**-0.5), np.zeros((BATCH, WIDTH))
    norms = [1.0]
    for i, f, o, g, old, t in reversed(tape):
        if not only_c:  # 经过 h 的路：h 影响下一步的三个门与候选
            dc = dc + dh * o * (1 - t * t)
            dz = [dc * g * i * (1 - i), dc * old * f * (1 - f),
                  dh * t * o * (1 - o), dc * i * (1 - g * g)]
            dh = np.concatenate(dz, axis=1) @ Wh.T
        dc = dc * f
        norms.append(np.sqrt(np.mean(np.sum(dc**2 + dh**2, axis=1))))
    return norms


def only_c(forget, rng):
    return lstm_norms(forget, rng, only_c=True)
# endregion


# region main
rows = []
cases = [(f"RNN 增益 {gain}", rnn_norms, gain) for gain in (0.9, 1.0, 1.5)]
cases += [(f"LSTM 偏置 {bias}", lstm_norms, bias) for bias in (0, 1, 4)]
cases += [(f"只沿 c，偏置 {bias}", only_c, bias) for bias in (0, 1, 4)]
for name, norms, value in cases:
    found = [norms(value, np.random.default_rng(seed))[:BACK + 1] for seed in range(20)]
    low, middle, high = (f(found, axis=0) for f in (np.min, np.median, np.max))
    line = "  ".join(f"{middle[k]:7.1e}" for k in (10, 30, 60))
    print(f"{name:10s} 往回 10、30、60 步：{line}；60 步最小 {low[60]:.1e}，最大 {high[60]:.1e}")
    if norms is not only_c:  # 图里只画合起来的
        rows += [f"{k},{middle[k]:.3g},{name},{low[k]:.3g},{high[k]:.3g}" for k in range(0, BACK + 1, 2)]
with open("vanish.csv", "w") as file:
    file.write("\n".join(["往回,范数,网络,最小,最大", *rows]) + "\n")
# endregion
