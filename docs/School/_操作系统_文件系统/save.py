"""安全地换掉一个文件的内容：同一个 save，先在 Linux 上跑，再在一个会断电的模型上穷举。"""
import os
import tempfile
from itertools import product


# region save
def save(system, folder, name, data, skip=()):
    """skip 里的步骤不做，用来看少了它会怎样。"""
    temporary = f"{folder}/{name}.tmp"
    fd = system.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    system.write(fd, data)                    # 真的程序要看返回值：可能只写进一部分
    if "fsync 文件" not in skip:
        system.fsync(fd)
    system.close(fd)
    system.rename(temporary, f"{folder}/{name}")
    if "fsync 目录" not in skip:
        fd = system.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        system.fsync(fd)
        system.close(fd)


def overwrite(system, folder, name, data):
    """直接改：清空，写，fsync。"""
    fd = system.open(f"{folder}/{name}", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    system.write(fd, data)
    system.fsync(fd)
    system.close(fd)
# endregion


# region model
class Model:
    """fsync 文件保内容，fsync 目录保名字，其余的到没到盘上都可能。whole 说改名在断电时也是整个的。"""

    def __init__(self, whole=True):
        self.whole = whole
        self.names, self.count = {"d/f": 0}, 1       # 名字 → 第几个文件；0 号里是旧的内容
        self.events, self.forced, self.states, self.open_files = [], set(), set(), {}

    def happen(self, *event):
        self.events.append(event)
        self.record()

    def open(self, path, flags, mode=0):
        if flags & os.O_CREAT and path not in self.names:
            self.names[path], self.count = self.count, self.count + 1
            self.happen("name", path, self.names[path])
        fd = len(self.open_files)
        self.open_files[fd] = path if flags & os.O_DIRECTORY else self.names[path]
        if flags & os.O_TRUNC:
            self.happen("empty", self.names[path])
        return fd

    def write(self, fd, data):
        for at, half in enumerate((data[:len(data) // 2], data[len(data) // 2:])):   # 两块，各自到盘上
            self.happen("data", self.open_files[fd], at, half)

    def fsync(self, fd):
        what = self.open_files[fd]
        self.forced |= {n for n, event in enumerate(self.events)
                        if (event[0] == "name") == (what == "d") and (what == "d" or event[1] == what)}
        self.record()

    def rename(self, old, new):
        if not self.whole:                               # 先去掉旧的一项，再写新的一项
            self.happen("name", new, None)
        self.names[new] = self.names.pop(old)
        self.happen("name", new, self.names[new])

    def close(self, fd):
        pass

    def possible(self):
        """这时断电，重新开机以后 d/f 里可能是什么。"""
        found = set()
        for choice in product((False, True), repeat=len(self.events)):
            if any(n in self.forced and not landed for n, landed in enumerate(choice)):
                continue
            names, files = {"d/f": 0}, {0: {0: "旧", 1: "旧"}}
            for landed, (kind, *rest) in zip(choice, self.events):
                if landed and kind == "name":
                    names[rest[0]] = rest[1]
                elif landed and kind == "empty":
                    files[rest[0]] = {}
                elif landed:
                    files.setdefault(rest[0], {})[rest[1]] = rest[2]
            if names["d/f"] is None:
                found.add("没有")
                continue
            parts = files.get(names["d/f"], {})
            found.add("".join(parts.get(n, "□") for n in range(max(parts) + 1)) if parts else "空")
        return found

    def record(self):
        self.states |= self.possible()
# endregion


# region main
def real():
    with tempfile.TemporaryDirectory() as folder:
        for text in ("旧旧", "新新"):
            save(os, folder, "f", text.encode())
        with open(f"{folder}/f", encoding="utf-8") as file:
            print(f"Linux 上：内容 {file.read()}，文件夹里只有 {os.listdir(folder)}")


if __name__ == "__main__":
    real()
    for words, run in (
        ("四步都做", lambda model: save(model, "d", "f", "新新")),
        ("没有 fsync 文件", lambda model: save(model, "d", "f", "新新", {"fsync 文件"})),
        ("没有 fsync 目录", lambda model: save(model, "d", "f", "新新", {"fsync 目录"})),
        ("直接改", lambda model: overwrite(model, "d", "f", "新新")),
        ("四步都做，改名分两次写", lambda model: save(model, "d", "f", "新新")),
    ):
        model = Model(whole="分两次" not in words)
        run(model)
        during, finished = model.states, model.possible()
        print(f"{words}：半路断电 {' '.join(sorted(during))}；返回以后断电 {' '.join(sorted(finished))}")
        safe = during <= {"旧旧", "新新"} and finished == {"新新"}
        assert safe == (words == "四步都做")
# endregion
