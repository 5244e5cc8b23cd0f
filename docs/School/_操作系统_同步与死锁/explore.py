"""把几个线程所有可能的交错走一遍：丢失的更新、Peterson、条件变量、信号量、哲学家。"""
from collections import Counter, deque
from functools import lru_cache

# region explore
BLOCKED = object()


def moves(threads, state):
    """从 state 出发，任选一个走得动的线程走一步。一步是（名字，函数），函数改 memory，
    返回下一步的编号（None 是顺着往下）、BLOCKED，或者几种可能的 memory 的列表。"""
    counters, shared = state
    for me, steps in enumerate(threads):
        if counters[me] == len(steps):
            continue                                   # 这个线程做完了
        name, do = steps[counters[me]]
        memory = dict(shared)
        to = do(memory)
        if to is BLOCKED:
            continue
        after = to if isinstance(to, int) else counters[me] + 1
        for result in to if isinstance(to, list) else [memory]:
            yield f"{me}{name}", (counters[:me] + (after,) + counters[me + 1:],
                                  tuple(sorted(result.items())))


def initial(threads, **memory):
    return (0,) * len(threads), tuple(sorted(memory.items()))


def explore(threads, start, bad=lambda counters, memory: False):
    """广度优先走遍所有状态；返回（状态数，最短的坏的走法，最短的卡死的走法）。"""
    came, queue, wrong, stuck = {start: None}, deque([start]), None, None
    while queue:
        state = queue.popleft()
        counters, shared = state
        if bad(counters, dict(shared)):                # 坏了就不再往下走
            wrong = wrong or state
            continue
        after = list(moves(threads, state))
        ended = all(c == len(steps) for c, steps in zip(counters, threads))
        if stuck is None and not after and not ended:
            stuck = state
        for name, to in after:
            if to not in came:
                came[to] = name, state
                queue.append(to)
    return len(came), path(came, wrong), path(came, stuck)


def path(came, state):
    steps = []
    while state and came[state]:
        name, state = came[state]
        steps.append(name)
    return steps[::-1]
# endregion


# region lost
def adder(me, times):
    """把共享的 x 加 1，做 times 遍；r 是这个线程自己的寄存器。"""
    r = f"r{me}"
    return [("读", lambda m: m.update({r: m["x"]})),
            ("加", lambda m: m.update({r: m[r] + 1})),
            ("写", lambda m: m.update({"x": m[r]}))] * times


def results(threads, start):
    """每个最后的 x 有多少种交错得到它。"""
    @lru_cache(maxsize=None)
    def count(state):
        after = list(moves(threads, state))
        if not after:
            return Counter({dict(state[1])["x"]: 1})
        return sum((count(to) for _, to in after), Counter())

    return dict(sorted(count(start).items()))


def lost():
    for people, times in ((2, 1), (3, 1), (2, 2), (2, 3)):
        threads = [adder(me, times) for me in range(people)]
        start = initial(threads, x=0, **{f"r{me}": 0 for me in range(people)})
        found = results(threads, start)
        print(f"{people} 个线程各加 {times} 次：{sum(found.values())} 种交错，结果与种数", found)
    atomic = [[("加一", lambda m: m.update(x=m["x"] + 1))]] * 3
    print("3 个线程，读加写合成一步：", results(atomic, initial(atomic, x=0)))
# endregion


# region peterson
def read(m, me, name):
    """存储缓冲里有自己还没写出的，就读它；没有才读内存。"""
    return next((value for key, value in reversed(m[f"buffer{me}"]) if key == name), m[name])


def peterson(me, order=("flag", "turn"), buffered=False, fence=False):
    other = 1 - me

    def write(name, value):
        def do(m):
            if not buffered:
                m[name] = value
            elif len(m[f"buffer{me}"]) == 3:             # 满了，等它写出
                return BLOCKED
            else:
                m[f"buffer{me}"] += (name, value),
        return do

    def leave(m):
        return BLOCKED if write(f"flag{me}", 0)(m) is BLOCKED else 0

    sets = {"flag": ("举手", write(f"flag{me}", 1)), "turn": ("谦让", write("turn", other))}
    enter = [sets[name] for name in order]
    if fence:
        enter.append(("栅栏", lambda m: BLOCKED if m[f"buffer{me}"] else None))
    look = len(enter)
    inside = look + 2
    return enter + [
        ("看手", lambda m: None if read(m, me, f"flag{other}") else inside),
        ("看谦让", lambda m: look if read(m, me, "turn") == other else inside),
        ("离开", leave),                     # 停在这一步之前，就是人在临界区里
    ]


def drain(me):
    """存储缓冲随时可能把最早的一个写出去；它自己就像一个线程。"""
    def do(m):
        if not m[f"buffer{me}"]:
            return BLOCKED
        (name, value), *rest = m[f"buffer{me}"]
        m.update({name: value, f"buffer{me}": tuple(rest)})
        return 0
    return [("写出", do)]


