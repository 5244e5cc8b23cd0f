"""不用任何库，读出一个 Parquet 文件的目录。"""
import struct


class Compact:
    """Thrift 的紧凑编码：只有目录用到的几种类型。"""

    def __init__(self, data):
        self.data, self.at = data, 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def varint(self):
        value = shift = 0
        while True:
            b = self.byte()
            value |= (b & 0x7F) << shift
            shift += 7
            if b < 0x80:
                return value

    def integer(self):                      # zigzag：0、-1、1、-2……
        n = self.varint()
        return n >> 1 ^ -(n & 1)

    def value(self, kind):
        if kind in (1, 2):                  # 真、假写在类型里
            return kind == 1
        if kind == 3:
            return self.byte()
        if kind in (4, 5, 6):
            return self.integer()
        if kind == 8:
            n = self.varint()
            self.at += n
            return self.data[self.at - n:self.at]
        if kind == 9:
            head = self.byte()
            n = head >> 4 if head >> 4 < 15 else self.varint()
            return [self.value(head & 15) for _ in range(n)]
        if kind == 12:
            return self.struct()
        raise ValueError(f"没有用到的类型 {kind}")

    def struct(self):                       # {字段号: 值}
        fields, number = {}, 0
        while head := self.byte():
            number = number + (head >> 4) if head >> 4 else self.integer()
            fields[number] = self.value(head & 15)
        return fields


def directory(path):
    with open(path, "rb") as f:
        raw = f.read()
    assert raw[:4] == raw[-4:] == b"PAR1"
    size, = struct.unpack("<I", raw[-8:-4])  # 目录多长，写在倒数第 8 字节
    return len(raw), size, Compact(raw[-8 - size:-8]).struct()


# region show
total, size, meta = directory("weather.parquet")
print(f"文件 {total} 字节，目录 {size} 字节，{meta[3]} 行")
show = {2: lambda b: b.decode(), 0: lambda b: struct.unpack("<i", b)[0],
        1: lambda b: struct.unpack("<d", b)[0]}
kinds = {1: 0, 5: 1, 6: 2}                   # INT32、DOUBLE、BYTE_ARRAY
for number, group in enumerate(meta[4]):
    print(f"行组 {number}：{group[3]} 行")
    for chunk in group[1]:
        column = chunk[3]
        stats, read = column[12], show[kinds[column[1]]]
        start = column.get(11, column[9])    # 有字典页就从它开始
        print(f"  {column[3][0].decode():5} 第 {start:4} 字节起 {column[7]:3} 字节"
              f"  最小 {read(stats[6])}  最大 {read(stats[5])}  空 {stats[3]}")
# endregion
