// 两个进程互换 n 个 double。exchange <n> <send|sendrecv|isend>
#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  const int n = argc > 1 ? std::atoi(argv[1]) : 100000, other = 1 - rank;
  const std::string how = argc > 2 ? argv[2] : "sendrecv";
  std::vector<double> out(static_cast<std::size_t>(n), rank), in(static_cast<std::size_t>(n), -1);
  // #region ways
  if (how == "send") {  // 都先发：长消息会死锁
    MPI_Send(out.data(), n, MPI_DOUBLE, other, 0, MPI_COMM_WORLD);
    MPI_Recv(in.data(), n, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else if (how == "sendrecv") {
    MPI_Sendrecv(out.data(), n, MPI_DOUBLE, other, 0, in.data(), n, MPI_DOUBLE, other, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
  } else {  // 先挂出接收，再发，最后一起等
    MPI_Request requests[2];
    MPI_Irecv(in.data(), n, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(out.data(), n, MPI_DOUBLE, other, 0, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  }
  // #endregion
  int ok = 1, all = 0;
  for (double x : in) ok = ok && x == other;
  MPI_Reduce(&ok, &all, 1, MPI_INT, MPI_LAND, 0, MPI_COMM_WORLD);
  if (rank == 0) std::printf("%s, %d doubles: %s\n", how.c_str(), n, all ? "exchanged" : "WRONG");
  MPI_Finalize();
  return rank == 0 && !all;
}
