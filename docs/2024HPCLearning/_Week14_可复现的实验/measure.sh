#!/usr/bin/env bash
# 重测干扰实验，再从各周的原始样本里取出要比较的几组，算中位数的区间。用法：[RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
g++ -std=c++17 -O3 -march=native noise.cpp -o "$bin/noise"
{
  echo "condition,round,wall_ms,cpu_ms,switches,moved"
  "${run[@]}" ./noise.sh "$bin/noise" 51
} > raw_noise.csv
python3 collect.py
