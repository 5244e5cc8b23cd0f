"""五级流水线的拍数模型：python3 pipeline.py 写出 forward.svg。"""
import random
from pathlib import Path

HERE = Path(__file__).parent


# region run
def run(program, registers, memory):
    """按语义执行，返回走过的指令（跳转记下走没走）与最后的寄存器。"""
    labels = {line[:-1]: i for i, line in enumerate(program)}
    x, pc, trace = dict(registers), 0, []
    while pc < len(program):
        line, here = program[pc], pc
        pc += 1
        if line[-1] == ":":
            continue
        op, *args = line.replace(",", " ").split()
        taken, dest, sources = False, None, []
        if op in ("lw", "sw"):
            offset, base = args[1][:-1].split("(")
            at = x.get(base, 0) + int(offset)
            if op == "lw":
                dest, sources = args[0], [base]
                x[dest] = memory.get(at, 0)
            else:
                sources = [args[0], base]
                memory[at] = x.get(args[0], 0)
        elif op == "bne":
            sources = args[:2]
            taken = x.get(args[0], 0) != x.get(args[1], 0)
            pc = labels[args[2]] if taken else pc
        elif op == "addi":
            dest, sources = args[0], [args[1]]
            x[dest] = x.get(args[1], 0) + int(args[2])
        else:
            a, b = (x.get(r, 0) for r in args[1:])
            dest, sources = args[0], args[1:]
            x[dest] = {"add": a + b, "sub": a - b, "and": a & b}[op]
        x["x0"] = 0
        trace.append((here, line, op, dest, sources, taken))
    return trace, x
# endregion


# region timing
def timing(trace, forwarding=True, guess=lambda here: False):
    """每条指令进入 IF、ID、EX 的拍号（MEM、WB 再各一拍）、猜错、停顿数。

    guess(here) 是取指时的预测；猜错的跳转在 EX 结束才知道。
    """
    ready, rows, misses, stalls = {}, [], 0, 0
    last_if, last_id, last_ex, restart = 0, 1, 1, 1
    for here, line, op, dest, sources, taken in trace:
        fetch = max(last_id, last_if + 1, restart)
        decode = max(fetch + 1, last_ex)
        early = max(decode + 1, last_ex + 1)
        execute = max([early] +
                      [ready.get(r, 0) for r in sources if r != "x0"])
        stalls += execute - early
        if dest:
            if forwarding:
                ready[dest] = execute + (2 if op == "lw" else 1)
            else:  # 前半拍写、后半拍读：WB 与 ID 可以同一拍
                ready[dest] = execute + 3
        if op == "bne" and guess(here) != taken:
            misses += 1
            restart = execute + 1
        if op == "bne" and hasattr(guess, "learn"):
            guess.learn(here, taken)
        rows.append((line, fetch, decode, execute))
        last_if, last_id, last_ex = fetch, decode, execute
    return rows, misses, stalls


def cycles(rows):
    return rows[-1][3] + 2
# endregion


# region show
def show(rows):
    end = cycles(rows)
    print(" " * 15 + "".join(f"{c:>3}" for c in range(1, end + 1)))
    for line, fetch, decode, execute in rows:
        cells = ["  ."] * (end + 1)
        cells[fetch:decode] = [" IF"] + [" --"] * (decode - fetch - 1)
        cells[decode:execute] = [" ID"] + [" --"] * (execute - decode - 1)
        cells[execute:execute + 3] = [" EX", " ME", " WB"]
        print(f"{line:<15}" + "".join(cells[1:]).rstrip(". "))
# endregion


# region predictors
class Bits:
    """每条跳转一个 n 位饱和计数器；上半表示“跳”。"""

    def __init__(self, bits):
        self.top, self.state = 2**bits - 1, {}

    def __call__(self, here):
        return self.state.get(here, 0) * 2 > self.top

    def learn(self, here, taken):
        s = self.state.get(here, 0) + (1 if taken else -1)
        self.state[here] = min(max(s, 0), self.top)


def backward(here):
    """静态预测：这里的跳转都向后，一律猜跳。"""
    return True


def per_visit(bits, turns, start):
    """转 turns 次的内层循环，热身之后每进一次猜错几次。"""
    guess, wrong = Bits(bits), 0
    guess.state[0] = start
    for visit in range(200):
        for turn in range(turns):
            taken = turn < turns - 1
            wrong += visit >= 100 and guess(0) != taken
            guess.learn(0, taken)
    return wrong / 100
# endregion


# region programs
LINES = ["lw x5, 0(x10)", "lw x6, 0(x11)", "add x7, x5, x6",
         "sub x8, x7, x5", "sw x8, 0(x12)"]

LOOP = ["loop:", "lw x5, 0(x10)", "add x6, x6, x5", "addi x10, x10, 4",
        "bne x10, x11, loop"]
BETTER = ["loop:", "lw x5, 0(x10)", "addi x10, x10, 4", "add x6, x6, x5",
          "bne x10, x11, loop"]

UNROLLED = ["loop:", "lw x5, 0(x10)", "lw x7, 4(x10)", "add x6, x6, x5",
            "add x6, x6, x7", "addi x10, x10, 8", "bne x10, x11, loop"]

