"""在线 softmax：一块一块地看分数与值，结果与一次看完相同。"""
import numpy as np


# region online
LOWEST = np.finfo(float).min  # 基准不许是 -inf：-inf - (-inf) 是 nan


def look(s, V):
    """一块的摘要：最大值 m、分母 l、未归一的输出 o，都以 m 为基准。"""
    m = max(s.max(), LOWEST)  # 整块被掩时取 LOWEST，这时 e 全是 0
    e = np.exp(s - m)
    return m, e.sum(), e @ V


def merge(a, b):
    m = max(a[0], b[0])
    x, y = np.exp(a[0] - m), np.exp(b[0] - m)  # 换到共同的基准
    return m, a[1] * x + b[1] * y, a[2] * x + b[2] * y
# endregion


# region main
def stream(s, V, size):
    state = (LOWEST, 0.0, np.zeros(V.shape[1]))
    for start in range(0, len(s), size):
        part = slice(start, start + size)
        state = merge(state, look(s[part], V[part]))
    return state[2] / state[1]


rng = np.random.default_rng(0)
s, V = 500 * rng.normal(size=1000), rng.normal(size=(1000, 8))
e = np.exp(s - s.max())
exact = e @ V / e.sum()
for size in (1, 7, 128, 1000):
    print(f"块长 {size:4d}：一致", np.allclose(stream(s, V, size), exact))

s[:300] = s[600:] = -np.inf  # 掩掉两头：有的块一个也看不到
e = np.exp(s - s.max())
exact = e @ V / e.sum()
for size in (1, 7, 128, 1000):
    assert np.allclose(stream(s, V, size), exact)
print("掩掉两头，仍然一致")
# endregion
