#!/usr/bin/env bash
# 重测本页的全部数据：原始样本写进 raw_*.csv，再汇总。用法：[RUN=前缀命令] [ROUNDS=轮数] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
rounds=${ROUNDS:-9}
export OMP_PROC_BIND=true OMP_PLACES=cores
g++ -std=c++17 -O3 -march=native -fopenmp spmv.cpp -o "$bin/spmv"
columns="matrix,variant,n,nnz,round,time_s,gflops"
{ echo "$columns"; "${run[@]}" taskset -c 1 "$bin/spmv" format 1500 "$rounds"; } > raw_format.csv
{ echo "$columns"; "${run[@]}" "$bin/spmv" split 2000000 "$rounds"; } > raw_split.csv
{ echo "$columns"; "${run[@]}" taskset -c 1 "$bin/spmv" gather 2000000 "$rounds"; } > raw_gather.csv
{ echo "matrix,split,parts,ratio"; "$bin/spmv" imbalance 2000000 1; } > imbalance.csv
grep -v 网格 imbalance.csv > imbalance_skewed.csv
for what in format split gather; do
  python3 ../_common/summarize.py "raw_$what.csv" "$what.csv" matrix,variant,n,nnz "time_s*1000"
done
