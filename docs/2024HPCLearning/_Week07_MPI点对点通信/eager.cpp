// MPI_Send 什么时候返回：对方还没接收时，不同长度的发送完成了没有。
#include <mpi.h>

#include <cstdio>
#include <vector>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  // #region eager
  for (int bytes : {1, 1024, 4000, 8192, 1048576}) {
    std::vector<char> data(static_cast<std::size_t>(bytes));
    if (rank == 0) {
      MPI_Request request;
      MPI_Isend(data.data(), bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD, &request);
      int done = 0;  // 推进 0.1 秒，看它能不能独自完成
      for (double t0 = MPI_Wtime(); !done && MPI_Wtime() - t0 < 0.1;)
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
      std::printf("%8d bytes: send %s before the receive is posted\n", bytes,
                  done ? "completes" : "waits    ");
      MPI_Barrier(MPI_COMM_WORLD);  // 现在才放接收方去接收
      MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
      MPI_Barrier(MPI_COMM_WORLD);
      MPI_Recv(data.data(), bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
  }
  // #endregion
  MPI_Finalize();
}
