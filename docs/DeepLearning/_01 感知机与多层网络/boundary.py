"""画出 xor.py 里种子 0 的网络训练之后的判断边界，写到 boundary.svg。"""
import re
from pathlib import Path

import numpy as np

here = Path(__file__).parent
page = (here.parent / f"{here.name[1:]}.md").read_text(encoding="utf-8")
program = re.search(r'```python title="xor.py"[^\n]*\n(.*?)```', page, re.S)[1]
names = {}
exec(program, names)
params, forward = names["params"], names["forward"]

LOW, HIGH, SIDE, LEFT, TOP = -0.5, 1.5, 320, 30, 16
INK, INK2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"


def at(x1, x2):
    return LEFT + (x1 - LOW) / (HIGH - LOW) * SIDE, TOP + (HIGH - x2) / (HIGH - LOW) * SIDE


def path(points):
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(*p) for p in points))


def crossings(f, grid):
    """f 沿 x2 变号的位置：每个 x1 给出从小到大的一串 x2。"""
    rows = []
    for x1 in grid:
        values = f(np.column_stack([np.full_like(grid, x1), grid]))
        i = np.flatnonzero(values[:-1] * values[1:] < 0)
        rows.append(grid[i] - values[i] * (grid[i + 1] - grid[i]) / (values[i + 1] - values[i]))
    return rows


grid = np.linspace(LOW, HIGH, 401)
edges = [(row[row <= x1].max(initial=LOW), row[row > x1].min(initial=HIGH)) for x1, row in zip(grid, crossings(lambda P: forward(params, P)[1].ravel(), grid))]
band = [(x, low) for x, (low, _) in zip(grid, edges)] + [(x, high) for x, (_, high) in zip(grid[::-1], edges[::-1])]
W1, b1, _, _ = params
lines = []
for (w1, w2), b in zip(W1.T, b1):
    inside = [(x, -(w1 * x + b) / w2) for x in grid if LOW <= -(w1 * x + b) / w2 <= HIGH]
    lines.append(f'<path d="{path([inside[0], inside[-1]])}" stroke="{INK2}" stroke-width="1.6" stroke-dasharray="6 5"/>')
dots = []
for (x1, x2), label in zip(names["X"], names["y"].ravel()):
    cx, cy = at(x1, x2)
    fill = "var(--cinnabar, #B0381F)" if label else "var(--raised, #FFFFFF)"
    dots.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="9" fill="{fill}" stroke="var(--cinnabar, #B0381F)" stroke-width="2.4"/>')
    dots.append(f'<text x="{cx + 15:.1f}" y="{cy + 5:.1f}" font-size="15" fill="{INK}">({x1:.0f}, {x2:.0f})</text>')
right, bottom = LEFT + SIDE, TOP + SIDE
svg = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 372" role="img" aria-label="训练后的判断边界：一条对角带" font-family="inherit">
<rect x="{LEFT}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="var(--raised, #FFFFFF)" stroke="{INK2}" stroke-width="1.2"/>
<path d="{path(band)}Z" fill="var(--indigo, #1F5A9E)" fill-opacity="0.18" stroke="var(--indigo, #1F5A9E)" stroke-width="1.8"/>
<g fill="none">{''.join(lines)}</g>
{''.join(dots)}
<text x="{at(0.5, 0.5)[0]:.0f}" y="{at(0.5, 0.5)[1] + 5:.0f}" font-size="15" fill="{INK}" text-anchor="middle">p &lt; 1/2</text>
<text x="{right - 8}" y="{bottom - 10}" font-size="15" fill="{INK}" text-anchor="end">p &gt; 1/2</text>
<text x="{LEFT + 8}" y="{TOP + 20}" font-size="15" fill="{INK}">p &gt; 1/2</text>
<text x="{LEFT + SIDE / 2:.0f}" y="{bottom + 24}" font-size="15" fill="{INK2}" text-anchor="middle">x₁</text>
<text x="14" y="{TOP + SIDE / 2 + 5:.0f}" font-size="15" fill="{INK2}" text-anchor="middle">x₂</text>
</svg>
"""
(here / "boundary.svg").write_text(svg, encoding="utf-8")
