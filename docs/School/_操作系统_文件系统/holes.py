"""在 Linux 上造一个洞：长度、占用的块，和照着抄一遍以后。"""
import os
import tempfile


# region holes
def show(name):
    info = os.stat(name)
    print(f"{name}：长 {info.st_size} 字节，占 {info.st_blocks} 个 512 字节，即 {info.st_blocks * 512} 字节")


def holes():
    fd = os.open("hole", os.O_RDWR | os.O_CREAT)
    os.pwrite(fd, b"x", (16 << 20) - 1)        # 只写最后一个字节
    os.fsync(fd)
    show("hole")
    print(f"洞里读到 {os.pread(fd, 4, 0)}，数据从偏移 {os.lseek(fd, 0, os.SEEK_DATA)} 开始")
    os.lseek(fd, 0, os.SEEK_SET)
    with open("copy", "wb") as copy:
        while piece := os.read(fd, 1 << 20):   # 照着读、照着写：洞变成真的 0
            copy.write(piece)
        copy.flush()
        os.fsync(copy.fileno())
    os.close(fd)
    show("copy")
# endregion


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        holes()
        os.chdir("/")
