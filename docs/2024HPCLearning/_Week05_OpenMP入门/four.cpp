// π 的循环卡在除法还是卡在相加的链：同样的 n 个小区间，一个和与四个互不相干的和，每个小区间多少纳秒。
// 编译时关掉自动向量化，两种写法都是一次一个除法。输出 CSV：sums,rep,ns
#include "lab.hpp"

#include <cmath>

double pi(long n, int sums) {
  double s[4] = {};
  const double h = 1.0 / static_cast<double>(n);
  const auto f = [h](long i) {
    const double x = (static_cast<double>(i) + 0.5) * h;
    return 4 / (1 + x * x);
  };
  if (sums == 1)
    for (long i = 0; i < n; ++i) s[0] += f(i);
  else
    for (long i = 0; i < n; i += 4) s[0] += f(i), s[1] += f(i + 1), s[2] += f(i + 2), s[3] += f(i + 3);
  return h * (s[0] + s[1] + s[2] + s[3]);
}

int main() {
  const long n = 20000000;
  for (int rep = 0; rep < 11; ++rep)
    for (int sums : {1, 4}) {
      double got = 0;
      const auto t = lab::measure([&] { lab::keep(got = pi(n, sums)); });
      if (std::fabs(got - M_PI) > 1e-9) return std::puts("FAILED"), 1;
      std::printf("%d,%d,%.4f\n", sums, rep, t.cpu / static_cast<double>(n) * 1e9);
    }
}
