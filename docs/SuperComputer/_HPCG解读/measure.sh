#!/usr/bin/env bash
# 量各核心操作，原始样本写到 raw.csv；汇总成 ops.csv
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
g++ -std=c++17 -O3 -march=native -fopenmp -Wall -Wextra -Werror \
    hpcg_mini.cpp -o "$bin"
export OMP_PROC_BIND=true
{
    echo "threads,op,n,rep,seconds,gflops,gbs"
    for _ in 1 2 3; do
        for t in 1 2; do
            OMP_NUM_THREADS=$t "$bin" time 104 5 | sed "s/^/$t,/"
        done
    done
} > raw.csv
python3 summarize.py