NEST = ["addi x20, x0, 100", "outer:", "addi x21, x0, 4", "inner:",
        "addi x21, x21, -1", "bne x21, x0, inner", "addi x20, x20, -1",
        "bne x20, x0, outer"]
# endregion


def draw():
    """三条指令，转发前后：格子由 timing 算出。"""
    ink, ink2 = "var(--ink, #1B1F24)", "var(--ink-2, #555D66)"
    red = "var(--cinnabar, #B0381F)"
    fill = {"EX": "var(--indigo, #1F5A9E)", "ME": "var(--jade, #1F7A5C)"}
    trace, _ = run(LINES[1:4], {}, {})
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 330"'
           ' font-family="inherit" role="img" aria-label="三条相关指令在'
           '没有转发与有转发时的时空图"><defs><marker id="pipe-r" viewBox='
           '"0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
           'orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0.5 L8 4 '
           f'L0 7.5 Z" fill="{red}"/></marker></defs>']
    step, left = 29, 42

    def text(x, y, words, fill=ink, size=13, anchor="middle"):
        out.append(f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" '
                   f'fill="{fill}" text-anchor="{anchor}">{words}</text>')

    for top, forwarding in ((20, False), (180, True)):
        rows, *_ = timing(trace, forwarding)
        name = "有转发" if forwarding else "没有转发"
        text(6, top, f"{name}：{cycles(rows)} 拍", anchor="start", size=14)
        for i, (line, fetch, decode, execute) in enumerate(rows):
            y = top + 16 + i * 38
            text(36, y + 20, line.split()[0], ink, 14, "end")
            stages = {fetch: "IF", decode: "ID", execute: "EX",
                      execute + 1: "ME", execute + 2: "WB"}
            for c in range(fetch, execute + 3):
                x = left + (c - 1) * step
                word = stages.get(c)
                colour = fill.get(word, ink)
                dash = "" if word else ' stroke-dasharray="3 3"'
                out.append(f'<rect x="{x}" y="{y}" width="{step - 3}" height='
                           f'"28" rx="3" fill="var(--raised, #FFFFFF)" stroke='
                           f'"{colour if word else ink2}" stroke-width='
                           f'"{1.6 if word else 1.2}"{dash}/>')
                text(x + 13, y + 19, word or "等", colour if word else ink2)
            if i:
                _, _, _, before = rows[i - 1]
                if forwarding:
                    ready = before + (1 if i == 1 else 0)
                    x1, x2 = ready, execute
                else:
                    x1, x2 = before + 2, execute - 1
                px = left + (x1 - 1) * step + 13
                qx = left + (x2 - 1) * step + 13
                bend = 12 if px != qx else 0
                out.append(f'<path d="M{px + bend} {y - 10}L{qx - bend / 2} '
                           f'{y - 1}" stroke="{red}" stroke-width="2" '
                           'fill="none" marker-end="url(#pipe-r)"/>')
    text(6, 322, "箭头：结果从哪一级送到哪一级", ink2, 13, "start")
    (HERE / "forward.svg").write_text("\n".join(out) + "\n</svg>\n",
                                      encoding="utf-8")


# region main
trace, _ = run(LINES, {}, {})
for forwarding in (False, True):
    rows, *_ = timing(trace, forwarding)
    print(f"{'有' if forwarding else '没有'}转发：{cycles(rows)} 拍")
    show(rows)

print("\n求和循环 1000 次")
for name, program in (("原样", LOOP), ("调换两行", BETTER),
                      ("展开一倍", UNROLLED)):
    memory = {4 * i: i for i in range(1000)}
    trace, x = run(program, {"x11": 4000}, memory)
    for kind, guess in (("猜不跳", lambda here: False), ("2 位", Bits(2))):
        rows, misses, stalls = timing(trace, True, guess)
        n = len(rows)
        print(f"{name}，{kind}：和 {x['x6']}，{n} 条，停 {stalls}，"
              f"猜错 {misses}，"
              f"{cycles(rows)} 拍，CPI {cycles(rows) / n:.3f}")

print("\n内层 4 次、外层 100 次")
trace, _ = run(NEST, {}, {})
for name, guess in (("不跳", lambda h: False), ("向后则跳", backward),
                    ("1 位", Bits(1)), ("2 位", Bits(2))):
    rows, misses, _ = timing(trace, True, guess)
    print(f"{name}：500 次跳转猜错 {misses}，{len(rows)} 条，"
          f"CPI {cycles(rows) / len(rows):.3f}")

print("每进一次内层循环猜错几次（从计数器的各个初值起）")
for bits in (1, 2):
    for turns in (2, 3, 4, 9):
        rates = [per_visit(bits, turns, start) for start in range(2**bits)]
        print(f"{bits} 位，转 {turns} 次：", *(f"{rate:g}" for rate in rates))

coin = random.Random(1)
flips = [coin.random() < 0.5 for _ in range(10000)]
guess, wrong = Bits(2), 0
for taken in flips:
    wrong += guess(0) != taken
    guess.learn(0, taken)
print(f"抛硬币的跳转：2 位猜错 {wrong / 100:.1f}%")
# endregion
draw()
