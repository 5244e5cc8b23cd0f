import os
import time

core = min(os.sched_getaffinity(0))
os.sched_setaffinity(0, {core})  # 子进程继承，全挤在一个核上
children = []
for nice in (0, 5):
    pid = os.fork()
    if pid == 0:
        os.nice(nice)
        end = time.monotonic() + 3
        while time.monotonic() < end:
            pass
        os._exit(0)
    children.append(pid)
used = []
for pid in children:
    usage = os.wait4(pid, 0)[2]
    used.append(usage.ru_utime + usage.ru_stime)
print(f"权重之比 {1024 / 335:.2f}，处理器时间之比 {used[0] / used[1]:.2f}")
