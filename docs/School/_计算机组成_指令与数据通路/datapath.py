"""RV32I 的七条指令：汇编、反汇编、单周期数据通路与它的控制信号。"""
import re
from itertools import product
from random import Random

# region layout
# 立即数的每一块：(在指令里从第几位起, 在立即数里从第几位起, 几位)
PIECES = {
    "R": [],
    "I": [(20, 0, 12)],
    "S": [(25, 5, 7), (7, 0, 5)],
    "B": [(31, 12, 1), (25, 5, 6), (8, 1, 4), (7, 11, 1)],
    "J": [(31, 20, 1), (21, 1, 10), (20, 11, 1), (12, 12, 8)],
    "U": [(12, 12, 20)],  # lui、auipc；七条指令里没有，只用来数线
}


def scatter(imm, form):
    """立即数 → 指令里的那些位。"""
    return sum((imm >> low & (1 << width) - 1) << at
               for at, low, width in PIECES[form])


def gather(word, form):
    """指令 → 立即数，用第 31 位作符号扩展。"""
    imm = sum((word >> at & (1 << width) - 1) << low
              for at, low, width in PIECES[form])
    bits = max((low + width for _, low, width in PIECES[form]), default=0)
    return imm - (word >> 31 << bits)
# endregion


# region code
# 名字: (格式, opcode, funct3, funct7, 写法)；不用的字段是 None
CODES = {
    "lw": ("I", 0x03, 2, None, "lw x{rd}, {imm}(x{rs1})"),
    "sw": ("S", 0x23, 2, None, "sw x{rs2}, {imm}(x{rs1})"),
    "add": ("R", 0x33, 0, 0x00, "add x{rd}, x{rs1}, x{rs2}"),
    "sub": ("R", 0x33, 0, 0x20, "sub x{rd}, x{rs1}, x{rs2}"),
    "addi": ("I", 0x13, 0, None, "addi x{rd}, x{rs1}, {imm}"),
    "beq": ("B", 0x63, 0, None, "beq x{rs1}, x{rs2}, {imm}"),
    "jal": ("J", 0x6F, None, None, "jal x{rd}, {imm}"),
}


def assemble(line):
    name, rest = line.split(None, 1)
    form, opcode, funct3, funct7, syntax = CODES[name]
    fields = dict(zip(re.findall(r"{(\w+)}", syntax),
                      map(int, re.findall(r"-?\d+", rest))))
    imm = fields.get("imm", 0)
    word = (opcode | fields.get("rd", 0) << 7 | (funct3 or 0) << 12
            | fields.get("rs1", 0) << 15 | fields.get("rs2", 0) << 20
            | (funct7 or 0) << 25 | scatter(imm, form))
    if (back := disassemble(word)) != line:
        raise ValueError(f"{line}：编好再译，成了 {back}")
    return word


def decode(word):
    """(名字, 格式, 字段)。"""
    fields = {"rd": word >> 7 & 31, "rs1": word >> 15 & 31,
              "rs2": word >> 20 & 31}
    for name, (form, opcode, funct3, funct7, _) in CODES.items():
        if (word & 127 == opcode
                and funct3 in (None, word >> 12 & 7)
                and funct7 in (None, word >> 25)):
            return name, form, {**fields, "imm": gather(word, form)}
    raise ValueError(f"{word:08X}：不认识")


def disassemble(word):
    name, _, fields = decode(word)
    return CODES[name][-1].format(**fields)
# endregion


# region known
KNOWN = {  # llvm-mc 14.0.6 编出来的
    "lw x5, 8(x10)": 0x00852283, "lw x5, -4(x10)": 0xFFC52283,
    "sw x6, 12(x10)": 0x00652623, "sw x6, -4(x10)": 0xFE652E23,
    "add x7, x5, x6": 0x006283B3, "sub x7, x5, x6": 0x406283B3,
    "addi x10, x10, -1": 0xFFF50513, "addi x0, x0, 0": 0x00000013,
    "beq x5, x6, -8": 0xFE628CE3, "beq x0, x0, 2048": 0x000000E3,
    "beq x6, x7, 20": 0x00730A63, "jal x0, -16": 0xFF1FF06F,
    "jal x1, 2048": 0x001000EF,
}
# endregion


