"""列表里有 NaN 时 sorted 给出什么：前三行依次是没有动、没有排好、碰巧排对。"""
nan = float("nan")
print(sorted([3.0, nan, 1.0, nan, 2.0]))  # 相邻的总有一个是 NaN
print(sorted([2.0, nan, 3.0, 1.0]))
print(sorted([3.0, 1.0, nan, 2.0]))
print(sorted(x for x in [3.0, nan, 1.0, nan, 2.0] if x == x))
