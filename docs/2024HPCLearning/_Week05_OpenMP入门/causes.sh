#!/usr/bin/env bash
# 正文里两个原因的验证。一、π 的循环卡在除法（four.cpp，按 CPU 时间）。
# 二、n 小时没有丢，是因为两个线程没有重叠：循环前加一道屏障（只改这一处）；再把两个线程绑在同一个核上。
# 写 raw_four.csv、four.csv 与 raw_overlap.csv、overlap.csv（恰好算对的轮数）。
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
g++ -std=c++17 -Wall -Wextra -O2 -march=native -fno-tree-vectorize -I../_common four.cpp -o "$bin/four"
{ echo "sums,rep,ns"; taskset -c 1 "$bin/four"; } > raw_four.csv
python3 ../_common/summarize.py raw_four.csv four.csv sums ns
sed -e 's/#pragma omp parallel for num_threads(2)/#pragma omp parallel num_threads(2)\n  {\n#pragma omp barrier\n#pragma omp for/' -e 's|\(counter = counter + 1;\)  // 竞争|\1\n  }|' race.cpp > "$bin/barrier.cpp"
cp race.cpp "$bin/plain.cpp"
for v in plain barrier; do g++ -std=c++17 -Wall -Wextra -O2 -march=native -fopenmp "$bin/$v.cpp" -o "$bin/$v" && "$bin/$v" > "$bin/said"; done
{
  echo "way,group,n,rep,got"
  for group in 1 2 3; do
    for v in plain barrier; do OMP_PROC_BIND=close OMP_PLACES=cores "$bin/$v" 1000 401 | sed "s/^/$v,$group,/"; done
  done
  for n in 10000 10000000; do taskset -c 1 "$bin/plain" "$n" 41 | sed "s/^/one core,1,/"; done
} > raw_overlap.csv
awk -F, 'NR > 1 { k = $1 "," $2 "," $3; all[k]++; if ($5 == $3) exact[k]++ }
  END { for (k in all) printf "%s,%d,%d\n", k, exact[k], all[k] }' raw_overlap.csv | sort | sed '1i way,group,n,exact,rounds' > overlap.csv
