"""复习地图的自测题：每个答案都算一遍。"""
from itertools import permutations, product

# region process
buffers = [""]                     # 每个进程一份还没有送出去的输出


def show(text):
    buffers[:] = [held + text for held in buffers]


def fork():
    buffers.extend(buffers)        # 内存照抄一份，没送出去的输出也在里面


show("a")
fork()
fork()
show("b\n")
print("一", len(buffers), "个进程，a 一共", "".join(buffers).count("a"), "个")
# endregion


# region schedule
def srtf(jobs):
    """每一单位时间都运行剩余最短的；jobs 是（到达，运行），返回各自的完成时刻。"""
    left, done, now = [burst for _, burst in jobs], {}, 0
    while len(done) < len(jobs):
        ready = [i for i, (arrival, _) in enumerate(jobs) if arrival <= now and left[i]]
        now += 1
        if ready:
            i = min(ready, key=lambda j: left[j])
            left[i] -= 1
            if not left[i]:
                done[i] = now
    return [done[i] for i in range(len(jobs))]


def fcfs(jobs):
    now, done = 0, []
    for arrival, burst in jobs:
        now = max(now, arrival) + burst
        done.append(now)
    return done


jobs = [(0, 6), (1, 3), (3, 1)]
for name, policy in ("FCFS", fcfs), ("SRTF", srtf):
    ends = policy(jobs)
    waits = [end - arrival - burst for end, (arrival, burst) in zip(ends, jobs)]
    print("二", name, "完成", *ends, "等待", *waits, f"平均 {sum(waits) / len(waits):.2f}")
# endregion

# region order
OPS = ("x=1", "r1=y"), ("y=1", "r2=x")


def outcomes(allowed):
    found = set()
    for order in permutations(op for thread in OPS for op in thread):
        if allowed(order):
            m = {"x": 0, "y": 0}
            for to, value in (op.split("=") for op in order):
                m[to] = m.get(value, 1)
            found.add((m["r1"], m["r2"]))
    return sorted(found)


print("三 按程序的次序", *outcomes(lambda o: all(o.index(a) < o.index(b) for a, b in OPS)))
print("三 读可以先走", *outcomes(lambda o: True))
# endregion


# region deadlock
def may_deadlock(people, most, total):
    """存不存在一种占法：资源占完了，人人都还没有要齐。"""
    return any(sum(held) == total for held in product(range(most), repeat=people))


print("四", next(total for total in range(1, 100) if not may_deadlock(3, 4, total)),
      "份；", next(people for people in range(1, 100) if may_deadlock(people + 1, 3, 10)), "个进程")
# endregion

# region memory
TABLE = {0: 5, 1: 2, 3: 7}         # 页号 → 页框
for address in 0x0D05, 0x0ABC, 0x07FF:
    page, offset = divmod(address, 1024)
    print("五", f"{address:#06x} 页 {page} 偏移 {offset:#x}",
          f"→ {TABLE[page] * 1024 + offset:#06x}" if page in TABLE else "→ 缺页")
print("五", 1 + 0.98 * 100 + 0.02 * 300, "ns")
# endregion


# region replace
def faults(pages, count, victim):
    frames, missed = [], 0
    for now, page in enumerate(pages):
        if page not in frames:
            missed += 1
            if len(frames) == count:
                frames.remove(victim(frames, pages, now))
            frames.append(page)
    return missed


def last(pages, page, now):
    return max(i for i in range(now) if pages[i] == page)


def later(pages, page, now):
    return next((i for i in range(now, len(pages)) if pages[i] == page), len(pages))


STRING = [1, 2, 3, 1, 4, 2, 5, 1, 2, 4, 3, 2]
for name, victim in (("FIFO", lambda frames, pages, now: frames[0]),
                     ("LRU", lambda frames, pages, now: min(frames, key=lambda p: last(pages, p, now))),
                     ("OPT", lambda frames, pages, now: max(frames, key=lambda p: later(pages, p, now)))):
    print("六", name, *(faults(STRING, count, victim) for count in (3, 4)))
# endregion

# region file
block, pointers = 4096, 4096 // 4
print("七 最大", (12 + pointers + pointers**2) * block, "字节")
for offset in 40_000, 4_000_000, 5_000_000:
    number = offset // block
    where = ("直接" if number < 12 else "一次间接" if number < 12 + pointers else "二次间接")
    print("七", offset, "在第", number, "块，", where, "，读盘", 1 + ("直接", "一次间接", "二次间接").index(where), "次")

HEAD, QUEUE = 60, [20, 95, 62, 180, 35, 110, 64]


def distance(order):
    return sum(abs(b - a) for a, b in zip([HEAD, *order], order))


def nearest():
    left, at = set(QUEUE), HEAD
    while left:
        at = min(left, key=lambda track: (abs(track - at), track))
        left.remove(at)
        yield at


up = sorted(t for t in QUEUE if t >= HEAD) + sorted((t for t in QUEUE if t < HEAD), reverse=True)
for name, order in ("先来先服务", QUEUE), ("最近的先", list(nearest())), ("先向大再回头", up):
    print("七", name, *order, "移动", distance(order))
print("七 最少", min(map(distance, permutations(QUEUE))))
# endregion
