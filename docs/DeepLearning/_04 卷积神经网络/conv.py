"""同一个卷积的三种算法、反向，以及它们的相互核对。"""
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view


def padded(X, p):
    return np.pad(X, ((0, 0), (0, 0), (p, p), (p, p)))


# region direct
def direct(X, W, s=1, p=0):
    X = padded(X, p)
    k, n = W.shape[2], X.shape[2]
    m = (n - k) // s + 1
    Y = np.empty((len(X), len(W), m, m), X.dtype)
    for i in range(m):
        for j in range(m):
            window = X[:, :, i * s:i * s + k, j * s:j * s + k]
            Y[:, :, i, j] = np.einsum("bcuv,kcuv->bk", window, W)
    return Y
# endregion


# region im2col
def im2col(X, k, s=1):
    """每个窗口一行：(B·m·m, C·k·k)，返回它与 m。"""
    windows = sliding_window_view(X, (k, k), axis=(2, 3))[:, :, ::s, ::s]
    B, C, m = windows.shape[:3]
    rows = windows.transpose(0, 2, 3, 1, 4, 5)  # 这里还没有复制
    return rows.reshape(B * m * m, C * k * k), m  # 这里复制


def lowered(X, W, s=1, p=0):
    cols, m = im2col(padded(X, p), W.shape[2], s)
    Y = cols @ W.reshape(len(W), -1).T
    return Y.reshape(len(X), m, m, len(W)).transpose(0, 3, 1, 2)
# endregion


# region winograd
BT = {2: [[1, 0, -1, 0], [0, 1, 1, 0], [0, -1, 1, 0], [0, 1, 0, -1]],
      4: [[4, 0, -5, 0, 1, 0], [0, -4, -4, 1, 1, 0], [0, 4, -4, -1, 1, 0],
          [0, -2, -1, 2, 1, 0], [0, 2, -1, -2, 1, 0], [0, 4, 0, -5, 0, 1]]}
G = {2: [[1, 0, 0], [0.5, 0.5, 0.5], [0.5, -0.5, 0.5], [0, 0, 1]],
     4: [[1 / 4, 0, 0], [-1 / 6, -1 / 6, -1 / 6], [-1 / 6, 1 / 6, -1 / 6],
         [1 / 24, 1 / 12, 1 / 6], [1 / 24, -1 / 12, 1 / 6], [0, 0, 1]]}
AT = {2: [[1, 1, 1, 0], [0, 1, -1, -1]],
      4: [[1, 1, 1, 1, 1, 0], [0, 1, -1, 2, -2, 0],
          [0, 1, 1, 4, 4, 0], [0, 1, -1, 8, -8, 1]]}


def winograd(X, W, p=0, tile=2, low=lambda a: a):
    """3×3、步幅 1；每块输出 tile×tile；变换后的数经 low 舍入。"""
    bt, g, at = (np.array(M[tile], X.dtype) for M in (BT, G, AT))
    X = padded(X, p)
    size = X.shape[2] - 2
    extra = -size % tile  # 补足整块，最后裁掉
    X = np.pad(X, ((0, 0), (0, 0), (0, extra), (0, extra)))
    d = sliding_window_view(X, bt.shape, axis=(2, 3))[:, :, ::tile, ::tile]
    U = low(g @ W @ g.T)     # (K, C, a, a)
    V = low(bt @ d @ bt.T)   # (B, C, t, t, a, a)
    M = np.einsum("kcuv,bcijuv->bkijuv", U, V, optimize=True)
    Y = at @ M @ at.T        # (B, K, t, t, tile, tile)
    B, K, t = Y.shape[:3]
    Y = Y.transpose(0, 1, 2, 4, 3, 5).reshape(B, K, t * tile, t * tile)
    return Y[:, :, :size, :size]
# endregion


# region backward
def backward(X, W, dY, s=1, p=0):
    K, C, k, _ = W.shape
    cols, m = im2col(padded(X, p), k, s)
    D = dY.transpose(0, 2, 3, 1).reshape(-1, K)
    dW = (D.T @ cols).reshape(W.shape)
    dcols = (D @ W.reshape(K, -1)).reshape(len(X), m, m, C, k, k)
    dX = np.zeros_like(padded(X, p))
    for u in range(k):
        for v in range(k):  # 窗口重叠，所以是 +=
            dX[:, :, u:u + s * m:s, v:v + s * m:s] += (
                dcols[..., u, v].transpose(0, 3, 1, 2))
    end = dX.shape[2] - p
    return dX[:, :, p:end, p:end], dW
# endregion


# region transposed
def transposed(dY, W, n, s=1, p=0):
    """把 X̄ 当作一次卷积来算：Ȳ 的相邻元素间插 s-1 个零，右边与下边再补窗口没有走到的几行。"""
    m, k = dY.shape[2], W.shape[2]
    wide = (m - 1) * s + 1
    Z = np.zeros((*dY.shape[:2], *[wide + (n + 2 * p - k) % s] * 2))
    Z[:, :, :wide:s, :wide:s] = dY
    return direct(Z, W[:, :, ::-1, ::-1].swapaxes(0, 1), p=k - 1 - p)
# endregion


def numeric(f, x, h=1e-5):
    grad = np.zeros_like(x)
    for i in np.ndindex(x.shape):
        old = x[i]
        x[i] = old + h
        up = f()
        x[i] = old - h
        grad[i] = (up - f()) / (2 * h)
        x[i] = old
    return grad


# region main
rng = np.random.default_rng(0)
cases = 0
for n, k, s, p in [(8, 3, 1, 0), (9, 3, 1, 1), (9, 3, 2, 1),
                   (8, 3, 2, 0), (7, 5, 2, 2), (6, 1, 1, 0)]:
    X, W = rng.normal(size=(2, 3, n, n)), rng.normal(size=(4, 3, k, k))
    Y = direct(X, W, s, p)
    assert Y.shape[2] == (n + 2 * p - k) // s + 1
    assert np.allclose(Y, lowered(X, W, s, p))
    if (k, s) == (3, 1):
        assert np.allclose(Y, winograd(X, W, p, tile=2))
        assert np.allclose(Y, winograd(X, W, p, tile=4))
    R = rng.normal(size=Y.shape)  # 任取 L = Σ R⊙Y，则 Ȳ = R
    dX, dW = backward(X, W, R, s, p)
    loss = lambda: np.sum(R * lowered(X, W, s, p))
    assert np.allclose(dX, numeric(loss, X), atol=1e-7)
    assert np.allclose(dW, numeric(loss, W), atol=1e-7)
    assert np.allclose(dX, transposed(R, W, n, s, p))
    cases += 1
print(cases, "组形状：各算法与两个梯度全部一致")

X, W = rng.normal(size=(1, 64, 32, 32)), rng.normal(size=(64, 64, 3, 3))
single = lambda a: a.astype(np.float32)
half = lambda a: single(a.astype(np.float16))  # 存成半精度，累加仍用单精度
for kind, low in (("单精度", single), ("半精度", half)):
    x, w = low(X), low(W)
    exact = lowered(x.astype(float), w.astype(float), p=1)
    for name, Y in (("im2col", lowered(x, w, p=1)),
                    ("F(2×2)", winograd(x, w, 1, 2, low)),
                    ("F(4×4)", winograd(x, w, 1, 4, low))):
        error = np.sqrt(np.mean((Y - exact) ** 2) / np.mean(exact**2))
        print(f"{name:6s} {kind}的相对误差 {error:.0e}")
# endregion
