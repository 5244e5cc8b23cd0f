#!/usr/bin/env bash
# 重测本页的全部数据：原始样本写进 raw_*.csv，再汇总。用法：[RUN=前缀命令] [ROUNDS=轮数] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
rounds=${ROUNDS:-9}
export OMP_PROC_BIND=true OMP_PLACES=cores
g++ -std=c++17 -O2 -fopenmp neighbors.cpp -o "$bin/neighbors"
g++ -std=c++17 -O3 -march=native roofline.cpp -o "$bin/roofline"
{
  echo "variant,n,mean,round,build_s,query_s,total_s,pairs"
  "${run[@]}" "$bin/neighbors" 200000 8 "$rounds"
  for mean in 8 32 128; do "${run[@]}" "$bin/neighbors" 1000000 "$mean" "$rounds"; done
} > raw_neighbors.csv
{
  echo "mode,variant,n,mean,round,build_s,query_s,total_s,pairs"
  for mode in mixed flat trim; do "${run[@]}" "$bin/neighbors" 200000 8 "$rounds" "$mode" | sed "s/^/$mode,/"; done
} > raw_order.csv
{
  echo "place,kib,degree,intensity,round,time_s,gflops,gbs"
  "${run[@]}" taskset -c 1 "$bin/roofline" 512 "$rounds" L2
  "${run[@]}" taskset -c 1 "$bin/roofline" 262144 "$rounds" 内存
} > raw_roofline.csv
{
  echo "layout,place,kib,degree,intensity,round,time_s,gflops,gbs"
  for size in 512:L2 262144:内存; do
    for way in "错开 16 字节:16:0" "对齐 64 字节:0:0" "对齐，大页:0:1"; do  # 大页由 glibc 2.35 起的 hugetlb=1 去请求
      IFS=: read -r name shift huge <<< "$way"
      GLIBC_TUNABLES=glibc.malloc.hugetlb=$huge "${run[@]}" taskset -c 1 "$bin/roofline" "${size%%:*}" "$rounds" "${size##*:}" "$shift" | sed "s/^/$name,/"
    done
  done
} > raw_align.csv
for part in build query total; do
  python3 ../_common/summarize.py raw_neighbors.csv "neighbors_$part.csv" variant,n,mean "${part}_s*1000"
done
python3 ../_common/summarize.py raw_order.csv order.csv mode,variant "build_s*1000"
python3 ../_common/summarize.py raw_align.csv align.csv place,layout,degree gflops
python3 ../_common/summarize.py raw_roofline.csv roofline.csv place,degree,intensity gflops
python3 ../_common/summarize.py raw_roofline.csv bandwidth.csv place,degree,intensity gbs
