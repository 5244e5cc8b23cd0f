// 逐列消元为什么比 nb = 1 慢：只加软件预取，提前若干个元素去取要改的那一列，别的不动。单线程，按本线程的 CPU 时间计。
// 不带参数：分段的几种与 lu.cpp 的逐列版逐位对拍；ahead <轮数> 输出 CSV：way,round,gflops（n = 2000）
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main lu_main
#include "lu.cpp"
#undef main

/// 逐列消元，每 64 个元素一段；AHEAD 不为 0 就提前 AHEAD 个元素预取。行距等于 n 时，提前 n 个就是下一列的同一段。
template <int AHEAD>
void byColumn(Matrix& a, std::vector<int>& pivots) {
  constexpr int RUN = 64;
  for (int k = 0; k < a.n; ++k) {
    double* ck = a.col(k);
    int p = k;
    for (int i = k + 1; i < a.n; ++i)
      if (std::fabs(ck[i]) > std::fabs(ck[p])) p = i;
    pivots[k] = p;
    if (p != k)
      for (int j = 0; j < a.n; ++j) std::swap(a.col(j)[k], a.col(j)[p]);
    for (int i = k + 1; i < a.n; ++i) ck[i] /= ck[k];
    for (int j = k + 1; j < a.n; ++j) {
      double* cj = a.col(j);
      const double u = cj[k];
      int i = k + 1;
      for (; i + RUN <= a.n; i += RUN) {
        if (AHEAD != 0)
          for (int q = 0; q < RUN; q += 8) __builtin_prefetch(cj + i + q + AHEAD, 1);
        for (int q = 0; q < RUN; ++q) cj[i + q] -= ck[i + q] * u;
      }
      for (; i < a.n; ++i) cj[i] -= ck[i] * u;
    }
  }
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? 2000 : 150, rounds = argc > 1 ? std::atoi(argv[1]) : 0;
  const struct {
    const char* name;
    void (*go)(Matrix&, std::vector<int>&);
  } ways[] = {{"逐列", [](Matrix& a, std::vector<int>& p) { panel<true>(a, 0, a.n, p); }},
              {"分段，不预取", byColumn<0>},
              {"提前 256 个", byColumn<256>},
              {"提前 1024 个", byColumn<1024>},
              {"提前 2000 个", byColumn<2000>},
              {"nb = 1", [](Matrix& a, std::vector<int>& p) { blocked(a, 1, p); }}};
  const Matrix a = randomMatrix(n);
  if (rounds > 0) std::puts("way,round,gflops");
  Matrix want = a;
  std::vector<int> first(n);
  panel<true>(want, 0, n, first);
  for (int r = 0; r <= rounds; ++r)  // 第 0 轮热身
    for (const auto& way : ways) {
      Matrix lu = a;
      std::vector<int> pivots(n);
      const double t0 = now();
      way.go(lu, pivots);
      const double t = now() - t0;
      if (rounds == 0 && way.go != ways[5].go && (lu.v != want.v || pivots != first)) return std::printf("FAILED: %s\n", way.name), 1;
      if (r > 0) std::printf("%s,%d,%.4f\n", way.name, r, 2.0 / 3 * n * n * double(n) / t * 1e-9);
    }
  if (rounds == 0) std::puts("self-check ok");
}
