"""非阻塞的消息在 Waitall 之前到没到：中间不碰 MPI，或每 10 毫秒 Testall 一次。

mpirun -np 2 python3 progress.py
等完之前偷看 back 只为做这个试验，真的程序里不许这样。
"""
import time

import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank = comm.Get_rank()
other = 1 - rank
n = 1_000_000
out, back = np.full(n, float(rank)), np.empty(n)


def arrived_before_wait(ask):
    back[:] = -1
    comm.Barrier()
    requests = [comm.Isend(out, dest=other), comm.Irecv(back, source=other)]
    for _ in range(10):
        time.sleep(0.01)
        if ask:
            MPI.Request.Testall(requests)
    arrived = bool(back[-1] != -1)
    MPI.Request.Waitall(requests)
    return arrived


for ask in (False, True):
    got = [arrived_before_wait(ask) for _ in range(5)]
    both = comm.gather(got, root=0)
    if rank == 0:
        print("常问" if ask else "不问", sum(map(sum, both)), "/ 10 个已到", flush=True)
