#!/usr/bin/env bash
# 不均匀的循环、两半各要多久、分配的开销、伪共享、交接、条纹与条的边界、写得稀、领一次花在哪里；原始样本 raw_*.csv，再各自汇总。
# 名字带 near 的是两个 vCPU 恰好挨着时同样的命令量得的，碰不碰得上由宿主机定。
# 用法：[RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
build() { g++ -std=c++17 -Wall -Wextra -Werror -O2 -march=native -fopenmp -I../_common "$1.cpp" -o "$bin/$1"; }
build schedule
build sharing
build stripes
build handoff
build halves
build edge
build sparse
build claim
read -ra run <<< "${RUN:-}"
export OMP_PROC_BIND=close OMP_PLACES=cores
for kind in uneven upper tiny; do
  { echo "kind,schedule,chunk,threads,rep,wall_s"; "${run[@]}" "$bin/schedule" "$kind" 41; } > "raw_$kind.csv"
  python3 ../_common/summarize.py "raw_$kind.csv" "$kind.csv" kind,schedule,chunk,threads wall_s
done
"${run[@]}" taskset -c 1 "$bin/halves" 81 > raw_halves.csv
python3 ../_common/summarize.py raw_halves.csv halves.csv layout share
"${run[@]}" "$bin/sharing" 15 > raw_sharing.csv
python3 ../_common/summarize.py raw_sharing.csv sharing.csv kind,gap,threads ns
echo "cores,chunk,before,rep,handoff_ns,ns" > raw_stripes.csv
for _ in 1 2 3 4 5 6; do "${run[@]}" "$bin/stripes" 8 >> raw_stripes.csv; sleep 4; done
python3 ../_common/summarize.py raw_stripes.csv stripes.csv cores,chunk,before ns
"${run[@]}" "$bin/edge" 21 > raw_edge.csv
awk -F, 'NR == 1 || $5 < 80' raw_edge.csv > "$bin/near.csv" # 只留两核挨着的
python3 ../_common/summarize.py "$bin/near.csv" edge.csv width,gap,writers ns
"${run[@]}" "$bin/claim" 15 > raw_claim.csv
python3 ../_common/summarize.py raw_claim.csv claim.csv stride,chunk,threads ns
"${run[@]}" "$bin/sparse" 11 > raw_sparse.csv
python3 ../_common/summarize.py raw_sparse.csv sparse.csv adds,gap ns
"${run[@]}" "$bin/handoff" 60 > handoff.csv
python3 charts.py
