"""混合索引能放多大的文件，读一个字节要几次盘；与区段、位图比一比。"""
import struct

# region index
BLOCK, POINTER, DIRECT = 4096, 4, 12        # 一块、一个块号的字节数；直接块的个数
PER = BLOCK // POINTER                      # 一块装 1024 个块号


def chain(n):
    """文件的第 n 块要经过哪些下标：第一个在 inode 的 15 项里，其余在间接块里。"""
    if n < DIRECT:
        return [n]
    n -= DIRECT
    for level in (1, 2, 3):
        if n < PER ** level:
            return [DIRECT + level - 1] + [n // PER ** k % PER for k in reversed(range(level))]
        n -= PER ** level
    raise ValueError("超过最大文件")


def read_byte(blocks, pointers, offset):
    """返回偏移处的字节，和读了几块；inode 已在内存，就是 pointers。"""
    first, *rest = chain(offset // BLOCK)
    number, count = pointers[first], 1
    for index in rest:
        number = struct.unpack_from("<I", blocks[number], index * POINTER)[0]
        count += 1
    return blocks[number][offset % BLOCK], count
# endregion


def store(blocks, pointers, offset, byte):
    """在偏移处写一个字节，缺的间接块当场补上；块从 100 号起发。"""
    def write(number, at, data):
        block = blocks[number]
        blocks[number] = block[:at] + data + block[at + len(data):]

    def fresh():
        number = 100 + len(blocks)
        blocks[number] = bytes(BLOCK)
        return number

    first, *rest = chain(offset // BLOCK)
    pointers[first] = number = pointers[first] or fresh()
    for index in rest:
        found = struct.unpack_from("<I", blocks[number], index * POINTER)[0]
        if not found:
            found = fresh()
            write(number, index * POINTER, struct.pack("<I", found))
        number = found
    write(number, offset % BLOCK, bytes([byte]))


# region sizes
def pointer_blocks(blocks):
    """一个没有洞的、这么多块的文件，要多少个间接块。"""
    total, left = 0, max(0, blocks - DIRECT)
    for level in (1, 2, 3):
        part = min(left, PER ** level)
        total += sum(-(-part // PER ** k) for k in range(1, level + 1))
        left -= part
    return total


EXTENT, IN_INODE, LONGEST = 12, 4, 32768    # ext4：一项 12 字节，inode 里 4 项，一项至多管 32768 块


def leaves(runs):
    """分成 runs 个区段的文件要多少个叶子块；块头 12 字节，4 段以内放得进 inode。"""
    return 0 if runs <= IN_INODE else -(-runs // ((BLOCK - 12) // EXTENT))
# endregion


def check():
    reach = DIRECT + PER + PER ** 2 + PER ** 3
    for n in range(0, reach, 999_983):       # 由下标倒推块号，要回到原处
        first, *rest = chain(n)
        start = first if not rest else DIRECT + sum(PER ** k for k in range(1, len(rest)))
        assert n == start + sum(index * PER ** k for k, index in enumerate(reversed(rest)))
    for n in range(5000):                    # 一块一块地添，新碰到的间接块应当正好这么多
        now, before = ({tuple(chain(k)[:d]) for d in range(1, len(chain(k)))} for k in (n, max(n - 1, 0)))
        assert pointer_blocks(n + 1) - pointer_blocks(n) == len(now - before)
    assert [leaves(runs) for runs in (4, 5, 340, 341)] == [0, 1, 1, 2]
    return reach


if __name__ == "__main__":
    total = 0
    for name, count in (("直接", DIRECT), ("一次间接", PER), ("二次间接", PER ** 2), ("三次间接", PER ** 3)):
        total += count
        print(f"{name}：{count} 块，{count * BLOCK} 字节，累计 {total * BLOCK} 字节")
    assert total == check()
    blocks, pointers = {}, [0] * 15
    offsets = 49151, 49152, 4243455, 4243456, 5000000, 4299210751, 4299210752, total * BLOCK - 1
    for byte, offset in enumerate(offsets, 1):
        store(blocks, pointers, offset, byte)
    for byte, offset in enumerate(offsets, 1):
        found, count = read_byte(blocks, pointers, offset)
        assert found == byte
        print(f"偏移 {offset}：下标 {chain(offset // BLOCK)}，读盘 {count} 次")
    whole = (1 << 30) // BLOCK
    runs = whole // LONGEST
    print(f"1 GiB 是 {whole} 块：混合索引要间接块 {pointer_blocks(whole)} 个")
    print(f"  全部连续：区段 {runs} 个，叶子块 {leaves(runs)} 个")
    print(f"  每块都不相邻：区段 {whole} 个，叶子块 {leaves(whole)} 个")
    print(f"位图：一块管 {BLOCK * 8} 块，即 {BLOCK * 8 * BLOCK >> 20} MiB；"
          f"1 TiB 的盘要 {(1 << 40) // BLOCK // (BLOCK * 8)} 块")
