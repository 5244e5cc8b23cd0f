"""把 raw_*.csv 的原始样本汇总成页面用的表：中位数、四分位、最小、最大，以及与界之比。"""

import csv
import statistics as st
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent
LABELS = {
    "kc_plain": "不预取", "kc_prefetch": "预取 C",
    "nb_plain": "行距 2048", "nb_padded": "行距 2056",
    "read": "只读求和", "triad": "triad",
}


def groups(name, *keys):
    out = defaultdict(list)
    with open(HERE / f"raw_{name}.csv", encoding="utf-8") as f:
        for row in csv.DictReader(f):
            out[tuple(row[k] for k in keys)].append(row)
    return out


def column(rows, key):
    return [float(r[key]) for r in rows]


def spread(values):
    q1, q2, q3 = st.quantiles(values, n=4, method="inclusive")
    return {"median": q2, "q1": q1, "q3": q3, "min": min(values), "max": max(values), "reps": len(values)}


def write(name, rows):
    with open(HERE / f"{name}.csv", "w", newline="", encoding="utf-8") as f:
        w = csv.DictWriter(f, list(rows[0]), lineterminator="\n")
        w.writeheader()
        for r in rows:
            w.writerow({k: f"{v:.4g}" if isinstance(v, float) else v for k, v in r.items()})


fma = groups("fma", "x")
peak = st.median(column(fma[("12",)], "giga_per_s"))
write("fma", [{"chains": int(k[0]), **spread(column(v, "giga_per_s"))} for k, v in fma.items()])

band = groups("band", "kind", "x")
write("band", [{"kind": LABELS[k[0]], "kib": int(float(k[1])), **spread(column(v, "giga_per_s"))} for k, v in band.items()])
dram = st.median(column(band[("read", "196608")], "giga_per_s"))
freq = st.median(column(groups("clock", "kind")[("add",)], "giga_per_s"))
after = st.median(column(groups("fma_after", "x")[("12",)], "giga_per_s"))
write("bounds", [
    {"what": "clock_ghz", "value": freq},
    {"what": "imul_ghz", "value": st.median(column(groups("clock", "kind")[("imul",)], "giga_per_s"))},
    {"what": "peak_gflops", "value": peak},
    {"what": "peak_after_gflops", "value": after},
    {"what": "dram_read_gb_per_s", "value": dram},
    {"what": "dram_triad_gb_per_s", "value": st.median(column(band[("triad", "589824")], "giga_per_s"))},
])


def flops_table(name, out, series=False):
    rows = []
    for (mode, variant, n), v in groups(name, "mode", "variant", "n").items():
        s = spread(column(v, "gflops"))
        wall = st.median(column(v, "wall_s")) / st.median(column(v, "cpu_s"))
        rows.append({"mode": LABELS.get(mode, mode), "variant": variant, "n": int(n), **s, "score": s["median"] / peak, "wall_over_cpu": wall})
    write(out, rows)
    return rows


ijk = [r for r in flops_table("gemm_steps", "gemm_steps") if r["variant"] == "ijk"]
write("gemm_steps", ijk + flops_table("gemm_fast", "gemm_fast"))
(HERE / "gemm_fast.csv").unlink()
for name in ("gemm_size", "gemm_kc", "gemm_pow2", "lu_steps", "lu_size", "lu_nb", "openblas"):
    flops_table(name, name)
rows = []
for (variant,), v in groups("spmv", "variant").items():
    ms = spread([1e3 * x for x in column(v, "cpu_s")])
    nnz, n, own = float(v[0]["nnz"]), float(v[0]["n"]), float(v[0]["bytes"])
    csr = 12 * nnz + 20 * n
    wall = st.median(column(v, "wall_s")) / st.median(column(v, "cpu_s"))
    rows.append({"variant": variant, **ms, "score": csr / dram * 1e-6 / ms["median"],
                 "own_bound": own / dram * 1e-6 / ms["median"], "wall_over_cpu": wall})
write("spmv", rows)
