// 列号散布的范围 R 越大越慢，是 x 上活跃的一段放不进 L1，还是新的 x 来得不够早：按次序提前取 x，别的不动。
// 单线程，按本线程的 CPU 时间计。不带参数：对拍；ahead <轮数> 输出 CSV：reach,way,round,ms（n = 2 000 000，每行 5 个）
// misses <R> 只乘一次 200 000 行的，给 valgrind --tool=cachegrind 数缺失。
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main spmv_main
#include "spmv.cpp"
#undef main

/// 与 multiplyRows 相同，每 8 行多取一条缓存行：活跃的一段再往前 64 个数。
void multiplyAhead(const Csr& a, const double* x, double* y, int reach) {
  for (int i = 0; i < a.n; ++i) {
    if (i % 8 == 0 && i + reach + 64 < a.n) __builtin_prefetch(x + i + reach + 64);
    double sum = 0;
    for (int k = a.ptr[i]; k < a.ptr[i + 1]; ++k) sum += a.val[k] * x[a.col[k]];
    y[i] = sum;
  }
}

int main(int argc, char** argv) {
  const bool misses = argc > 2 && std::string(argv[1]) == "misses";
  const int rounds = argc == 2 ? std::atoi(argv[1]) : 0, n = rounds > 0 ? 2000000 : 200000;
  if (rounds > 0) std::puts("reach,way,round,ms");
  std::vector<int> reaches{100, 1000, 2000, 10000, 100000};
  if (misses) reaches = {std::atoi(argv[2])};
  std::vector<Csr> all;
  for (int reach : reaches) all.push_back(toCsr(scattered(n, reach)));
  Vector x(n), y(n), z(n);
  for (double& v : x) v = uniform() - 0.5;
  for (int r = 0; r <= rounds; ++r)  // 第 0 轮热身
    for (std::size_t q = 0; q < all.size(); ++q) {
      const double t0 = now();
      multiplyRows(all[q], x.data(), y.data(), 0, n);
      const double t1 = now();
      if (misses) return std::printf("%g\n", y[7]), 0;
      multiplyAhead(all[q], x.data(), z.data(), reaches[q]);
      const double t2 = now();
      if (y != z) return std::puts("FAILED"), 1;
      if (r > 0) std::printf("%d,原样,%d,%.4f\n%d,提前取 x,%d,%.4f\n", reaches[q], r, (t1 - t0) * 1e3, reaches[q], r, (t2 - t1) * 1e3);
    }
  if (rounds == 0) std::puts("self-check ok");
}
