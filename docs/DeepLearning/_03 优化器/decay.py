"""权重衰减加在损失里与放在外面，损失的梯度为零，走两万步。"""

import math

ETA, MU = 0.01, 0.01


def left(beta, outside, steps=20000):
    """走完 steps 步，权重剩下原来的几分之几，取对数。"""
    w, v = 1.0, 0.0
    for _ in range(steps):
        v = beta * v + (0.0 if outside else MU * w)  # 损失的梯度是 0
        w = (1 - ETA * MU * outside) * w - ETA * v
    return math.log(w)


for beta in (0.0, 0.9):
    print(f"β = {beta}  加在损失里 {left(beta, False):.1f}  放在外面 {left(beta, True):.1f}")
assert abs(left(0.0, False) - left(0.0, True)) < 1e-9
