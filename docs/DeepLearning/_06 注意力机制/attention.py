"""多头注意力：前向、反向、梯度核对、因果性与置换等变的检验。"""
import numpy as np


# region softmax
def softmax(S):
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    return E / E.sum(axis=-1, keepdims=True)
# endregion


# region forward
def split(X, h):
    """(B, L, d) → (B, h, L, d_h)：先拆列，再把头换到前面。"""
    B, L, d = X.shape
    return X.reshape(B, L, h, d // h).swapaxes(1, 2)


def merge(X):
    B, h, L, dh = X.shape
    return X.swapaxes(1, 2).reshape(B, L, h * dh)


def forward(params, X, h, causal):
    WQ, WK, WV, WO = params
    Q, K, V = (split(X @ W, h) for W in (WQ, WK, WV))
    L, dh = Q.shape[-2:]
    S = Q @ K.swapaxes(-1, -2) / np.sqrt(dh)
    if causal:  # 第 i 行只许看第 0 到 i 列
        S = np.where(np.tril(np.ones((L, L), bool)), S, -np.inf)
    P = softmax(S)
    O = P @ V
    return merge(O) @ WO, (Q, K, V, P, O)
# endregion


# region backward
def backward(params, X, saved, dY):
    WQ, WK, WV, WO = params
    Q, K, V, P, O = saved
    h, scale = Q.shape[1], 1 / np.sqrt(Q.shape[-1])
    dO = split(dY @ WO.T, h)
    dV = P.swapaxes(-1, -2) @ dO
    dP = dO @ V.swapaxes(-1, -2)
    D = (dO * O).sum(-1, keepdims=True)
    assert np.allclose(D, (dP * P).sum(-1, keepdims=True))
    dS = P * (dP - D)
    dQ, dK = dS @ K * scale, dS.swapaxes(-1, -2) @ Q * scale
    flat = lambda A: A.reshape(-1, A.shape[-1])
    dX, dparams = 0.0, []
    for W, dA in ((WQ, dQ), (WK, dK), (WV, dV)):
        dA = merge(dA)
        dparams.append(flat(X).T @ flat(dA))
        dX = dX + dA @ W.T
    return dX, [*dparams, flat(merge(O)).T @ flat(dY)]
# endregion


# region main
rng = np.random.default_rng(0)
B, L, d, h = 2, 5, 8, 2
X = rng.normal(size=(B, L, d))
params = [rng.normal(size=(d, d)) / np.sqrt(d) for _ in range(4)]
for causal in (False, True):
    Y, saved = forward(params, X, h, causal)
    R = rng.normal(size=Y.shape)
    dX, grads = backward(params, X, saved, R)
    worst, step = 0.0, 1e-5
    for p, g in zip([X, *params], [dX, *grads]):
        for at in np.ndindex(p.shape):
            old = p[at]
            p[at] = old + step
            up = np.sum(R * forward(params, X, h, causal)[0])
            p[at] = old - step
            down = np.sum(R * forward(params, X, h, causal)[0])
            p[at] = old
            worst = np.maximum(worst, abs((up - down) / (2 * step) - g[at]))
    print("掩码" if causal else "无掩码", "梯度与差商一致：", worst < 1e-8)

changed = X.copy()
changed[:, 3] += 1.0  # 只改第 3 个词（从 0 数）
for causal in (False, True):
    before = forward(params, X, h, causal)[0]
    after = forward(params, changed, h, causal)[0]
    moved = np.flatnonzero((before != after).any((0, 2)))
    print("掩码" if causal else "无掩码", "输出变了的位置：", moved)

order = rng.permutation(L)
same = np.allclose(forward(params, X[:, order], h, False)[0],
                   forward(params, X, h, False)[0][:, order])
print("打乱输入，输出跟着打乱：", same)
# endregion
