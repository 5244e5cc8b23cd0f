"""数关系、判欧拉与哈密顿、贪心着色；python3 relation.py 写出三幅 SVG。"""
import math
from collections import Counter
from itertools import combinations, permutations, product
from pathlib import Path

HERE = Path(__file__).parent


# region count
def kinds(n):
    """n 元集上全部关系里，等价、偏序、全序各有几个。"""
    cells = [(i, j) for i in range(n) for j in range(n)]
    total = [0, 0, 0]
    for bits in product((0, 1), repeat=n * n):
        r = dict(zip(cells, bits))
        if not all(r[i, i] for i in range(n)):
            continue
        if any(r[i, j] and r[j, k] and not r[i, k]
               for i, j, k in product(range(n), repeat=3)):
            continue
        pairs = list(combinations(range(n), 2))
        total[0] += all(r[i, j] == r[j, i] for i, j in pairs)
        if not any(r[i, j] and r[j, i] for i, j in pairs):
            total[1] += 1
            total[2] += all(r[i, j] or r[j, i] for i, j in pairs)
    return total


def bell(n):
    """划分的个数：最后一个元素与另外 k 个同块。"""
    b = [1]
    for m in range(n):
        b.append(sum(math.comb(m, k) * b[m - k] for k in range(m + 1)))
    return b[n]
# endregion


# region euler
def odd(edges):
    degree = Counter(v for e in edges for v in e)
    return sorted(v for v in degree if degree[v] % 2)


def walk(edges, start):
    """Hierholzer：走到走不动就退，退的次序倒过来就是欧拉路。"""
    at = {}
    for i, (u, v) in enumerate(edges):
        at.setdefault(u, []).append((v, i))
        at.setdefault(v, []).append((u, i))
    used, stack, path = set(), [start], []
    while stack:
        exits = at[stack[-1]]
        while exits and exits[-1][1] in used:
            exits.pop()
        if exits:
            v, i = exits.pop()
            used.add(i)
            stack.append(v)
        else:
            path.append(stack.pop())
    return path[::-1]


def euler(edges):
    """至少一条边；没有欧拉路就返回 None。"""
    ends = odd(edges)
    if len(ends) > 2:
        return None
    path = walk(edges, ends[0] if ends else edges[0][0])
    return path if len(path) == len(edges) + 1 else None  # 不连通
# endregion


# region hamilton
def hamilton(adj):
    """从 0 出发回溯：有几条哈密顿圈（一圈两个方向算一条），试了几步。"""
    n, found, tried = len(adj), 0, 0
    path, seen = [0], {0}

    def go():
        nonlocal found, tried
        if len(path) == n:
            found += 0 in adj[path[-1]]
            return
        for v in adj[path[-1]]:
            if v not in seen:
                tried += 1
                path.append(v)
                seen.add(v)
                go()
                seen.remove(path.pop())

    go()
    return found // 2, tried


def parts(adj, gone):
    """去掉 gone 里的顶点，剩几个连通分支。"""
    left, count = set(adj) - set(gone), 0
    while left:
        count += 1
        stack = [left.pop()]
        while stack:
            near = adj[stack.pop()] & left
            left -= near
            stack += near
    return count


def pieces(adj, k):
    """去掉 k 个顶点，最多剩几个连通分支：试遍所有删法。"""
    return max(parts(adj, gone) for gone in combinations(adj, k))
# endregion


# region colour
def greedy(adj, order):
    colour = {}
    for v in order:
        taken = {colour[w] for w in adj[v] if w in colour}
        colour[v] = min(c for c in range(len(adj)) if c not in taken)
    return colour


def chromatic(adj):
    """最少几色：试遍所有次序的贪心，只用于小图。"""
    return min(max(greedy(adj, p).values()) + 1
               for p in permutations(range(len(adj))))
# endregion


# region graphs
def graph(n, edges):
    adj = {v: set() for v in range(n)}
    for u, v in edges:
        adj[u].add(v)
        adj[v].add(u)
    return adj


PETERSEN = ([(i, (i + 1) % 5) for i in range(5)] +
            [(i, i + 5) for i in range(5)] +
            [(i + 5, (i + 2) % 5 + 5) for i in range(5)])
