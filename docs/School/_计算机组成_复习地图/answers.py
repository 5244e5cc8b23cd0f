"""复习地图的自测题：每个答案都算一遍。"""
import struct


def twos(value, bits):
    """补码的位串。"""
    return format(value & (2**bits - 1), f"0{bits}b")


# region one
a, b = -100, -50
total = twos(a + b, 8)
got = int(total, 2) - (256 if total[0] == "1" else 0)
print("一", twos(a, 8), twos(b, 8), total, got)

word = struct.unpack(">I", struct.pack(">f", -6.75))[0]
print("二", f"{word:08X}", f"{word >> 31:b} {word >> 23 & 255:08b} {word & 0x7FFFFF:023b}")
# endregion

# region two
cpi = 0.5 * 1 + 0.3 * 3 + 0.2 * 2
print("三", f"{cpi:.1f}，{2e9 * cpi / 2.5e9:.2f} 秒；{1 / (0.4 + 0.6 / 3):.2f} 倍，上限 {1 / 0.4:.1f} 倍")
# endregion


# region cache
def cache(addresses, size, line, ways):
    """组相联、LRU：每次访问是命中还是缺失，和它的组号。"""
    sets = [[] for _ in range(size // line // ways)]
    for address in addresses:
        block = address // line
        index = block % len(sets)
        lines = sets[index]
        hit = block in lines
        if hit:
            lines.remove(block)
        elif len(lines) == ways:
            lines.pop(0)
        lines.append(block)
        yield index, hit


walk = [0, 4, 128, 0, 128, 64]
for ways in 1, 2, 8:
    seen = list(cache(walk, 128, 16, ways))
    print("四", f"{ways} 路", " ".join(f"{i}{'中' if hit else '缺'}" for i, hit in seen))
offset, index = 6, (32768 // 64 // 8).bit_length() - 1
print("四", "块内", offset, "组号", index, "标记", 32 - offset - index)
print("五", 1 + 0.05 * (10 + 0.2 * 100))
# endregion

# region memory
address = 0x00403ABC
print("六", 2**20 * 4 // 2**20, "MiB",
      "目录项", address >> 22, "页表项", address >> 12 & 1023, "页内", hex(address & 4095))
print("六", hex(0x00055 << 12 | address & 4095))
# endregion

# region io
polls, clock = 30, 1e9
print("七", f"{polls * 400 / clock:.6%}",
      f"{4e6 / 16 * 500 / clock:.1%}", f"{4e6 / 8192 * (1000 + 500) / clock:.3%}")
# endregion
