"""训练一层单头注意力把序列倒过来写，再看每个位置的权重给了谁。python3 reverse.py csv 重算 reverse.csv。"""
import sys

import numpy as np

L, kinds, d = 8, 10, 16  # 长度、几种数字、宽度


# region model
def softmax(S):
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    return E / E.sum(axis=-1, keepdims=True)


def init(rng, positions):
    small = lambda *shape: rng.normal(size=shape) / np.sqrt(d)
    return {"E": small(kinds, d), "P": small(L, d) * positions,
            "Q": small(d, d), "K": small(d, d), "V": small(d, d),
            "U": small(d, kinds)}


def step(p, tokens):
    """目标是倒过来的 tokens。返回判对的比例、各参数的梯度与注意力的权重。"""
    X = p["E"][tokens] + p["P"]
    Q, K, V = X @ p["Q"], X @ p["K"], X @ p["V"]
    A = softmax(Q @ K.swapaxes(1, 2) / np.sqrt(d))
    O = A @ V
    guess = softmax(O @ p["U"])
    goal = np.eye(kinds)[tokens[:, ::-1]]

    dz = (guess - goal) / goal[..., 0].size  # 交叉熵对分数的梯度
    dO = dz @ p["U"].T
    dA, dV = dO @ V.swapaxes(1, 2), A.swapaxes(1, 2) @ dO
    dS = A * (dA - (dA * A).sum(-1, keepdims=True)) / np.sqrt(d)
    dQ, dK = dS @ K, dS.swapaxes(1, 2) @ Q
    dX = dQ @ p["Q"].T + dK @ p["K"].T + dV @ p["V"].T
    flat = lambda a, b: a.reshape(-1, a.shape[-1]).T @ b.reshape(-1, b.shape[-1])
    g = {"E": np.zeros_like(p["E"]), "P": dX.sum(0), "Q": flat(X, dQ),
         "K": flat(X, dK), "V": flat(X, dV), "U": flat(O, dz)}
    np.add.at(g["E"], tokens, dX)
    right = (guess.argmax(-1) == tokens[:, ::-1]).mean()
    return right, g, A
# endregion


# region train
def train(seed, positions=True, steps=300, rate=0.01):
    rng = np.random.default_rng(seed)
    p = init(rng, positions)
    m, v = ({k: np.zeros_like(a) for k, a in p.items()} for _ in range(2))
    for t in range(1, steps + 1):
        right, g, _ = step(p, rng.integers(kinds, size=(32, L)))
        for k in p:  # Adam
            if k == "P" and not positions:
                continue
            m[k] += 0.1 * (g[k] - m[k])
            v[k] += 0.001 * (g[k]**2 - v[k])
            p[k] -= rate * (m[k] / (1 - 0.9**t)) / (
                np.sqrt(v[k] / (1 - 0.999**t)) + 1e-8)
    return step(p, rng.integers(kinds, size=(500, L)))  # 没见过的序列
# endregion


def check():
    """手写的梯度与中心差商一致。"""
    rng = np.random.default_rng(0)
    p, tokens, h = init(rng, True), rng.integers(kinds, size=(4, L)), 1e-5

    def cost():
        X = p["E"][tokens] + p["P"]
        S = X @ p["Q"] @ (X @ p["K"]).swapaxes(1, 2) / np.sqrt(d)
        z = softmax(S) @ X @ p["V"] @ p["U"]
        right = np.take_along_axis(softmax(z), tokens[:, ::-1, None], -1)
        return -np.log(right).mean()

    g = step(p, tokens)[1]
    for k in p:
        for at in np.ndindex(p[k].shape):
            old = p[k][at]
            p[k][at] = old + h
            up = cost()
            p[k][at] = old - h
            down = cost()
            p[k][at] = old
            assert abs((up - down) / (2 * h) - g[k][at]) < 1e-8, (k, at)


check()
if sys.argv[1:] == ["csv"]:  # 有、无位置各 20 个初值
    print("位置,种子,判对,最小的权重")
    for positions in (True, False):
        for seed in range(20):
            right, _, A = train(seed, positions)
            one = A.mean(0)[np.arange(L), L - 1 - np.arange(L)].min()
            print(f"{'有' if positions else '无'},{seed},{right:.4f},{one:.4f}")
    sys.exit()

# region main
for positions in (True, False):
    right = [train(seed, positions)[0] for seed in range(5)]
    print("有位置" if positions else "无位置",
          f"判对 {min(right):.2f} 至 {max(right):.2f}（5 个初值）")
A = train(0)[2].mean(0)  # 500 个序列平均
print("每行最大的权重在第几列：", A.argmax(-1))
print(f"那个权重至少 {A.max(-1).min():.2f}")
top = train(0, positions=False)[2].max(-1)  # 不平均：每个序列的每一行
print(f"无位置 一行里最大的权重：平均 {top.mean():.2f}，至多 {top.max():.2f}")
# endregion