def check_peterson():
    for name, how in (("Peterson", {}), ("先谦让，后举手", {"order": ("turn", "flag")}),
                      ("有存储缓冲", {"buffered": True}),
                      ("有存储缓冲，加栅栏", {"buffered": True, "fence": True})):
        threads = [peterson(me, **how) for me in (0, 1)] + [drain(0), drain(1)]
        inside = len(threads[0]) - 1
        states, wrong, _ = explore(
            threads, initial(threads, flag0=0, flag1=0, turn=0, buffer0=(), buffer1=()),
            lambda counters, m: counters[0] == counters[1] == inside)
        print(f"{name}：{states} 个状态，", "从不同时在里面" if not wrong else "同时在里面：" + " ".join(wrong))
# endregion


# region monitor
def wait(m, me, cond):
    """放开锁、睡到 cond 上，一步做完。"""
    m["lock"] = 0
    m[cond] += me,


def awake(m, me, cond):
    """被叫醒以后还要重新拿到锁，才算从 wait 返回。"""
    if me in m[cond] or m["lock"]:
        return BLOCKED
    m["lock"] = 1


def signal(m, cond):
    """叫醒任意一个；没有人在等，就什么也不发生。"""
    if not m[cond]:
        return [m]
    return [{**m, cond: tuple(one for one in m[cond] if one != woken)} for woken in m[cond]]


def broadcast(m, cond):
    m[cond] = ()


def worker(me, change, loop, wake, mine, other):
    """缓冲只有一格。change 是 +1（生产）或 −1（消费）；mine 是自己等的条件变量，other 是对方等的。"""
    def check(m):
        if 0 <= m["count"] + change <= 1:
            return 3
        wait(m, me, mine)

    def again(m):
        got = awake(m, me, mine)
        return BLOCKED if got is BLOCKED else 1 if loop else 3      # while 回去再查，if 直接往下

    def unlock(m):
        m["lock"] = 0
        return 0

    return [("锁", lambda m: BLOCKED if m["lock"] else m.update(lock=1)),
            ("查", check), ("醒", again),
            ("放" if change > 0 else "取", lambda m: m.update(count=m["count"] + change)),
            ("叫", lambda m: wake(m, other)), ("开", unlock)]


def check_monitor():
    for name, loop, wake, conds in (("if，一个条件变量", False, signal, "aa"),
                                    ("while，一个条件变量", True, signal, "aa"),
                                    ("while，两个条件变量", True, signal, "ab"),
                                    ("while，一个条件变量，全叫醒", True, broadcast, "aa")):
        room, goods = conds                       # 生产者等 room，消费者等 goods
        threads = [worker(0, 1, loop, wake, room, goods),
                   *(worker(me, -1, loop, wake, goods, room) for me in (1, 2))]
        states, wrong, stuck = explore(threads, initial(threads, lock=0, count=0, a=(), b=()),
                                       lambda counters, m: not 0 <= m["count"] <= 1)
        print(f"{name}：{states} 个状态；", "取空了：" + " ".join(wrong) if wrong else "从不取空；",
              "" if wrong else "全睡着：" + " ".join(stuck) if stuck else "从不全睡着")
# endregion


# region semaphore
def down(name):
    return f"P({name})", lambda m: m.update({name: m[name] - 1}) if m[name] else BLOCKED


def up(name):
    return f"V({name})", lambda m: m.update({name: m[name] + 1})


def check_semaphores():
    for name, first in (("先 P(empty)，再 P(mutex)", True), ("先 P(mutex)，再 P(empty)", False)):
        take = [down("empty"), down("mutex")] if first else [down("mutex"), down("empty")]
        producer = [*take, ("放", lambda m: None), up("mutex"), up("full")] * 2
        consumer = [down("full"), down("mutex"), ("取", lambda m: None), up("mutex"), up("empty")] * 2
        threads = [producer, consumer]
        _, _, stuck = explore(threads, initial(threads, empty=1, full=0, mutex=1))
        print(f"{name}：", "卡死：" + " ".join(stuck) if stuck else "从不卡死")
# endregion


# region dine
def philosopher(me, n, backwards=False, seats=False):
    forks = [f"f{me}", f"f{(me + 1) % n}"]
    if backwards and me == n - 1:
        forks.reverse()
    steps = [down(fork) for fork in forks] + [("吃", lambda m: None)] + [up(fork) for fork in forks]
    return [down("seat"), *steps, up("seat")] if seats else steps


def dine():
    for name, how in (("都先拿左边", {}), ("最后一人先拿右边", {"backwards": True}),
                      ("至多坐四人", {"seats": True})):
        threads = [philosopher(me, 5, **how) for me in range(5)]
        states, _, stuck = explore(threads, initial(threads, seat=4, **{f"f{me}": 1 for me in range(5)}))
        print(f"五位哲学家{name}：{states} 个状态，", "卡死：" + " ".join(stuck) if stuck else "从不卡死")
# endregion


# region main
if __name__ == "__main__":
    lost()
    check_peterson()
    check_monitor()
    check_semaphores()
    dine()
# endregion
