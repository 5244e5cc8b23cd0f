#!/usr/bin/env bash
# 重测本页的全部数据：原始样本写进 raw_*.csv，再汇总。用法：[RUN=前缀命令] [ROUNDS=轮数] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
rounds=${ROUNDS:-5}
export OMP_PROC_BIND=true OMP_PLACES=cores
g++ -std=c++17 -O3 -march=native -fopenmp heat.cpp -o "$bin/heat"
mpicxx -std=c++17 -DOMPI_SKIP_MPICXX -O3 -march=native heat_mpi.cpp -o "$bin/heat_mpi"
columns="what,variant,steps,round,time_s,gpoints"
{ echo "$columns"; "${run[@]}" "$bin/heat" width 16384 "$rounds"; } > raw_width.csv
{ echo "$columns"; "${run[@]}" "$bin/heat" time 4000 "$rounds"; } > raw_time.csv
{ echo "$columns"; "${run[@]}" "$bin/heat" tile 4000 "$rounds"; } > raw_tile.csv
{
  echo "ranks,n,steps,round,time_s,exchange_s,gpoints"
  for n in 200 1000; do
    for ranks in 1 2; do
      "${run[@]}" mpirun --allow-run-as-root --bind-to core -np "$ranks" "$bin/heat_mpi" "$n" "$((40000000 / n / n + 10))" "$rounds"
    done
  done
} > raw_mpi.csv
python3 ../_common/summarize.py raw_width.csv width.csv what,variant gpoints
python3 ../_common/summarize.py raw_time.csv time.csv what,variant gpoints
python3 ../_common/summarize.py raw_tile.csv tile.csv what,variant gpoints
python3 ../_common/summarize.py raw_mpi.csv mpi.csv ranks,n,steps gpoints
python3 ../_common/summarize.py raw_mpi.csv mpi_exchange.csv ranks,n,steps exchange_s
