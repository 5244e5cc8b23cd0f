// 稀疏矩阵向量乘 y = A·x：COO、CSR、ELL 三种格式，与 OpenMP 的三种分法。
// 不带参数：与稠密乘法对拍；spmv format|split|gather <规模> <轮数> 输出 CSV。
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>
#ifdef _OPENMP
#include <omp.h>
#endif

using Vector = std::vector<double>;
using Ints = std::vector<int>;

// #region formats
/// 坐标格式：第 k 个非零元在 (row[k], col[k])，值为 val[k]。
struct Coo {
  int n;
  Ints row, col;
  Vector val;
};

/// 按行压缩：第 i 行的非零元是第 ptr[i] 到 ptr[i+1]-1 个。
struct Csr {
  int n;
  Ints ptr, col;
  Vector val;
};

/// 每行补零到 width 个，按列存放：第 i 行的第 k 个在 k*n + i。
struct Ell {
  int n, width;
  Ints col;
  Vector val;
};
// #endregion

Csr toCsr(const Coo& a) {
  Csr c{a.n, Ints(a.n + 1, 0), Ints(a.val.size()), Vector(a.val.size())};
  for (int r : a.row) ++c.ptr[r + 1];
  for (int i = 0; i < a.n; ++i) c.ptr[i + 1] += c.ptr[i];
  Ints next(c.ptr.begin(), c.ptr.end() - 1);
  for (std::size_t k = 0; k < a.val.size(); ++k) {
    const int to = next[a.row[k]]++;
    c.col[to] = a.col[k];
    c.val[to] = a.val[k];
  }
  return c;
}

int longestRow(const Csr& a) {
  int width = 0;
  for (int i = 0; i < a.n; ++i) width = std::max(width, a.ptr[i + 1] - a.ptr[i]);
  return width;
}

Ell toEll(const Csr& a) {
  const int width = longestRow(a);
  Ell e{a.n, width, Ints(std::size_t(width) * a.n), Vector(std::size_t(width) * a.n)};
  for (int i = 0; i < a.n; ++i)
    for (int k = 0; k < width; ++k) {
      const int from = a.ptr[i] + k;
      const std::size_t to = std::size_t(k) * a.n + i;
      const bool real = from < a.ptr[i + 1];
      e.col[to] = real ? a.col[from] : i;  // 补的零也要有合法的列号
      e.val[to] = real ? a.val[from] : 0;
    }
  return e;
}

// #region multiply
void multiply(const Coo& a, const double* x, double* y) {
  std::fill(y, y + a.n, 0.0);
  for (std::size_t k = 0; k < a.val.size(); ++k) y[a.row[k]] += a.val[k] * x[a.col[k]];
}

void multiplyRows(const Csr& a, const double* x, double* y, int from, int to) {
  for (int i = from; i < to; ++i) {
    double sum = 0;
    for (int k = a.ptr[i]; k < a.ptr[i + 1]; ++k) sum += a.val[k] * x[a.col[k]];
    y[i] = sum;
  }
}

void multiply(const Ell& a, const double* x, double* y) {
  constexpr int BLOCK = 1024;  // 一段 y 留在 L1，x 的复用也近
  for (int from = 0; from < a.n; from += BLOCK) {
    const int to = std::min(a.n, from + BLOCK);
    std::fill(y + from, y + to, 0.0);
    for (int k = 0; k < a.width; ++k) {
      const double* val = &a.val[std::size_t(k) * a.n];
      const int* col = &a.col[std::size_t(k) * a.n];
      for (int i = from; i < to; ++i) y[i] += val[i] * x[col[i]];
    }
  }
}
// #endregion

