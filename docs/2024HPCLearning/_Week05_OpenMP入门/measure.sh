#!/usr/bin/env bash
# 竞争丢失的次数、π 的四种写法、triad 的规模、空并行区；原始样本 raw_*.csv，再各自汇总。
# raw_triad_near.csv 是两个 vCPU 挨着时同样的 scale triad 9，碰不碰得上由宿主机定。
# 用法：[RUN=前缀命令] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
build() { g++ -std=c++17 -Wall -Wextra -Werror -O2 -march=native -fopenmp -I../_common "$1.cpp" -o "$bin/$1"; }
build race
build scale
read -ra run <<< "${RUN:-}"
export OMP_PROC_BIND=close OMP_PLACES=cores
{
  echo "n,rep,got"
  for n in 1000 10000 100000 1000000 10000000; do "${run[@]}" "$bin/race" "$n" 41; done
} > raw_race.csv
python3 lost.py
head="kind,x,threads,rep,wall_s"
for job in pi:11 triad:9 fork:21; do
  kind=${job%:*}
  { echo "$head"; "${run[@]}" "$bin/scale" "$kind" "${job#*:}"; } > "raw_$kind.csv"
  python3 ../_common/summarize.py "raw_$kind.csv" "$kind.csv" kind,x,threads wall_s
done
python3 speedup.py
