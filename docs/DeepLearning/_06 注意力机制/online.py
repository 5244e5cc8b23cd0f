"""在线 softmax：一块一块地看分数与值，结果与一次看完相同。"""
import numpy as np


# region online
def look(s, V):
    """一块的摘要：最大值 m、分母 l、未归一的输出 o，都以 m 为基准。"""
    m = s.max()
    e = np.exp(s - m)
    return m, e.sum(), e @ V


def merge(a, b):
    m = max(a[0], b[0])
    x, y = np.exp(a[0] - m), np.exp(b[0] - m)  # 换到共同的基准
    return m, a[1] * x + b[1] * y, a[2] * x + b[2] * y
# endregion


# region main
rng = np.random.default_rng(0)
s, V = 500 * rng.normal(size=1000), rng.normal(size=(1000, 8))
e = np.exp(s - s.max())
exact = e @ V / e.sum()
for size in (1, 7, 128, 1000):
    state = (-np.inf, 0.0, np.zeros(8))
    for start in range(0, len(s), size):
        part = slice(start, start + size)
        state = merge(state, look(s[part], V[part]))
    print(f"块长 {size:4d}：一致", np.allclose(state[2] / state[1], exact))
# endregion
