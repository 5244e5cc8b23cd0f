#!/usr/bin/env bash
# 两个进程的 Allreduce：环形、树形、MPI 自带；原始样本 raw_allreduce.csv，再汇总。最后量接收缓冲的分配。
# 用法：[RUN=前缀命令] [MPIRUN="mpirun 别的选项"] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
mpicxx -std=c++17 -O3 -march=native -DOMPI_SKIP_MPICXX allreduce.cpp -o "$bin/allreduce"
read -ra run <<< "${RUN:-}"
read -ra mpi <<< "${MPIRUN:-mpirun} -np 2 --bind-to core --mca btl self,vader"
echo "label,way,bytes,rep,us" > raw_allreduce.csv
"${run[@]}" "${mpi[@]}" "$bin/allreduce" 11 default >> raw_allreduce.csv
"${run[@]}" "${mpi[@]}" --mca coll_tuned_use_dynamic_rules 1 --mca coll_tuned_allreduce_algorithm 4 \
  "$bin/allreduce" 7 ring-inside >> raw_allreduce.csv
python3 ../_common/summarize.py raw_allreduce.csv all.csv label,way,bytes us
head -1 all.csv > allreduce.csv
grep ^default all.csv >> allreduce.csv
python3 model.py
g++ -std=c++17 -O3 -march=native -I../_common alloc.cpp -o "$bin/alloc"
"${run[@]}" "$bin/alloc" 21 > raw_alloc.csv
python3 ../_common/summarize.py raw_alloc.csv alloc.csv bytes us