# region wires
def sources(pieces, forms):
    """立即数的每一位来自指令的哪几位：几种格式合起来。"""
    found = {bit: set() for bit in range(32)}
    for form in forms:
        place = {low + k: at + k for at, low, width in pieces[form]
                 for k in range(width)}
        for bit in range(32):  # 比存的都低，是零；比存的都高，是符号
            found[bit].add(place.get(bit, "零" if bit < min(place) else 31))
    return found


def extra(found):
    """一位有几个来处，选择器就有几个输入；比一根线多出的，加起来。"""
    return sum(len(places) - 1 for places in found.values())


# 另一种排法：B 就是 S 左移一位，J 从第 12 位起照次序排
PLAIN = {**PIECES,
         "B": [(25, 6, 7), (7, 1, 5)],
         "J": [(12, 1, 20)]}
# endregion


# region path
CHOICES = {"RegWrite": (0, 1), "ImmSel": "ISBJ", "ALUSrc": (0, 1),
           "ALUOp": "+-", "MemRead": (0, 1), "MemWrite": (0, 1),
           "WBSel": ("ALU", "MEM", "PC4"), "Branch": (0, 1), "Jump": (0, 1)}
MASK = 2**32 - 1


class Fault(Exception):
    """数据内存被用错：一拍里又读又写，或者地址不对。"""


def cycle(word, pc, x, memory, s, strict=True):
    """信号取 s，走一遍数据通路；x 与 memory 就地改，返回下一个 pc。

    strict 为假时，读的地址不对也不出错。
    """
    rs1, rs2, rd = word >> 15 & 31, word >> 20 & 31, word >> 7 & 31
    imm = gather(word, s["ImmSel"])
    a, b = x[rs1], x[rs2]
    right = imm if s["ALUSrc"] else b
    alu = (a + right if s["ALUOp"] == "+" else a - right) & MASK
    read = None
    if s["MemRead"] and s["MemWrite"]:
        raise Fault
    if s["MemWrite"] or s["MemRead"] and strict:
        if alu % 4 or alu + 4 > len(memory):
            raise Fault
    if s["MemRead"]:
        read = int.from_bytes(memory[alu:alu + 4], "little")
    if s["MemWrite"]:
        memory[alu:alu + 4] = b.to_bytes(4, "little")
    back = {"ALU": alu, "MEM": read, "PC4": (pc + 4) & MASK}[s["WBSel"]]
    if s["RegWrite"] and rd:
        x[rd] = back
    taken = s["Branch"] and alu == 0 or s["Jump"]
    return (pc + (imm if taken else 4)) & MASK
# endregion


# region meaning
def meaning(name, f, pc, x, memory):
    """指令集手册说这条指令该做什么，与数据通路无关。"""
    a, b, to, value = x[f["rs1"]], x[f["rs2"]], pc + 4, None
    at = (a + f["imm"]) & MASK
    if name == "lw":
        value = int.from_bytes(memory[at:at + 4], "little")
    elif name == "sw":
        memory[at:at + 4] = b.to_bytes(4, "little")
    elif name == "add":
        value = a + b
    elif name == "sub":
        value = a - b
    elif name == "addi":
        value = a + f["imm"]
    elif name == "jal":
        value, to = pc + 4, pc + f["imm"]
    elif a == b:  # beq
        to = pc + f["imm"]
    if value is not None and f["rd"]:
        x[f["rd"]] = value & MASK
    return to & MASK


