#!/usr/bin/env bash
# 4 KiB 与 2 MiB 的页各量三遍：pages.sh huge（只换页）、pages.sh prefetch（加不加软件预取）、
# pages.sh chain（逐行的 SymGS 等前一个未知数还是等内存，三种大小）。glibc 2.35 起 hugetlb=1 让 malloc
# 向内核请求 2 MiB 的大页（madvise）。单线程；原始样本写到 raw_<程序>.csv，汇总成 <程序>.csv。
set -euo pipefail
cd "$(dirname "$0")"
case ${1:-} in
    huge) columns=op,rep,ms,gbs sizes=104 keys=op value=ms ;;
    prefetch) columns=prefetch,op,rep,ms,gbs sizes=104 keys=prefetch,op value=ms ;;
    chain) columns=n,op,rep,ns sizes='16 32 104' keys=n,op value=ns ;;
    *) echo "用法：$0 huge|prefetch|chain" >&2; exit 2 ;;
esac
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
# hpcg_mini.cpp 的 main 改了名，末尾没有 return，所以关掉那一条警告
g++ -std=c++17 -O3 -march=native -fopenmp -Wall -Wextra -Werror -Wno-return-type "$1.cpp" -o "$bin"
export OMP_NUM_THREADS=1
"$bin"
{
    echo "huge,$columns"
    for _ in 1 2 3; do
        for huge in 0 1; do
            for n in $sizes; do
                GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin" "$n" 5 | sed "s/^/$huge,/"
            done
        done
    done
} > "raw_$1.csv"
python3 ../../2024HPCLearning/_common/summarize.py "raw_$1.csv" "$1.csv" "huge,$keys" "$value"
