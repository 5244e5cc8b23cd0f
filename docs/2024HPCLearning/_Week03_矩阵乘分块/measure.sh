#!/usr/bin/env bash
# 峰值、六种次序、每一步、打包的 kc 与 mc；原始样本 raw_*.csv，再各自汇总。
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
python3 ../_common/summarize.py raw_peak.csv peak.csv kind,chains giga
grep -v clock peak.csv > fma.csv
python3 ../_common/summarize.py raw_mcc.csv mcc.csv variant,n gflops
python3 ../_common/summarize.py raw_size.csv size.csv version,n gflops
python3 ../_common/summarize.py raw_orders.csv orders.csv version,n gflops
python3 ../_common/summarize.py raw_steps.csv steps.csv version,n gflops
