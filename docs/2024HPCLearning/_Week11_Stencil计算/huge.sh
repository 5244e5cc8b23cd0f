#!/usr/bin/env bash
# 几样补测：竖条取多宽（strips.cpp，写 raw_strips.csv 与 strips.csv），窄条为什么慢（prefetch.cpp），网格对半分快不快（half.cpp）；heat.cpp 的 width 一项只换页的大小：glibc 2.35 起 hugetlb=1 让 malloc 向内核请求 2 MiB 的大页（madvise）。
# 单线程，按本线程的 CPU 时间计（编译时把时钟换掉），机器上另有任务也量得准。写 raw_huge.csv 与 huge.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
printf '#include <ctime>\n#undef CLOCK_MONOTONIC\n#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID\n' > "$bin/cpu.hpp"
g++ -std=c++17 -O3 -march=native -include "$bin/cpu.hpp" heat.cpp -o "$bin/heat"
{
  echo "huge,what,variant,steps,round,time_s,gpoints"
  for huge in 0 1; do
    GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin/heat" width 16384 9 | sed "s/^/$huge,/"
  done
} > raw_huge.csv
python3 ../_common/summarize.py raw_huge.csv huge.csv huge,what,variant gpoints
g++ -std=c++17 -O3 -march=native strips.cpp -o "$bin/strips"
"$bin/strips" 11 > raw_strips.csv
python3 ../_common/summarize.py raw_strips.csv strips.csv cols,width gpoints
for what in prefetch half; do g++ -std=c++17 -O3 -march=native "$what.cpp" -o "$bin/$what"; done
"$bin/prefetch" 9 > raw_prefetch.csv
"$bin/half" 21 > raw_half.csv
python3 ../_common/summarize.py raw_prefetch.csv prefetch.csv cols,what,width gpoints
python3 ../_common/summarize.py raw_half.csv half.csv rows gpoints
