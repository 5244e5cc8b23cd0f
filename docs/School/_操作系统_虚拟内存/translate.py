"""两级页表怎样翻译一个地址，以及 TLB 省下多少次查表。"""
from collections import OrderedDict

# region walk
PRESENT, WRITABLE, USER = 1, 2, 4          # 32 位 x86 页表项的低三位


class Fault(Exception):
    """缺页或越权：处理器停下这条指令，转去执行内核的处理程序。"""


def walk(memory, root, address, write=False, user=True):
    """memory 把物理地址映射到那里的一个 4 字节项；返回（物理地址，读过的项的地址）。"""
    indices = address >> 22, address >> 12 & 1023
    table, read, rights = root, [], WRITABLE | USER
    for level, index in enumerate(indices, 1):
        where = table + 4 * index
        entry = memory.get(where, 0)
        read.append(where)
        if not entry & PRESENT:
            raise Fault(f"第 {level} 级的项不在")
        rights &= entry                       # 每一级都许才算许
        table = entry & ~0xFFF                # 高 20 位是下一级表（或页）的物理地址
    if user and not rights & USER:
        raise Fault("用户态不许碰")
    if write and not rights & WRITABLE:
        raise Fault("只读")
    return table | address & 0xFFF, read
# endregion


# region example
ROOT = 0x10000                              # 页目录的物理地址，放在寄存器 CR3 里
MEMORY = {
    ROOT + 4 * 0x020: 0x00123000 | PRESENT | WRITABLE | USER,
    ROOT + 4 * 0x300: 0x00200000 | PRESENT | WRITABLE,         # 内核的一半
    0x00200000 + 4 * 0x000: 0x00400000 | PRESENT | WRITABLE | USER,     # 这一级许，上一级不许
    0x00123000 + 4 * 0x049: 0x05A7F000 | PRESENT | WRITABLE | USER,
    0x00123000 + 4 * 0x048: 0x01234000 | PRESENT | USER,       # 代码页，只读
    0x00123000 + 4 * 0x04A: 0x00000000 | WRITABLE | USER,      # 还没有给它物理页
}


def example():
    for address, write in ((0x08049A34, False), (0x08048010, True), (0x0804A000, True),
                           (0x00000000, False), (0xC0000000, False), (0xC0001000, False)):
        doing = f"{'写' if write else '读'} {address:#010x}"
        try:
            physical, read = walk(MEMORY, ROOT, address, write)
            print(doing, "→", f"{physical:#010x}，查了", *(f"{where:#x}" for where in read))
        except Fault as fault:
            print(doing, "→ 异常：", fault)


def sizes():
    """一个进程用到几段，每段（起点，字节数）；单级与两级的页表各占多少字节。"""
    used = (0x08048000, 300 << 10), (0x40000000, 6 << 20), (0xBFF00000, 1 << 20)
    tables = {page >> 10 for start, size in used
              for page in range(start >> 12, (start + size + 4095) >> 12)}
    print("单级", 4 << 20, "字节；两级", 4096 * (1 + len(tables)), "字节，第二级", len(tables), "张")
# endregion


# region tlb
def tlb_misses(addresses, entries):
    """全相联、LRU 的 TLB 缺多少次，每项管 4 KiB。"""
    tlb, missed = OrderedDict(), 0
    for address in addresses:
        page = address >> 12
        if page not in tlb:
            missed += 1
            if len(tlb) == entries:
                tlb.popitem(last=False)
        tlb[page] = True
        tlb.move_to_end(page)
    return missed


def matrix(n, by_column):
    """n×n 的 8 字节矩阵，按行存；按行或按列走一遍的地址。"""
    for i in range(n):
        for j in range(n):
            yield 8 * (n * j + i if by_column else n * i + j)
# endregion


def compare():
    for n in (256, 512):
        for by_column in (False, True):
            missed = tlb_misses(matrix(n, by_column), 64)
            print(f"{n}×{n} {'按列' if by_column else '按行'}：{n * n} 次访问，TLB 缺 {missed} 次")


example()
sizes()
compare()
for rate in (0.999, 0.99, 0.9):
    print(f"TLB 命中率 {rate:.1%}：平均 {1 + (1 - rate) * 2 * 100 + 100:.1f} ns")