BRIDGES = ["AB", "AB", "AC", "AC", "AD", "BD", "CD"]
HOUSE = ["12", "23", "34", "41", "13", "24", "45", "53"]


def knight(size):
    """马图：格子是顶点，马走一步能到的连边。"""
    at = {(r, c): r * size + c for r in range(size) for c in range(size)}
    return graph(size * size, [
        (v, at[r + a, c + b]) for (r, c), v in at.items()
        for a, b in ((1, 2), (2, 1), (1, -2), (2, -1)) if (r + a, c + b) in at])


def crown(n):
    """a0…、b0…：ai 与 bj 相连，除非 i = j。偶数号是 a，奇数号是 b。"""
    return graph(2 * n, [(2 * i, 2 * j + 1) for i in range(n)
                         for j in range(n) if i != j])
# endregion


INK, INK2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"
RAISED = "var(--raised, #FFFFFF)"
FILLS = ("var(--indigo, #1F5A9E)", "var(--cinnabar, #B0381F)",
         "var(--jade, #1F7A5C)")


def svg(name, label, width, height, body):
    head = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 '
            f'{width} {height}" font-family="inherit" role="img" '
            f'aria-label="{label}">')
    (HERE / name).write_text("\n".join([head, *body, "</svg>"]) + "\n",
                             encoding="utf-8")


def text(x, y, words, size=14, fill=INK, extra=""):
    return (f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{fill}" '
            f'text-anchor="middle"{extra}>{words}</text>')


def edge(p, q, colour=INK2, width=1.6):
    return (f'<line x1="{p[0]:.1f}" y1="{p[1]:.1f}" x2="{q[0]:.1f}" '
            f'y2="{q[1]:.1f}" stroke="{colour}" stroke-width="{width}"/>')


def draw_hasse():
    """左：模 3 的等价类；右：30 的因数按整除。"""
    body = [text(80, 22, "等价：模 3 同余"), text(268, 22, "偏序：整除")]
    for row in range(3):
        y = 60 + row * 78
        body.append(f'<rect x="14" y="{y - 22}" width="136" height="50" rx="25"'
                    f' fill="{RAISED}" stroke="{FILLS[row]}" stroke-width="2"/>')
        body.append(text(82, y + 9, "  ".join(
            str(x) for x in range(9) if x % 3 == row), 17))
    place = {1: (268, 262), 2: (203, 197), 3: (268, 197), 5: (333, 197),
             6: (203, 122), 10: (268, 122), 15: (333, 122), 30: (268, 57)}
    for a, b in combinations(place, 2):
        if b % a == 0 and b // a in (2, 3, 5):
            body.append(edge(place[a], place[b]))
    for v, (x, y) in place.items():
        body.append(f'<circle cx="{x}" cy="{y}" r="17" fill="{RAISED}" '
                    f'stroke="{INK}" stroke-width="1.6"/>')
        body.append(text(x, y + 5, v, 15))
    svg("hasse.svg", "左边模 3 的三个等价类，右边 30 的因数的哈斯图",
        380, 290, body)


