# region ring
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, p = comm.rank, comm.size
right, left = (rank + 1) % p, (rank - 1) % p
sent = 0


def pass_on(parts, out, into, add):
    """把第 out 块发给右邻，左邻来的那块加进（或写进）第 into 块。"""
    global sent
    incoming = np.empty_like(parts[into])
    comm.Sendrecv(parts[out], right, recvbuf=incoming, source=left)
    sent += parts[out].nbytes
    parts[into][:] = parts[into] + incoming if add else incoming


def reduce_scatter(parts):  # 之后第 rank 块是全体之和
    for s in range(p - 1):
        pass_on(parts, (rank - 1 - s) % p, (rank - 2 - s) % p, add=True)


def all_gather(parts):  # 之前只有第 rank 块是对的
    for s in range(p - 1):
        pass_on(parts, (rank - s) % p, (rank - 1 - s) % p, add=False)


def all_reduce(a):
    flat = a.ravel().copy()
    parts = np.array_split(flat, p)  # 都是 flat 的视图
    reduce_scatter(parts)
    all_gather(parts)
    return flat.reshape(a.shape)


def show(*words):
    if rank == 0:
        print(*words)
# endregion


# region data
rng = np.random.default_rng(0)  # 各进程同一个种子，数据相同
X, Y = rng.normal(size=(64, 24)), rng.normal(size=(64, 8))
W1, W2 = rng.normal(size=(24, 40)) / 5, rng.normal(size=(40, 8)) / 6


def gradient(w, X, Y):
    """均方误差对两层网络全部权重的平均梯度，拉直成一维。"""
    W1, W2 = w[:960].reshape(24, 40), w[960:].reshape(40, 8)
    H = np.tanh(X @ W1)
    D = (H @ W2 - Y) / len(X)
    dW1 = X.T @ (D @ W2.T * (1 - H**2))
    return np.concatenate([dW1.ravel(), (H.T @ D).ravel()])


def adam(w, m, v, g, t):  # 原地更新
    m += 0.1 * (g - m)
    v += 0.001 * (g * g - v)
    w -= 0.01 * (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.999**t)) + 1e-8)


start = np.concatenate([W1.ravel(), W2.ravel()])
mine = slice(rank * 64 // p, (rank + 1) * 64 // p)  # 这个进程的样本
serial, plain, zero = start.copy(), start.copy(), start.copy()
states = [np.zeros((2, len(start))) for _ in range(2)]
shard = np.zeros((2, len(np.array_split(start, p)[rank])))  # ZeRO-1：只存 1/p
counts = [0, 0]

for t in range(1, 51):
    adam(serial, *states[0], gradient(serial, X, Y), t)  # 一张卡，大批次

    before = sent
    adam(plain, *states[1], all_reduce(gradient(plain, X[mine], Y[mine])) / p, t)
    counts[0] += sent - before

    before = sent
    g = np.array_split(gradient(zero, X[mine], Y[mine]), p)
    w = np.array_split(zero, p)
    reduce_scatter(g)
    adam(w[rank], *shard, g[rank] / p, t)  # 只更新自己的一段
    all_gather(w)
    counts[1] += sent - before

ring = 50 * 2 * (p - 1) * start.nbytes // p
show("数据并行等于大批次：", abs(plain - serial).max() < 1e-12)
show("ZeRO-1 等于大批次：", abs(zero - serial).max() < 1e-12)
show("发送", counts, "字节，公式", ring)
show("Adam 状态", states[0].size, "个数，ZeRO-1 每进程", shard.size)
# endregion

# region tensor
def mlp(X, W1, W2):
    """串行：前向，并以全 1 的上游梯度反向。"""
    H = np.maximum(X @ W1, 0)
    D = np.ones((len(X), W2.shape[1]))
    dH = D @ W2.T * (H > 0)
    return H @ W2, dH @ W1.T, X.T @ dH, H.T @ D


cut = 40 // p
cols = slice(rank * cut, (rank + 1) * cut)
out, dX, dW1, dW2 = mlp(X, W1, W2)
part_out, part_dX, part_dW1, part_dW2 = mlp(X, W1[:, cols], W2[cols])

before = sent
same = np.allclose(all_reduce(part_out), out)  # 前向：按行切的部分和要相加
same &= np.allclose(all_reduce(part_dX), dX)  # 反向：输入的梯度要相加
same &= np.allclose(part_dW1, dW1[:, cols]) and np.allclose(part_dW2, dW2[cols])
show("张量并行等于串行：", comm.allreduce(same, op=MPI.LAND))
ring = 2 * (p - 1) * (out.nbytes + dX.nbytes) // p
show("发送", sent - before, "字节，公式", ring)
# endregion

# region sequence
def gathered(piece):  # 沿序列切开的一段，收集成整份
    whole = np.zeros((len(piece) * p, piece.shape[1]))
    parts = np.array_split(whole, p)
    parts[rank][:] = piece
    all_gather(parts)
    return whole


def scattered(partial):  # 部分和相加，只留自己的一段
    parts = np.array_split(partial.copy(), p)
    reduce_scatter(parts)
    return parts[rank]


before = sent
x, A, B = X[mine].copy(), W1[:, cols], W2[cols]  # 只存一段 x
H = np.maximum(gathered(x) @ A, 0)  # 收集来的整份用完就丢
same = np.allclose(scattered(H @ B), out[mine])
D = gathered(np.ones((len(x), 8)))  # 反向：上游的梯度也只有一段
dH = D @ B.T * (H > 0)
same &= np.allclose(scattered(dH @ A.T), dX[mine])
same &= np.allclose(gathered(x).T @ dH, dW1[:, cols])  # 整份 X 再收集一次
same &= np.allclose(H.T @ D, dW2[cols])
show("序列并行等于串行：", comm.allreduce(same, op=MPI.LAND))
half = (p - 1) * 8 * 64 // p  # 一个半程里，每一列发送的字节
show("发送", sent - before, "字节，公式", half * (3 * 24 + 2 * 8))
# endregion
