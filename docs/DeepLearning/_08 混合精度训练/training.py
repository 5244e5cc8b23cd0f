"""FP32、FP16 与损失缩放各训练几次。python3 training.py csv 每种做法 20 个初值，重算 training.csv。"""
import sys

import numpy as np

half = lambda a: a.astype(np.float16).astype(np.float32)  # 舍入到 FP16
same = lambda a: a
rng = np.random.default_rng(0)
X = rng.uniform(-1, 1, (256, 2)).astype(np.float32)
y = 1e-4 * np.sin(3 * X[:, :1] + 2 * X[:, 1:])  # 目标小：以米记的零点几毫米
sizes = [2, 32, 32, 1]


def gradients(W, scale, low):
    """前向与反向的每个数组都舍入到 low；梯度放大 scale 倍。"""
    A = [low(X)]
    for w in W[:-1]:
        A.append(low(np.tanh(A[-1] @ low(w))))
    error = low(A[-1] @ low(W[-1])) - y
    D = low(error * np.float32(scale / len(X)))
    out = []
    for i in reversed(range(len(W))):
        out.append(low(A[i].T @ D))
        if i:
            D = low(D @ low(W[i]).T * (1 - A[i] ** 2))
    return out[::-1], np.sqrt(np.mean(error**2) / np.mean(y**2))


def train(seed, low, scale=1.0, dynamic=False, rates=(0.01, 0.01, 1e-5)):
    rng = np.random.default_rng(seed)
    shapes = list(zip(sizes, sizes[1:]))
    W = [rng.normal(0, 1 / a**0.5, (a, b)).astype(np.float32) for a, b in shapes]
    W[-1] *= 1e-4  # 输出层从小处起步，预测与目标同一量级
    m, v = [np.zeros_like(w) for w in W], [np.zeros_like(w) for w in W]
    t, skipped, zeros = 0, 0, 0.0
    for _ in range(400):
        with np.errstate(over="ignore", invalid="ignore"):
            G, loss = gradients(W, scale, low)
        if dynamic and not all(np.isfinite(g).all() for g in G):
            scale, skipped = scale / 2, skipped + 1  # 溢出：减半，这步不更新
            continue
        t += 1
        zeros += np.mean(np.concatenate([g.ravel() for g in G[:2]]) == 0)
        for w, a, b, g, rate in zip(W, m, v, G, rates):  # Adam，全在 FP32
            g = g / np.float32(scale)
            a += 0.1 * (g - a)
            b += 0.001 * (g * g - b)
            step = (a / (1 - 0.9**t)) / (np.sqrt(b / (1 - 0.999**t)) + 1e-20)
            w -= rate * (1 - t / 401) * step  # 学习率线性降到 0
    return loss, zeros / t, skipped


kinds = {
    "FP32": (same,),
    "FP16 不放大": (half,),
    "FP32 只训输出层": (same, 1.0, False, (0, 0, 1e-5)),
    "FP16 放大 2^16": (half, 2.0**16),
    "FP16 动态 2^40 起": (half, 2.0**40, True),
}
if sys.argv[1:] == ["csv"]:
    print("做法,种子,误差,零梯度,跳过")
    for name, args in kinds.items():
        for seed in range(20):
            error, zeros, skipped = train(seed, *args)
            print(f"{name},{seed},{error:.4f},{zeros:.4f},{skipped}")
    sys.exit()

print("                    误差：中位数（最小 至 最大）  零梯度  跳过")
for name, args in kinds.items():
    runs = [train(seed, *args) for seed in range(5)]  # 五个初值
    error, zeros, skipped = zip(*runs)
    low, high = min(error), max(error)
    wide = sum(2 if ord(c) > 127 else 1 for c in name)  # 汉字占两格
    print(name + " " * (17 - wide), f"{np.median(error):8.3f}（{low:.3f} 至 {high:.3f}）"
          f"{np.mean(zeros):9.0%}    {min(skipped)}–{max(skipped)}")