def samples(name, random, count=40):
    """这条指令的随机样本；每四个里有一个让 ALU 算出 0，一个写 x0。"""
    for k in range(count):
        rd, rs1, rs2 = random.sample(range(1, 32), 3)
        rd = 0 if k % 4 == 1 else rd
        imm = random.choice([-1, 1]) * random.randrange(8, 2000, 4)
        text = CODES[name][-1].format(rd=rd, rs1=rs1, rs2=rs2, imm=imm)
        x = [0] + [random.getrandbits(32) for _ in range(31)]
        memory = bytearray(random.randbytes(64))
        zero = k % 4 == 0
        if name in ("lw", "sw"):
            x[rs1] = (4 * random.randrange(16) * (not zero) - imm) & MASK
        elif zero and name == "add":
            x[rs2] = -x[rs1] & MASK
        elif zero and name == "addi":
            x[rs1] = -imm & MASK
        elif zero:
            x[rs2] = x[rs1]
        yield assemble(text), 4 * random.randrange(1000, 9000), x, memory
# endregion


# region derive
def works(s, tests, strict):
    for word, pc, x, memory, wanted in tests:
        x, memory = x[:], memory[:]
        try:
            to = cycle(word, pc, x, memory, s, strict)
            if (to, x, memory) != wanted:
                return False
        except Fault:
            return False
    return True


def derive(name, strict=True):
    """试遍信号的组合，留下在每个样本上都对的；怎样取都对的记作 x。"""
    tests = []
    for word, pc, x, memory in samples(name, Random(1)):
        x2, memory2 = x[:], memory[:]
        to = meaning(name, decode(word)[2], pc, x2, memory2)
        tests.append((word, pc, x, memory, (to, x2, memory2)))
    good = [s for values in product(*CHOICES.values())
            if works(s := dict(zip(CHOICES, values)), tests, strict)]
    seen = {k: sorted({s[k] for s in good}) for k in CHOICES}
    count = 1
    for values in seen.values():
        count *= len(values)
    assert count == len(good)  # 各个信号互不牵连
    assert all(len(v) in (1, len(CHOICES[k])) for k, v in seen.items())
    return {k: v[0] if len(v) == 1 else "x" for k, v in seen.items()}
# endregion


# region run
def run(lines, memory, table):
    """控制器照表发信号，一条指令一拍；返回寄存器与拍数。"""
    code = b"".join(assemble(s).to_bytes(4, "little") for s in lines)
    x, pc, clock = [0] * 32, 0, 0
    while pc < len(code):
        word = int.from_bytes(code[pc:pc + 4], "little")
        row = table[decode(word)[0]]
        s = {k: CHOICES[k][0] if v == "x" else v for k, v in row.items()}
        pc = cycle(word, pc, x, memory, s)
        clock += 1
    return x, clock


SUM = ["addi x5, x0, 0", "addi x6, x0, 0", "addi x7, x0, 20",
       "beq x6, x7, 20",   # 走完了，跳到 sw
       "lw x8, 0(x6)", "add x5, x5, x8", "addi x6, x6, 4",
       "jal x0, -16",      # 回到 beq
       "sw x5, 0(x7)"]
# endregion


# region delay
PS = {"取指": 250, "读寄存器": 150, "ALU": 200, "数据内存": 300,
      "写寄存器": 100, "立即数": 50, "加法器": 150}


def longest(row, ps=PS):
    """从时钟沿到最后一个要写的地方都稳定，要多少皮秒。"""
    fetch = ps["取指"]
    regs, imm = fetch + ps["读寄存器"], fetch + ps["立即数"]
    alu = max(regs, imm if row["ALUSrc"] == 1 else regs) + ps["ALU"]
    ready = {"ALU": alu, "MEM": alu + ps["数据内存"], "PC4": ps["加法器"]}
    ends = [ps["加法器"]]                       # pc + 4
    if row["Branch"] == 1 or row["Jump"] == 1:  # pc + 偏移
        ends.append(imm + ps["加法器"])
    if row["Branch"] == 1:
        ends.append(alu)                        # 零不零
    if row["MemWrite"] == 1:
        ends.append(max(alu, regs) + ps["数据内存"])
    if row["RegWrite"] == 1:
        ends.append(max(fetch, ready[row["WBSel"]]) + ps["写寄存器"])
    return max(ends)


MIX = {"lw": 25, "sw": 10, "add": 15, "sub": 5, "addi": 25,
       "beq": 15, "jal": 5}
