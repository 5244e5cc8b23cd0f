"""感受野：公式与逐层反传非零位置的核对；多层之后梯度的分布，写到 spread.csv。"""
import numpy as np


# region receptive
def receptive(layers):
    r, jump = 1, 1
    for k, s in layers:
        r, jump = r + (k - 1) * jump, jump * s
    return r, jump


def reach(layers):
    """从一个输出反传，数输入里梯度不为零的位置；核全取 1/k。"""
    g = np.ones(1)
    for k, s in reversed(layers):
        wide = np.zeros((len(g) - 1) * s + k)
        for u in range(k):
            wide[u:u + (len(g) - 1) * s + 1:s] += g / k
        g = wide
    return g


conv, pool = (3, 1), (2, 2)
nets = {
    "3×3 两层": [conv] * 2,
    "3×3 三层": [conv] * 3,
    "图中的三层": [(3, 2), conv, conv],
    "ResNet 开头 7/2、3/2": [(7, 2), (3, 2)],
    "VGG-16 到最后的池化": ([conv] * 2 + [pool]) * 2 + ([conv] * 3 + [pool]) * 3,
}
for name, layers in nets.items():
    r, jump = receptive(layers)
    assert np.count_nonzero(reach(layers)) == r
    print(f"{name}：感受野 {r}，相邻输出相距 {jump}")
# endregion

# region spread
def two_ways(depth):
    """两个通道，一个的核每层左移一格，另一个每层右移一格，最后相加；返回输出的梯度。"""
    left = right = np.ones(1)
    for _ in range(depth):
        left, right = np.convolve(left, [1, 0, 0]), np.convolve(right, [0, 0, 1])
    return (left + right) / 2


rows = []
for depth in (5, 10, 20):
    g = reach([conv] * depth)
    at = np.arange(len(g)) - depth
    sigma = np.sqrt(np.sum(g * at**2))
    inside = g[np.abs(at) <= 2 * sigma].sum()
    print(f"{depth:2d} 层：宽 {len(g)}，标准差 {sigma:.2f}"
          f"（推导 {np.sqrt(2 * depth / 3):.2f}），两个标准差内 {inside:.0%}")
    assert np.isclose(np.sum(two_ways(depth) * at**2), depth**2)  # 标准差恰为 t
    rows += [f"{x},{y:.6f},{depth} 层" for x, y in zip(at, g)]
with open("spread.csv", "w") as file:
    file.write("\n".join(["位置,份额,层数", *rows]) + "\n")
# endregion
