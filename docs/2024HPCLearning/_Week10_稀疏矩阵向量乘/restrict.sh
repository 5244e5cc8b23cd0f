#!/usr/bin/env bash
# 两样补测：ELL 的 y 加上 __restrict（只改这一处）；换成 2 MiB 的页（glibc 2.35 起 hugetlb=1 让 malloc 用 madvise 请求大页）。
# 单线程，按本线程的 CPU 时间计（编译时把时钟换掉），机器上另有任务也量得准。写 raw_restrict.csv 与 restrict.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
printf '#include <ctime>\n#undef CLOCK_MONOTONIC\n#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID\n' > "$bin/cpu.hpp"
sed 's/void multiply(const Ell& a, const double\* x, double\* y)/void multiply(const Ell\& a, const double* x, double* __restrict y)/' spmv.cpp > "$bin/restrict.cpp"
if cmp -s spmv.cpp "$bin/restrict.cpp"; then echo "没有改到 ELL 的那一行" >&2; exit 1; fi
cp spmv.cpp "$bin/plain.cpp"
for v in plain restrict; do g++ -std=c++17 -O3 -march=native -include "$bin/cpu.hpp" "$bin/$v.cpp" -o "$bin/$v"; done
{
  echo "build,huge,matrix,variant,n,nnz,round,time_s,gflops"
  for _ in 1 2 3; do
    for v in plain restrict; do
      for huge in 0 1; do GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin/$v" format 1500 3 | sed "s/^/$v,$huge,/"; done
    done
  done
} > raw_restrict.csv
python3 ../_common/summarize.py raw_restrict.csv restrict.csv build,huge,variant "time_s*1000"
