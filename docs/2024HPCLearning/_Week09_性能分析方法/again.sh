#!/usr/bin/env bash
# 三样补测，单线程，按本线程的 CPU 时间，机器上另有任务也量得准。用法：[RUN=前缀命令] ./again.sh
# 一、建格所占的比例怎样随点数变：输入是随机次序，或者已按格子排好。写 raw_growth.csv、growth_build.csv、growth_query.csv。
# 二、屋顶线的累加改用乘加指令（只改这一处），数组对齐、在 L2 里。写 raw_fma.csv 与 fma.csv。
# 三、map 版只把输入按格子排好；再用 cachegrind 模拟，数 find 的分支、猜错与一级缓存没有命中（约一分钟）。写 raw_sorted.csv、sorted.csv 与 find.csv。
# 只做第三样：again.sh sorted
set -euo pipefail
cd "$(dirname "$0")"
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
read -ra run <<< "${RUN:-}"
printf '#include <ctime>\n#undef CLOCK_MONOTONIC\n#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID\n' > "$bin/cpu.hpp"
changed() {  # 改过的一份要与原来不同
  if cmp -s "$1" "$2"; then echo "没有改到 $1" >&2; exit 1; fi
}
cp neighbors.cpp "$bin/random.cpp"
sed 's/const Points p = makePoints(n);/const Points p = buildFlat(makePoints(n), r).points;/' neighbors.cpp > "$bin/sorted.cpp"
changed neighbors.cpp "$bin/sorted.cpp"
for v in random sorted; do g++ -std=c++17 -O2 -include "$bin/cpu.hpp" "$bin/$v.cpp" -o "$bin/$v"; done
{
  echo "order,variant,n,mean,round,build_s,query_s,total_s,pairs"
  for v in random sorted; do "${run[@]}" taskset -c 1 "$bin/$v" 200000 8 9 | grep 'map,' | sed "s/^/$v,/"; done
} > raw_sorted.csv
python3 ../_common/summarize.py raw_sorted.csv sorted.csv order,variant "query_s*1000"
echo "order,branches,mispredicted,reads,d1_read_misses" > find.csv
for v in random sorted; do
  g++ -std=c++17 -O2 -g -include "$bin/cpu.hpp" "$bin/$v.cpp" -o "$bin/$v-g"
  valgrind --tool=cachegrind --branch-sim=yes --cache-sim=yes --cachegrind-out-file="$bin/$v.cg" "$bin/$v-g" 200000 8 1 > "$bin/said" 2>&1
  # 每行的次序见文件里的 events:；fn= 之后到下一个 fn= 之前是这个函数的各行
  awk -v order="$v" '/^events:/ { for (i = 2; i <= NF; i++) at[$i] = i }
    /^fn=/ { mine = /_Rb_tree/ && /::find\(/; next }
    /^[0-9]/ && mine { b += $at["Bc"]; m += $at["Bcm"]; r += $at["Dr"]; d += $at["D1mr"] }
    END { printf "%s,%d,%d,%d,%d\n", order, b, m, r, d }' "$bin/$v.cg" >> find.csv
done
[[ ${1:-} == sorted ]] && exit 0
{
  echo "order,variant,n,mean,round,build_s,query_s,total_s,pairs"
  for n in 50000 200000 1000000 4000000; do
    for v in random sorted; do "${run[@]}" taskset -c 1 "$bin/$v" "$n" 8 9 flat | grep '^flat,' | sed "s/^/$v,/"; done
  done
} > raw_growth.csv
python3 ../_common/summarize.py raw_growth.csv growth_build.csv order,n "build_s*1000"
python3 ../_common/summarize.py raw_growth.csv growth_query.csv order,n "query_s*1000"
cp roofline.cpp "$bin/add.cpp"
sed -e 's/sum\[w\] += p\[w\];/sum[w] = p[w] * one + sum[w];/' -e 's/  Vec sum\[WAYS\] = {};/  static volatile double unit = 1;\n  const Vec one = Vec{} + unit;\n&/' roofline.cpp > "$bin/fma.cpp"
changed roofline.cpp "$bin/fma.cpp"
for v in add fma; do g++ -std=c++17 -O3 -march=native "$bin/$v.cpp" -o "$bin/$v" && "$bin/$v" > "$bin/said"; done
{
  echo "sum,place,kib,degree,intensity,round,time_s,gflops,gbs"
  for _ in 1 2 3; do
    for v in add fma; do "${run[@]}" taskset -c 1 "$bin/$v" 512 3 L2 0 | sed "s/^/$v,/"; done
  done
} > raw_fma.csv
python3 ../_common/summarize.py raw_fma.csv fma.csv sum,degree gflops
