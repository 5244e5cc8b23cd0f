"""种子 0 训练之后，写 3 1 4 1 5 9 的答案时第二层的两个头各看哪里：画成 map.svg，数写到 map.csv。"""
import numpy as np

from tiny import END, N, forward, h, train

x, y = [3, 1, 4, 1, 5, 9], [1, 1, 3, 4, 5, 9]
names = [*map(str, x), ">", *map(str, y[:-1])]
maps = forward(train(0), np.array([[*x, END, *y[:-1]]]))[1][-1][0][:, N:]

with open("map.csv", "w") as file:
    file.write("头,要写的,列,列里的字,权重\n")
    for head in range(h):
        for i in range(N):
            for j in range(N + 1 + i):
                file.write(f"{head},{y[i]},{j},{names[j]},{maps[head, i, j]:.3f}\n")

CELL, LEFT, TOP, BLOCK = 30, 66, 56, 266
text = '<text x="{}" y="{}" font-size="13" text-anchor="middle" fill="var(--{})"{}>{}</text>'
ink, soft = "ink, #1B1F24", "ink-2, #555D66"
out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + 12 * CELL + 8} {2 * BLOCK - 10}" role="img" '
       'aria-label="第二层两个头的注意力" font-family="inherit">']
for head in range(h):
    top = TOP + head * BLOCK
    out.append(f'<text x="8" y="{top - 32}" font-size="15" font-weight="600" fill="var(--{ink})">'
               f'头 {head}：写哪个，看哪里（权重的百分数）</text>')
    out.append(text.format(30, top - 8, soft, "", "要写"))
    for j, name in enumerate(names):
        out.append(text.format(LEFT + (j + 0.5) * CELL, top - 8, ink, ' font-weight="600"', name.replace(">", "&gt;")))
    for i in range(N):
        mid = top + i * CELL + 20
        out.append(text.format(30, mid, ink, ' font-weight="600"', y[i]))
        for j in range(N + 1 + i):
            a, left, right = maps[head, i, j], LEFT + j * CELL, names[j] == str(y[i]) and j < N
            out.append(f'<rect x="{left}" y="{top + i * CELL}" width="{CELL}" height="{CELL}" '
                       f'fill="var(--cinnabar, #B0381F)" fill-opacity="{0.4 * a:.2f}" stroke="var(--{soft})" stroke-width="0.5"/>')
            if right:
                out.append(f'<rect x="{left + 2}" y="{top + i * CELL + 2}" width="{CELL - 4}" height="{CELL - 4}" '
                           f'fill="none" stroke="var(--{ink})" stroke-width="2"/>')
            if round(100 * a) > 0:
                out.append(text.format(left + CELL / 2, mid, ink, "", round(100 * a)))
out.append("</svg>")
with open("map.svg", "w") as file:
    file.write("\n".join(out) + "\n")
