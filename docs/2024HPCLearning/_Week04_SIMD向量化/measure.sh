#!/usr/bin/env bash
# 点积的六种写法、九种长度、对齐与不对齐；原始样本 raw.csv，再汇总成 dot.csv。
# 用法：[CORE=1] [RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
g++ -std=c++17 -Wall -Wextra -Werror -O3 -mavx2 -mfma -fopenmp-simd -I../_common dot.cpp -o "$bin/dot"
read -ra run <<< "${RUN:-}"
"${run[@]}" taskset -c "${CORE:-1}" "$bin/dot" 11 > raw.csv
python3 ../_common/summarize.py raw.csv dot.csv version,n,offset gflops
awk -F, 'NR == 1 || $3 == 0' dot.csv > aligned.csv
