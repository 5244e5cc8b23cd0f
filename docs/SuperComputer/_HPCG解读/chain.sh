#!/usr/bin/env bash
# 逐行的 SymGS 等前一个未知数，还是等内存：三种大小、两种页各量一遍。单线程；原始样本写到 raw_chain.csv，汇总成 chain.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
# hpcg_mini.cpp 的 main 改了名，末尾没有 return，所以关掉那一条警告
g++ -std=c++17 -O3 -march=native -fopenmp -Wall -Wextra -Werror -Wno-return-type chain.cpp -o "$bin"
export OMP_NUM_THREADS=1
"$bin"
{
    echo "huge,n,op,rep,ns"
    for _ in 1 2 3; do
        for huge in 0 1; do
            for n in 16 32 104; do
                GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin" $n 5 | sed "s/^/$huge,/"
            done
        done
    done
} > raw_chain.csv
python3 ../../2024HPCLearning/_common/summarize.py raw_chain.csv chain.csv huge,n,op ns
