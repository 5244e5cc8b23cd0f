#!/usr/bin/env bash
# 四种条件各量一遍：有无干扰、绑不绑核。用法：noise.sh 程序 轮数（占住 0、1 两个核，约半分钟）
set -euo pipefail
program=$1 rounds=$2
taskset -c 1 "$program" "$rounds" "安静，绑核"
"$program" "$rounds" "安静，不绑"
taskset -c 1 "$program" spin 20 & other=$!
taskset -c 1 "$program" "$rounds" "同核有干扰，绑核"
"$program" "$rounds" "同核有干扰，不绑"
kill "$other"
