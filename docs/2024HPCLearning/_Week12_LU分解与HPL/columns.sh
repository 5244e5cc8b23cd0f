#!/usr/bin/env bash
# 逐列与很窄的分块，两种页（glibc 2.35 起 hugetlb=1 让 malloc 用 madvise 请求 2 MiB 的大页）。写 raw_columns.csv 与 columns.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
g++ -std=c++17 -O3 -march=native -Wno-return-type -Wno-unknown-pragmas columns.cpp -o "$bin/columns"
{
  echo "huge,what,n,nb,threads,ld,round,time_s,gflops,residual"
  for huge in 0 1; do GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin/columns" 9 | sed "s/^/$huge,/"; done
} > raw_columns.csv
python3 ../_common/summarize.py raw_columns.csv columns.csv huge,what,nb gflops
# nb = 1，更新时一次同时走的列数 NR 由 8 减到 4、2、1，别的不动；四个程序轮流各跑一次
for together in 1 2 4 8; do
  mkdir "$bin/$together"
  sed "s/NR = 8/NR = $together/" lu.cpp > "$bin/$together/lu.cpp"
  cp columns.cpp "$bin/$together"
  g++ -std=c++17 -O3 -march=native -Wno-return-type -Wno-unknown-pragmas "$bin/$together/columns.cpp" -o "$bin/$together/columns"
done
{
  echo "together,what,n,nb,threads,ld,round,time_s,gflops,residual"
  for _ in {1..9}; do
    for together in 1 2 4 8; do "$bin/$together/columns" 1 1 | sed "s/^/$together,/"; done
  done
} > raw_together.csv
python3 ../_common/summarize.py raw_together.csv together.csv together,nb gflops
# 逐列消元加软件预取
g++ -std=c++17 -O3 -march=native -Wno-return-type -Wno-unknown-pragmas ahead.cpp -o "$bin/ahead"
"$bin/ahead" 9 > raw_ahead.csv
python3 ../_common/summarize.py raw_ahead.csv ahead.csv way gflops
# 解三角：若干列一起往前推
g++ -std=c++17 -O3 -march=native -Wno-return-type -Wno-unknown-pragmas groups.cpp -o "$bin/groups"
"$bin/groups" 9 > raw_groups.csv
python3 ../_common/summarize.py raw_groups.csv groups.csv together gflops
