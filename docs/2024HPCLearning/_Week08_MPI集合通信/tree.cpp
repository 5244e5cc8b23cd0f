// 自己的二项树广播走了几轮，人人收到没有；旁边用库的 MPI_Scatter 分发一次作对照。
#include <mpi.h>

#include "collectives.hpp"

#include <cstdio>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double x = rank == 0 ? 42 : 0;
  const int rounds = mine::bcast(&x, 1, rank, size);
  // MPI_Scatter：根有 size 块，第 r 块给进程 r
  std::vector<double> blocks(rank == 0 ? static_cast<std::size_t>(size) : 0);
  for (std::size_t b = 0; b < blocks.size(); ++b) blocks[b] = 10.0 * static_cast<double>(b);
  double block = -1;
  MPI_Scatter(blocks.data(), 1, MPI_DOUBLE, &block, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  int ok = x == 42 && block == 10.0 * rank, all = 0;
  MPI_Reduce(&ok, &all, 1, MPI_INT, MPI_LAND, 0, MPI_COMM_WORLD);
  if (rank == 0) std::printf("%d processes: bcast in %d rounds, all %s\n", size, rounds, all ? "correct" : "WRONG");
  MPI_Finalize();
  return rank == 0 && !all;
}
