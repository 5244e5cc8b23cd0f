// rows 的速度与数组的起点：错开 16 字节（std::vector 的大块内存就是这样）还是每行都从缓存行的边界开始。
// 不带参数：自检；align <轮数> 输出 CSV：n,shift,rep,gflops（本线程的 CPU 时间，行距取 8 的倍数）
#include "lab.hpp"

__attribute__((noinline)) void rows(int n, int ld, const double* a, const double* b, double* c) {
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < n; ++k)
      for (int j = 0; j < n; ++j) c[i * ld + j] += a[i * ld + k] * b[k * ld + j];
}

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  if (reps) std::puts("n,shift,rep,gflops");
  for (int r = reps ? -1 : 0; r < (reps ? reps : 1); ++r)  // 第 -1 轮热身
    for (int n : {248, 304, 400, 504})
      for (int shift : {16, 0}) {
        if (!reps && n > 248) continue;
        const auto size = static_cast<std::size_t>(n) * static_cast<std::size_t>(n) + 8;
        lab::Array<double> a(size, 1.0, false), b(size, 1.0, false), c(size, 0.0, false);  // 4 KiB 页，起点按 2 MiB 对齐
        const std::size_t from = static_cast<std::size_t>(shift) / 8;
        const int times = reps ? 1 + 125000000 / (n * n * n) : 1;
        const double s = lab::measure([&] { for (int t = 0; t < times; ++t) rows(n, n, a.data() + from, b.data() + from, c.data() + from); }).cpu;
        if (!reps) {
          bool ok = true;
          for (std::size_t i = 0; i < size - 8; ++i) ok = ok && c[from + i] == n;
          if (!ok) return std::puts("FAILED"), 1;
        } else if (r >= 0) {
          std::printf("%d,%d,%d,%.4f\n", n, shift, r, 2e-9 * n * n * n * times / s);
        }
      }
  if (!reps) std::puts("self-check ok");
}
