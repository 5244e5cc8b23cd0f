"""条在左半边训练，在右半边测试：卷积网络与全连接网络各学到了什么。python3 bars.py csv 重算 bars.csv。"""
import sys

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

SIZE, LONG, KINDS = 12, 5, 4  # 图的边长，条的长度，四个方向


# region data
def pictures(rng, count, right):
    """每张图一根 5 个像素的条（横、竖、两条斜线），全在左半边或右半边，另加噪声。"""
    X = 0.2 * rng.normal(size=(count, SIZE, SIZE))
    y = rng.integers(KINDS, size=count)
    step = np.array([(0, 1), (1, 0), (1, 1), (1, -1)])[y]
    row = rng.integers(0, SIZE - (LONG - 1) * step[:, 0])
    wide = (LONG - 1) * np.abs(step[:, 1])
    column = rng.integers(0, SIZE // 2 - wide) + SIZE // 2 * right
    column += wide * (step[:, 1] < 0)  # 往左下走的，从右端起
    for i in range(LONG):
        X[np.arange(count), row + i * step[:, 0], column + i * step[:, 1]] += 1
    return X, y
# endregion


# region networks
def features(X, kind):
    """每张图摊成若干行：卷积是 3×3 的窗口，补两圈零以后有 14×14 个，不补有 10×10 个；全连接是整张图一行。"""
    if kind != "全连接":
        p = 2 if kind == "卷积" else 0
        X = np.pad(X, ((0, 0), (p, p), (p, p)))
        return sliding_window_view(X, (3, 3), axis=(1, 2)).reshape(len(X), -1, 9)
    return X.reshape(len(X), 1, -1)


def step(p, rows, y):
    """线性、ReLU、对各行取平均、再线性；返回判对的比例与梯度。"""
    Z = rows @ p["W"] + p["b"]
    H = np.maximum(Z, 0)
    h = H.mean(1)
    z = h @ p["U"] + p["c"]
    q = np.exp(z - z.max(1, keepdims=True))
    q /= q.sum(1, keepdims=True)
    dz = (q - np.eye(KINDS)[y]) / len(y)
    dZ = (dz @ p["U"].T)[:, None] * (Z > 0) / rows.shape[1]
    flat = rows.reshape(-1, rows.shape[-1])
    return (z.argmax(1) == y).mean(), {
        "W": flat.T @ dZ.reshape(len(flat), -1), "b": dZ.sum((0, 1)),
        "U": h.T @ dz, "c": dz.sum(0)}
# endregion


# region train
def train(kind, seed, steps=400, rate=0.02, units=8):
    rng = np.random.default_rng(seed)
    inputs = SIZE * SIZE if kind == "全连接" else 9
    p = {"W": rng.normal(size=(inputs, units)) * (2 / inputs)**0.5, "b": np.zeros(units),
         "U": rng.normal(size=(units, KINDS)) * units**-0.5, "c": np.zeros(KINDS)}
    m, v = ({k: np.zeros_like(a) for k, a in p.items()} for _ in range(2))
    for t in range(1, steps + 1):
        X, y = pictures(rng, 32, right=False)
        _, g = step(p, features(X, kind), y)
        for k in p:  # Adam
            m[k] += 0.1 * (g[k] - m[k])
            v[k] += 0.001 * (g[k]**2 - v[k])
            p[k] -= rate * (m[k] / (1 - 0.9**t)) / (np.sqrt(v[k] / (1 - 0.999**t)) + 1e-8)
    scores = []
    for right in (False, True):
        X, y = pictures(rng, 500, right)
        scores.append(step(p, features(X, kind), y)[0])
    return sum(a.size for a in p.values()), scores
# endregion


if sys.argv[1:] == ["csv"]:  # 每种 20 个初值
    print("网络,种子,左半边,右半边")
    for kind in ("卷积", "卷积，不补零", "全连接"):
        for seed in range(20):
            _, (left, right) = train(kind, seed)
            print(f"{kind},{seed},{left},{right}")
    sys.exit()

# region main
for kind in ("卷积", "全连接"):
    runs = [train(kind, seed) for seed in range(5)]
    left, right = zip(*(scores for _, scores in runs))
    print(f"{kind}：{runs[0][0]} 个参数，左半边判对 {min(left):.2f} 至 {max(left):.2f}，"
          f"右半边 {min(right):.2f} 至 {max(right):.2f}")
# endregion
