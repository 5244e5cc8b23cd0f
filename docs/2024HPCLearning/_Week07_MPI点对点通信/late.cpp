// 对方在算自己的、不进 MPI 库时，MPI_Send 要不要等它：一条短消息，与连着的许多条。
#include <mpi.h>

#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  std::vector<char> data(4000);
  using std::chrono::milliseconds;
  // #region late
  const int many = 10000;
  for (int bytes : {1, 256, 257, 1024, 4000, 8}) {
    const int times = bytes == 8 ? many : 1;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
      std::this_thread::sleep_for(milliseconds(100));  // 这时 1 号已在算自己的
      bool waited = false;
      for (int i = 0; i < times; ++i) {
        const double t0 = MPI_Wtime();
        MPI_Send(data.data(), bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
        waited = waited || MPI_Wtime() - t0 > 0.2;
      }
      std::printf("%5d x %4d bytes: MPI_Send %s\n", times, bytes, waited ? "waits until rank 1 calls MPI" : "does not wait");
    } else if (rank == 1) {
      std::this_thread::sleep_for(milliseconds(600));  // 当作在计算：0.6 秒不碰 MPI
      for (int i = 0; i < times; ++i)
        MPI_Recv(data.data(), bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
  }
  // #endregion
  MPI_Finalize();
}
