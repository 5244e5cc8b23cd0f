// 自己写的集合通信：二项树广播、二项树归约、环形 Allreduce。只用点对点通信。
#pragma once
#include <mpi.h>

#include <algorithm>
#include <vector>

namespace mine {

inline long bytes_sent = 0;  // 本进程发出的字节，供核对推导

inline void send(const double* p, int n, int to) {
  bytes_sent += 8L * n;
  MPI_Send(p, n, MPI_DOUBLE, to, 0, MPI_COMM_WORLD);
}
inline void recv(double* p, int n, int from) {
  MPI_Recv(p, n, MPI_DOUBLE, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

// #region bcast
/// 二项树广播，根是 0：第 k 轮，编号小于 2^k 的各发给编号加 2^k 的。返回轮数。
inline int bcast(double* x, int n, int rank, int size) {
  int rounds = 0;
  for (int step = 1; step < size; step *= 2, ++rounds)
    if (rank < step && rank + step < size)
      send(x, n, rank + step);
    else if (rank >= step && rank < 2 * step)
      recv(x, n, rank - step);
  return rounds;
}
// #endregion

/// 二项树归约到 0：广播倒过来走，收到的加进自己的。
inline void reduce(double* x, int n, int rank, int size) {
  std::vector<double> got(static_cast<std::size_t>(n));
  int step = 1;
  while (step < size) step *= 2;
  for (step /= 2; step >= 1; step /= 2)
    if (rank < step && rank + step < size) {
      recv(got.data(), n, rank + step);
      for (int i = 0; i < n; ++i) x[i] += got[static_cast<std::size_t>(i)];
    } else if (rank >= step && rank < 2 * step) {
      send(x, n, rank - step);
    }
}
inline void tree_allreduce(double* x, int n, int rank, int size) {
  reduce(x, n, rank, size);
  bcast(x, n, rank, size);
}

// #region ring
/// 环形 Allreduce（求和）。n 个数切成 size 块，第 b 块是 [start(b), start(b+1))。
inline void ring_allreduce(double* x, int n, int rank, int size) {
  const auto start = [&](int b) { return static_cast<int>(static_cast<long>(n) * b / size); };
  const auto block = [&](int b) { return (b % size + size) % size; };
  const int right = (rank + 1) % size, left = (rank + size - 1) % size;
  std::vector<double> got(static_cast<std::size_t>(n / size + 1));
  const auto exchange = [&](int out, double* in, int in_block) {
    const int count = start(out + 1) - start(out);
    bytes_sent += 8L * count;
    MPI_Sendrecv(x + start(out), count, MPI_DOUBLE, right, 0, in, start(in_block + 1) - start(in_block), MPI_DOUBLE,
                 left, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  };
  for (int s = 0; s < size - 1; ++s) {  // 归约散播：块绕环走，一路加
    const int in = block(rank - s - 1);
    exchange(block(rank - s), got.data(), in);
    for (int i = start(in); i < start(in + 1); ++i) x[i] += got[static_cast<std::size_t>(i - start(in))];
  }
  for (int s = 0; s < size - 1; ++s) {  // 全收集：加好的块再绕环走一遍
    const int in = block(rank - s);
    exchange(block(rank - s + 1), x + start(in), in);
  }
}
// #endregion

}  // namespace mine
