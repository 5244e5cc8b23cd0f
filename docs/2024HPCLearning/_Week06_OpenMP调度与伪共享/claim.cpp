// dynamic 领一次的时间花在哪里：循环体是空的（0）、写相邻的 y[i]（1）、每条缓存行只写一个（8）。
// 不带参数：自检；claim <轮数> 输出 CSV：stride,chunk,threads,rep,ns
#include "lab.hpp"

#include <omp.h>

// #region claim
template <int Stride>
void body(int n, double* y, int chunk) {
#pragma omp parallel for schedule(dynamic, chunk)
  for (int i = 0; i < n; ++i)
    if constexpr (Stride == 0)
      lab::keep(i);
    else
      y[i * Stride] += 1;
}
// #endregion

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0, n = reps ? 20000 : 100;
  lab::Array<double> y(static_cast<std::size_t>(n) * 8, 0.0);
  omp_set_dynamic(0);
  if (reps == 0) {
    omp_set_num_threads(2);
    body<0>(n, y.data(), 1), body<1>(n, y.data(), 1), body<8>(n, y.data(), 16);
    bool ok = true;
    for (int i = 0; i < 8 * n; ++i) ok = ok && y[static_cast<std::size_t>(i)] == (i < n) + (i % 8 == 0);
    return std::puts(ok ? "self-check ok" : "FAILED"), ok ? 0 : 1;
  }
  void (*const bodies[])(int, double*, int) = {body<0>, body<1>, body<8>};
  const int strides[] = {0, 1, 8};
  std::puts("stride,chunk,threads,rep,ns");
  for (int r = 0; r < reps; ++r)
    for (int chunk : {1, 16, 64})
      for (int threads : {1, 2}) {
        omp_set_num_threads(threads);
        double least[3] = {1e9, 1e9, 1e9};
        for (int k = 0; k < 25; ++k)  // 轮流跑，取最快：被别的任务打断的不算
          for (int b = 0; b < 3; ++b) {
            const double t = lab::measure([&] { bodies[b](n, y.data(), chunk); }).wall;
            if (k >= 3 && t < least[b]) least[b] = t;
          }
        for (int b = 0; b < 3; ++b) std::printf("%d,%d,%d,%d,%.4f\n", strides[b], chunk, threads, r, least[b] / n * 1e9);
      }
}
