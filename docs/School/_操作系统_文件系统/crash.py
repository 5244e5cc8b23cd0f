"""给文件添一块：穷举每个断电的时刻、每种先后，看留下什么。"""
from itertools import permutations

# region state
OLD_INODE, NEW_INODE = (5,), (5, 6)          # 文件占哪几块；长度就是几块
OLD_MAP, NEW_MAP = frozenset({5}), frozenset({5, 6})     # 位图里记着用了的块
DISK = {"inode": OLD_INODE, "map": OLD_MAP, 5: "甲", 6: "别人删掉的"}
WRITE = {"D": (6, "乙"), "I": ("inode", NEW_INODE), "B": ("map", NEW_MAP)}   # 数据、inode、位图


def crashes(groups, disk):
    """groups 是用屏障隔开的几组写；前几组全到了盘上，断电的那一组到了任意一部分。"""
    disk, seen = dict(disk), []
    for group in groups:
        for mask in range(1 << len(group)):
            landed = [write for k, write in enumerate(group) if mask >> k & 1]
            seen.append((dict(disk) | dict(landed), landed))
        disk |= dict(group)
    return seen


def wrong(disk):
    """文件系统的两条约定，加上读者看得见的一条。"""
    used, free = set(disk["inode"]), set(disk["inode"]) - disk["map"]
    return [words for words, bad in (
        ("泄漏", disk["map"] - used),                    # 记着用了，没有人用：白占
        ("会被分给别人", free),                           # 有人用，记着空闲：最危险
        ("读到别人的旧数据", any(disk[n] == "别人删掉的" for n in used)),
    ) if bad]
# endregion


# region orders
def orders():
    print("一、三个写之间没有屏障，8 种到法")
    for disk, landed in crashes([list(WRITE.values())], DISK):
        names = "".join(name for name in "DIB" if WRITE[name] in landed) or "无"
        print(f"   到了 {names:3}：{'、'.join(wrong(disk)) or '没有问题'}")
    print("二、两两之间都有屏障，6 种次序")
    for order in permutations("DIB"):
        found = {words for disk, _ in crashes([[WRITE[name]] for name in order], DISK) for words in wrong(disk)}
        print(f"   {' → '.join(order)}：{'、'.join(sorted(found))}")
# endregion


if __name__ == "__main__":
    orders()
