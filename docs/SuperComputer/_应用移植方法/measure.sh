#!/usr/bin/env bash
# 各版每步的时间，写到 raw.csv，汇总到 steps.csv
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp)
trap 'rm -f "$bin"' EXIT
g++ -std=c++17 -O2 -Wall -Wextra -Werror md.cpp -o "$bin"
{
    echo "version,n,rep,ms"
    for _ in 1 2 3 4 5 6 7; do
        for side in 8 12 16; do
            for v in base nopow newton cells verlet; do
                "$bin" time "$v" "$side" 20 1
            done
        done
    done
} > raw.csv
python3 summarize.py
