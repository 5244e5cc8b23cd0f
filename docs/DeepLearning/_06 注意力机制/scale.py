"""点积除不除 √d_h：分数的标准差、最大的权重与 softmax 的雅可比，写到 scale.csv。"""
import numpy as np

# region main
rng = np.random.default_rng(0)
L, trials = 64, 100
rows = []
print("d_h   标准差  最大的权重：不除/除    雅可比的迹：不除/除")
for dh in (1, 4, 16, 64, 256, 1024):
    q = rng.normal(size=(trials, 1, dh))
    K = rng.normal(size=(trials, L, dh))
    s = (q * K).sum(-1)
    found = []
    for name, scale in (("不除", 1.0), ("除以 √d_h", np.sqrt(dh))):
        e = np.exp((s - s.max(1, keepdims=True)) / scale)
        p = e / e.sum(1, keepdims=True)
        top, slope = p.max(1).mean(), (1 - (p**2).sum(1)).mean()
        found.append((top, slope))
        rows.append(f"{dh},{top:.4f},{name}")
    (a, ja), (b, jb) = found
    print(f"{dh:4d}  {s.std():5.1f}      {a:.2f} / {b:.2f}"
          f"         {ja:.2f} / {jb:.2f}")
with open("scale.csv", "w") as file:
    file.write("\n".join(["头宽,最大权重,缩放", *rows]) + "\n")
# endregion
