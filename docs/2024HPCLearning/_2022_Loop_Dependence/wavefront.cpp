// 倾斜加交换：时间步的一维松弛原地更新，按波前并行，与串行逐位相同。
#include <algorithm>
#include <cstdio>
#include <vector>

constexpr int T = 60, N = 200;

std::vector<double> start() {
  std::vector<double> x(N + 2);
  for (int j = 0; j < N + 2; ++j) x[j] = (37 * j) % 101;
  return x;
}

// #region serial
void serial(std::vector<double>& x) {
  for (int t = 0; t < T; ++t)
    for (int j = 1; j <= N; ++j) x[j] = (x[j - 1] + x[j + 1]) / 2;
}
// #endregion

// #region wavefront
void wavefront(std::vector<double>& x) {
  for (int w = 1; w <= N + 2 * (T - 1); ++w) {
    // 第 w 个波前：2t + j = w，且 0 <= t < T，1 <= j <= N
    const int first = std::max(0, (w - N + 1) / 2);
    const int last = std::min(T - 1, (w - 1) / 2);
#pragma omp parallel for
    for (int t = first; t <= last; ++t) {
      const int j = w - 2 * t;
      x[j] = (x[j - 1] + x[j + 1]) / 2;
    }
  }
}
// #endregion

int main() {
  auto a = start(), b = start();
  serial(a);
  wavefront(b);
  std::printf("%s，串行 %d 步，波前 %d 步\n",
              a == b ? "逐位相同" : "不同", T * N, N + 2 * (T - 1));
}