// #region eight
/// 存法不变，换走法：八行一组，和留在局部变量里，y 只写一次，各列的数组同时往前读。
void multiplyEight(const Ell& a, const double* x, double* y) {
  constexpr int ROWS = 8;
  int from = 0;
  for (; from + ROWS <= a.n; from += ROWS) {
    double sum[ROWS] = {};
    for (int k = 0; k < a.width; ++k) {
      const double* val = &a.val[std::size_t(k) * a.n + from];
      const int* col = &a.col[std::size_t(k) * a.n + from];
      for (int i = 0; i < ROWS; ++i) sum[i] += val[i] * x[col[i]];
    }
    for (int i = 0; i < ROWS; ++i) y[from + i] = sum[i];
  }
  for (; from < a.n; ++from) {  // 不足八行的尾巴
    double sum = 0;
    for (int k = 0; k < a.width; ++k) sum += a.val[std::size_t(k) * a.n + from] * x[a.col[std::size_t(k) * a.n + from]];
    y[from] = sum;
  }
}
// #endregion

// #region split
/// 行数均分：第 t 份是 [n·t/parts, n·(t+1)/parts)。
Ints equalRows(const Csr& a, int parts) {
  Ints cut(parts + 1);
  for (int t = 0; t <= parts; ++t) cut[t] = int(std::int64_t(a.n) * t / parts);
  return cut;
}

/// 非零元均分：在递增的 ptr 里二分，找到起点不小于 nnz·t/parts 的第一行。
Ints equalNonzeros(const Csr& a, int parts) {
  Ints cut(parts + 1);
  for (int t = 0; t <= parts; ++t) {
    const int target = int(std::int64_t(a.ptr[a.n]) * t / parts);
    cut[t] = int(std::lower_bound(a.ptr.begin(), a.ptr.end(), target) - a.ptr.begin());
  }
  cut[parts] = a.n;  // 末尾的空行也要有人写
  return cut;
}

void multiplyParts(const Csr& a, const double* x, double* y, const Ints& cut) {
  const int parts = int(cut.size()) - 1;
#pragma omp parallel for schedule(static, 1) num_threads(parts)
  for (int t = 0; t < parts; ++t) multiplyRows(a, x, y, cut[t], cut[t + 1]);
}

void multiplyDynamic(const Csr& a, const double* x, double* y, int threads, int chunk) {
  const int chunks = (a.n + chunk - 1) / chunk;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
  for (int c = 0; c < chunks; ++c) multiplyRows(a, x, y, c * chunk, std::min(a.n, (c + 1) * chunk));
}
// #endregion

unsigned state = 1;
unsigned random32() { return state = state * 1664525u + 1013904223u; }
double uniform() { return (random32() >> 8) / double(1 << 24); }

/// m×m 网格的五点格式：每行至多 5 个，列号靠近对角线。
Coo grid(int m) {
  Coo a{m * m, {}, {}, {}};
  const auto put = [&a](int r, int c, double v) { a.row.push_back(r), a.col.push_back(c), a.val.push_back(v); };
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < m; ++j) {
      const int r = i * m + j;
      if (i > 0) put(r, r - m, -1);
      if (j > 0) put(r, r - 1, -1);
      put(r, r, 4);
      if (j + 1 < m) put(r, r + 1, -1);
      if (i + 1 < m) put(r, r + m, -1);
    }
  return a;
}

/// 长短悬殊：第 i 行约 top/√(i+1) 个（至少 1 个），列号在 [0, columns) 内均匀随机，行按长到短排。
Coo skewed(int n, int top, int columns) {
  Coo a{n, {}, {}, {}};
  for (int i = 0; i < n; ++i) {
    const int length = std::max(1, int(top / std::sqrt(i + 1.0)));
    for (int k = 0; k < length; ++k) a.row.push_back(i), a.col.push_back(int(uniform() * columns)), a.val.push_back(uniform() - 0.5);
  }
  return a;
}

/// 每行恰好 5 个，列号在对角线附近 ±reach 内均匀随机：reach 越大，x 越难留在缓存里。
Coo scattered(int n, int reach) {
  Coo a{n, {}, {}, {}};
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < 5; ++k) {
      const int c = i - reach + int(uniform() * (2.0 * reach + 1));
      a.row.push_back(i), a.col.push_back(std::min(n - 1, std::max(0, c))), a.val.push_back(uniform() - 0.5);
    }
  return a;
}

