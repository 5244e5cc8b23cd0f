"""RNN 与 LSTM：前向、沿时间的反向、梯度核对，以及“记住第一个数”的实验。

所有数组的最前一维是网络的编号：几个初值一起训练。
"""
import numpy as np


def sigmoid(z):
    return 0.5 * (1 + np.tanh(0.5 * z))


# region rnn
class RNN:
    gates = 1

    def start(self, shape):
        return (np.zeros(shape),)

    def step(self, z, state):
        h = np.tanh(z)
        return (h,), h

    def back(self, dstate, h):
        return dstate[0] * (1 - h * h), ()
# endregion


# region lstm
class LSTM:
    gates = 4

    def start(self, shape):
        return np.zeros(shape), np.zeros(shape)

    def step(self, z, state):
        n, c_prev = z.shape[-1] // 4, state[1]
        a, g = sigmoid(z[..., :3 * n]), np.tanh(z[..., 3 * n:])
        i, f, o = a[..., :n], a[..., n:2 * n], a[..., 2 * n:]
        c = f * c_prev + i * g
        t = np.tanh(c)
        return (o * t, c), (i, f, o, g, c_prev, t)

    def back(self, dstate, saved):
        i, f, o, g, c_prev, t = saved
        dh, dc = dstate
        dc = dc + dh * o * (1 - t * t)  # 从 h 与从 c 来的合在一起
        da = np.concatenate([
            dc * g * i * (1 - i), dc * c_prev * f * (1 - f),
            dh * t * o * (1 - o), dc * i * (1 - g * g)], axis=-1)
        return da, (dc * f,)
# endregion


# region time
def forward(cell, params, X):
    """X 是 (…, L, B, 输入宽)；返回最后的 h 与反向要用的东西。"""
    Wx, Wh, b = params
    Z = X @ Wx[..., None, :, :] + b[..., None, :, :]  # 这一半不必等
    state = cell.start((*X.shape[:-3], X.shape[-2], Wh.shape[-2]))
    tape = []
    for t in range(X.shape[-3]):
        h_prev = state[0]
        state, saved = cell.step(Z[..., t, :, :] + h_prev @ Wh, state)
        tape.append((h_prev, saved))
    return state[0], tape


def backward(cell, params, X, tape, dh):
    """只有最后的 h 进入损失；返回参数的梯度。"""
    Wh = params[1]
    dWh, dzs = np.zeros_like(Wh), []
    rest = tuple(np.zeros_like(dh) for _ in range(cell.gates > 1))
    for h_prev, saved in reversed(tape):
        dz, rest = cell.back((dh, *rest), saved)
        dWh += h_prev.swapaxes(-1, -2) @ dz
        dh = dz @ Wh.swapaxes(-1, -2)
        dzs.append(dz)
    dZ = np.stack(dzs[::-1], axis=-3)
    dWx = (X.swapaxes(-1, -2) @ dZ).sum(-3)
    return [dWx, dWh, dZ.sum((-3, -2))[..., None, :]]
# endregion


def init(cell, rng, inputs, width, gain=1.0, forget=0.0):
    """gain 约等于 W_h 的谱半径；forget 是 LSTM 遗忘门的偏置。"""
    Wx = rng.normal(size=(inputs, cell.gates * width)) / np.sqrt(inputs)
    Wh = gain * rng.normal(size=(width, cell.gates * width)) / np.sqrt(width)
    b = np.zeros((1, cell.gates * width))
    if cell.gates == 4:
        b[:, width:2 * width] = forget
    return [Wx, Wh, b]


# region check
def check(cell):
    rng = np.random.default_rng(1)
    params = init(cell, rng, 3, 5)
    X, R = rng.normal(size=(7, 2, 3)), rng.normal(size=(2, 5))
    loss = lambda: np.sum(R * forward(cell, params, X)[0])
    grads = backward(cell, params, X, forward(cell, params, X)[1], R)
    worst, h = 0.0, 1e-5
    for p, g in zip(params, grads):
        for at in np.ndindex(p.shape):
            old = p[at]
            p[at] = old + h
            up = loss()
            p[at] = old - h
            worst = np.maximum(worst, abs((up - loss()) / (2 * h) - g[at]))
            p[at] = old
    return worst < 1e-8
# endregion


# region recall
def recall(cell, start, length, seeds=range(3), batch=32, width=16, steps=200, data=99):
    """第一步给 ±1，之后全是噪声，最后问第一步是什么；返回各初值判对的比例。各初值的训练数据相同，由 data 定。"""
    rngs = [np.random.default_rng(seed) for seed in seeds]
    made = [[*init(cell, rng, 2, width, **start),
             rng.normal(size=(width, 1)) / 4] for rng in rngs]
    params = [np.stack(p) for p in zip(*made)]
    m, v = [[np.zeros_like(p) for p in params] for _ in range(2)]
    right = np.zeros(len(seeds))
    rng = np.random.default_rng(data)
    for step in range(1, steps + 1):
        y = rng.integers(0, 2, size=(batch, 1))
        X = np.zeros((length, batch, 2))
        X[..., 1] = rng.normal(size=(length, batch))
        X[0, :, 0] = 2 * y[:, 0] - 1
        X = np.broadcast_to(X, (len(seeds), *X.shape))
        h, tape = forward(cell, params[:3], X)
        z = h @ params[3]
        if step > steps - 20:
            right += ((z > 0) == y).mean((1, 2)) / 20
        dz = (sigmoid(z) - y) / batch
        dh = dz @ params[3].swapaxes(-1, -2)
        grads = backward(cell, params[:3], X, tape, dh)
        grads.append(h.swapaxes(-1, -2) @ dz)
        for k, (p, g) in enumerate(zip(params, grads)):  # Adam
            m[k] = 0.9 * m[k] + 0.1 * g
            v[k] = 0.999 * v[k] + 0.001 * g * g
            p -= 0.01 * (m[k] / (1 - 0.9**step)) / (
                np.sqrt(v[k] / (1 - 0.999**step)) + 1e-8)
    return right
# endregion


def main():
    # region main
    for cell in (RNN(), LSTM()):
        print(type(cell).__name__, "梯度与差商一致：", check(cell))
    for cell, start in ((RNN(), {"gain": 0.7}), (RNN(), {"gain": 1.0}),
                        (LSTM(), {"forget": 1.0}), (LSTM(), {"forget": 4.0})):
        learned = {length: "会" if recall(cell, start, length).mean() > 0.9 else "不会"
                   for length in (10, 20, 40)}
        print(type(cell).__name__, start, learned)
    # endregion


if __name__ == "__main__":
    main()
