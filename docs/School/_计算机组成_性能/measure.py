"""五种编法的指令数与时间：python3 measure.py > measured.csv（要 gcc 与 valgrind）。"""
import re
import statistics
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_name("sum.c")
OPTIONS = ["-O0", "-O1", "-O2 -fno-tree-vectorize", "-O3", "-O3 -mavx2"]
ROUNDS, TIMES = 20000, 15


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def collected(program, rounds):
    text = output("valgrind", "--tool=callgrind",
                  "--callgrind-out-file=/dev/null", program, str(rounds))
    return int(re.search(r"Collected : (\d+)", text)[1])


with tempfile.TemporaryDirectory() as folder:
    programs = {}
    for k, option in enumerate(OPTIONS):
        programs[option] = f"{folder}/sum{k}"
        output("gcc", *option.split(), str(SOURCE), "-o", programs[option])
    count = {o: (collected(p, 200) - collected(p, 100)) / 100
             for o, p in programs.items()}
    times, sums = {o: [] for o in OPTIONS}, set()
    for _ in range(TIMES):  # 轮流各跑一次，再从头来
        for option, program in programs.items():
            ns, total = output(program, str(ROUNDS)).split()
            times[option].append(float(ns))
            sums.add(total)
    assert len(sums) == 1

print("编法,每遍指令数,中位数（ns）,最小,最大,MIPS")
for option in OPTIONS:
    middle = statistics.median(times[option])
    print(f"{option},{count[option]:.0f},{middle:.1f},{min(times[option])},"
          f"{max(times[option])},{count[option] / middle * 1000:.0f}")
