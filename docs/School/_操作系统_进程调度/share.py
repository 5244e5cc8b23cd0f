import os
import time

core = min(os.sched_getaffinity(0))
os.sched_setaffinity(0, {core})  # 子进程继承，全挤在一个核上


def share(*loops):
    """各跑 3 秒的死循环，每个是 (加多少 nice, 要不要另开会话)；返回各得的处理器时间。"""
    children = []
    for nice, session in loops:
        pid = os.fork()
        if pid == 0:
            if session:
                os.setsid()
            os.nice(nice)
            end = time.monotonic() + 3
            while time.monotonic() < end:
                pass
            os._exit(0)
        children.append(pid)
    usages = [os.wait4(pid, 0)[2] for pid in children]
    return [usage.ru_utime + usage.ru_stime for usage in usages]


two = share((0, False), (5, False))
three = share((0, False), (5, False), (0, True))
print(f"权重之比 {1024 / 335:.2f}")
print(f"两个循环：{two[0] / two[1]:.2f}，各得 {two[0]:.2f} 与 {two[1]:.2f} 秒")
print(f"另一个会话再来一个：{three[0] / three[1]:.2f}，"
      f"各得 {three[0]:.2f} 与 {three[1]:.2f} 秒")
