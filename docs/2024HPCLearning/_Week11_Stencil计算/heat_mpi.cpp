// 二维热传导的 MPI 版：进程排成二维网格，每步与四邻交换一圈 halo，再与单进程的结果逐位比较。
// 用法：mpirun -np P ./heat_mpi [边长 步数 [轮数]]；给了轮数就输出 CSV。
#include "heat.hpp"

#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

/// 把 n 个点分给 parts 份，第 part 份从 begin 起、共 size 个；前 n % parts 份各多一个。
struct Part {
  int begin, size;
  Part(int n, int parts, int part) : begin(n / parts * part + (part < n % parts ? part : n % parts)), size(n / parts + (part < n % parts)) {}
};

// #region halo
struct Halo {
  MPI_Comm comm;
  int up, down, left, right;
  MPI_Datatype column;  // 一列：rows 个 double，间隔一个行距
};

/// 四个方向各发一条边、收一条边。没有邻居时对方是 MPI_PROC_NULL，什么也不做。
void exchange(Grid& g, const Halo& h) {
  const int m = g.rows, n = g.cols;
  MPI_Sendrecv(&g.at(1, 1), n, MPI_DOUBLE, h.up, 0, &g.at(m + 1, 1), n, MPI_DOUBLE, h.down, 0, h.comm, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&g.at(m, 1), n, MPI_DOUBLE, h.down, 1, &g.at(0, 1), n, MPI_DOUBLE, h.up, 1, h.comm, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&g.at(1, 1), 1, h.column, h.left, 2, &g.at(1, n + 1), 1, h.column, h.right, 2, h.comm, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&g.at(1, n), 1, h.column, h.right, 3, &g.at(1, 0), 1, h.column, h.left, 3, h.comm, MPI_STATUS_IGNORE);
}
// #endregion

void sweep(const Grid& in, Grid& out) {
  for (int i = 1; i <= in.rows; ++i) updateRow(in.row(i - 1), in.row(i), in.row(i + 1), out.row(i), 1, in.cols + 1);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const int n = argc > 1 ? std::atoi(argv[1]) : 37, steps = argc > 2 ? std::atoi(argv[2]) : 20, rounds = argc > 3 ? std::atoi(argv[3]) : 0;
  int size = 0, rank = 0, dims[2] = {0, 0}, coords[2];
  const int periods[2] = {0, 0};
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Dims_create(size, 2, dims);
  Halo h{};
  MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 1, &h.comm);
  MPI_Comm_rank(h.comm, &rank);
  MPI_Cart_coords(h.comm, rank, 2, coords);
  MPI_Cart_shift(h.comm, 0, 1, &h.up, &h.down);
  MPI_Cart_shift(h.comm, 1, 1, &h.left, &h.right);
  const Part mine(n, dims[0], coords[0]), across(n, dims[1], coords[1]);
  MPI_Type_vector(mine.size, 1, across.size + 2, MPI_DOUBLE, &h.column);
  MPI_Type_commit(&h.column);

  for (int round = 0; round <= rounds; ++round) {
    Grid a(mine.size, across.size);
    for (int i = 0; i < a.rows + 2; ++i)
      for (int j = 0; j < a.cols + 2; ++j) a.at(i, j) = initial(mine.begin + i, across.begin + j, n, n);
    Grid b = a;
    double inExchange = 0;
    MPI_Barrier(h.comm);
    const double t0 = MPI_Wtime();
    for (int s = 0; s < steps; ++s) {
      const double e0 = MPI_Wtime();
      exchange(a, h);
      inExchange += MPI_Wtime() - e0;
      sweep(a, b);
      std::swap(a, b);
    }
    MPI_Barrier(h.comm);
    const double t = MPI_Wtime() - t0;
    if (round > 0 && rank == 0) std::printf("%d,%d,%d,%d,%.6g,%.6g,%.5f\n", size, n, steps, round, t, inExchange, double(n) * n * steps / t * 1e-9);
    if (round > 0) continue;

    // 对拍：每个进程都独自算完整的网格，再比自己那一块的每一位
    Grid whole = heated(n, n), other = whole;
    for (int s = 0; s < steps; ++s) sweep(whole, other), std::swap(whole, other);
    int different = 0, total = 0;
    for (int i = 1; i <= a.rows; ++i)
      different += std::memcmp(a.row(i) + 1, whole.row(mine.begin + i) + across.begin + 1, sizeof(double) * std::size_t(a.cols)) != 0;
    MPI_Reduce(&different, &total, 1, MPI_INT, MPI_SUM, 0, h.comm);
    if (rank == 0 && (rounds == 0 || total > 0)) std::printf("%d×%d 个进程，%d×%d 的网格走 %d 步：%d 行与单进程不同\n", dims[0], dims[1], n, n, steps, total);
  }
  MPI_Type_free(&h.column);
  MPI_Comm_free(&h.comm);
  MPI_Finalize();
}
