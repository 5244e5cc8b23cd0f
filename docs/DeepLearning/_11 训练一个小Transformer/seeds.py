"""20 个初值：留出的串、全同的串、更短的串各写对多少，写到 seeds.csv；按长度汇总，写到 lengths.csv。"""
import numpy as np

from tiny import KINDS, N, batch, look, score, train


def aligned(p, x):
    """少于 6 个数时，位置从 6 − 个数 排起，“>”仍在第 6 号。"""
    return score(p | {"P": p["P"][N - x.shape[1]:]}, x)


x = batch(np.random.default_rng(10**6), 2000, held=True)[0][:, :N]
short = np.random.default_rng(10**6 + 1).integers(KINDS, size=(2000, N))
same = np.repeat(np.arange(KINDS)[:, None], N, axis=1)
rows = []
with open("seeds.csv", "w") as file:
    file.write("种子,留出的,全同的,五个数,四个数,三个数,两个数,看下一个,每步挑头,五个对齐,四个对齐,三个对齐,两个对齐\n")
    for seed in range(20):
        p = train(seed)
        row = [score(p, x), score(p, same)]
        row += [score(p, short[:, :count]) for count in (5, 4, 3, 2)]
        seen = look(p, x)
        row += [seen.mean((0, 2)).max(), seen.max(1).mean()]
        row += [aligned(p, short[:, :count]) for count in (5, 4, 3, 2)]
        rows.append(row)
        print(seed, *(f"{value:.4f}" for value in row), sep=",", file=file, flush=True)

with open("lengths.csv", "w") as file:
    file.write("几个数,写对,二十个初值\n")
    for count, column in ((2, 5), (3, 4), (4, 3), (5, 2), (6, 0)):
        found = [row[column] for row in rows]
        for name, pick in (("最大", max), ("中位", np.median), ("最小", min)):
            file.write(f"{count},{pick(found):.4f},{name}\n")
