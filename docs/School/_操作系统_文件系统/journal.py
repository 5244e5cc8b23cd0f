"""给文件添一块，这一次有日志：穷举每个断电的时刻，恢复以后只许是旧的或新的。"""

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


# region journal
STALE = {"J0": 1, "JI": (5,), "JB": frozenset({5}), "JD": "甲", "C": (1, None), "done": 1}   # 上一个事务留下的
COPIES = {"JI": "inode", "JB": "map", "JD": 6}           # 日志里的副本该抄到哪里


class Journal:
    """check 是恢复时怎样认提交；data 说数据也进不进日志。"""

    def __init__(self, check="编号", data=True):
        self.check, self.data = check, data
        self.copies = {copy: where for copy, where in COPIES.items() if data or copy != "JD"}

    def steps(self):
        """第 2 号事务的各步；一步里的几个写可以任意先后。"""
        new = dict(WRITE.values())
        log = [(copy, new[where]) for copy, where in self.copies.items()]
        return {"数据": [WRITE["D"]], "记": [("J0", 2), *log], "提交": [("C", (2, log))],
                "抄": [(where, new[where]) for where in self.copies.values()], "作废": [("done", 2)],
                "再记": [("J0", 3), ("JI", ()), ("JB", frozenset()), ("JD", "零")]}      # 第 3 号：清空文件，还没有提交

    def recover(self, disk):
        """开机时做：提交了而没有作废的事务，整个再抄一遍；返回要写的几组。"""
        number, whole = disk["C"]
        committed = {"编号": number == disk["J0"], "不看": True,
                     "校验和": whole == [(copy, disk[copy]) for copy in self.copies]}
        if disk["J0"] == disk["done"] or not committed[self.check]:
            return []
        return [[(where, disk[copy]) for copy, where in self.copies.items()], [("done", disk["J0"])]]


def after(disk, groups):
    for group in groups:
        disk = disk | dict(group)
    return disk


def visible(disk):
    return disk["inode"], disk["map"], tuple(disk[n] for n in disk["inode"])


def trial(journal, plan):
    """plan 如“记 | 提交 | 抄 | 作废”，竖线是屏障；数断电、恢复以后有几个旧、新与坏的状态。"""
    names = [group.split() for group in plan.split("|")]
    groups = [[write for name in group for write in journal.steps()[name]] for group in names]
    start = DISK | STALE
    old, new = visible(start), visible(after(start, [list(WRITE.values())]))
    counts = {"旧": 0, "新": 0, "坏": 0}
    for k in range(len(groups)):
        promised = any("提交" in done for done in names[:k])      # 提交后面的屏障已经过了
        for disk, _ in crashes(groups[k:k + 1], after(start, groups[:k])):
            replay = journal.recover(disk)
            halfway = [again for again, _ in crashes(replay, disk)]      # 恢复的半路又断电
            for state in [disk, *halfway]:
                end = visible(after(state, journal.recover(state)))
                counts["新" if end == new else "旧" if end == old and not promised else "坏"] += 1
    return counts
# endregion


# region main
if __name__ == "__main__":
    right = "记 | 提交 | 抄 | 作废"
    for good, words, journal, plan in (
        (True, "对的", Journal(), right),
        (False, "提交之前没有屏障", Journal(), "记 提交 | 抄 | 作废"),
        (False, "提交之后没有屏障", Journal(), "记 | 提交 抄 | 作废"),
        (False, "作废之前没有屏障", Journal(), "记 | 提交 | 抄 作废"),
        (False, "作废之后没有屏障，就记第 3 号", Journal(), "记 | 提交 | 抄 | 作废 再记"),
        (True, "作废之后有屏障，再记第 3 号", Journal(), right + " | 再记"),
        (False, "恢复时不看提交", Journal("不看"), right),
        (True, "提交之前没有屏障，但有校验和", Journal("校验和"), "记 提交 | 抄 | 作废"),
        (True, "只记元数据，数据先写", Journal(data=False), "数据 | 记 | 提交 | 抄 | 作废"),
        (False, "只记元数据，数据不等", Journal(data=False), "记 | 提交 | 抄 | 作废 数据"),
    ):
        counts = trial(journal, plan)
        assert good == (counts["坏"] == 0), words
        print(f"{words}：" + "，".join(f"{end} {count}" for end, count in counts.items()))
# endregion
