"""两层的小 Transformer：前向、反向、差商核对，训练它把 6 个数字从小到大写出来。"""
import numpy as np

N, KINDS = 6, 10  # 几个数字要排，有几种数字
END = KINDS  # “>”：输入到此为止
d, h, f = 32, 2, 64  # 宽度、头数、前馈的宽度
L = 2 * N  # 6 个数字、一个“>”、前 5 个答案


# region parts
def softmax(S):
    E = np.exp(S - S.max(-1, keepdims=True))
    return E / E.sum(-1, keepdims=True)


def flat(X):
    return X.reshape(-1, X.shape[-1])


def norm(x, g):
    """RMSNorm。第二个返回值留给反向。"""
    r = np.sqrt((x**2).mean(-1, keepdims=True) + 1e-5)
    return x / r * g, (x / r, r)


def norm_back(saved, g, dy):
    n, r = saved
    dn = dy * g
    return (dn - n * (dn * n).mean(-1, keepdims=True)) / r, flat(dy * n).sum(0)


def split(X):
    """(B, L, d) → (B, 头, L, d/头)"""
    return X.reshape(*X.shape[:2], h, d // h).swapaxes(1, 2)


def merge(X):
    return X.swapaxes(1, 2).reshape(X.shape[0], X.shape[2], d)
# endregion


# region init
def init(rng, layers):
    small = lambda a, b: rng.normal(size=(a, b)) / np.sqrt(a)
    p = {"E": rng.normal(size=(KINDS + 1, d)), "P": rng.normal(size=(L, d)),
         "n": np.ones(d), "U": small(d, KINDS)}
    for i in range(layers):
        p |= {f"{i}Q": small(d, d), f"{i}K": small(d, d), f"{i}V": small(d, d),
              f"{i}O": small(d, d), f"{i}a": np.ones(d), f"{i}b": np.ones(d),
              f"{i}up": small(d, f), f"{i}down": small(f, d)}
    return p
# endregion


# region forward
def forward(p, tokens):
    """返回每个位置对下一个数字的打分、各层的注意力，以及反向要用的。"""
    T = tokens.shape[1]
    seen = np.tril(np.ones((T, T), bool))  # 只许看自己与前面的
    x, tape, maps = p["E"][tokens] + p["P"][:T], [], []
    i = 0
    while f"{i}Q" in p:
        y, na = norm(x, p[f"{i}a"])
        q, k, v = (split(y @ p[f"{i}{w}"]) for w in "QKV")
        A = softmax(np.where(seen, q @ k.swapaxes(2, 3) / np.sqrt(d // h), -np.inf))
        o = merge(A @ v)
        x = x + o @ p[f"{i}O"]
        z, nb = norm(x, p[f"{i}b"])
        u = np.maximum(z @ p[f"{i}up"], 0)
        x = x + u @ p[f"{i}down"]
        tape.append((y, na, q, k, v, A, o, z, nb, u))
        maps.append(A)
        i += 1
    y, nf = norm(x, p["n"])
    return y @ p["U"], maps, (y, nf, tape)
# endregion


# region backward
def backward(p, tokens, saved, dz):
    y, nf, tape = saved
    g = {"U": flat(y).T @ flat(dz)}
    dx, g["n"] = norm_back(nf, p["n"], dz @ p["U"].T)
    for i in reversed(range(len(tape))):
        y, na, q, k, v, A, o, z, nb, u = tape[i]
        g[f"{i}down"] = flat(u).T @ flat(dx)
        du = dx @ p[f"{i}down"].T * (u > 0)
        g[f"{i}up"] = flat(z).T @ flat(du)
        dn, g[f"{i}b"] = norm_back(nb, p[f"{i}b"], du @ p[f"{i}up"].T)
        dx = dx + dn  # 主干的一份，加上支路的一份
        g[f"{i}O"] = flat(o).T @ flat(dx)
        do = split(dx @ p[f"{i}O"].T)
        dA, dv = do @ v.swapaxes(2, 3), A.swapaxes(2, 3) @ do
        dS = A * (dA - (dA * A).sum(-1, keepdims=True)) / np.sqrt(d // h)
        dy = 0
        for w, dw in (("Q", dS @ k), ("K", dS.swapaxes(2, 3) @ q), ("V", dv)):
            dw = merge(dw)
            g[f"{i}{w}"] = flat(y).T @ flat(dw)
            dy = dy + dw @ p[f"{i}{w}"].T
        dn, g[f"{i}a"] = norm_back(na, p[f"{i}a"], dy)
        dx = dx + dn
    g["P"] = np.zeros_like(p["P"])
    g["P"][:dx.shape[1]] = dx.sum(0)
    g["E"] = np.zeros_like(p["E"])
    np.add.at(g["E"], tokens, dx)
    return g
# endregion


# region task
def batch(rng, count, held=False):
    """各位之和是 10 的倍数的数字串（约十分之一）从不用来训练，held 时只取它们。"""
    x = rng.integers(KINDS, size=(20 * count, N))
    x = x[(x.sum(1) % 10 == 0) == held][:count]
    y = np.sort(x, axis=1)
    # 输入是 x1 … x6 > y1 … y5，最后 6 个位置的下一个数字是 y1 … y6
    return np.concatenate([x, np.full((count, 1), END), y[:, :-1]], axis=1), y


def loss(p, tokens, y):
    """后 6 个位置的平均交叉熵与它的梯度。"""
    z, _, saved = forward(p, tokens)
    guess = softmax(z[:, -y.shape[1]:])
    right = np.take_along_axis(guess, y[..., None], -1)
    dz = np.zeros_like(z)
    dz[:, -y.shape[1]:] = (guess - np.eye(KINDS)[y]) / y.size
    return -np.log(right).mean(), backward(p, tokens, saved, dz)


def write(p, x):
    """照推理的样子：自己写出一个，接在后面，再写下一个。"""
    tokens = np.concatenate([x, np.full((len(x), 1), END)], axis=1)
    for _ in range(x.shape[1]):
        best = forward(p, tokens)[0][:, -1].argmax(-1)
        tokens = np.concatenate([tokens, best[:, None]], axis=1)
    return tokens[:, x.shape[1] + 1:]


def score(p, x):
    """整串都写对的比例。"""
    return (write(p, x) == np.sort(x, axis=1)).all(1).mean()
# endregion


def given(p, x):
    """给着正确的前缀考：每一步写得对不对。"""
    y = np.sort(x, axis=1)
    tokens = np.concatenate([x, np.full((len(x), 1), END), y[:, :-1]], axis=1)
    return forward(p, tokens)[0][:, N:].argmax(-1) == y


# region train
def train(seed, layers=2, steps=800, rate=0.003, size=64, show=0):
    rng = np.random.default_rng(seed)
    p = init(rng, layers)
    m, v = ({k: np.zeros_like(a) for k, a in p.items()} for _ in range(2))
    for t in range(1, steps + 1):
        cost, g = loss(p, *batch(rng, size))
        if show and t % show == 0:
            print(f"第 {t:4d} 步，损失 {cost:.4f}")
        now = rate * (1 - (t - 1) / steps)  # 学习率线性降到 0
        for k in p:  # Adam
            m[k] += 0.1 * (g[k] - m[k])
            v[k] += 0.01 * (g[k]**2 - v[k])
            p[k] -= now * (m[k] / (1 - 0.9**t)) / (
                np.sqrt(v[k] / (1 - 0.99**t)) + 1e-8)
    return p
# endregion


# region look
def look(p, x):
    """写每一个答案时，最后一层的各头有多少权重给了输入里等于这个答案的数：(串, 头, 步)。"""
    y = np.sort(x, axis=1)
    tokens = np.concatenate([x, np.full((len(x), 1), END), y[:, :-1]], axis=1)
    A = forward(p, tokens)[1][-1][:, :, N:, :N]  # 写答案的 6 行，输入的 6 列
    return (A * (x[:, None] == y[:, :, None])[:, None]).sum(-1)
# endregion


def main():
    # region check
    rng = np.random.default_rng(0)
    p = {k: a + 0.1 * rng.normal(size=a.shape) for k, a in init(rng, 2).items()}
    tokens, y = batch(rng, 4)  # g 起步全是 1，漏乘它看不出来，所以先把参数挪开
    _, g = loss(p, tokens, y)
    worst, step = 0.0, 1e-5
    for k in p:  # 每个数组抽 40 个元素
        for at in rng.choice(list(np.ndindex(p[k].shape)), min(40, p[k].size), False):
            at = tuple(at)
            old = p[k][at]
            p[k][at] = old + step
            up = loss(p, tokens, y)[0]
            p[k][at] = old - step
            down = loss(p, tokens, y)[0]
            p[k][at] = old
            worst = np.maximum(worst, abs((up - down) / (2 * step) - g[k][at]))
    print(sum(a.size for a in p.values()), "个参数，梯度与差商一致：", worst < 1e-8)
    # endregion

    # region result
    p = train(0, show=200)
    x = batch(np.random.default_rng(1), 2000, held=True)[0][:, :N]
    print(f"留出的 2000 串，整串写对 {score(p, x):.2f}")
    right = (write(p, x) == np.sort(x, axis=1)).all(1)
    assert np.array_equal(given(p, x).all(1), right)  # 给着前缀考，整串的对错相同
    print("3 1 4 1 5 9 写成", write(p, np.array([[3, 1, 4, 1, 5, 9]]))[0])
    print("1 3 2 写成", write(p, np.array([[1, 3, 2]]))[0])
    # endregion


if __name__ == "__main__":
    main()