def draw_walks(path):
    """左：七桥与各块陆地的度数；右：信封，边上写着第几笔。"""
    degree = Counter(v for e in BRIDGES for v in e)
    body = [text(92, 22, "七桥：度数全是奇数"),
            text(288, 22, "信封：从 1 画到 2")]
    land = {"A": (45, 130), "B": (92, 60), "C": (92, 200), "D": (150, 130)}
    seen = Counter()
    for e in BRIDGES:
        (x1, y1), (x2, y2) = land[e[0]], land[e[1]]
        bend = 0 if BRIDGES.count(e) == 1 else 16 - 32 * seen[e]
        seen[e] += 1
        size = math.hypot(x2 - x1, y2 - y1)
        mx = (x1 + x2) / 2 - (y2 - y1) / size * bend
        my = (y1 + y2) / 2 + (x2 - x1) / size * bend
        body.append(f'<path d="M{x1} {y1}Q{mx:.1f} {my:.1f} {x2} {y2}" '
                    f'fill="none" stroke="{INK2}" stroke-width="1.8"/>')
    for v, (x, y) in land.items():
        body.append(f'<circle cx="{x}" cy="{y}" r="19" fill="{RAISED}" '
                    f'stroke="{INK}" stroke-width="1.6"/>')
        body.append(text(x, y + 5, f"{v} {degree[v]}", 14))
    corner = {"1": (228, 200), "2": (348, 200), "3": (348, 108),
              "4": (228, 108), "5": (288, 52)}
    for n, (u, v) in enumerate(zip(path, path[1:]), 1):
        (x1, y1), (x2, y2) = corner[u], corner[v]
        body.append(edge((x1, y1), (x2, y2)))
        x, y = x1 + (x2 - x1) * 0.28, y1 + (y2 - y1) * 0.28
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" '
                    f'fill="{RAISED}"/>')
        body.append(text(x, y + 5, n, 13, FILLS[1]))
    for v, (x, y) in corner.items():
        colour = FILLS[0] if v in (path[0], path[-1]) else INK
        body.append(f'<circle cx="{x}" cy="{y}" r="13" fill="{RAISED}" '
                    f'stroke="{colour}" stroke-width="2"/>')
        body.append(text(x, y + 5, v, 14, colour))
    svg("walks.svg", "左边七桥的四块陆地与七座桥，右边一笔画出的信封",
        380, 230, body)


def draw_petersen(colour):
    centre, body = (190, 165), []
    place = {}
    for i in range(5):
        a = -math.pi / 2 + i * 2 * math.pi / 5
        for r, v in ((135, i), (68, i + 5)):
            place[v] = (centre[0] + r * math.cos(a),
                        centre[1] + r * math.sin(a))
    body += [edge(place[u], place[v]) for u, v in PETERSEN]
    for v, (x, y) in place.items():
        c = colour[v]
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="{RAISED}" '
                    f'stroke="{FILLS[c]}" stroke-width="3"/>')
        body.append(text(x, y + 5, "甲乙丙"[c], 15, FILLS[c]))
    svg("petersen.svg", "彼得森图用三种颜色着色", 380, 310, body)


# region main
print("n  等价  贝尔数  偏序  全序")
for n in range(1, 5):
    a, b, c = kinds(n)
    print(f"{n}{a:>6}{bell(n):>7}{b:>8}{c:>5}")
print("七桥：奇数度", odd(BRIDGES), "欧拉路", euler(BRIDGES),
      "，不查度数会走出", "".join(walk(BRIDGES, "A")))
print("信封：奇数度", odd(HOUSE), "欧拉路", "".join(euler(HOUSE)))
petersen = graph(10, PETERSEN)
shared = {(v in petersen[u], len(petersen[u] & petersen[v]))
          for u, v in combinations(range(10), 2)}
print("彼得森图（是否相邻，公共邻点数）：", sorted(shared))
print("彼得森图去掉 1 到 9 个点，分支最多",
      [pieces(petersen, k) for k in range(1, 10)])
print("彼得森图：哈密顿圈 %d 条，试了 %d 步" % hamilton(petersen))
for n in (6, 8, 10):
    found, tried = hamilton(graph(n, combinations(range(n), 2)))
    same = "=" if found == math.factorial(n - 1) // 2 else "≠"
    print(f"完全图 {n} 点：{found} 条 {same} (n-1)!/2，试了 {tried} 步")
print("4×4 的马图去掉中间四格，剩", parts(knight(4), (5, 6, 9, 10)), "个分支")
small = graph(5, PETERSEN[:5])
print("五边形的色数", chromatic(small), " 彼得森图贪心",
      max(greedy(petersen, range(10)).values()) + 1)
for n in (3, 10, 50):
    sides = [*range(0, 2 * n, 2), *range(1, 2 * n, 2)]
    used = [max(greedy(crown(n), order).values()) + 1
            for order in (range(2 * n), sides)]
    print(f"王冠图 n={n}：成对 {used[0]} 色，先一边再另一边 {used[1]} 色")
# endregion
draw_hasse()
draw_walks(euler(HOUSE))
draw_petersen(greedy(petersen, range(10)))
