"""一个小文件系统：由路径找到 inode，由 inode 找到块，每读一块就数一次。"""
import struct

# region disk
BLOCK, INODE, DIRECT = 4096, 256, 12        # 一块、一个 inode 的字节数；直接块的个数
PER = BLOCK // INODE                        # 一块装 16 个 inode
TABLE, ROOT = 3, 2                          # inode 表从第 3 块起；根目录是 2 号，同 ext4


class Disk:
    """read 记下读了哪一块；cached 时同一块只读一次。"""

    def __init__(self, cached):
        self.blocks, self.log, self.kept, self.cached = {}, [], set(), cached

    def read(self, number, what):
        if not (self.cached and number in self.kept):
            self.log.append(f"{what}（第 {number} 块）")
        self.kept.add(number)
        return self.blocks[number]

    def write(self, number, at, data):
        block = self.blocks.get(number, bytes(BLOCK))
        self.blocks[number] = block[:at] + data + block[at + len(data):]


def place(inode):
    """由编号算出 inode 在哪一块、从第几个字节起；编号从 1 数起。"""
    return TABLE + (inode - 1) // PER, (inode - 1) % PER * INODE
# endregion


# region walk
def first_block(disk, inode, what):
    """读一个 inode，返回它的第一个直接块的块号。"""
    number, at = place(inode)
    return struct.unpack_from("<12I", disk.read(number, f"{what} 的 inode"), at)[0]


def lookup(disk, directory, name, what):
    """在目录里找名字：每项是 4 字节的 inode 编号与 12 字节的名字。"""
    block = disk.read(first_block(disk, directory, what), f"{what} 的目录块")
    for at in range(0, BLOCK, 16):
        inode, found = struct.unpack_from("<I12s", block, at)
        if inode and found.rstrip(b"\0") == name.encode():
            return inode
    raise FileNotFoundError(name)


def first_byte(disk, path):
    inode, what = ROOT, "/"
    for name in path.strip("/").split("/"):
        inode, what = lookup(disk, inode, name, what), name
    return disk.read(first_block(disk, inode, what), f"{what} 的数据块")[0]
# endregion


def make(disk, path, content):
    """造出路径上的目录和最后的文件：编号从根往下连着给，每个占一块。"""
    names = path.strip("/").split("/")
    for depth in range(len(names) + 1):
        inode, block = ROOT + depth, 101 + depth
        number, at = place(inode)
        disk.write(number, at, struct.pack("<12I", block, *[0] * (DIRECT - 1)))
        if depth < len(names):
            disk.write(block, 0, struct.pack("<I12s", 9, b"x"))        # 另一个名字，不是要找的
            disk.write(block, 16, struct.pack("<I12s", 0, names[depth].encode()))      # 删掉的一项：编号是 0
            disk.write(block, 32, struct.pack("<I12s", inode + 1, names[depth].encode()))
        else:
            disk.write(block, 0, content)


if __name__ == "__main__":
    assert [place(inode) for inode in (1, 16, 17)] == [(3, 0), (3, 3840), (4, 0)]
    for cached in (False, True):
        disk = Disk(cached)
        make(disk, "/a/b/c", b"hello")
        assert first_byte(disk, "/a/b/c") == ord("h")
        print(f"{'同一块只读一次' if cached else '每次都读盘'}：{len(disk.log)} 次")
        for line in disk.log:
            print("  ", line)
        assert lookup(disk, ROOT, "x", "/") == 9
