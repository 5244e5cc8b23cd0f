"""丢一段、减一半、再每轮加一：丢失均匀隔开或随机时，平均的窗口。"""
import random

P = 1e-4          # 每送一段丢失的概率
RTT = 0.07        # 秒，只有 CUBIC 用
ROUNDS = 200_000


# region aimd
def mean_window(gap, kept, grow):
    """gap() 是到下一次丢失还能送多少段；grow(距上次丢失几轮, 上次丢失时的窗口)是下一轮的窗口。"""
    most = 100.0
    window, since, left, total = kept * most, 0, gap(), 0.0
    for _ in range(ROUNDS):
        total += window
        left -= window
        if left > 0:
            since += 1
            window = grow(since, most)
        else:
            most, since, left = window, 0, gap()
            window = kept * most
    return total / ROUNDS


def reno(step):
    return lambda since, most: most / 2 + step * since


def cubic(since, most):
    k = (most * 0.3 / 0.4) ** (1 / 3)
    return 0.4 * (since * RTT - k) ** 3 + most
# endregion


# region main
random.seed(1)
for name, gap in (("每隔 1/p 段丢一次", lambda: 1 / P),
                  ("每段各自以概率 p 丢", lambda: random.expovariate(P))):
    one, half = (mean_window(gap, 0.5, reno(step)) for step in (1, 0.5))
    print(f"{name}：W√p = {one * P**0.5:.2f}（每轮加一段）"
          f"、{half * P**0.5:.2f}（加半段），"
          f"CUBIC W = {mean_window(gap, 0.7, cubic):.0f}")
print(f"公式：{1.5**0.5:.2f}、{0.75**0.5:.2f}，"
      f"CUBIC {(0.4 * 3.7 / 1.2 * (RTT / P)**3) ** 0.25:.0f}")
# endregion
