// 二维热传导的网格与参照解。边界一圈（及时间分块要的空白）都在数组里。
#pragma once
#include <vector>

/// rows×cols 个内点，外面包一圈固定的边界；行距 cols + 2。
struct Grid {
  int rows, cols;
  std::vector<double> v;
  Grid(int rows_, int cols_) : rows(rows_), cols(cols_), v(std::size_t(rows_ + 2) * (cols_ + 2)) {}
  double& at(int i, int j) { return v[std::size_t(i) * (cols + 2) + j]; }
  const double* row(int i) const { return &v[std::size_t(i) * (cols + 2)]; }
  double* row(int i) { return &v[std::size_t(i) * (cols + 2)]; }
};

/// 全局坐标 (i, j) 的初值：上边界恒为 1，其余边界为 0，内部是一些确定的起伏。
inline double initial(int i, int j, int rows, int cols) {
  if (i == 0) return 1;
  if (i == rows + 1 || j == 0 || j == cols + 1) return 0;
  return ((i * 7 + j * 13) % 32) / 32.0;
}

inline Grid heated(int rows, int cols) {
  Grid g(rows, cols);
  for (int i = 0; i < rows + 2; ++i)
    for (int j = 0; j < cols + 2; ++j) g.at(i, j) = initial(i, j, rows, cols);
  return g;
}

// #region point
constexpr double R = 0.2;  // αΔt/h²，不超过 1/4 才稳定

/// 一行里 [from, to) 的点走一步。各版都调用它，所以结果逐位相同。
inline void updateRow(const double* up, const double* mid, const double* down, double* out, int from, int to) {
  for (int j = from; j < to; ++j) out[j] = mid[j] + R * (up[j] + down[j] + mid[j - 1] + mid[j + 1] - 4 * mid[j]);
}
// #endregion
