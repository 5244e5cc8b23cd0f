#!/usr/bin/env bash
# 正文里两个原因的验证。一、π 的循环卡在除法（four.cpp，按 CPU 时间）。
# 二、n 小时没有丢，是因为两个线程没有重叠：循环前加一道屏障（只改这一处）；再把两个线程绑在同一个核上。
# 三、一个线程时 atomic 与 critical 各多久（atomic.cpp，按 CPU 时间）。四、归约的和有几种（order.cpp）。
# 五、头一次与歇过以后的并行区（first.cpp，41 个进程）。
# 写 raw_four.csv、four.csv，raw_overlap.csv、overlap.csv（恰好算对的轮数），raw_atomic.csv、atomic.csv，order.csv，first.csv。
# 只做其中几样：causes.sh atomic order
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
jobs=${*:-four overlap atomic order first}
wants() { [[ " $jobs " == *" $1 "* ]]; }
if wants atomic; then
g++ -std=c++17 -Wall -Wextra -Werror -O2 -march=native -fopenmp -I../_common atomic.cpp -o "$bin/atomic"
"$bin/atomic"
{ echo "way,rep,ns"; taskset -c 1 "$bin/atomic" 31; } > raw_atomic.csv
python3 ../_common/summarize.py raw_atomic.csv atomic.csv way ns
fi
if wants order; then
g++ -std=c++17 -Wall -Wextra -Werror -O2 -fopenmp order.cpp -o "$bin/order"
{ echo "threads,sums"; "$bin/order"; } > order.csv
fi
if wants first; then
g++ -std=c++17 -Wall -Wextra -Werror -O2 -fopenmp first.cpp -o "$bin/first"
{ echo "first,hot,slept"; for _ in {1..41}; do "$bin/first"; done; } > first.csv
fi
if wants four; then
g++ -std=c++17 -Wall -Wextra -O2 -march=native -fno-tree-vectorize -I../_common four.cpp -o "$bin/four"
{ echo "sums,rep,ns"; taskset -c 1 "$bin/four"; } > raw_four.csv
python3 ../_common/summarize.py raw_four.csv four.csv sums ns
fi
wants overlap || exit 0
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
