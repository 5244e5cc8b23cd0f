"""国内教材另有的几块：每条式子都数一遍。"""
from functools import reduce
from operator import xor


# region more
def check_bits(k):
    """纠一位错的海明码：r 位要说得出错在哪一位，或者没有错，共 k + r + 1 种。"""
    r = 1
    while 2**r < k + r + 1:
        r += 1
    return r


def finish(words, banks, cycle, gap):
    """低位交叉：第 i 个字在第 i % banks 体，每隔 gap 发起一个，那一体还忙就等。"""
    free, now = [0] * banks, 0
    for i in range(words):
        start = max(now, free[i % banks])
        free[i % banks], now = start + cycle, start + gap
    return start + cycle


print("海明码", [check_bits(k) for k in (4, 8, 16, 32)])
print("扩展", 64 // 16 * (8 // 4), "片，片选", (64 // 16 - 1).bit_length(), "位")
print("取 8 个字", [finish(8, banks, 200, 50) for banks in (4, 2, 1)], "ns")
print("总线", 32 // 8 * 100, "MB/s")
print("微命令", [k.bit_length() for k in (3, 7, 8)], "位")
# endregion


def syndrome(word):
    """编了号的位里，是 1 的那些编号异或起来；0 是没有错。"""
    return reduce(xor, (i for i, bit in enumerate(word, 1) if bit), 0)


for data in range(256):                              # 8 位数据：校验位放在 1、2、4、8 号
    word = [0] * (8 + check_bits(8))
    places = [i for i in range(1, 13) if i & (i - 1)]
    for k, i in enumerate(places):
        word[i - 1] = data >> k & 1
    for r in range(check_bits(8)):
        word[2**r - 1] = syndrome(word) >> r & 1
    assert syndrome(word) == 0
    for wrong in range(1, 13):                       # 错任何一位，都说得出是哪一位
        word[wrong - 1] ^= 1
        assert syndrome(word) == wrong
        word[wrong - 1] ^= 1

assert all(finish(n, 4, 200, 50) == 200 + (n - 1) * 50 for n in range(1, 50))
assert [k.bit_length() for k in range(1, 99)] == [min(b for b in range(9) if 2**b >= k + 1) for k in range(1, 99)]
