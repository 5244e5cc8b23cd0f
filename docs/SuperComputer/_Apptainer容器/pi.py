import os
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
rank = int(os.environ.get("SLURM_PROCID", 0))
size = int(os.environ.get("SLURM_NTASKS", 1))
part = sum((-1) ** k / (2 * k + 1) for k in range(rank, n, size))
print(f"任务 {rank}/{size} 在 {os.environ.get('SLURMD_NODENAME', '本机')}：{4 * part:+.6f}")
