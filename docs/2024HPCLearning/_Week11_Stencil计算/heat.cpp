// 二维热传导：直接扫、按列分块、时间分块（ghost zone）。
// 不带参数：逐位对拍；heat width|time|tile <规模> <轮数> 输出 CSV。
#include "heat.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <utility>
#ifdef _OPENMP
#include <omp.h>
#endif

// #region sweep
/// 整个网格走一步，一行接一行。
void sweep(const Grid& in, Grid& out) {
#pragma omp parallel for schedule(static)
  for (int i = 1; i <= in.rows; ++i) updateRow(in.row(i - 1), in.row(i), in.row(i + 1), out.row(i), 1, in.cols + 1);
}
// #endregion

// #region columns
/// 按列分成宽 width 的竖条，一条从上走到下，三行的一小段始终在缓存里。
void sweepColumns(const Grid& in, Grid& out, int width) {
  for (int from = 1; from <= in.cols; from += width) {
    const int to = std::min(from + width, in.cols + 1);
    for (int i = 1; i <= in.rows; ++i) updateRow(in.row(i - 1), in.row(i), in.row(i + 1), out.row(i), from, to);
  }
}
// #endregion

// #region ghost
/// 把 B×B 的一块连同四周 steps 圈抄到本地，走 steps 步，只把中间的 B×B 写回。
void advanceTile(const Grid& in, Grid& out, int top, int left, int block, int steps, Grid* local) {
  const int i0 = std::max(top - steps, 0), i1 = std::min(top + block + steps, in.rows + 2);
  const int j0 = std::max(left - steps, 0), j1 = std::min(left + block + steps, in.cols + 2);
  for (int i = i0; i < i1; ++i)
    for (int copy = 0; copy < 2; ++copy) std::copy(in.row(i) + j0, in.row(i) + j1, local[copy].row(i - i0));
  for (int s = 1; s <= steps; ++s) {
    // 每走一步，可信的区域缩一圈；碰到真正的边界则不缩，边界值本来就固定
    const int a = std::max(top - steps + s, 1), b = std::min(top + block + steps - s, in.rows + 1);
    const int c = std::max(left - steps + s, 1), d = std::min(left + block + steps - s, in.cols + 1);
    for (int i = a; i < b; ++i) {
      const int k = i - i0;
      updateRow(local[0].row(k - 1), local[0].row(k), local[0].row(k + 1), local[1].row(k), c - j0, d - j0);
    }
    std::swap(local[0], local[1]);
  }
  const int right = std::min(left + block, in.cols + 1);
  for (int i = top; i < std::min(top + block, in.rows + 1); ++i)
    std::copy(local[0].row(i - i0) + left - j0, local[0].row(i - i0) + right - j0, out.row(i) + left);
}

/// 各块互不依赖：都只读 in，只写 out 的自己那一块。
void advance(const Grid& in, Grid& out, int block, int steps) {
#pragma omp parallel
  {
    Grid local[2] = {Grid(block + 2 * steps, block + 2 * steps), Grid(block + 2 * steps, block + 2 * steps)};
#pragma omp for collapse(2) schedule(dynamic)
    for (int top = 1; top <= in.rows; top += block)
      for (int left = 1; left <= in.cols; left += block) advanceTile(in, out, top, left, block, steps, local);
  }
}
// #endregion

double now() {
  timespec t{};
  clock_gettime(CLOCK_MONOTONIC, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

void setThreads([[maybe_unused]] int threads) {
#ifdef _OPENMP
  omp_set_num_threads(threads);
#endif
}

/// 走 total 步；steps 为 0 时直接扫，否则每次时间分块走 steps 步。
Grid run(Grid a, int total, int block, int steps) {
  Grid b = a;
  for (int t = 0; t < total; t += std::max(steps, 1)) {
    if (steps == 0)
      sweep(a, b);
    else
      advance(a, b, block, std::min(steps, total - t));
    std::swap(a, b);
  }
  return a;
}

bool identical(const Grid& a, const Grid& b) { return std::memcmp(a.v.data(), b.v.data(), a.v.size() * sizeof(double)) == 0; }

int selfTest() {
  setThreads(2);
  const Grid start = heated(45, 61);
  const Grid want = run(start, 13, 0, 0);
  Grid a = start, b = start;
  for (int t = 0; t < 13; ++t) sweepColumns(a, b, 16), std::swap(a, b);
  if (!identical(a, want)) return std::puts("FAILED: 按列分块"), 1;
  for (int block : {7, 16, 64})
    for (int steps : {1, 2, 5, 13})
      if (!identical(run(start, 13, block, steps), want)) return std::printf("FAILED: 块 %d，步 %d\n", block, steps), 1;
  double sum = 0;
  for (double v : want.v) sum += v;
  std::printf("45×61 走 13 步：各版逐位相同，总和 %.6f\n", sum);
  // sin·sin 是离散拉普拉斯的特征向量，每步恰好乘 1 - 8R·sin²(π/2(n+1))
  const int n = 31;
  const double pi = std::acos(-1.0), factor = 1 - 8 * R * std::pow(std::sin(pi / (2 * (n + 1))), 2);
  Grid mode(n, n);
  for (int i = 1; i <= n; ++i)
    for (int j = 1; j <= n; ++j) mode.at(i, j) = std::sin(pi * i / (n + 1)) * std::sin(pi * j / (n + 1));
  const double before = mode.at(16, 16);
  Grid after = run(mode, 100, 8, 4);
  std::printf("正弦初值走 100 步：衰减 %.12f，理论 %.12f\n", after.at(16, 16) / before, std::pow(factor, 100));
  return 0;
}

template <class F>
void sample(const char* what, const std::string& name, double points, int steps, int round, F go) {
  const double t0 = now();
  go();
  const double t = now() - t0;
  if (round > 0) std::printf("%s,%s,%d,%d,%.6g,%.5f\n", what, name.c_str(), steps, round, t, points * steps / t * 1e-9);
}

int main(int argc, char** argv) {
  if (argc < 4) return selfTest();
  const std::string what = argv[1];
  const int size = std::atoi(argv[2]), rounds = std::atoi(argv[3]);
  if (what == "width") {  // 总点数不变，改变一行的长度
    setThreads(1);
    for (int cols = 1000; cols <= 1024000; cols *= 4) {
      Grid a = heated(size * 1000 / cols, cols), b = a;
      for (int r = 0; r <= rounds; ++r) {
        const double points = double(a.rows) * a.cols;
        sample("直接扫", std::to_string(cols), points, 2, r, [&] { sweep(a, b), sweep(b, a); });
        sample("宽 4000 的竖条", std::to_string(cols), points, 2, r, [&] { sweepColumns(a, b, 4000), sweepColumns(b, a, 4000); });
      }
    }
    return 0;
  }
  Grid a = heated(size, size), b = a;
  const double points = double(size) * size;
  for (int r = 0; r <= rounds; ++r) {
    if (what == "time")
      for (int threads = 1; threads <= 2; ++threads) {
        setThreads(threads);
        const char* label = threads == 1 ? "1 线程" : "2 线程";
        sample(label, "0", points, 2, r, [&] { sweep(a, b), sweep(b, a); });
        for (int steps : {1, 2, 4, 8, 16, 32}) sample(label, std::to_string(steps), points, steps, r, [&] { advance(a, b, 128, steps); });
      }
    if (what == "tile") {
      setThreads(1);
      for (int block : {16, 32, 64, 128, 256, 512, 1024}) sample("8 步", std::to_string(block), points, 8, r, [&] { advance(a, b, block, 8); });
    }
  }
}
