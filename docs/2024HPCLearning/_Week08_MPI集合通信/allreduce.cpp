// 自己的环形、树形 Allreduce 与 MPI_Allreduce 对拍，并核对发出的字节数。
// 不带参数：对拍；allreduce <轮数> <标签> 输出 CSV：label,way,bytes,rep,us
#include <mpi.h>

#include "collectives.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using Way = void (*)(double*, int, int, int);

void library(double* x, int n, int, int) { MPI_Allreduce(MPI_IN_PLACE, x, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); }

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  if (reps == 0) {
    // #region check
    int tests = 0, wrong = 0;
    for (int n : {0, 1, size - 1, size, size + 1, 1000, 12345})
      for (Way way : {mine::ring_allreduce, mine::tree_allreduce}) {
        std::vector<double> x(static_cast<std::size_t>(n)), y;
        double scale = 0;  // Σ_r |x_r| 的上界
        for (int i = 0; i < n; ++i) x[static_cast<std::size_t>(i)] = std::sin(1.0 + rank * 131 + i), scale = size;
        y = x;
        way(x.data(), n, rank, size);
        library(y.data(), n, rank, size);
        const double bound = 2 * size * 0x1p-53 * scale;  // 两种加法次序之差
        for (std::size_t i = 0; i < x.size(); ++i) wrong += !(std::fabs(x[i] - y[i]) <= bound);
        // 各进程的结果还要逐位相同
        std::vector<double> low(x), high(x);
        MPI_Allreduce(MPI_IN_PLACE, low.data(), n, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
        MPI_Allreduce(MPI_IN_PLACE, high.data(), n, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        wrong += low != high;
        ++tests;
      }
    // #endregion
    double word = rank == 0 ? 42 : 0;  // 广播的轮数要是 ⌈log2 p⌉，2 的幂也不例外
    int least = 0;
    while (1 << least < size) ++least;
    wrong += mine::bcast(&word, 1, rank, size) != least || word != 42;
    int all = 0;
    MPI_Reduce(&wrong, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0) std::printf("%d processes, %d tests: %d wrong\n", size, tests, all);
    // #region volume
    const int n = 1000 * size;  // 每进程 8n 字节
    std::vector<double> x(static_cast<std::size_t>(n), 1);
    for (Way way : {mine::ring_allreduce, mine::tree_allreduce}) {
      mine::bytes_sent = 0;
      way(x.data(), n, rank, size);
      long most = 0, total = 0;
      MPI_Reduce(&mine::bytes_sent, &most, 1, MPI_LONG, MPI_MAX, 0, MPI_COMM_WORLD);
      MPI_Reduce(&mine::bytes_sent, &total, 1, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
      if (rank == 0)
        std::printf("%s: busiest rank sends %.3f m, all together %.3f m\n", way == mine::ring_allreduce ? "ring" : "tree",
                    static_cast<double>(most) / (8.0 * n), static_cast<double>(total) / (8.0 * n));
    }
    // #endregion
    MPI_Finalize();
    return all != 0;
  }
  struct {
    const char* name;
    Way run;
  } const ways[] = {{"ring", mine::ring_allreduce}, {"tree", mine::tree_allreduce}, {"library", library}};
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (int bytes = 8; bytes <= 1 << 23; bytes *= 4)
      for (const auto& way : ways) {
        const int n = bytes / 8, times = bytes <= 32768 ? 200 : 8000000 / bytes + 2;
        std::vector<double> x(static_cast<std::size_t>(n), 0);
        MPI_Barrier(MPI_COMM_WORLD);
        const double t0 = MPI_Wtime();
        for (int t = 0; t < times; ++t) way.run(x.data(), n, rank, size);
        const double us = (MPI_Wtime() - t0) / times * 1e6;
        if (rank == 0 && r >= 0) std::printf("%s,%s,%d,%d,%.5g\n", argv[2], way.name, bytes, r, us);
      }
  MPI_Finalize();
}
