"""页面置换：FIFO、LRU、Clock、OPT 各缺多少次，Belady 异常最短的例子，栈性质。"""
import random
import sys

# region policies
NEVER = 10**9


def next_use(pages, now):
    """每一页在 now 之后下一次用到的位置。"""
    later = {}
    for when in range(len(pages) - 1, now, -1):
        later[pages[when]] = when
    return later


def run(pages, count, policy):
    """逐次给出（是否缺页，之后的页框）。frames 从最早装入的排到最晚的。"""
    frames, used, marked, hand = [], {}, set(), 0
    for now, page in enumerate(pages):
        missed = page not in frames
        if not missed or len(frames) < count:
            if missed:
                frames.append(page)
        elif policy == "Clock":
            while frames[hand] in marked:         # 给第二次机会，清掉访问位
                marked.remove(frames[hand])
                hand = (hand + 1) % count
            frames[hand] = page
            hand = (hand + 1) % count
        else:
            later = next_use(pages, now)
            victim = {"FIFO": lambda: frames[0],
                      "LRU": lambda: min(frames, key=used.get),
                      "OPT": lambda: max(frames, key=lambda p: (later.get(p, NEVER), p)),
                      }[policy]()
            frames.remove(victim)
            frames.append(page)
        used[page] = now
        marked.add(page)
        yield missed, tuple(frames)


def faults(pages, count, policy):
    return sum(missed for missed, _ in run(pages, count, policy))
# endregion


# region classic
POLICIES = "FIFO", "LRU", "Clock", "OPT"
TEXTBOOK = [7, 0, 1, 2, 0, 3, 0, 4, 2, 3, 0, 3, 2, 1, 2, 0, 1, 7, 0, 1]
BELADY = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5]


def table():
    for policy in POLICIES:
        print(f"{policy:5}", "第一串 3 框缺", faults(TEXTBOOK, 3, policy), "次；第二串 1 到 5 框缺",
              *(faults(BELADY, count, policy) for count in range(1, 6)))


def steps(count):
    """第二串在 count 框的 FIFO 里：每次之后的页框，从最早装入的排起，缺的带星号。"""
    for missed, frames in run(BELADY, count, "FIFO"):
        yield "".join(map(str, frames)) + ("*" if missed else "")
# endregion


# region search
def shortest(longest):
    """按长度由短到长，找 FIFO 加一框反而多缺的串。页的名字按出现的先后编号，所以每种花样只看一次。"""
    for length in range(1, longest + 1):
        found, looked = [], 0
        pages = []

        def extend(top):
            nonlocal looked
            if len(pages) == length:
                looked += 1
                # 1 框次次缺，框数等于页数时每页只缺一次，这两头不会反常
                counts = [fifo(pages, k) for k in range(2, top)]
                found.extend((list(pages), k, a, b)
                             for k, (a, b) in enumerate(zip(counts, counts[1:]), 2) if b > a)
                return
            for page in range(1, top + 2):
                if not pages or page != pages[-1]:     # 连着两次同一页，第二次必中，去掉也一样
                    pages.append(page)
                    extend(max(top, page))
                    pages.pop()

        extend(0)
        if found:
            return length, looked, found


def fifo(pages, count):
    """只为搜索写的快的 FIFO。"""
    frames, missed = [], 0
    for page in pages:
        if page not in frames:
            missed += 1
            if len(frames) == count:
                del frames[0]
            frames.append(page)
    return missed
# endregion


# region stack
def included(pages, count, policy):
    """每一步之后，count 框里的页是不是都在 count+1 框里。"""
    return all(set(small) <= set(big) for (_, small), (_, big)
               in zip(run(pages, count, policy), run(pages, count + 1, policy)))


def fewest(pages, count):
    """穷举每次赶走谁，最少缺几次。"""
    best = {frozenset(): 0}
    for page in pages:
        after = {}
        for held, missed in best.items():
            if page in held:
                choices = [held]
            elif len(held) < count:
                choices = [held | {page}]
            else:
                choices = [held - {victim} | {page} for victim in held]
            for choice in choices:
                cost = missed + (page not in held)
                after[choice] = min(after.get(choice, NEVER), cost)
        best = after
    return min(best.values())


def anomalous(pages, policy):
    counts = [faults(pages, count, policy) for count in range(1, max(pages) + 1)]
    return any(b > a for a, b in zip(counts, counts[1:]))


def check():
    rng = random.Random(1)
    broken, worse = dict.fromkeys(POLICIES, 0), dict.fromkeys(POLICIES, 0)
    for _ in range(1000):
        pages = [rng.randrange(7) for _ in range(30)]
        for policy in POLICIES:
            worse[policy] += anomalous(pages, policy)
            broken[policy] += not all(included(pages, count, policy) for count in range(1, 6))
    for policy in POLICIES:
        print(f"{policy:5} 1000 串：包含关系破过 {broken[policy]} 串，多一框反而多缺 {worse[policy]} 串")
    for _ in range(300):
        pages = [rng.randrange(6) for _ in range(14)]
        for count in (2, 3, 4):
            assert faults(pages, count, "OPT") == fewest(pages, count)
    print("300 串各取 2、3、4 框，OPT 都等于穷举的最少")
    longer = [[rng.randrange(20) for _ in range(100)] for _ in range(200)]
    print("20 种页、长 100 的 200 串，多一框反而多缺：",
          *(f"{policy} {sum(anomalous(pages, policy) for pages in longer)} 串" for policy in ("FIFO", "Clock")))
# endregion


# region main
if __name__ == "__main__":
    if "csv" in sys.argv:
        print("页框数,策略,缺页次数")
        for policy in POLICIES:
            for count in range(1, 6):
                print(f"{count},{policy},{faults(BELADY, count, policy)}")
        sys.exit()
    table()
    for count in 3, 4:
        print(f"FIFO {count} 框：", *steps(count))
    length, looked, found = shortest(12)
    print(f"最短的长 {length}，看了 {looked} 串，{len(found)} 个：")
    for pages, count, few, many in found:
        print(" ", *pages, f"：{count} 框缺 {few} 次，{count + 1} 框缺 {many} 次")
    check()
# endregion
