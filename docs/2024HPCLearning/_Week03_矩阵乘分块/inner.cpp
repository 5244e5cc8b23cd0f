// ikj 的最内两层：B 的一块放在 L1 还是 L2，只差 kb。C 每次都是同一行，不占 L2 的带宽。
// 不带参数：自检；inner <轮数> 输出 CSV：kb,rep,wall_s,cpu_s,gflops
#include "lab.hpp"

using std::size_t;
constexpr size_t JB = 256;

// #region inner
/// 一块 B（kb×256）被 m 行 A 用一遍；c 是一行 256 个。
void sweep(size_t m, size_t kb, const double* __restrict a, const double* __restrict b, double* __restrict c) {
  for (size_t i = 0; i < m; ++i)
    for (size_t k = 0; k < kb; ++k)
      for (size_t j = 0; j < JB; ++j) c[j] += a[i * kb + k] * b[k * JB + j];
}
// #endregion

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  const size_t m = reps ? 1000 : 3;
  lab::Array<double> a(m * 256), b(256 * JB), c(JB, 0.0);
  for (size_t i = 0; i < a.size(); ++i) a[i] = static_cast<double>(i % 7);
  for (size_t i = 0; i < b.size(); ++i) b[i] = static_cast<double>(i % 5);
  if (reps == 0) {
    sweep(m, 5, a.data(), b.data(), c.data());
    bool ok = true;
    for (size_t j = 0; j < JB; ++j) {
      double want = 0;  // 全是小整数，没有舍入
      for (size_t i = 0; i < m * 5; ++i) want += static_cast<double>(i % 7 * ((i % 5 * JB + j) % 5));
      ok = ok && c[j] == want;
    }
    return std::puts(ok ? "self-check ok" : "FAILED"), ok ? 0 : 1;
  }
  std::puts("kb,rep,wall_s,cpu_s,gflops");
  for (int r = 0; r < reps; ++r)
    for (size_t kb : {4, 8, 16, 32, 64, 128}) {
      const size_t times = 1024 / kb;
      const auto s = lab::measure([&] {
        for (size_t t = 0; t < times; ++t) sweep(m, kb, a.data(), b.data(), c.data());
        lab::keep(c[0]);
      });
      std::printf("%zu,%d,%.6g,%.6g,%.4f\n", kb, r, s.wall, s.cpu,
                  2e-9 * static_cast<double>(m * kb * JB * times) / s.cpu);
    }
}
