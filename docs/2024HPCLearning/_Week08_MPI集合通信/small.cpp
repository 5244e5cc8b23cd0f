// 8 字节的 Allreduce：环形比树形贵在哪里。两个进程，从环形起一次只改一处，直到与树形相当。
// 不带参数：自检；small <轮数> 输出 CSV：way,rep,us（每个样本是连做 500 次的平均，几种写法轮流）
#include <mpi.h>

#include "collectives.hpp"

#include <cstdio>
#include <cstdlib>

using Way = void (*)(double*, int, int, int);

enum Exchange { SENDRECV, SEND_THEN_RECV, SKIP_EMPTY };

/// 两个进程的环形，接收缓冲在栈上（n 不超过 64）。
template <Exchange HOW>
void ring(double* x, int n, int rank, int) {
  const int half = n / 2, other = 1 - rank, out = rank == 0 ? 0 : half, in = half - out;
  const int give = rank == 0 ? half : n - half, take = n - give;
  double got[64];
  const auto exchange = [&](const double* a, int count, double* b, int want) {
    if (HOW == SENDRECV) {
      MPI_Sendrecv(a, count, MPI_DOUBLE, other, 0, b, want, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      return;
    }
    if (HOW == SEND_THEN_RECV || count > 0) MPI_Send(a, count, MPI_DOUBLE, other, 0, MPI_COMM_WORLD);
    if (HOW == SEND_THEN_RECV || want > 0) MPI_Recv(b, want, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  };
  exchange(x + out, give, got, take);
  for (int i = 0; i < take; ++i) x[in + i] += got[i];
  exchange(x + in, take, x + out, give);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (size != 2) return std::puts("要 2 个进程"), MPI_Finalize(), 1;
  const struct {
    const char* name;
    Way run;
  } ways[] = {{"ring", mine::ring_allreduce}, {"stack", ring<SENDRECV>}, {"send-recv", ring<SEND_THEN_RECV>}, {"skip-empty", ring<SKIP_EMPTY>}, {"tree", mine::tree_allreduce}};
  int wrong = 0;
  for (int n = 1; n <= 5; ++n)
    for (const auto& way : ways) {
      double x[5] = {1, 2, 3, 4, 5};
      way.run(x, n, rank, size);
      for (int i = 0; i < 5; ++i) wrong += x[i] != (i < n ? 2 : 1) * (i + 1);
    }
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0, times = 500;
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (int k = 0; k < 5; ++k) {
      const auto& way = ways[(k + r + 5) % 5];
      double x[1] = {0};
      MPI_Barrier(MPI_COMM_WORLD);
      const double t0 = MPI_Wtime();
      for (int t = 0; t < times; ++t) way.run(x, 1, rank, size);
      if (rank == 0 && r >= 0) std::printf("%s,%d,%.5g\n", way.name, r, (MPI_Wtime() - t0) / times * 1e6);
    }
  int all = 0;
  MPI_Reduce(&wrong, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0 && reps == 0) std::puts(all ? "FAILED" : "self-check ok");
  MPI_Finalize();
  return all != 0;
}
