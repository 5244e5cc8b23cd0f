// 同一个矩阵乘的两种写法，供各优化级别编译。
// 不带参数：对拍；matmul <n> <次数> <标签> 输出 CSV。
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

// #region rows
/// C += A·B，行优先。最内层沿 j 走：B 与 C 都连续，各 j 互不相干。
void matmul_rows(int n, const double* a, const double* b, double* c) {
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < n; ++k)
      for (int j = 0; j < n; ++j) c[i * n + j] += a[i * n + k] * b[k * n + j];
}
// #endregion

// #region dots
/// C = A·Bᵀ，行优先。最内层是点积：A、B 都连续，但每次加法都要等前一次的和。
void matmul_dots(int n, const double* a, const double* bt, double* c) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      double sum = 0;
      for (int k = 0; k < n; ++k) sum += a[i * n + k] * bt[j * n + k];
      c[i * n + j] = sum;
    }
}
// #endregion

double seconds(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 37, reps = argc > 2 ? std::atoi(argv[2]) : 0;
  const std::size_t size = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
  std::vector<double> a(size), b(size), bt(size), c(size), d(size);
  unsigned state = 1;
  auto next = [&state] { return static_cast<double>((state = state * 1664525u + 1013904223u) >> 8) / (1u << 24) - 0.5; };
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      a[static_cast<std::size_t>(i * n + j)] = next();
      b[static_cast<std::size_t>(i * n + j)] = bt[static_cast<std::size_t>(j * n + i)] = next();
    }
  matmul_rows(n, a.data(), b.data(), c.data());
  matmul_dots(n, a.data(), bt.data(), d.data());
  double worst = 0;  // 两种写法之差不超过 2γ_n·n·max|a|·max|b| ≤ n²u/(1−nu)
  for (std::size_t i = 0; i < size; ++i) if (const double e = std::fabs(c[i] - d[i]); std::isnan(e) || e > worst) worst = e;
  const double bound = n * (n * 0x1p-53 / (1 - n * 0x1p-53)) / 2;
  if (!(worst <= bound)) return std::printf("FAILED: difference %g > %g\n", worst, bound), 1;
  if (reps == 0) return std::puts("the two loops agree"), 0;
  for (int r = 0; r < reps; ++r)
    for (int kind = 0; kind < 2; ++kind) {
      const double w0 = seconds(CLOCK_MONOTONIC), c0 = seconds(CLOCK_THREAD_CPUTIME_ID);
      if (kind == 0)
        matmul_rows(n, a.data(), b.data(), c.data());
      else
        matmul_dots(n, a.data(), bt.data(), d.data());
      const double cpu = seconds(CLOCK_THREAD_CPUTIME_ID) - c0, wall = seconds(CLOCK_MONOTONIC) - w0;
      std::printf("%s,%s,%d,%d,%.6g,%.6g,%.4f\n", argc > 3 ? argv[3] : "", kind == 0 ? "rows" : "dots", n, r, wall, cpu,
                  2.0 * n * n * n / cpu * 1e-9);
    }
}
