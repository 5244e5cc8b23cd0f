#!/usr/bin/env bash
# 一轮测量：块大小、进程网格、规模各扫一遍，结果行追加到 raw.txt。
# 用法：./measure.sh 轮次 xhpl
set -euo pipefail
cd "$(dirname "$0")"
round=$1
xhpl=$(realpath "$2")
raw=$PWD/raw.txt
run=$(mktemp -d)
trap 'rm -rf "$run"' EXIT

dat() { # 各行：N、NB、P、Q
  cat > "$run/HPL.dat" <<DAT
HPLinpack benchmark input file
round $round
HPL.out      output file name (if any)
6            device out (6=stdout,7=stderr,file)
$(wc -w <<<"$1")            # of problems sizes (N)
$1         Ns
$(wc -w <<<"$2")            # of NBs
$2          NBs
0            PMAP process mapping (0=Row-,1=Column-major)
$(wc -w <<<"$3")            # of process grids (P x Q)
$3            Ps
$4            Qs
16.0         threshold
1            # of panel fact
2            PFACTs (0=left, 1=Crout, 2=Right)
1            # of recursive stopping criterium
4            NBMINs (>= 1)
1            # of panels in recursion
2            NDIVs
1            # of recursive panel fact.
1            RFACTs (0=left, 1=Crout, 2=Right)
1            # of broadcast
1            BCASTs (0=1rg,1=1rM,2=2rg,3=2rM,4=Lng,5=LnM)
1            # of lookahead depth
1            DEPTHs (>=0)
2            SWAP (0=bin-exch,1=long,2=mix)
64           swapping threshold
0            L1 in (0=transposed,1=no-transposed) form
0            U  in (0=transposed,1=no-transposed) form
1            Equilibration (0=no,1=yes)
8            memory alignment in double (> 0)
DAT
}
hpl() { # 标题、进程数、每进程线程数、绑定
  echo "## round=$round what=$1 ranks=$2 threads=$3 bind=$4" >> "$raw"
  (cd "$run" && OPENBLAS_NUM_THREADS=$3 mpirun -np "$2" --bind-to "$4" "$xhpl") |
    tee "$run/out" | grep -E '^W[RC]|Max aggregated|PASSED|FAILED' >> "$raw"
  # 第一轮的头一次，整份输出也留下。
  if [ "$round" = 1 ] && [ "$1" = grid ] && [ "$2" = 2 ]; then cp "$run/out" output.txt; cp "$run/HPL.dat" .; fi
}
dat 5000 '16 32 64 96 128 160 192 224 256 384 512' 1 2
hpl nb 2 1 core
dat 5000 128 '1 2' '2 1'
hpl grid 2 1 core
dat 5000 128 1 1
hpl grid 1 2 none
hpl grid 1 1 none
dat '500 1000 2000 4000 7000 10000' 128 1 2
hpl n 2 1 core
{
  echo "## round=$round what=dgemm"
  OPENBLAS_NUM_THREADS=2 /usr/bin/python3 - <<'PY'
import time
import numpy as np
a = np.random.rand(4000, 4000)
b = np.random.rand(4000, 4000)
c = a @ b
for _ in range(3):
    t = time.perf_counter()
    np.matmul(a, b, out=c)
    print(f'dgemm {2 * 4000**3 / (time.perf_counter() - t) / 1e9:.2f}')
PY
} >> "$raw"
