#!/usr/bin/env bash
# 用每组选项各编译一次，轮流各跑一次、共 21 轮，原始样本写进 raw.csv，再汇总成 levels.csv。
# 用法：[CORE=1] [LOCK=锁文件] ./measure.sh
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
levels=("-O0" "-O1" "-O2" "-O3" "-O2 -march=native" "-O3 -march=native" "-O3 -march=native -ffast-math")
for i in "${!levels[@]}"; do
  # 一项里有几个选项，要拆开传
  read -ra flags <<< "${levels[i]}"
  g++ -std=c++17 -Wall -Wextra -Werror "${flags[@]}" matmul.cpp -o "$bin/$i"
done
round() {
  for i in "${!levels[@]}"; do taskset -c "${CORE:-1}" "$bin/$i" 500 1 "${levels[i]}"; done
}
echo "flags,kernel,n,rep,wall_s,cpu_s,gflops" > raw.csv
exec 9> "${LOCK:-/dev/null}"
flock 9
round > /dev/null
for r in {1..21}; do round | sed "s/,500,0,/,500,$r,/" >> raw.csv; done
flock -u 9
python3 summarize.py
g++ -std=c++17 -O3 -march=native -I../_common align.cpp -o "$bin/align"
taskset -c "${CORE:-1}" "$bin/align" 15 > raw_align.csv
python3 ../_common/summarize.py raw_align.csv align.csv n,shift gflops
# 练习 2：拆成八份的点积
for i in "${!levels[@]}"; do
  read -ra flags <<< "${levels[i]}"
  g++ -std=c++17 "${flags[@]}" -I../_common split.cpp -o "$bin/split$i"
done
{
  echo "flags,kernel,rep,gflops"
  for r in {1..9}; do
    for i in "${!levels[@]}"; do taskset -c "${CORE:-1}" "$bin/split$i" 1 "${levels[i]}" | sed "s/,0,/,$r,/"; done
  done
} > raw_split.csv
python3 ../_common/summarize.py raw_split.csv split.csv flags,kernel gflops
