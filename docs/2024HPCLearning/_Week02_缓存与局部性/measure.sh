#!/usr/bin/env bash
# 编译 walk.cpp，测七组实验，原始样本写进 raw_*.csv，再各自汇总。
# 用法：[CORE=1] [RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
g++ -std=c++17 -Wall -Wextra -Werror -O2 -march=native -I../_common walk.cpp -o "$bin/walk"
read -ra run <<< "${RUN:-}"
for job in order:15 order_huge:7 stride:11 chase:5 tlb:7 zero:11 pitch:7; do
  kind=${job%:*}
  echo "kind,x,page,rep,wall_s,cpu_s,ns" > "raw_$kind.csv"
  "${run[@]}" taskset -c "${CORE:-1}" "$bin/walk" "$kind" "${job#*:}" >> "raw_$kind.csv"
  python3 ../_common/summarize.py "raw_$kind.csv" "$kind.csv" kind,x,page ns
done
