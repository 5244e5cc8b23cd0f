#!/usr/bin/env bash
# 编译四个程序，逐段测量，原始样本写到本目录的 raw_*.csv。
# 用法：[CORE=1] [LOCK=锁文件] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
core=${CORE:-1}
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
for p in peak gemm lu spmv; do
  g++ -std=c++17 -O3 -march=native -Wall -Wextra -Werror "$p.cpp" -o "$bin/$p"
  "$bin/$p"
done
# 一段内不让别的任务插进来
hold() { flock "${LOCK:-/dev/null}" taskset -c "$core" "$@"; }
hold "$bin/peak" clock 21 > raw_clock.csv
hold "$bin/peak" fma 21 > raw_fma.csv
hold "$bin/gemm" steps 11 > raw_gemm_steps.csv
hold "$bin/gemm" fast 41 > raw_gemm_fast.csv
hold "$bin/gemm" size 21 > raw_gemm_size.csv
hold "$bin/gemm" kc 11 > raw_gemm_kc.csv
hold "$bin/gemm" pow2 7 > raw_gemm_pow2.csv
hold "$bin/peak" band 15 > raw_band.csv
hold "$bin/spmv" 41 > raw_spmv.csv
hold "$bin/lu" steps 21 > raw_lu_steps.csv
hold "$bin/lu" size 15 > raw_lu_size.csv
hold "$bin/lu" nb 11 > raw_lu_nb.csv
hold "$bin/peak" fma 21 > raw_fma_after.csv
# 这个变量若已设好，会强迫 OpenBLAS 用指定的核
unset OPENBLAS_CORETYPE
OPENBLAS_NUM_THREADS=1 hold python3 openblas.py 21 > raw_openblas.csv
python3 summarize.py
