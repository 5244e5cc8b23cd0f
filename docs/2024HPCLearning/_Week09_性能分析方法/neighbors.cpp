// 数邻居：单位正方形里 n 个随机点，每个点在半径 r 内有几个别的点。四个版本逐步改。
// 不带参数：各版与逐对枚举对拍；neighbors <n> <平均邻居数> <轮数> [flat|trim] 输出 CSV。
// flat：不跑 map 版；trim：每次量平铺版之前先让分配器收拾干净，不计时。
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <malloc.h>
#include <map>
#include <string>
#include <utility>
#include <vector>
#ifdef _OPENMP
#include <omp.h>
#endif

struct Point {
  double x, y;
};
using Points = std::vector<Point>;

Points makePoints(int n) {
  unsigned state = 1;
  auto next = [&state] { return ((state = state * 1664525u + 1013904223u) >> 8) / double(1 << 24); };
  Points p(n);
  for (auto& q : p) q = {next(), next()};
  return p;
}

/// 小于与直接开方等价：两个比较只差一次 sqrt。
bool nearSqrt(Point a, Point b, double r) { return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) < r; }
bool nearSquare(Point a, Point b, double r) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < r * r; }
using Near = bool (*)(Point, Point, double);

// #region map
/// 网格存在 std::map 里：键是格子坐标，值是格内的点号。格子边长为 r。
using MapGrid = std::map<std::pair<int, int>, std::vector<int>>;

MapGrid buildMap(const Points& p, double r) {
  MapGrid grid;
  for (std::size_t i = 0; i < p.size(); ++i) grid[{int(p[i].x / r), int(p[i].y / r)}].push_back(int(i));
  return grid;
}

template <Near near>
long long queryMap(const Points& p, double r, const MapGrid& grid) {
  long long pairs = 0;
  for (std::size_t i = 0; i < p.size(); ++i)
    for (int dx = -1; dx <= 1; ++dx)
      for (int dy = -1; dy <= 1; ++dy) {
        const auto cell = grid.find({int(p[i].x / r) + dx, int(p[i].y / r) + dy});
        if (cell == grid.end()) continue;
        for (int j : cell->second) pairs += j != int(i) && near(p[i], p[j], r);
      }
  return pairs;
}
// #endregion

// #region flat
/// 按格子计数排序：第 c 格的点是 points[start[c]] 到 points[start[c+1]-1]。四周各留一圈空格。
struct FlatGrid {
  int side;
  std::vector<int> start;
  Points points;
};

int cellOf(Point q, double r, int side) { return (int(q.y / r) + 1) * side + int(q.x / r) + 1; }

FlatGrid buildFlat(const Points& p, double r) {
  FlatGrid g{int(1 / r) + 3, {}, Points(p.size())};
  g.start.assign(std::size_t(g.side) * g.side + 1, 0);
  for (Point q : p) ++g.start[cellOf(q, r, g.side) + 1];
  for (std::size_t c = 1; c < g.start.size(); ++c) g.start[c] += g.start[c - 1];
  std::vector<int> next(g.start.begin(), g.start.end() - 1);
  for (Point q : p) g.points[next[cellOf(q, r, g.side)]++] = q;
  return g;
}

long long queryFlat(const FlatGrid& g, double r) {
  const int n = int(g.points.size());
  long long pairs = 0;
#pragma omp parallel for schedule(static) reduction(+ : pairs)
  for (int i = 0; i < n; ++i) {
    const Point q = g.points[i];
    const int c = cellOf(q, r, g.side);
    for (int dy = -1; dy <= 1; ++dy)  // 同一行的三格相连
      for (int j = g.start[c + dy * g.side - 1]; j < g.start[c + dy * g.side + 2]; ++j) pairs += nearSquare(q, g.points[j], r);
    --pairs;  // 自己
  }
  return pairs;
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

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 700;
  const double mean = argc > 2 ? std::atof(argv[2]) : 8, pi = std::acos(-1.0);
  const int rounds = argc > 3 ? std::atoi(argv[3]) : 0;
  const std::string mode = argc > 4 ? argv[4] : "";
  const double r = std::sqrt(mean / (pi * n));  // 圆的面积乘点数 = 平均邻居数
  const Points p = makePoints(n);
  if (rounds == 0) {
    long long want = 0;
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j) want += i != j && nearSquare(p[i], p[j], r);
    const MapGrid map = buildMap(p, r);
    setThreads(2);
    const long long got[] = {queryMap<nearSqrt>(p, r, map), queryMap<nearSquare>(p, r, map), queryFlat(buildFlat(p, r), r)};
    for (long long pairs : got)
      if (pairs != want) return std::printf("FAILED: %lld pairs, expected %lld\n", pairs, want), 1;
    return std::printf("%d 个点，%lld 对有序邻居，平均 %.2f 个\n", n, want, double(want) / n), 0;
  }
  for (int k = 0; k < rounds; ++k)
    for (int v = 0; v < 4; ++v) {
      static const char* names[] = {"sqrt+map", "square+map", "flat", "flat-2"};
      if (v < 2 && (n > 200000 || mode == "flat")) continue;  // map 版太慢，大规模只量平铺的两版
      if (mode == "trim") malloc_trim(0);
      setThreads(v == 3 ? 2 : 1);
      double t0 = now(), t1 = 0;
      long long pairs = 0;
      if (v < 2) {
        const MapGrid g = buildMap(p, r);
        t1 = now();
        pairs = v == 0 ? queryMap<nearSqrt>(p, r, g) : queryMap<nearSquare>(p, r, g);
      } else {
        const FlatGrid g = buildFlat(p, r);
        t1 = now();
        pairs = queryFlat(g, r);
      }
      const double t2 = now();
      std::printf("%s,%d,%g,%d,%.6g,%.6g,%.6g,%lld\n", names[v], n, mean, k, t1 - t0, t2 - t1, t2 - t0, pairs);
    }
}
