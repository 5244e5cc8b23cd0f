"""缓存：地址怎么拆，谁赶走谁，三种缺失，写回与写直达，平均访存时间。"""
import random
import sys


# region cache
class Cache:
    """组相联缓存；写分配、写回。lines[组] 从最该赶走的排到最不该的。"""

    def __init__(self, size, line=64, ways=1, policy="LRU"):
        self.line, self.ways, self.policy = line, ways, policy
        self.lines = [[] for _ in range(size // line // ways)]
        self.dirty = set()
        self.misses = self.written_back = 0

    def access(self, address, write=False):
        block = address // self.line               # 去掉块内偏移
        group = self.lines[block % len(self.lines)]  # 再低几位是组号
        hit = block in group
        if hit and self.policy == "LRU":           # 用过的挪到末尾
            group.remove(block)
            group.append(block)
        if not hit:
            self.misses += 1
            if len(group) == self.ways:
                victim = group.pop(0)
                if victim in self.dirty:
                    self.dirty.remove(victim)
                    self.written_back += 1
            group.append(block)
        if write:
            self.dirty.add(block)
        return hit


def misses(trace, **how):
    cache = Cache(**how)
    for address in trace:
        cache.access(address)
    return cache.misses
# endregion


# region pair
def pair(gap, n=256):
    """两个 4 字节整数的数组逐个相加：a[0]、b[0]、a[1]、b[1]……"""
    for i in range(n):
        yield 4 * i
        yield gap + 4 * i


def opening():
    for name, ways, gap in (("直接映射，相隔 4096", 1, 4096),
                            ("2 路，相隔 4096", 2, 4096),
                            ("直接映射，相隔 4160", 1, 4160)):
        print(f"{name}：512 次访问，缺 {misses(pair(gap), size=4096, ways=ways)} 次")
# endregion


# region split
def split(address, size, line, ways):
    """（标记，组号，块内偏移）；三个数都要是 2 的幂才能这样拆位。"""
    groups = size // line // ways
    return address // line // groups, address // line % groups, address % line


def storage(size, line, ways, address_bits=32):
    """连标记、有效位、脏位一共要多少位；LRU 的次序另算。"""
    groups = size // line // ways
    tag = address_bits - (groups * line).bit_length() + 1
    return (size // line) * (8 * line + tag + 2)
# endregion


# region three
def three(trace, size, line, ways):
    """强制、容量、冲突三种缺失的次数。"""
    trace = list(trace)
    compulsory = len({address // line for address in trace})
    full = misses(trace, size=size, line=line, ways=size // line)
    total = misses(trace, size=size, line=line, ways=ways)
    return compulsory, full - compulsory, total - full
# endregion


# region policy
def frames(pages, count, policy):
    """全相联，count 块，一块一字节。"""
    return misses(pages, size=count, line=1, ways=count, policy=policy)


BELADY = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5]


def policies():
    for policy in ("FIFO", "LRU"):
        print(policy, "3 块、4 块各缺", frames(BELADY, 3, policy), frames(BELADY, 4, policy))
    loop = [64 * i for i in range(5)] * 20         # 5 块绕圈，缓存 4 块
    print("绕圈：全相联缺", misses(loop, size=256, ways=4),
          "直接映射缺", misses(loop, size=256, ways=1))
    print("三种：", three(loop, 256, 64, 1))


def check_inclusion():
    """LRU：随便什么次序，多一块都不会多缺；FIFO 会。"""
    rng = random.Random(1)
    compared = worse = 0
    for _ in range(3000):
        pages = [rng.randrange(7) for _ in range(40)]
        for count in range(1, 7):
            assert frames(pages, count + 1, "LRU") <= frames(pages, count, "LRU")
            worse += frames(pages, count + 1, "FIFO") > frames(pages, count, "FIFO")
            compared += 1
    print(f"3000 串次序，{compared} 次比较：LRU 从不变坏，FIFO 变坏", worse, "次")
# endregion


# region write
def written(size):
    """把 1024 个 4 字节整数（4 KiB）各加 16 次，写回的缓存一共写出多少字节。"""
    cache = Cache(size=size, ways=2)
    for _ in range(16):
        for i in range(1024):
            cache.access(4 * i)
            cache.access(4 * i, write=True)
    return (cache.written_back + len(cache.dirty)) * cache.line   # 末尾还脏的也要写出


def writes():
    print("写直达：写内存", 16 * 1024 * 4, "字节；写回，8 KiB：", written(8192),
          "字节，2 KiB：", written(2048), "字节")
# endregion


# region time
def average(levels, memory):
    """levels 是各级的（命中时间，局部缺失率），从近到远。"""
    time = memory
    for hit, miss_rate in reversed(levels):
        time = hit + miss_rate * time
    return time


def times():
    print("平均访存", average([(1, 0.05), (10, 0.20)], 100), "拍，全局缺失率", f"{0.05 * 0.20:.0%}")
    print("CPI", round(1.2 + 1.3 * (average([(0, 0.05), (10, 0.20)], 100)), 3))
# endregion


# region main
def matrix(by_column, row=512, n=64):
    """n×n 的 8 字节矩阵，一行占 row 字节，按行或按列走一遍。"""
    for i in range(n):
        for j in range(n):
            yield j * row + 8 * i if by_column else i * row + 8 * j


def sweep():
    """conflicts.csv：两个数组相隔多远，缺几次。"""
    print("相隔（字节）,路数,缺失次数")
    for ways in (1, 2):
        for gap in range(3840, 4353, 16):
            print(f"{gap},{ways} 路,{misses(pair(gap), size=4096, ways=ways)}")


if __name__ == "__main__":
    if "csv" in sys.argv:
        sweep()
        sys.exit()
    opening()
    print("0x12345678 拆成", *(f"{part:#x}" for part in split(0x12345678, 32768, 64, 8)))
    print("16 KiB、32 字节一块、4 路：", storage(16384, 32, 4), "位")
    for name, by_column, row in (("按行", False, 512), ("按列", True, 512), ("按列，一行 576 字节", True, 576)):
        print(name, "强制、容量、冲突：", *three(matrix(by_column, row), 4096, 64, 2))
    policies()
    check_inclusion()
    writes()
    times()
# endregion
