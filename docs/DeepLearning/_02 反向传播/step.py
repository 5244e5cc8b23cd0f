"""数值微分的误差随步长怎样变：三种差商，在 400 个点上取相对误差的均方根，写到 step.csv。"""
import numpy as np


def f(x):
    return np.exp(np.sin(x))


# region methods
def forward(x, h):
    return (f(x + h) - f(x)) / ((x + h) - x)  # 除以真正走过的步长


def central(x, h):
    return (f(x + h) - f(x - h)) / ((x + h) - (x - h))


def complex_step(x, h):
    return f(x + 1j * h).imag / h  # 没有相减，就没有抵消
# endregion


# region main
x = np.linspace(0.9, 1.1, 400)
exact = np.cos(x) * f(x)
steps = 10.0 ** np.arange(-15, 0, 0.25)
rows = []
methods = {"单侧": forward, "中心": central, "复数步": complex_step}
for name, method in methods.items():
    errors = [np.sqrt(np.mean((method(x, h) / exact - 1) ** 2))
              for h in steps]
    best = int(np.argmin(errors))
    if method is complex_step:
        best = 0  # 越小越好，取最小的
    print(f"{name}：h = {steps[best]:.0e}，误差 {errors[best]:.0e}")
    rows += [f"{h:.3g},{e:.3g},{name}" for h, e in zip(steps, errors)]
with open("step.csv", "w") as file:
    file.write("\n".join(["步长,误差,方法", *rows]) + "\n")

# 在 x = 1：|f| = 2.32，|f''| = 1.28，|f'''| = 4.05
one = 2 * (2.0**-53 * 2.32 / 1.28) ** 0.5
two = (3 * 2.0**-53 * 2.32 / 4.05) ** (1 / 3)
print(f"推导：单侧 {one:.0e}，中心 {two:.0e}")
# endregion

# 复数步能不能用：取较大的，离开折点是对的；绝对值丢掉虚部，得 0，应是 -1
tiny = 1e-20j
assert [np.maximum(x + tiny, 0).imag / 1e-20 for x in (1.3, -0.7)] == [1, 0]
assert np.imag(np.abs(-0.7 + tiny)) == 0
for wrong in (lambda z: max(z, 0), lambda z: z < 0):
    try:
        wrong(1 + tiny)
    except TypeError:
        continue
    raise AssertionError("复数不能比大小")
