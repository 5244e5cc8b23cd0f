"""单处理器调度的模拟：FCFS、SJF、SRTF、RR，时间都是整数。"""
import functools
import itertools
import random


# region simulate
def simulate(jobs, policy, quantum=0, switch=0):
    """jobs 是 [(到达, 运行)]，运行至少 1；返回 (甘特图, 完成时刻, 首次运行时刻)。"""
    left = [burst for _, burst in jobs]
    coming = sorted(range(len(jobs)), key=lambda i: jobs[i][0])
    ready, gantt, done, first = [], [], {}, {}
    time, now, last, used = 0, None, None, 0
    key = {"FCFS": lambda i: 0, "RR": lambda i: 0,
           "SJF": lambda i: jobs[i][1], "SRTF": lambda i: left[i]}[policy]
    while len(done) < len(jobs):
        while coming and jobs[coming[0]][0] <= time:
            ready.append(coming.pop(0))  # 新来的先排队
        if now is not None and left[now] == 0:
            done[now], now = time, None
        elif now is not None and policy == "RR" and used == quantum:
            ready.append(now)            # 用完时间片，回队尾
            now = None
        elif now is not None and policy == "SRTF" and ready \
                and min(map(key, ready)) < left[now]:
            ready.insert(0, now)         # 被更短的抢占
            now = None
        if now is None:
            if not ready:
                time = jobs[coming[0]][0] if coming else time
                continue
            now = min(ready, key=key)    # 并列取先排队的
            ready.remove(now)
            if last not in (None, now):
                time += switch
            last, used = now, 0
            first.setdefault(now, time)
        if gantt and gantt[-1][0] == now and gantt[-1][2] == time:
            gantt[-1][2] += 1
        else:
            gantt.append([now, time, time + 1])
        time, used = time + 1, used + 1
        left[now] -= 1
    return gantt, done, first


def means(jobs, *args):
    """平均等待、周转、响应。"""
    _, done, first = simulate(jobs, *args)
    n = len(jobs)
    turnaround = sum(done[i] - a for i, (a, _) in enumerate(jobs)) / n
    waiting = turnaround - sum(b for _, b in jobs) / n
    response = sum(first[i] - a for i, (a, _) in enumerate(jobs)) / n
    return waiting, turnaround, response
# endregion


# region optimum
def optimum(jobs):
    """可抢占、切换免费时最小的平均等待：每个时刻试遍所有选法。"""
    @functools.cache
    def cost(time, left):
        if not any(left):
            return 0
        ready = [i for i, (a, _) in enumerate(jobs) if a <= time and left[i]]
        after = [left[:i] + (left[i] - 1,) + left[i + 1:] for i in ready]
        return len(ready) + min(cost(time + 1, x) for x in after or [left])

    bursts = tuple(b for _, b in jobs)
    return (cost(0, bursts) - sum(bursts)) / len(jobs)


def check_srtf():
    """随机的四个进程，到达之间常有空闲。"""
    random.seed(1)
    wrong = 0
    for _ in range(200):
        jobs = [(random.randrange(12), random.randint(1, 5))
                for _ in range(4)]
        wrong += abs(means(jobs, "SRTF")[0] - optimum(jobs)) > 1e-9
    print(f"200 组随机的到达与长度，SRTF 不是最小的有 {wrong} 组")
# endregion


# region assumptions
def assumptions():
    """少一个前提，最优就不成立：各举一个反例。"""
    late = [(0, 8), (1, 1)]  # 不许抢占，短的晚到一步
    idle = [(1, 8), (1, 1)]  # 同样两个，处理器先空等到 1
    waits = [sum(simulate(x, "SJF")[1].values()) - 1 - 9 for x in (late, idle)]
    print(f"不许抢占：SJF 的平均等待 {waits[0] / 2}，先空等 1 再 SJF {waits[1] / 2}")
    jobs = [(0, 4), (1, 2), (3, 5), (5, 1)]
    a, b = (means(jobs, policy, 0, 1)[0] for policy in ("SRTF", "SJF"))
    print(f"切换要 1：SRTF 的平均等待 {a}，SJF {b}")
# endregion


# region main
def main():
    jobs = [(0, 8), (1, 4), (2, 9), (3, 5)]
    print("算法    等待   周转   响应  甘特图")
    for policy, quantum in (("FCFS", 0), ("SJF", 0), ("SRTF", 0), ("RR", 3)):
        gantt = simulate(jobs, policy, quantum)[0]
        chart = " ".join(f"{'ABCD'[i]}{a}–{b}" for i, a, b in gantt)
        print(f"{policy:5} %6.2f %6.2f %6.2f  {chart}"
              % means(jobs, policy, quantum))

    bursts = [7, 2, 9, 4, 4, 1]
    best = min(means([(0, b) for b in order], "FCFS")[0]
               for order in itertools.permutations(bursts))
    sjf = means([(0, b) for b in bursts], "SJF")[0]
    print(f"720 种次序里最小的平均等待 {best:.4f}，SJF {sjf:.4f}")
    check_srtf()
    assumptions()

    with open("quantum.csv", "w", encoding="utf-8") as file:
        print("quantum,kind,mean", file=file)
        mix = [(0, 40), (0, 40)] + [(2 * i, 2) for i in range(8)]
        for quantum in (1, 2, 3, 4, 6, 8, 12, 16, 24, 40):
            waiting, turnaround, response = means(mix, "RR", quantum, 1)
            print(f"{quantum},周转,{turnaround:.2f}", file=file)
            print(f"{quantum},响应,{response:.2f}", file=file)


main()
# endregion
