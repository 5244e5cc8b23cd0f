#!/usr/bin/env bash
# 同一个程序，只换页的大小：glibc 2.35 起 hugetlb=1 让 malloc 向内核请求 2 MiB 的大页（madvise）。
# 单线程；原始样本写到 raw_huge.csv，汇总成 huge.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
# hpcg_mini.cpp 的 main 改了名，末尾没有 return，所以关掉那一条警告
g++ -std=c++17 -O3 -march=native -fopenmp -Wall -Wextra -Werror -Wno-return-type huge.cpp -o "$bin"
export OMP_NUM_THREADS=1
{
    echo "huge,op,rep,ms,gbs"
    for _ in 1 2 3; do
        for huge in 0 1; do
            GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin" 104 5 | sed "s/^/$huge,/"
        done
    done
} > raw_huge.csv
python3 ../../2024HPCLearning/_common/summarize.py raw_huge.csv huge.csv huge,op ms
