"""一个小的间隔复习表，和它每天要花多少工夫的算术。

用法：python3 leitner.py            打印示例，写出 load.csv
      python3 leitner.py cards.csv  列出今天该问的题，逐题自测
"""
import csv
import random
import sys
from datetime import date, timedelta
from pathlib import Path

HERE = Path(__file__).parent


# region rule
WAIT = (1, 3, 7, 15, 30, 60, 120)  # 第 0、1、2…盒答对以后隔几天


def answer(card, right, today):
    """答对进一盒，答错回第 0 盒；下次的日子由盒子定。"""
    box = min(card["box"] + 1, len(WAIT) - 1) if right else 0
    return {**card, "box": box, "due": today + timedelta(days=WAIT[box])}


def due(cards, today):
    """到期的，欠得最久的在前；同一天的打乱，不让同类的挨着。"""
    ready = [c for c in cards if c["due"] <= today]
    mixer = random.Random(today.toordinal())
    mixer.shuffle(ready)
    return sorted(ready, key=lambda c: c["due"])
# endregion


# region use
def load(path):
    """cards.csv 的列：question,answer,box,due；新卡的后两列空着。"""
    with open(path, newline="", encoding="utf-8") as file:
        return [{**row, "box": int(row.get("box") or -1),
                 "due": date.fromisoformat(row.get("due") or "2000-01-01")}
                for row in csv.DictReader(file)]


def save(path, cards):
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, ["question", "answer", "box", "due"])
        writer.writeheader()
        writer.writerows(cards)


def practise(path, today):
    cards = load(path)
    for card in due(cards, today):
        input(f"{card['question']}  （先说出或写出，再按回车）")
        right = input(f"答案：{card['answer']}。对了吗？y/n ") == "y"
        cards[cards.index(card)] = answer(card, right, today)
        save(path, cards)  # 每题存一次，中途停下也不丢
# endregion


# region example
def diary():
    """一张卡片：第三次答错，别的都对。"""
    today, card = date(2026, 11, 23), {"box": -1, "due": date(2026, 11, 23)}
    for right in (True, True, False, True, True, True):
        card = answer(card, right, today)
        print(f"{today:%m 月 %d 日} {'对' if right else '错'} → "
              f"第 {card['box']} 盒，下次隔 {WAIT[card['box']]} 天")
        today = card["due"]


def workload(days, fresh, success, seed):
    """每天加 fresh 张新卡，每次以概率 success 答对；返回每天要答几张。"""
    rng, start = random.Random(seed), date(2026, 1, 1)
    cards, counts = [], []
    for n in range(days):
        today = start + timedelta(days=n)
        cards += [{"box": -1, "due": today} for _ in range(fresh)]
        ready = {id(c) for c in due(cards, today)}
        counts.append(len(ready))
        cards = [answer(c, rng.random() < success, today)
                 if id(c) in ready else c for c in cards]
    return counts


def climb(success, box, rng):
    """第 0 盒的卡要答几次才到第 box 盒；走的就是上面的 answer。"""
    today, total = date(2026, 1, 1), 0
    card = {"box": 0, "due": today}
    while card["box"] < box:
        card = answer(card, rng.random() < success, today)
        total += 1
    return total


def climbs():
    rng = random.Random(1)
    for p in (0.9, 0.8, 0.6):
        formula = (1 - p**5) / ((1 - p) * p**5)
        mean = sum(climb(p, 5, rng) for _ in range(20000)) / 20000
        print(f"答对率 {p}：从第 0 盒到第 5 盒要答 {formula:.2f} 次，"
              f"模拟 {mean:.2f}")


def loads():
    print("答对率  第 30 天  第 90 天  第 180 天（前后一周的平均）")
    rows = []
    for success in (1.0, 0.9, 0.8):
        runs = [workload(187, 3, success, seed) for seed in range(20)]
        mean = [sum(r[n] for r in runs) / len(runs) for n in range(187)]
        week = [sum(mean[n - 3:n + 4]) / 7 for n in range(3, 184)]
        print(f"{success:<8.1f}{week[27]:<10.1f}{week[87]:<10.1f}"
              f"{week[177]:.1f}")
        rows += [(n + 3, f"{week[n]:.2f}", f"答对率 {success:.0%}")
                 for n in range(0, 181, 6)]
    with open(HERE / "load.csv", "w", encoding="utf-8") as file:
        print("天,每天,答对率", file=file)
        for row in rows:
            print(*row, sep=",", file=file)
# endregion


# region main
if len(sys.argv) > 1:
    practise(sys.argv[1], date.today())
else:
    diary()
    climbs()
    loads()
# endregion
