import numpy as np

rng = np.random.default_rng(1)


def toward_zero(x):  # 双精度截断成 FP32
    f = x.astype(np.float32)
    return np.where(np.abs(f) > np.abs(x), np.nextafter(f, np.float32(0)), f)


for n in (4096, 8192):
    a, b = rng.uniform(-1, 1, (2, 1000, n)).astype(np.float16).astype(np.float64)
    products = a * b
    chunks = products.reshape(1000, -1, 16).sum(axis=2)  # 一次加 16 个乘积
    for name, rounded in (("舍入到最近", np.float32), ("向零截断  ", toward_zero)):
        total = np.zeros(1000, np.float32)
        for k in range(chunks.shape[1]):
            total = rounded(total.astype(np.float64) + chunks[:, k])
        worst = np.abs(total - products.sum(axis=1)).max() / np.sqrt(n)
        print(f"n = {n}，{name}：误差至多 {worst:.1e}·√n")
