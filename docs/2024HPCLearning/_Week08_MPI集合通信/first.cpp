// 计时的循环里，头一次调用贵多少：环形先跑或库先跑，逐次计时，并数本进程的缺页（次要缺页，getrusage）。
// 不带参数：自检；first <轮数> <标签> 输出 CSV：label,order,way,bytes,call,rep,us,faults
#include <mpi.h>

#include "collectives.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>

using Way = void (*)(double*, int, int, int);

void library(double* x, int n, int, int) { MPI_Allreduce(MPI_IN_PLACE, x, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); }

long faults() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const int reps = argc > 2 ? std::atoi(argv[1]) : 0;
  const struct {
    const char* name;
    Way run;
  } ways[] = {{"ring", mine::ring_allreduce}, {"tree", mine::tree_allreduce}, {"library", library}};
  int wrong = 0;
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (int order = 0; order < 2; ++order)
      for (int bytes = 131072; bytes <= 1 << 23; bytes *= 4)
        for (int k = 0; k < 3; ++k) {
          const auto& way = ways[order == 0 ? k : 2 - k];
          const int n = bytes / 8, calls = 8000000 / bytes + 2;
          std::vector<double> x(static_cast<std::size_t>(n), 1);
          MPI_Barrier(MPI_COMM_WORLD);
          double sum = 1;
          for (int call = 0; call < calls; ++call) {
            const long before = faults();
            const double t0 = MPI_Wtime();
            way.run(x.data(), n, rank, size);
            const double us = (MPI_Wtime() - t0) * 1e6;
            sum *= size;
            if (rank == 0 && r >= 0 && call < 3)
              std::printf("%s,%s,%s,%d,%d,%d,%.5g,%ld\n", argv[2], order == 0 ? "ring-first" : "library-first", way.name, bytes, call, r, us, faults() - before);
          }
          wrong += x[0] != sum || x.back() != sum;
        }
  int all = 0;
  MPI_Reduce(&wrong, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0 && reps == 0) std::puts(all ? "FAILED" : "self-check ok");
  MPI_Finalize();
  return all != 0;
}
