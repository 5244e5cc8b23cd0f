// 网格对半分，每点会不会更快：heat_mpi.cpp 的 sweep 在一个进程里走 200×200 与 100×200。按本线程的 CPU 时间计。
// 用法：half <轮数>，输出 CSV：rows,round,gpoints
#include "heat.hpp"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>

double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

void sweep(const Grid& in, Grid& out) {
  for (int i = 1; i <= in.rows; ++i) updateRow(in.row(i - 1), in.row(i), in.row(i + 1), out.row(i), 1, in.cols + 1);
}

int main(int argc, char** argv) {
  std::puts("rows,round,gpoints");
  for (int r = 0; r <= (argc > 1 ? std::atoi(argv[1]) : 0); ++r)  // 第 0 轮热身
    for (int rows : {200, 100}) {
      Grid a = heated(rows, 200), b = a;
      const int steps = 200000 / rows;
      const double t0 = now();
      for (int s = 0; s < steps; ++s) sweep(a, b), std::swap(a, b);
      if (r > 0) std::printf("%d,%d,%.5f\n", rows, r, 200.0 * rows * steps / (now() - t0) * 1e-9);
    }
}
