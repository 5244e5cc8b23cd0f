#!/usr/bin/env bash
# 乒乓：默认、不用单拷贝（none）两种设置；原始样本 raw_pingpong.csv，再汇总与拟合；最后量 CMA 的系统调用。
# raw_pingpong_near.csv 是两个 vCPU 挨着时同样的命令量得的，碰不碰得上由宿主机定。
# 用法：[RUN=前缀命令] [MPIRUN="mpirun 别的选项"] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
mpicxx -std=c++17 -O2 -DOMPI_SKIP_MPICXX pingpong.cpp -o "$bin/pingpong"
read -ra run <<< "${RUN:-}"
read -ra mpi <<< "${MPIRUN:-mpirun} -np 2 --bind-to core --mca btl self,vader"
echo "label,bytes,rep,us" > raw_pingpong.csv
"${run[@]}" "${mpi[@]}" "$bin/pingpong" 11 default >> raw_pingpong.csv
"${run[@]}" "${mpi[@]}" --mca btl_vader_single_copy_mechanism none "$bin/pingpong" 11 two-copy >> raw_pingpong.csv
python3 ../_common/summarize.py raw_pingpong.csv pingpong.csv label,bytes us
python3 fit.py
g++ -std=c++17 -O2 -I../_common cma.cpp -o "$bin/cma"
{ echo "way,bytes,rep,us"; "${run[@]}" taskset -c 1 "$bin/cma" 21; } > raw_cma.csv
python3 ../_common/summarize.py raw_cma.csv cma.csv way,bytes us