# endregion

# region main
for text, word in KNOWN.items():
    assert assemble(text) == word and disassemble(word) == text
print(f"{len(KNOWN)} 条与 llvm-mc 一致，例如")
for word in (0x00852283, 0xFE652E23, 0x406283B3, 0xFE628CE3, 0x001000EF):
    name, form, fields = decode(word)
    print(f"  {word:08X}  {word.to_bytes(4, 'little').hex(' ')}"
          f"  {form}  {disassemble(word)}")
for form, numbers in (("I", range(-2048, 2048)), ("S", range(-2048, 2048)),
                      ("B", range(-4096, 4096, 2)),
                      ("J", range(-2**20, 2**20, 34))):
    assert all(gather(scatter(n, form), form) == n for n in numbers)
    print(f"{form}：{len(numbers)} 个立即数装进去再取出来，都不变")
for line in ("addi x5, x5, 2048", "beq x5, x6, 4096", "beq x5, x6, 7"):
    try:
        assemble(line)
    except ValueError as error:
        print(error)

now, plain = (sources(pieces, "ISBJ") for pieces in (PIECES, PLAIN))
print("立即数的位 来源数（规范的排法 / 照次序的排法）")
for bits in ((0,), (1, 2, 3, 4), (5,), (6, 7, 8, 9, 10), (11,),
             tuple(range(12, 20)), tuple(range(20, 32))):
    a, b = ({len(found[bit]) for bit in bits} for found in (now, plain))
    name = f"{bits[0]}–{bits[-1]}" if len(bits) > 1 else f"{bits[0]}"
    print(f"  {name:<6} {a} / {b}")
print("多出的输入一共", extra(now), extra(plain), "；连 U 格式一起数",
      *(extra(sources(pieces, "ISBJU")) for pieces in (PIECES, PLAIN)))

data = bytes([0x11, 0x22, 0x33, 0x44])
print("字节 11 22 33 44，小端读成", data[::-1].hex(), "大端读成", data.hex())

table = {name: derive(name) for name in CODES}
print("每条指令试", len(list(product(*CHOICES.values()))), "种组合")
print("     " + " ".join(CHOICES))
for name, row in table.items():
    print(f"{name:<5}" + " ".join(f"{v:>{len(k)}}" for k, v in row.items()))

memory = bytearray(64)
for k, value in enumerate((3, 1, 4, 1, 5)):
    memory[4 * k:4 * k + 4] = value.to_bytes(4, "little")
loose = {name: derive(name, strict=False) for name in CODES}
print("读不出错时的 MemRead：", *(f"{k} {v['MemRead']}" for k, v in loose.items()))
assert all({**loose[name], "MemRead": table[name]["MemRead"]} == table[name]
           for name in CODES)  # 别的列都不变
x, clock = run(SUM, memory, table)
print(f"和 {x[5]}，存进地址 20 的是 {memory[20]}，{clock} 拍")
assert x[0] == 0 and clock == 3 + 5 * 5 + 2  # 准备 3 条，5 圈，最后 2 条

times = {name: longest(row) for name, row in table.items()}
print(" ".join(f"{name} {ps}" for name, ps in times.items()), "ps")
period = max(times.values())
average = sum(MIX[name] * times[name] for name in MIX) / 100
print(f"周期 {period} ps，{clock} 拍 {clock * period / 1000:.0f} ns；"
      f"各用各的时间，平均 {average:.1f} ps，{period / average:.2f} 倍")
for part in ("ALU", "数据内存", "加法器"):
    half = {**PS, part: PS[part] // 2}
    print(f"{part}的延迟减半：周期",
          max(longest(row, half) for row in table.values()), "ps")
short = max(t - PS["ALU"] * (n in ("lw", "sw")) for n, t in times.items())
more = 1 + (MIX["lw"] + MIX["sw"]) / 100
print(f"lw、sw 不经 ALU：周期 {short} ps；指令多到 {more} 倍，"
      f"折合 {short * more:.0f} ps")
# endregion
