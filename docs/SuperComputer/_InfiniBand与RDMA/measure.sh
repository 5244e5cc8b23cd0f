#!/usr/bin/env bash
# 同一台机器上的两个进程：共享内存与回环 TCP。原始样本写到 raw.csv
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
mpicc -O2 -Wall -Wextra -Werror pingpong.c -o "$bin"
run() {
    mpirun --allow-run-as-root -np 2 --bind-to core --mca pml ob1 \
        --mca btl "self,$2" --mca btl_tcp_if_include lo "$bin" "$1" 3
}
{
    echo "path,bytes,round,us"
    for _ in 1 2 3 4; do
        run 共享内存 vader
        run 回环TCP tcp
    done
} > raw.csv
python3 summarize.py

# 一问一答、连发、并成一条，各 40 轮
mpicc -O2 -Wall -Wextra -Werror stream.c -o "$bin"
stream() {
    mpirun --allow-run-as-root -np 2 --bind-to core --mca pml ob1 \
        --mca btl "self,$2" --mca btl_tcp_if_include lo "$bin" "$1" 40
}
{
    echo "通路,写法,轮,微秒,让出处理器的次数"
    stream 共享内存 vader
    stream 回环TCP tcp
} > stream.csv
