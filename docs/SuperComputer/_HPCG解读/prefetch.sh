#!/usr/bin/env bash
# 加不加软件预取，4 KiB 与 2 MiB 的页各量一遍。单线程；原始样本写到 raw_prefetch.csv，汇总成 prefetch.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
# hpcg_mini.cpp 的 main 改了名，末尾没有 return，所以关掉那一条警告
g++ -std=c++17 -O3 -march=native -fopenmp -Wall -Wextra -Werror -Wno-return-type prefetch.cpp -o "$bin"
export OMP_NUM_THREADS=1
{
    echo "huge,prefetch,op,rep,ms,gbs"
    for _ in 1 2 3; do
        for huge in 0 1; do
            GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin" 104 5 | sed "s/^/$huge,/"
        done
    done
} > raw_prefetch.csv
python3 ../../2024HPCLearning/_common/summarize.py raw_prefetch.csv prefetch.csv huge,prefetch,op ms
