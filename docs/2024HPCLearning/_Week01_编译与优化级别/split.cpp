// 练习 2：点积的和拆成 8 份，与不拆的比。
// 不带参数：自检；split <轮数> <标签> 输出 CSV：flags,kernel,rep,gflops（本线程的 CPU 时间）
#include "lab.hpp"

#include <cmath>

__attribute__((noinline)) double dot1(int n, const double* a, const double* b) {
  double sum = 0;
  for (int k = 0; k < n; ++k) sum += a[k] * b[k];
  return sum;
}

__attribute__((noinline)) double dot8(int n, const double* a, const double* b) {
  double s[8] = {};
  int k = 0;
  for (; k + 8 <= n; k += 8)
    for (int l = 0; l < 8; ++l) s[l] += a[k + l] * b[k + l];
  double sum = 0;
  for (double part : s) sum += part;
  for (; k < n; ++k) sum += a[k] * b[k];
  return sum;
}

int main(int argc, char** argv) {
  const int n = 500, reps = argc > 1 ? std::atoi(argv[1]) : 0;
  const auto size = static_cast<std::size_t>(n) * n;
  lab::Array<double> a(size), b(size), c(size);
  std::uint64_t seed = 1;
  for (std::size_t i = 0; i < size; ++i) a[i] = lab::uniform(seed), b[i] = lab::uniform(seed);
  if (reps == 0) {
    double worst = 0;
    for (int m = 0; m <= n; ++m) worst = std::fmax(worst, std::fabs(dot1(m, a.data(), b.data()) - dot8(m, a.data(), b.data())) / (m + 1));
    return std::puts(worst <= n * 0x1p-52 ? "self-check ok" : "FAILED"), !(worst <= n * 0x1p-52);
  }
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (bool split : {false, true}) {
      const auto s = lab::measure([&] {
        for (int i = 0; i < n; ++i)
          for (int j = 0; j < n; ++j) c[std::size_t(i) * n + j] = (split ? dot8 : dot1)(n, a.data() + i * n, b.data() + j * n);
        lab::keep(c[0]);
      });
      if (r >= 0) std::printf("%s,%s,%d,%.4f\n", argv[2], split ? "拆成八份" : "一条链", r, 2e-9 * n * n * n / s.cpu);
    }
}
