"""在 Linux 上看链接、删除与改名：每一行都由系统调用给出。"""
import errno
import os
import tempfile


def refused(call, *arguments):
    """做不成的，返回内核给的原因。"""
    try:
        call(*arguments)
        return "做成了"
    except OSError as error:
        return f"{errno.errorcode[error.errno]}（{error.strerror}）"


# region links
def links():
    with open("a", "w") as file:
        file.write("hello")
    os.link("a", "b")                          # 硬链接：同一个 inode 的第二个名字
    os.symlink("a", "s")                       # 符号链接：一个新文件，内容是字符 a
    a, b, s = os.stat("a"), os.stat("b"), os.lstat("s")
    print(f"a 与 b 同一个 inode：{a.st_ino == b.st_ino}，链接数 {b.st_nlink}")
    print(f"s 与 a 同一个 inode：{s.st_ino == a.st_ino}，链接数 {s.st_nlink}，长 {s.st_size} 字节，内容 {os.readlink('s')}")
    os.unlink("a")
    print(f"删掉 a：b 的链接数 {os.stat('b').st_nlink}，打开 s：{refused(open, 's')}")
    os.mkdir("d")
    empty = os.stat("d").st_nlink              # d 这一项，和 d 里的 .
    os.mkdir("d/e")                            # d/e 里的 .. 又指着 d
    print(f"空目录的链接数 {empty}，里面建一个目录以后 {os.stat('d').st_nlink}")
    print(f"给目录做硬链接：{refused(os.link, 'd', 'h')}")
    fd = os.open("b", os.O_RDONLY)
    os.unlink("b")
    print(f"b 开着就删：链接数 {os.fstat(fd).st_nlink}，还读得到 {os.read(fd, 5).decode()}，再打开：{refused(open, 'b')}")
    os.close(fd)                               # 到这里才真的释放
# endregion


# region rename
def put(name, text):
    with open(name, "w") as file:
        file.write(text)


def watch(replace, rounds=2000):
    """一个进程不停地换 f，另一个不停地打开；数打不开的次数，和读到的不是两种完整内容的次数。"""
    put("f", "old")
    child = os.fork()
    if child == 0:
        for _ in range(rounds):
            put("t", "new")
            replace("t", "f")
        os._exit(0)
    missing = torn = 0
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        try:
            with open("f") as file:
                torn += file.read() not in ("old", "new")
        except FileNotFoundError:
            missing += 1
    return missing, torn


def unlink_first(old, new):
    os.unlink(new)
    os.rename(old, new)


def renames():
    print("rename 直接盖住：打不开 %d 次，不完整 %d 次" % watch(os.rename))
    missing, torn = watch(unlink_first)
    print(f"先删再改名：打不开过：{missing > 0}，不完整 {torn} 次")
# endregion


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        links()
        renames()
        os.chdir("/")
