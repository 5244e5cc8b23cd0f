"""银行家算法：安全序列、请求该不该给，与穷举所有次序核对。"""
import itertools
import random

# region safe
def fits(need, free):
    return all(n <= f for n, f in zip(need, free))


def safe(free, held, most):
    """一种能让所有人做完的次序，没有就是 None。"""
    free, order, waiting = list(free), [], list(range(len(held)))
    while waiting:
        can = [i for i in waiting if fits([m - h for m, h in zip(most[i], held[i])], free)]
        if not can:
            return None
        waiting.remove(can[0])                    # 谁先都行：他做完只会让空闲的变多
        order.append(can[0])
        free = [f + h for f, h in zip(free, held[can[0]])]
    return order


def grant(who, asked, free, held, most):
    """先假装给了，看还安不安全。"""
    if not fits(asked, [m - h for m, h in zip(most[who], held[who])]):
        return "超过他报的最大值，拒绝"
    if not fits(asked, free):
        return "空闲的不够，等"
    free = [f - a for f, a in zip(free, asked)]
    held = [[h + a for h, a in zip(row, asked)] if i == who else row for i, row in enumerate(held)]
    order = safe(free, held, most)
    return f"可以给，次序 {order}" if order else "给了就不安全，等"
# endregion


# region check
def every_order(free, held, most):
    """把所有次序都试一遍，走得通的留下。"""
    for order in itertools.permutations(range(len(held))):
        now = list(free)
        for i in order:
            if not fits([m - h for m, h in zip(most[i], held[i])], now):
                break
            now = [n + h for n, h in zip(now, held[i])]
        else:
            yield order


def check():
    rng = random.Random(1)
    yes = 0
    for _ in range(2000):
        held = [[rng.randrange(3) for _ in range(3)] for _ in range(4)]
        most = [[h + rng.randrange(4) for h in row] for row in held]
        free = [rng.randrange(4) for _ in range(3)]
        found = safe(free, held, most)
        assert (found is not None) == any(True for _ in every_order(free, held, most))
        yes += found is not None
    print(f"2000 个随机的状态，安全的 {yes} 个，与穷举全部相同")
# endregion


# region main
HELD = [1, 0, 2], [2, 1, 1], [1, 1, 0], [2, 1, 2]
MOST = [4, 2, 3], [3, 3, 2], [6, 2, 2], [3, 2, 6]
FREE = [1, 2, 1]

if __name__ == "__main__":
    print("安全序列：", *every_order(FREE, HELD, MOST))
    for who, asked in ((1, [1, 1, 1]), (0, [1, 0, 0]), (2, [0, 1, 0]), (3, [0, 0, 2]), (3, [0, 2, 0])):
        print(f"P{who} 要 {asked}：", grant(who, asked, FREE, HELD, MOST))
    ones = [(who, kind) for who in range(4) for kind in range(3)
            if grant(who, [int(kind == k) for k in range(3)], FREE, HELD, MOST).startswith("可以")]
    print("只要一份就给得的：", *(f"P{who} 的第 {kind + 1} 种" for who, kind in ones))
    check()
# endregion
