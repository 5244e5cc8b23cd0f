#!/usr/bin/env bash
# 重测本页的全部数据：原始样本写进 raw_*.csv，再汇总。用法：[RUN=前缀命令] [ROUNDS=轮数] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
rounds=${ROUNDS:-7}
export OMP_PROC_BIND=true OMP_PLACES=cores
g++ -std=c++17 -O3 -march=native -fopenmp fft.cpp -o "$bin/fft"
columns="variant,log2n,round,time_s,gflops"
{ echo "$columns"; "${run[@]}" taskset -c 1 "$bin/fft" size 20 "$rounds"; } > raw_size.csv
{ echo "$columns"; "${run[@]}" taskset -c 1 "$bin/fft" stage 22 "$rounds"; } > raw_stage.csv
{ echo "$columns"; "${run[@]}" "$bin/fft" thread 22 "$rounds"; } > raw_thread.csv
{ echo "twiddle,log2n,error"; "$bin/fft" error 20 1; } > error.csv
for what in size thread; do python3 ../_common/summarize.py "raw_$what.csv" "$what.csv" variant,log2n gflops; done
python3 ../_common/summarize.py raw_stage.csv stage.csv variant,log2n "time_s*1000"
