#!/usr/bin/env bash
# 由 Debian 源码包 hpcc 1.5.0 里的 HPL 2.0 编译 xhpl。
# 用法：./build.sh hpcc_1.5.0.orig.tar.gz 输出的程序
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tarball=$(realpath "$1")
out=$(realpath -m "$2")
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
tar -xzf "$tarball" -C "$tmp"
cd "$tmp"/hpcc-1.5.0*/hpl
# HPCC 把输入文件名与输出去向写死了，改回 HPL.dat 与它的第 3、4 行。
sed -i 's/#define INFILE "hpccinf.txt"/#define INFILE "HPL.dat"/
  /fid = 8; /d; /strcpy( file, "hpccoutf.txt" );/d' testing/ptest/HPL_pdinfo.c
# MPI-3 删掉的两个旧名字。
sed -i 's/MPI_Address/MPI_Get_address/; s/MPI_Type_struct/MPI_Type_create_struct/' \
  src/comm/*.c
mpicc -O3 -march=native -w -DHPL_CALL_CBLAS -DHPL_DETAILED_TIMING \
  -Iinclude -I../include "$here/xhpl_main.c" testing/*/*.c src/*/*.c \
  -o "$out" -l:libopenblas.so.0 -lm
