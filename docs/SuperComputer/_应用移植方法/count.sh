#!/usr/bin/env bash
# 各版执行的指令数（512 个粒子，20 步），要装 valgrind
set -euo pipefail
cd "$(dirname "$0")"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
g++ -std=c++17 -O2 -g md.cpp -o "$dir/md"
{
    echo "版本,百万条指令"
    for v in base nopow newton cells verlet; do
        valgrind --tool=callgrind --callgrind-out-file="$dir/$v" \
            "$dir/md" "$v" 8 20 2>&1 |
            awk -v v="$v" '/I +refs:/ { gsub(",", "", $4)
                printf "%s,%.0f\n", v, $4 / 1e6 }'
    done
} > instructions.csv
