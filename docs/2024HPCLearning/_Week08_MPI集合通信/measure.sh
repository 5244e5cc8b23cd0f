#!/usr/bin/env bash
# 两个进程的 Allreduce：环形、树形、MPI 自带；原始样本 raw_allreduce.csv，再汇总。再量接收缓冲的分配、头一次调用、短消息的几种写法。
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
# 头一次调用贵多少（次序对调、缺页），8 字节时环形贵在哪里
mpicxx -std=c++17 -O3 -march=native -DOMPI_SKIP_MPICXX first.cpp -o "$bin/first"
mpicxx -std=c++17 -O3 -march=native -DOMPI_SKIP_MPICXX small.cpp -o "$bin/small"
keep=(-x MALLOC_TRIM_THRESHOLD_=1000000000 -x MALLOC_MMAP_THRESHOLD_=1000000000) # 释放的内存不还给内核，就不再缺页
echo "label,order,way,bytes,call,rep,us,faults" > raw_first.csv
"${run[@]}" "${mpi[@]}" "$bin/first" 21 default >> raw_first.csv
"${run[@]}" "${mpi[@]}" "${keep[@]}" "$bin/first" 21 keep >> raw_first.csv
python3 ../_common/summarize.py raw_first.csv first.csv label,order,way,bytes,call us
python3 ../_common/summarize.py raw_first.csv faults.csv label,order,way,bytes,call faults
echo "way,rep,us" > raw_small.csv
"${run[@]}" "${mpi[@]}" "$bin/small" 101 >> raw_small.csv
python3 ../_common/summarize.py raw_small.csv small.csv way us
