"""条件数与步数：二次函数上误差降到百万分之一要几步，写到 kappa.csv。"""
import numpy as np


def count(kappa, rate, beta):
    """两个特征方向，误差范数降到 1e-6 倍的步数。"""
    lam, w, v, n = np.array([1.0, kappa]), np.ones(2), np.zeros(2), 0
    while np.linalg.norm(w) > 1e-6 * np.sqrt(2):
        v = beta * v + lam * w
        w, n = w - rate * v, n + 1
    return n


# region main
rows = []
print("    κ   SGD 实数/推导   动量 实数/推导")
for kappa in (3, 10, 30, 100, 300, 1000, 3000):
    r = np.sqrt(kappa)
    sgd = count(kappa, 2 / (1 + kappa), 0.0)
    ball = count(kappa, (2 / (r + 1)) ** 2, ((r - 1) / (r + 1)) ** 2)
    rho = [(kappa - 1) / (kappa + 1), (r - 1) / (r + 1)]
    guess = [int(np.ceil(np.log(1e-6) / np.log(x))) for x in rho]
    print(f"{kappa:5d}  {sgd:6d}/{guess[0]:<6d}  {ball:6d}/{guess[1]}")
    rows += [f"{kappa},{sgd},SGD", f"{kappa},{ball},动量"]
with open("kappa.csv", "w") as file:
    file.write("\n".join(["条件数,步数,方法", *rows]) + "\n")
# endregion
