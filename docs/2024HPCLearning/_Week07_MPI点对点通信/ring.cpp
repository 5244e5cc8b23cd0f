// 环形通信：每个进程的一块数据绕环走一圈，人人都把所有块加一遍。
#include <mpi.h>

#include <cstdio>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  // #region ring
  const int right = (rank + 1) % size, left = (rank + size - 1) % size;
  int moving = 1 << rank, sum = moving;  // 第 r 个进程带着 2^r
  for (int step = 1; step < size; ++step) {
    int got;
    MPI_Sendrecv(&moving, 1, MPI_INT, right, step, &got, 1, MPI_INT, left, step, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    moving = got;
    sum += moving;
  }
  // #endregion
  int sums[64];
  MPI_Gather(&sum, 1, MPI_INT, sums, 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (rank == 0)
    for (int r = 0; r < size; ++r) std::printf("rank %d: sum %d\n", r, sums[r]);
  MPI_Finalize();
}
