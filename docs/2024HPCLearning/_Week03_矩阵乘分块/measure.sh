#!/usr/bin/env bash
# 峰值、六种次序、每一步、各种边长，再加四个“为什么”；原始样本 raw_*.csv，再各自汇总。
# 用法：[CORE=1] [RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
build() { g++ -std=c++17 -Wall -Wextra -Werror -O3 -march=native -I../_common "$1.cpp" -o "$bin/$1"; }
read -ra run <<< "${RUN:-}"
pin() { "${run[@]}" taskset -c "${CORE:-1}" "$@"; }
build peak
build gemm
mcc=../../SuperComputer/_MCC24_Review
g++ -std=c++17 -O3 -march=native "$mcc/gemm.cpp" -o "$bin/mcc"
pin "$bin/peak" 15 > raw_peak.csv
head="version,n,rep,wall_s,cpu_s,gflops"
echo "$head" > raw_orders.csv
pin "$bin/gemm" 1000 5 ijk,jik,ikj,kij,jki,kji >> raw_orders.csv
echo "$head" > raw_steps.csv
pin "$bin/gemm" 1000 11 ikj,blocked,tile,packed >> raw_steps.csv
pin "$bin/gemm" 1024 11 ikj,blocked,tile,packed >> raw_steps.csv
pin "$bin/mcc" fast 9 > raw_mcc.csv
echo "$head" > raw_size.csv
for n in 96 192 384 600 768 1000 1536; do pin "$bin/gemm" "$n" 7 tile,packed >> raw_size.csv; done
# 为什么：关掉展开并合并，再关掉向量化；B 的块在 L1 还是 L2；行距差一条缓存行；去掉 unroll
g++ -std=c++17 -Wall -Wextra -Werror -O3 -march=native -fno-loop-unroll-and-jam -I../_common gemm.cpp -o "$bin/nojam"
sed '/#pragma GCC unroll 6/d' gemm.cpp > "$bin/plain.cpp"
for level in O2 O3; do
  g++ -std=c++17 "-$level" -march=native -I../_common gemm.cpp -o "$bin/unroll-$level"
  g++ -std=c++17 "-$level" -march=native -I../_common "$bin/plain.cpp" -o "$bin/plain-$level"
done
g++ -std=c++17 -O3 -march=native -fno-loop-unroll-and-jam -fno-tree-vectorize -I../_common gemm.cpp -o "$bin/novec"
build inner
for n in 96 1000; do
  for b in gemm nojam novec; do pin "$bin/$b" "$n" 9 ikj,kij,jki,kji | sed "s/^/$b,/"; done
done | sed "1i\\build,$head" > raw_jam.csv
pin "$bin/inner" 11 > raw_inner.csv
for n in 1016 1024 1032 1528 1536 1544; do pin "$bin/gemm" "$n" 9 tile,packed; done | sed "1i\\$head" > raw_pitch.csv
for b in unroll-O2 plain-O2 unroll-O3 plain-O3; do pin "$bin/$b" 1000 9 packed | sed "s/^/$b,/"; done | sed "1i\\build,$head" > raw_unroll.csv
python3 ../_common/summarize.py raw_jam.csv jam.csv build,version,n gflops
python3 ../_common/summarize.py raw_inner.csv inner.csv kb gflops
python3 ../_common/summarize.py raw_pitch.csv pitch.csv version,n gflops
python3 ../_common/summarize.py raw_unroll.csv unroll.csv build gflops
python3 ../_common/summarize.py raw_peak.csv peak.csv kind,chains giga
grep -v clock peak.csv > fma.csv
python3 ../_common/summarize.py raw_mcc.csv mcc.csv variant,n gflops
python3 ../_common/summarize.py raw_size.csv size.csv version,n gflops
python3 ../_common/summarize.py raw_orders.csv orders.csv version,n gflops
python3 ../_common/summarize.py raw_steps.csv steps.csv version,n gflops
