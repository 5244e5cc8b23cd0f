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
/// 返回更新了几次。
int serial(std::vector<double>& x) {
  int steps = 0;
  for (int t = 0; t < T; ++t)
    for (int j = 1; j <= N; ++j, ++steps) x[j] = (x[j - 1] + x[j + 1]) / 2;
  return steps;
}
// #endregion

// #region wavefront
/// 返回波前的个数。backwards 让每个波前倒着做：没有先后，结果就不该变。
int wavefront(std::vector<double>& x, bool backwards) {
  int waves = 0;
  for (int w = 1; w <= N + 2 * (T - 1); ++w, ++waves) {
    // 第 w 个波前：2t + j = w，且 0 <= t < T，1 <= j <= N
    const int first = std::max(0, (w - N + 1) / 2);
    const int last = std::min(T - 1, (w - 1) / 2);
#pragma omp parallel for
    for (int k = 0; k <= last - first; ++k) {
      const int t = backwards ? last - k : first + k, j = w - 2 * t;
      x[j] = (x[j - 1] + x[j + 1]) / 2;
    }
  }
  return waves;
}
// #endregion

int main() {
  auto a = start(), b = start(), c = start();
  const int steps = serial(a), waves = wavefront(b, false);
  wavefront(c, true);
  std::printf("正着做%s，倒着做%s，串行 %d 步，波前 %d 步\n",
              a == b ? "逐位相同" : "不同", a == c ? "逐位相同" : "不同", steps,
              waves);
}
