#!/usr/bin/env bash
# 逐级计时，只换页的大小：glibc 2.35 起 hugetlb=1 让 malloc 向内核请求 2 MiB 的大页（madvise）。
# 单线程，按本线程的 CPU 时间计（编译时把时钟换掉）。写 raw_huge.csv 与 huge.csv（毫秒）。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
printf '#include <ctime>\n#undef CLOCK_MONOTONIC\n#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID\n' > "$bin/cpu.hpp"
g++ -std=c++17 -O3 -march=native -include "$bin/cpu.hpp" fft.cpp -o "$bin/fft"
{
  echo "huge,variant,log2n,round,time_s,gflops"
  for huge in 0 1; do GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin/fft" stage 22 7 | sed "s/^/$huge,/"; done
} > raw_huge.csv
python3 ../_common/summarize.py raw_huge.csv huge.csv huge,variant,log2n "time_s*1000"
