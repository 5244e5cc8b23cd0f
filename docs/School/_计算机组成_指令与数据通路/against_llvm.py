"""与 llvm-mc 逐条对照：python3 against_llvm.py（要有 llvm-mc；汇编器取自旁边的 datapath.py）。"""
import contextlib
import io
import re
import subprocess
from random import Random

with contextlib.redirect_stdout(io.StringIO()):
    from datapath import assemble, disassemble

random = Random(1)


def reg():
    return f"x{random.randrange(32)}"


lines = []
for n in range(-2048, 2048):
    lines += [f"addi {reg()}, {reg()}, {n}", f"lw {reg()}, {n}({reg()})",
              f"sw {reg()}, {n}({reg()})", f"beq {reg()}, {reg()}, {2 * n}"]
lines += [f"jal {reg()}, {n}" for n in range(-2**20, 2**20, 2)]
lines += [f"{op} x{a}, x{b}, x{c}" for op in ("add", "sub")
          for a in range(32) for b in range(32) for c in range(32)]

out = subprocess.run(["llvm-mc", "-triple=riscv32", "-show-encoding"],
                     input="\n".join(lines), capture_output=True, text=True,
                     check=True).stdout
words = [int("".join(reversed(found.replace("0x", "").split(","))), 16)
         for found in re.findall(r"encoding: \[(.*?)\]", out)]
assert len(words) == len(lines)
assert all(assemble(line) == word and disassemble(word) == line
           for line, word in zip(lines, words))
print(f"{len(lines)} 条，汇编与反汇编都与 llvm-mc 一致")
