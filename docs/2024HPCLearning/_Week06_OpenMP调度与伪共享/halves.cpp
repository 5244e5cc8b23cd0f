// 下三角的两半各要多久：一个线程，行各在自己的一行里（strided）、一行紧接一行（packed）、都读同一行（same），
// 各在自己的一行里、但做这一行时先把下一行的头 64 条缓存行取来（fetch）。
// 不带参数：自检；halves <轮数> 输出 CSV：layout,rep,first_ns,second_ns,share
#include "lab.hpp"

#include <cstring>
#include <vector>

/// 第 from 到 to-1 行，第 i 行有 i+1 个元素，起点由 layout 定；返回本线程的 CPU 秒数。
double rows(char layout, std::size_t n, std::size_t from, std::size_t to, const double* l, const double* x, double* y) {
  return lab::measure([&] {
           for (std::size_t i = from; i < to; ++i) {
             const double* row = l + (layout == 's' || layout == 'f' ? i * n : layout == 'p' ? i * (i + 1) / 2 : 0);
             if (layout == 'f' && i + 1 < to)
               for (std::size_t line = 0; line < 64 && 8 * line <= i + 1; ++line) __builtin_prefetch(row + n + 8 * line);
             double s = 0;
             for (std::size_t j = 0; j <= i; ++j) s += row[j] * x[j];
             y[i] = s;
           }
           lab::keep(y[0]);
         }).cpu;
}

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  const std::size_t n = reps ? 2000 : 50;
  lab::Array<double> l(n * n, 1.0);
  std::vector<double> x(n, 1.0), y(n, 0.0);
  const double half = static_cast<double>(n / 2), first = half * (half + 1) / 2,
               all = static_cast<double>(n) * static_cast<double>(n + 1) / 2;
  if (reps == 0) {
    bool ok = true;
    for (char layout : {'s', 'f', 'p', '0'}) {
      rows(layout, n, 0, n, l.data(), x.data(), y.data());
      for (std::size_t i = 0; i < n; ++i) ok = ok && y[i] == static_cast<double>(i + 1);  // 全是 1：和就是个数
      std::memset(y.data(), 0, n * sizeof y[0]);
    }
    return std::puts(ok ? "self-check ok" : "FAILED"), ok ? 0 : 1;
  }
  std::puts("layout,rep,first_ns,second_ns,share");
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (char layout : {'s', 'f', 'p', '0'}) {
      rows(layout, n, 0, n, l.data(), x.data(), y.data());
      const double a = rows(layout, n, 0, n / 2, l.data(), x.data(), y.data()),
                   b = rows(layout, n, n / 2, n, l.data(), x.data(), y.data());
      if (r >= 0)
        std::printf("%s,%d,%.4f,%.4f,%.4f\n", layout == 's' ? "strided" : layout == 'f' ? "fetch" : layout == 'p' ? "packed" : "same", r, a / first * 1e9,
                    b / (all - first) * 1e9, a / (a + b));
    }
}
