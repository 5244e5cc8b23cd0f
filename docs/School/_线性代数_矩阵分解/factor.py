"""LU、QR、SVD 的数值例子：python3 factor.py 写出 svd.svg。"""
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent


# region lu
def lu(a, pivot=True):
    """PA = LU；返回 P 的行号、合在一起的 L 与 U、逐个元素数的运算次数。"""
    a, n, flops = a.astype(float), len(a), 0
    rows = np.arange(n)
    for k in range(n - 1):
        if pivot:
            best = k + np.argmax(np.abs(a[k:, k]))
            a[[k, best]], rows[[k, best]] = a[[best, k]], rows[[best, k]]
        if not a[k:, k].any():
            continue  # 整列已经是 0，没有要消的
        below, block = a[k + 1:, k], a[k + 1:, k + 1:]  # 都是视图
        below /= a[k, k]
        block -= np.outer(below, a[k, k + 1:])
        flops += below.size + 2 * block.size  # 除；乘与减
    return rows, a, flops


def solve(a, b, pivot=True):
    rows, f, _ = lu(a, pivot)
    x = b[rows].astype(float)
    for i in range(len(x)):
        x[i] -= f[i, :i] @ x[:i]
    for i in reversed(range(len(x))):
        x[i] = (x[i] - f[i, i + 1:] @ x[i + 1:]) / f[i, i]
    return x
# endregion


# region tiny
def check_tiny():
    a, b = np.array([[1e-20, 1.0], [1.0, 1.0]]), np.array([1.0, 2.0])
    print("不换行", solve(a, b, pivot=False), " 换行", solve(a, b))
    zero = np.array([[0.0, 1.0], [0.0, 1.0]])  # 练习 1：主元是 0，照样有 LU
    assert (lu(zero, pivot=False)[1] == zero).all()
    for n in (10, 100, 300):
        a = np.random.default_rng(n).standard_normal((n, n))
        rows, f, flops = lu(a)
        formula = n * (n - 1) * (4 * n + 1) // 6
        back = (np.tril(f, -1) + np.eye(n)) @ np.triu(f)
        gap = np.abs(back - a[rows]).max()
        print(f"n={n:<4}LU 用 {flops} 次运算，公式 {formula}，与 2n³/3 之比 "
              f"{flops / (2 * n**3 / 3):.3f}，"
              f"{'PA = LU' if gap < 1e-12 else 'PA ≠ LU'}")
# endregion


# region qr
def gram_schmidt(a, modified=False):
    q = np.zeros_like(a)
    for j in range(a.shape[1]):
        v = a[:, j].copy()
        for k in range(j):  # 经典：投影都从原来的列算；修正：从剩下的算
            v -= q[:, k] * (q[:, k] @ (v if modified else a[:, j]))
        q[:, j] = v / np.linalg.norm(v)
    return q


def check_qr():
    print("n    施密特   修正的   Householder（QᵀQ 与 I 相合的位数）")
    for n in (4, 8, 12):
        i = np.arange(1, n + 1)
        hilbert = 1 / (i[:, None] + i - 1.0)
        lost = [np.linalg.norm(q.T @ q - np.eye(n), 2)
                for q in (gram_schmidt(hilbert), gram_schmidt(hilbert, True),
                          np.linalg.qr(hilbert)[0])]
        digits = [int(np.clip(-np.log10(x), 0, 14)) for x in lost]
        print(f"{n:<4} {digits[0]:<8} {digits[1]:<8} {digits[2]}")
# endregion


# region least
def check_least():
    e = 1e-8
    a = np.array([[1.0, 1.0], [e, 0.0], [0.0, e]])
    b = a @ np.array([1.0, 2.0])
    q, r = np.linalg.qr(a)
    print("QR      ", np.round(np.linalg.solve(r, q.T @ b), 6))
    try:
        print("法方程  ", np.linalg.solve(a.T @ a, a.T @ b))
    except np.linalg.LinAlgError as error:
        print("法方程   LinAlgError:", error)
# endregion


# region residual
def errors(seed, size):
    """κ = 10⁶，解全为 1，残差长 size：QR 与法方程各错多少。"""
    rng = np.random.default_rng(seed)
    u = np.linalg.qr(rng.standard_normal((30, 5)))[0]
    v = np.linalg.qr(rng.standard_normal((5, 5)))[0]
    a, x = u * np.logspace(0, -6, 5) @ v, np.ones(5)
    away = rng.standard_normal(30)
    away -= u @ (u.T @ away)  # 与 A 的各列垂直
    b = a @ x + size * away / np.linalg.norm(away)
    q, r = np.linalg.qr(a)
    return [np.linalg.norm(y - x) for y in (
        np.linalg.solve(r, q.T @ b), np.linalg.solve(a.T @ a, a.T @ b))]


