#!/usr/bin/env bash
# 几样补测，每样只改一处：ELL 的 y 加上 __restrict；八行一组的 ELL 把和放进内存（volatile）；CSR 加两行软件预取；
# 换成 2 MiB 的页（glibc 2.35 起 hugetlb=1 让 malloc 用 madvise 请求大页）。用法：[RUN=前缀命令] ./restrict.sh
# 单线程，按本线程的 CPU 时间计（编译时把时钟换掉），机器上另有任务也量得准。写 raw_restrict.csv 与 restrict.csv。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
printf '#include <ctime>\n#undef CLOCK_MONOTONIC\n#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID\n' > "$bin/cpu.hpp"
cp spmv.cpp "$bin/plain.cpp"
sed 's/void multiply(const Ell& a, const double\* x, double\* y)/void multiply(const Ell\& a, const double* x, double* __restrict y)/' spmv.cpp > "$bin/restrict.cpp"
sed 's/double sum\[ROWS\]/volatile double sum[ROWS]/' spmv.cpp > "$bin/memory.cpp"
sed 's/ sum += a.val\[k\] \* x\[a.col\[k\]\];/ __builtin_prefetch(a.val.data() + k + 1280), __builtin_prefetch(a.col.data() + k + 1280),&/' spmv.cpp > "$bin/prefetch.cpp"
for v in plain restrict memory prefetch; do
  if [[ $v != plain ]] && cmp -s spmv.cpp "$bin/$v.cpp"; then echo "$v 没有改到" >&2; exit 1; fi
  g++ -std=c++17 -O3 -march=native -include "$bin/cpu.hpp" "$bin/$v.cpp" -o "$bin/$v"
  "$bin/$v" > "$bin/said"  # 改过的也要过对拍
done
{
  echo "build,huge,matrix,variant,n,nnz,round,time_s,gflops"
  for _ in 1 2 3; do
    for v in plain restrict memory prefetch; do
      for huge in 0 1; do GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "${run[@]}" "$bin/$v" format 1500 3 | sed "s/^/$v,$huge,/"; done
    done
  done
} > raw_restrict.csv
python3 ../_common/summarize.py raw_restrict.csv restrict.csv build,huge,variant "time_s*1000"
# 按次序提前取 x
g++ -std=c++17 -O3 -march=native -Wno-return-type -Wno-unknown-pragmas ahead.cpp -o "$bin/ahead"
"${run[@]}" "$bin/ahead" 15 > raw_ahead.csv
python3 ../_common/summarize.py raw_ahead.csv ahead.csv reach,way ms
