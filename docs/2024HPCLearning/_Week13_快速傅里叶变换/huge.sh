#!/usr/bin/env bash
# 逐级计时。一、只换页的大小：glibc 2.35 起 hugetlb=1 让 malloc 向内核请求 2 MiB 的大页（madvise）。写 raw_huge.csv 与 huge.csv（毫秒）。
# 二、只把跨步的表每 4 KiB 垫一条缓存行：页还是一根一页，缓存行还是一根一条，只是不再挤进同一组。写 raw_pad.csv 与 pad.csv。
# 三、垫了以后第 18、19 级为什么反而慢：加软件预取（gap.cpp）。写 raw_gap.csv 与 gap.csv。四、递归版慢在哪里（recursion.cpp）。
# 单线程，按本线程的 CPU 时间计（编译时把时钟换掉）。用法：./huge.sh [pad]，写 pad 只做第二、三样。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
printf '#include <ctime>\n#undef CLOCK_MONOTONIC\n#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID\n' > "$bin/cpu.hpp"
g++ -std=c++17 -O3 -march=native -include "$bin/cpu.hpp" fft.cpp -o "$bin/fft"
sed -e 's/times(w\[k \* step\], a/times(w[k * step + k * step \/ 256 * 4], a/' -e 's/stage(a, w, std::size_t(1) << s)/stage(a, gap, std::size_t(1) << s)/' \
  -e 's/if (log != size) break;/&\n        Signal gap(n);\n        for (std::size_t i = 0; i < w.size(); ++i) gap[i + i \/ 256 * 4] = w[i];/' fft.cpp > "$bin/pad.cpp"
if cmp -s fft.cpp "$bin/pad.cpp"; then echo "没有改到取根的那一行" >&2; exit 1; fi
g++ -std=c++17 -O3 -march=native -include "$bin/cpu.hpp" "$bin/pad.cpp" -o "$bin/pad"
{
  echo "table,huge,variant,log2n,round,time_s,gflops"
  for v in fft pad; do
    for huge in 0 1; do GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin/$v" stage 22 7 | grep '^跨步取根' | sed "s/^/$v,$huge,/"; done
  done
} > raw_pad.csv
python3 ../_common/summarize.py raw_pad.csv pad.csv table,huge,log2n "time_s*1000"
g++ -std=c++17 -O3 -march=native gap.cpp -o "$bin/gap"
"$bin/gap" 7 > raw_gap.csv
python3 ../_common/summarize.py raw_gap.csv gap.csv way,log2n ms
if [[ ${1:-} == pad ]]; then exit; fi
g++ -std=c++17 -O3 -march=native recursion.cpp -o "$bin/recursion"
"$bin/recursion" 11 > raw_recursion.csv
python3 ../_common/summarize.py raw_recursion.csv recursion.csv log2n,way gflops
{
  echo "huge,variant,log2n,round,time_s,gflops"
  for huge in 0 1; do GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "$bin/fft" stage 22 7 | sed "s/^/$huge,/"; done
} > raw_huge.csv
python3 ../_common/summarize.py raw_huge.csv huge.csv huge,variant,log2n "time_s*1000"