def check_residual():
    for size in (0, 1e-6, 1):
        ours, normal = np.median([errors(i, size) for i in range(50)], axis=0)
        print(f"残差 {size:<7g}QR 的误差不到法方程的千分之一：",
              bool(ours < normal / 1000))
        assert ours < 1e-3 and normal < 1e-2
# endregion


# region svd
A = np.array([[4.0, 0.0], [3.0, 5.0]])


def factors():
    """SVD，各列的符号定为 V 的第二行为正：换一个 BLAS 也是同一张图。"""
    u, s, vt = np.linalg.svd(A)
    sign = np.where(vt[:, 1] < 0, -1.0, 1.0)
    return u * sign, s, vt * sign[:, None]


def check_svd():
    u, s, vt = factors()
    scaled = np.round(u * 5**0.5, 9).tolist()
    print("σ² =", np.round(s**2, 12), " U√5 =", scaled,
          " UΣVᵀ = A：", np.allclose(u * s @ vt, A))
    rng = np.random.default_rng(7)
    m = rng.standard_normal((30, 20))
    u, s, vt = np.linalg.svd(m, full_matrices=False)
    for k in (1, 5, 10):
        best = u[:, :k] * s[:k] @ vt[:k]
        bases = (np.linalg.qr(x)[0] for x in rng.standard_normal((200, 30, k)))
        rivals = min(np.linalg.norm(m - q @ (q.T @ m), 2) for q in bases)
        error = np.linalg.norm(m - best, 2)
        print(f"秩 {k:<2} 截断误差 {error:.6f}  σ_{k + 1} = {s[k]:.6f}"
              f"  200 个对手最好 {rivals:.3f}")
# endregion


def draw():
    """单位圆经过 Vᵀ、Σ、U 三步。"""
    u, s, vt = factors()
    steps = [("单位圆与 v₁、v₂", np.eye(2)), ("Vᵀ：转正", vt),
             ("Σ：沿轴伸缩", np.diag(s) @ vt), ("U：再转", A)]
    unit = 12
    centre = [(95, 105), (285, 105), (95, 305), (285, 305)]
    ink, ink2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"
    line = "var(--line, #E5E1D8)"
    colours = "var(--cinnabar, #B0381F)", "var(--indigo, #1F5A9E)"
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 410"'
           ' font-family="inherit" role="img" aria-label="单位圆依次经过 '
           'V 转置、Σ、U 成为椭圆"><defs>']
    for i, colour in enumerate(colours):
        out.append(f'<marker id="svd-{i}" viewBox="0 0 8 8" refX="7" refY="4" '
                   'markerWidth="8" markerHeight="8" orient="auto" '
                   'markerUnits="userSpaceOnUse"><path d="M0 0.5 L8 4 L0 7.5 '
                   f'Z" fill="{colour}"/></marker>')
    out.append("</defs>")
    angles = np.linspace(0, 2 * np.pi, 73)
    circle = np.array([np.cos(angles), np.sin(angles)])
    scales = (48, 48, unit, unit)
    for (title, m), (cx, cy), scale in zip(steps, centre, scales):
        out.append(f'<path d="M{cx - 86} {cy}H{cx + 86}M{cx} {cy - 78}'
                   f'V{cy + 82}" stroke="{line}" fill="none"/>')
        pts = m @ circle * scale
        path = " ".join(f"{cx + x:.1f},{cy - y:.1f}" for x, y in pts.T)
        out.append(f'<polygon points="{path}" fill="var(--tint, #F4F1EA)" '
                   f'fill-opacity="0.6" stroke="{ink}" stroke-width="1.8"/>')
        for i in range(2):
            x, y = m @ vt[i] * scale
            out.append(f'<line x1="{cx}" y1="{cy}" x2="{cx + x:.1f}" '
                       f'y2="{cy - y:.1f}" stroke="{colours[i]}" stroke-width="2.2" '
                       f'stroke-dasharray="{"none" if i == 0 else "5 2"}" '
                       f'marker-end="url(#svd-{i})"/>')
            r = max(np.hypot(x, y), 1)
            tx, ty = x * (1 + 12 / r), y * (1 + 12 / r)
            out.append(f'<text x="{cx + tx:.1f}" y="{cy - ty + 5:.1f}" '
                       f'font-size="13" fill="{colours[i]}" text-anchor='
                       f'"middle">{i + 1}</text>')
        out.append(f'<text x="{cx}" y="{cy - (87 if cy < 200 else 98)}" font-size="14" fill="{ink}" '
                   f'text-anchor="middle">{title}</text>')
    out.append(f'<text x="190" y="404" font-size="13" fill="{ink2}" '
               'text-anchor="middle">下排的比例是上排的四分之一</text>')
    (HERE / "svd.svg").write_text("\n".join(out) + "\n</svg>\n",
                                  encoding="utf-8")


# region main
check_tiny()
check_qr()
check_least()
check_residual()
check_svd()
# endregion
draw()
