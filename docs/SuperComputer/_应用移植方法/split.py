"""base 只换 round、只换 pow，各省多少：处理器时间，写到 split.csv。"""
import resource
import statistics
import subprocess
import tempfile
from pathlib import Path

here = Path(__file__).parent
base = (here / "md.cpp").read_text()
ROUND = (
    "return d - box * std::round(d / box);",
    "return d > box / 2 ? d - box : d < -box / 2 ? d + box : d;",
)
POW = (
    "const double a = std::pow(1 / r, 12), b = std::pow(1 / r, 6);",
    "const double q = 1 / (r * r), b = q * q * q, a = b * b;",
)
variants = {"base": base, "只换 round": base.replace(*ROUND), "只换 pow": base.replace(*POW)}
assert len(set(variants.values())) == 3


def user_ms(program, side, steps):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([program, "time", "base", str(side), str(steps), "1"], check=True, stdout=subprocess.DEVNULL)
    return (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before) / (steps + 1) * 1e3


with tempfile.TemporaryDirectory() as folder:
    programs = {}
    for i, (name, text) in enumerate(variants.items()):
        source = Path(folder, f"v{i}.cpp")
        source.write_text(text)
        programs[name] = str(source.with_suffix(""))
        subprocess.run(["g++", "-std=c++17", "-O2", str(source), "-o", programs[name]], check=True)
    times = {(name, side): [] for side in (8, 16) for name in programs}
    for _ in range(7):
        for name, side in times:
            times[name, side].append(user_ms(programs[name], side, 300 if side == 8 else 5))
with open(here / "split.csv", "w") as out:
    print("版本,粒子数,毫秒每步,最小,最大,遍", file=out)
    for (name, side), t in times.items():
        print(f"{name},{side**3} 个,{statistics.median(t):.2f},{min(t):.2f},{max(t):.2f},{len(t)}", file=out)
