"""补码的四则与溢出，移位与截断；浮点的拆装、舍入与反例。"""
import itertools
import math
import random
import struct
from fractions import Fraction


# region twos
def bits(value, width=8):
    """补码的位串：只留低 width 位。"""
    return format(value % 2**width, f"0{width}b")


def value(text):
    """位串的值：最高位的权是负的。"""
    return int(text, 2) - (2 ** len(text) if text[0] == "1" else 0)


def add(a, b, width=8):
    """（和的值，溢出，最高位的进位，次高位向最高位的进位）。"""
    low = 2 ** (width - 1)
    top = (a % (2 * low) + b % (2 * low)) // (2 * low)
    into = (a % low + b % low) // low
    total = value(bits(a + b, width))
    return total, total != a + b, top, into
# endregion


# region check
def check_add():
    """八位的 65536 对全部试过：三种判溢出的办法是不是一回事。"""
    wrong = {"符号": 0, "双进位异或": 0, "最高位的进位": 0}
    for a, b in itertools.product(range(-128, 128), repeat=2):
        total, overflow, top, into = add(a, b)
        sign = (a < 0) == (b < 0) and (total < 0) != (a < 0)
        wrong["符号"] += sign != overflow
        wrong["双进位异或"] += (top != into) != overflow
        wrong["最高位的进位"] += bool(top) != overflow
    print("判错的对数：", wrong)


def check_subtract():
    """减法的判法，和先求 −b 再套加法判法的那种错。"""
    wrong = {"直接判": set(), "先求 −b": set()}
    for a, b in itertools.product(range(-128, 128), repeat=2):
        difference = value(bits(a - b))
        overflow = difference != a - b
        if ((a < 0) != (b < 0) and (difference < 0) != (a < 0)) != overflow:
            wrong["直接判"].add((a, b))
        if add(a, value(bits(-b)))[1] != overflow:
            wrong["先求 −b"].add((a, b))
    print("减法判错的对数：", {name: len(pairs) for name, pairs in wrong.items()},
          "，错的 b 只有", {b for _, b in wrong["先求 −b"]})
# endregion


# region shift
def shifts():
    for a in (7, -7):
        toward_zero = int(a / 2)
        logical = a % 256 >> 1                            # 当成无符号的八位再移
        print(f"{a} 是 {bits(a)}，右移一位：算术 {bits(a >> 1)} 即 {a >> 1}，"
              f"逻辑 {bits(logical)} 即 {logical}；C 的除法 {toward_zero}")
    for a in (200, -56):
        print(f"{a} 的低八位 {bits(a)}，当无符号 {a % 256}，当补码 {value(bits(a))}")
    print("-128 取负", value(bits(128)), "，绝对值也是", value(bits(abs(-128))))
# endregion


# region fields
def fields(x):
    """单精度的（符号，阶码，尾数）三段。"""
    word = struct.unpack(">I", struct.pack(">f", x))[0]
    return word >> 31, word >> 23 & 0xFF, word & 0x7FFFFF


def exact(sign, exponent, fraction):
    """三段写出的数，分数，没有误差；无穷与 NaN 除外。"""
    if exponent == 0:                                     # 非规格化：隐含的是 0
        magnitude = Fraction(fraction, 2**149)
    else:
        magnitude = Fraction(2**23 + fraction, 2**23) * Fraction(2) ** (exponent - 127)
    return -magnitude if sign else magnitude
# endregion


# region floats
def single(x):
    """舍入到单精度。先在双精度里加、减、乘再舍入，与一次舍入相同：53 ≥ 2×24+2。"""
    return struct.unpack(">f", struct.pack(">f", x))[0]


def float_table():
    for text in ("-6.75", "0.1", "1e-45", "16777217"):
        sign, exponent, fraction = fields(float(text))
        stored = exact(sign, exponent, fraction)
        print(f"{text} → {sign} {exponent:08b} {fraction:023b}，差 {float(stored - Fraction(text)):.3g}")
    print("最大的有限数", single((2 - 2**-23) * 2.0**127), "最小的规格化数", 2.0**-126)


def ties():
    """正中间的取偶：1 + k·2⁻²⁴，k 是奇数时在两个单精度数的正中间。"""
    one = 2.0**-24
    print("舍入：", *(f"1+{k}u→1+{round((single(1 + k * one) - 1) / one)}u" for k in (1, 2, 3, 5)))
# endregion


# region laws
def laws():
    big, small = 2.0**24, 1.0
    print("(大+1)−大 =", single(single(big + small) - big), "；(大−大)+1 =", single(single(big - big) + small))
    rng = random.Random(3)
    broken = commutes = 0
    for _ in range(10_000):
        a, b, c = (single(rng.uniform(-1, 1)) for _ in range(3))
        left = single(single(a + b) + c)
        broken += left != single(a + single(b + c))
        commutes += single(a + b) == single(b + a)
    print("一万组随机数：结合律坏了", broken, "次，交换律成立", commutes, "次")
    print("x != x：", math.nan != math.nan, "；+0 == −0：", 0.0 == -0.0, "；1/−∞ =", 1 / -math.inf)
# endregion


# region order
def check_order():
    """正数的位串当整数比大小，与数值的次序一致；负数反过来。"""
    rng = random.Random(4)
    for _ in range(20_000):
        words = [rng.randrange(0x7F800000) for _ in range(2)]
        a, b = (struct.unpack(">f", struct.pack(">I", w))[0] for w in words)
        assert (a < b) == (words[0] < words[1])
        assert (-a < -b) == (words[0] > words[1])
    print("两万对正数：位串的次序就是数的次序")
# endregion


# region main
if __name__ == "__main__":
    print("-100 + -50：", *add(-100, -50))
    check_add()
    check_subtract()
    shifts()
    float_table()
    ties()
    laws()
    check_order()
# endregion
