#!/usr/bin/env bash
# 点积的六种写法、九种长度、对齐与不对齐；原始样本 raw.csv，再汇总成 dot.csv。
# 再量下一次调用要不要等上一次、-O3 换成 -O2：raw_calls.csv 与 calls.csv。
# 用法：[CORE=1] [RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
for level in O3 O2; do
  g++ -std=c++17 -Wall -Wextra -Werror "-$level" -mavx2 -mfma -fopenmp-simd -I../_common dot.cpp -o "$bin/$level"
done
read -ra run <<< "${RUN:-}"
pin() { "${run[@]}" taskset -c "${CORE:-1}" "$@"; }
pin "$bin/O3" 11 > raw.csv
python3 ../_common/summarize.py raw.csv dot.csv version,n,offset gflops
awk -F, 'NR == 1 || $3 == 0' dot.csv > aligned.csv
for level in O3 O2; do
  pin "$bin/$level" 11 link | awk -v level="$level" -v OFS=, 'NR > 1 { print level, $0 } NR == 1 && level == "O3" { print "level", $0 }'
done > raw_calls.csv
python3 ../_common/summarize.py raw_calls.csv calls.csv level,version,n,calls gflops