Coo shuffled(Coo a) {
  for (std::size_t k = a.val.size(); k > 1; --k) {
    const std::size_t j = std::size_t(uniform() * double(k));
    std::swap(a.row[k - 1], a.row[j]), std::swap(a.col[k - 1], a.col[j]), std::swap(a.val[k - 1], a.val[j]);
  }
  return a;
}

double now() {
  timespec t{};
  clock_gettime(CLOCK_MONOTONIC, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

template <class F>
void sample(const char* what, const std::string& name, int n, std::size_t nnz, int round, int times, F run) {
  const double t0 = now();
  for (int q = 0; q < times; ++q) run();
  const double t = (now() - t0) / times;
  if (round > 0) std::printf("%s,%s,%d,%zu,%d,%.6g,%.4f\n", what, name.c_str(), n, nnz, round, t, 2e-9 * double(nnz) / t);
}

/// 任意次序求和，误差都不超过 γ_m·Σ|a||x|，m 是这一行的长度。
bool close(const Csr& a, const Vector& x, const Vector& y) {
  for (int i = 0; i < a.n; ++i) {
    long double want = 0, size = 0;
    for (int k = a.ptr[i]; k < a.ptr[i + 1]; ++k) {
      want += static_cast<long double>(a.val[k]) * x[a.col[k]];
      size += std::fabs(a.val[k] * x[a.col[k]]);
    }
    if (!(std::fabs(double(y[i] - want)) <= (a.ptr[i + 1] - a.ptr[i]) * 0x1.1p-53 * double(size))) return false;
  }
  return true;
}

/// 只有第 1、2 行有非零元，首尾都是空行。
Coo hollow(int n) { return {n, {2, 1, 2}, {0, n - 1, 3}, {1.5, -2, 0.25}}; }

int selfTest() {
  const struct {
    const char* name;
    Coo a;
  } cases[] = {{"网格", grid(35)}, {"悬殊", skewed(300, 200, 300)}, {"散布", scattered(300, 40)}, {"空行", hollow(300)}};
  std::printf("矩阵     n  非零元  最长行  ELL 存储/非零元\n");
  for (const auto& [name, a] : cases) {
    const Csr csr = toCsr(shuffled(a));
    const Ell ell = toEll(csr);
    Vector x(a.n), y(a.n), dense(std::size_t(a.n) * a.n), want(a.n);
    for (double& v : x) v = uniform() - 0.5;
    for (std::size_t k = 0; k < a.val.size(); ++k) dense[std::size_t(a.row[k]) * a.n + a.col[k]] += a.val[k];
    for (int i = 0; i < a.n; ++i)
      for (int j = 0; j < a.n; ++j) want[i] += dense[std::size_t(i) * a.n + j] * x[j];
    const auto bad = [&](const char* how) {
      bool same = close(csr, x, y);
      for (int i = 0; i < a.n; ++i) same = same && std::fabs(y[i] - want[i]) <= 1e-12;
      if (!same) std::printf("FAILED: %s %s\n", name, how);
      std::fill(y.begin(), y.end(), NAN);
      return !same;
    };
    if (multiply(a, x.data(), y.data()), bad("COO")) return 1;
    if (multiplyRows(csr, x.data(), y.data(), 0, csr.n), bad("CSR")) return 1;
    if (multiply(ell, x.data(), y.data()), bad("ELL")) return 1;
    if (multiplyEight(ell, x.data(), y.data()), bad("ELL 八行")) return 1;
    for (int parts : {1, 2, 3, 7}) {
      if (multiplyParts(csr, x.data(), y.data(), equalRows(csr, parts)), bad("按行")) return 1;
      if (multiplyParts(csr, x.data(), y.data(), equalNonzeros(csr, parts)), bad("按非零元")) return 1;
    }
    if (multiplyDynamic(csr, x.data(), y.data(), 2, 16), bad("动态")) return 1;
    std::printf("%s  %4d  %6zu  %6d  %.2f\n", name, a.n, a.val.size(), ell.width, double(ell.val.size()) / double(a.val.size()));
  }
  return 0;
}

/// 最重的一份与平均之比，份数 parts：并行时间不会少于它规定的。
void imbalance(const Csr& a, const char* name) {
  for (int parts : {2, 4, 8, 16, 32, 64})
    for (bool byRows : {true, false}) {
      const Ints cut = byRows ? equalRows(a, parts) : equalNonzeros(a, parts);
      int most = 0;
      for (int t = 0; t < parts; ++t) most = std::max(most, a.ptr[cut[t + 1]] - a.ptr[cut[t]]);
      std::printf("%s,%s,%d,%.4f\n", name, byRows ? "行数均分" : "非零元均分", parts, double(most) * parts / a.ptr[a.n]);
    }
}

int main(int argc, char** argv) {
  if (argc < 4) return selfTest();
  const std::string what = argv[1];
  const int size = std::atoi(argv[2]), rounds = std::atoi(argv[3]);
  const auto vectors = [](int n) {
    Vector x(n);
    for (double& v : x) v = uniform() - 0.5;
    return x;
  };
  if (what == "imbalance") {
    imbalance(toCsr(skewed(size, 5000, std::min(size, 50000))), "悬殊");
    imbalance(toCsr(grid(int(std::sqrt(double(size))))), "网格");
  } else if (what == "format") {
    const Coo a = grid(size), mixed = shuffled(a);
    const Csr csr = toCsr(a);
    const Ell ell = toEll(csr);
    const Vector x = vectors(a.n);
    Vector y(a.n);
    for (int r = 0; r <= rounds; ++r) {
      sample("format", "COO 乱序", a.n, a.val.size(), r, 1, [&] { multiply(mixed, x.data(), y.data()); });
      sample("format", "COO 按行", a.n, a.val.size(), r, 2, [&] { multiply(a, x.data(), y.data()); });
      sample("format", "CSR", a.n, a.val.size(), r, 2, [&] { multiplyRows(csr, x.data(), y.data(), 0, csr.n); });
      sample("format", "ELL", a.n, a.val.size(), r, 2, [&] { multiply(ell, x.data(), y.data()); });
      sample("format", "ELL 八行", a.n, a.val.size(), r, 2, [&] { multiplyEight(ell, x.data(), y.data()); });
    }
  } else if (what == "split") {
    for (int kind = 0; kind < 2; ++kind) {
      const Csr a = toCsr(kind == 0 ? skewed(size, 5000, std::min(size, 50000)) : grid(int(std::sqrt(double(size)))));
      const Vector x = vectors(a.n);
      Vector y(a.n);
      const Ints one = equalRows(a, 1), rows = equalRows(a, 2), nonzeros = equalNonzeros(a, 2);
      const char* label = kind == 0 ? "悬殊" : "网格";
      for (int r = 0; r <= rounds; ++r) {
        sample(label, "一个线程", a.n, a.val.size(), r, 3, [&] { multiplyParts(a, x.data(), y.data(), one); });
        sample(label, "行数均分", a.n, a.val.size(), r, 3, [&] { multiplyParts(a, x.data(), y.data(), rows); });
        sample(label, "非零元均分", a.n, a.val.size(), r, 3, [&] { multiplyParts(a, x.data(), y.data(), nonzeros); });
        sample(label, "动态 64 行", a.n, a.val.size(), r, 3, [&] { multiplyDynamic(a, x.data(), y.data(), 2, 64); });
        sample(label, "动态 4096 行", a.n, a.val.size(), r, 3, [&] { multiplyDynamic(a, x.data(), y.data(), 2, 4096); });
      }
    }
  } else {
    std::vector<Csr> all;
    const int reaches[] = {100, 1000, 10000, 100000, 1000000};
    for (int reach : reaches) all.push_back(toCsr(scattered(size, std::min(reach, size))));
    const Vector x = vectors(size);
    Vector y(size);
    for (int r = 0; r <= rounds; ++r)
      for (std::size_t k = 0; k < all.size(); ++k)
        sample("gather", std::to_string(reaches[k]), size, all[k].val.size(), r, 1, [&] { multiplyRows(all[k], x.data(), y.data(), 0, size); });
  }
}
