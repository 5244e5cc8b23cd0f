#!/usr/bin/env bash
# 重测本页的全部数据：原始样本写进 raw_*.csv，再汇总。用法：[RUN=前缀命令] [ROUNDS=轮数] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
rounds=${ROUNDS:-7}
export OMP_PROC_BIND=true OMP_PLACES=cores
g++ -std=c++17 -O3 -march=native -fopenmp lu.cpp -o "$bin/lu"
columns="variant,n,nb,threads,ld,round,time_s,gflops,residual"
{ echo "$columns"; "${run[@]}" taskset -c 1 "$bin/lu" nb 2000 "$rounds"; } > raw_nb.csv
{ echo "$columns"; "${run[@]}" "$bin/lu" size 2000 "$rounds"; } > raw_size.csv
{ echo "$columns"; "${run[@]}" taskset -c 1 "$bin/lu" pad 2048 "$rounds"; } > raw_pad.csv
{ echo "phase,n,nb,threads,round,time_s"; "${run[@]}" "$bin/lu" phase 2000 "$rounds"; } > raw_phase.csv
python3 ../_common/summarize.py raw_phase.csv phase.csv phase,n,threads "time_s*1000"
for what in nb size pad; do
  python3 ../_common/summarize.py "raw_$what.csv" "$what.csv" variant,n,nb,threads,ld gflops
done
