"""Adam 走向最差点的例子（Reddi 等，2018），写到 reddi.csv。"""
import numpy as np

C, BETA2, STEPS = 3.0, 0.1, 3000  # β₂ = 1/(1+C²)


# region main
def run(amsgrad):
    x, v, peak, path = 0.0, 0.0, 0.0, [0.0]
    for t in range(1, STEPS + 1):
        g = C if t % 3 == 1 else -1.0
        v = BETA2 * v + (1 - BETA2) * g * g
        peak = max(peak, v) if amsgrad else v
        x -= 0.1 / np.sqrt(t) * g / np.sqrt(peak)
        x = min(1.0, max(-1.0, x))  # 投影回 [-1, 1]
        path.append(x)
    return path


rows = []
for name, amsgrad in (("Adam", False), ("AMSGrad", True)):
    path = run(amsgrad)
    print(name, [round(float(path[t]), 3) for t in (30, 300, 3000)])
    rows += [f"{t},{path[t]:.4f},{name}" for t in range(0, STEPS + 1, 120)]
with open("reddi.csv", "w") as file:
    file.write("\n".join(["步数,x,方法", *rows]) + "\n")

v = 0.0  # 一个周期走多远，单位是 α
for t in range(1, 301):
    g = C if t % 3 == 1 else -1.0
    v = BETA2 * v + (1 - BETA2) * g * g
    if t > 297:
        print(f"g = {g:+.0f}，v = {v:.4f}，位移 {-g / np.sqrt(v):+.4f} α")
# endregion
