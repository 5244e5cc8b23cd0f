// 乒乓：两个进程来回传 m 字节，单程时间 = 往返的一半。
// 不带参数只核对内容；pingpong <轮数> <标签> 输出 CSV：label,bytes,rep,us
#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

// #region pingpong
/// 返回一次单程的秒数。
double one_way(char* data, int bytes, int times, int rank) {
  MPI_Barrier(MPI_COMM_WORLD);
  const double t0 = MPI_Wtime();
  for (int t = 0; t < times; ++t)
    if (rank == 0) {
      MPI_Send(data, bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
      MPI_Recv(data, bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
      MPI_Recv(data, bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      MPI_Send(data, bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
    }
  return (MPI_Wtime() - t0) / (2.0 * times);
}
// #endregion

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (size != 2) {
    if (rank == 0) std::puts("needs exactly 2 processes");
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0, most = reps ? 1 << 23 : 1 << 16;
  std::vector<char> data(static_cast<std::size_t>(most));
  if (reps == 0) {
    for (int i = 0; i < most; ++i) data[static_cast<std::size_t>(i)] = static_cast<char>(rank == 0 ? i * 7 : 0);
    int ok = 1, all = 0;
    one_way(data.data(), most, 0, rank);  // 走 0 次：1 号什么也不该收到
    for (int i = 0; rank == 1 && i < most; ++i) ok = ok && data[static_cast<std::size_t>(i)] == 0;
    const double before = MPI_Wtime(), once = one_way(data.data(), most, 1, rank);
    ok = ok && once > 0 && 2 * once <= MPI_Wtime() - before;  // 单程是正数，往返不长于外面的表
    for (int i = 0; i < most; ++i) ok = ok && data[static_cast<std::size_t>(i)] == static_cast<char>(i * 7);
    MPI_Reduce(&ok, &all, 1, MPI_INT, MPI_LAND, 0, MPI_COMM_WORLD);
    if (rank == 0) std::printf("%d bytes there and back: %s\n", most, all ? "intact" : "DAMAGED");
  }
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (int bytes = 1; bytes <= most && reps; bytes *= 2) {
      const int times = bytes <= 65536 ? 400 : 40000000 / bytes / 4 + 4;
      const double t = one_way(data.data(), bytes, times, rank);
      if (rank == 0 && r >= 0) std::printf("%s,%d,%d,%.5g\n", argv[2], bytes, r, t * 1e6);
    }
  MPI_Finalize();
}
