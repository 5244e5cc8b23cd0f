// 解三角为什么慢：只把若干列一起往前推一步，内层的长度、次数与每列的次序都不变。n = 250，矩阵留在 L2，单线程，按本线程的 CPU 时间计。
// 不带参数：与 lu.cpp 的 solveRow 逐位对拍；groups <轮数> 输出 CSV：together,round,gflops
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main lu_main
#include "lu.cpp"
#undef main

/// TOGETHER 列一起：第 k 步先替这几列都做完，再做第 k+1 步，于是不必立刻去读刚写下的 cj[k+1]。
template <int TOGETHER>
void inGroups(Matrix& a, int from, int to) {
  for (int j = to; j < a.n; j += TOGETHER) {
    const int end = std::min(j + TOGETHER, a.n);
    for (int k = from; k < to; ++k)
      for (int q = j; q < end; ++q) {
        double* cj = a.col(q);
        for (int i = k + 1; i < to; ++i) cj[i] -= a.col(k)[i] * cj[k];
      }
  }
}

int main(int argc, char** argv) {
  constexpr int n = 250, nb = 40, repeat = 200;
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 0;
  setThreads(1);
  Matrix a = randomMatrix(n);
  for (double& v : a.v) v *= 1e-3;  // 反复解也不溢出
  const struct {
    int together;
    void (*go)(Matrix&, int, int);
  } ways[] = {{0, solveRow}, {1, inGroups<1>}, {8, inGroups<8>}, {32, inGroups<32>}};
  Matrix want = a;
  solveRow(want, 0, nb);
  if (rounds > 0) std::puts("together,round,gflops");
  for (int r = 0; r <= rounds; ++r)  // 第 0 轮热身，并对拍
    for (const auto& way : ways) {
      Matrix x = a;
      double spent = 0;
      for (int q = 0; q < repeat; ++q) {
        x.v = a.v;
        const double t0 = now();
        way.go(x, 0, nb);
        spent += now() - t0;
      }
      if (x.v != want.v) return std::printf("FAILED: %d\n", way.together), 1;
      if (r > 0) std::printf("%d,%d,%.4f\n", way.together, r, double(nb) * (nb - 1) * (n - nb) * repeat / spent * 1e-9);
    }
  if (rounds == 0) std::puts("self-check ok");
}
