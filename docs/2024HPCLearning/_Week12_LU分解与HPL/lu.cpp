// PA = LU：不选主元、部分选主元、分块。列优先存放，与 LAPACK、HPL 相同。
// 不带参数：数运算、对拍、算 HPL 的残差；lu size|nb|pad|phase <规模> <轮数> 输出 CSV。
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>
#ifdef _OPENMP
#include <omp.h>
#endif

using Vector = std::vector<double>;

/// n×n，列优先：第 j 列从 j*ld 开始。
struct Matrix {
  int n, ld;
  Vector v;
  explicit Matrix(int n_, int pad = 0) : n(n_), ld(n_ + pad), v(std::size_t(n_) * (n_ + pad)) {}
  double* col(int j) { return &v[std::size_t(j) * ld]; }
  const double* col(int j) const { return &v[std::size_t(j) * ld]; }
};

long long flops = 0;  // 只在 COUNT 为真时累加
template <bool COUNT>
void count(long long k) {
  if (COUNT) flops += k;
}

// #region plain
/// 面板 [from, to) 逐列消元，行从 from 到 n。pivots[k] 是第 k 步换上来的行。
template <bool PIVOT, bool COUNT = false>
void panel(Matrix& a, int from, int to, std::vector<int>& pivots) {
  for (int k = from; k < to; ++k) {
    double* ck = a.col(k);
    int p = k;
    if (PIVOT)
      for (int i = k + 1; i < a.n; ++i)
        if (std::fabs(ck[i]) > std::fabs(ck[p])) p = i;
    pivots[k] = p;
    if (p != k)  // 只换面板内的列，其余的由调用者换
      for (int j = from; j < to; ++j) std::swap(a.col(j)[k], a.col(j)[p]);
    for (int i = k + 1; i < a.n; ++i) ck[i] /= ck[k];
    count<COUNT>(a.n - k - 1);
    for (int j = k + 1; j < to; ++j) {
      double* cj = a.col(j);
      const double u = cj[k];
      for (int i = k + 1; i < a.n; ++i) cj[i] -= ck[i] * u;
      count<COUNT>(2LL * (a.n - k - 1));
    }
  }
}
// #endregion

// #region update
using Vec = double __attribute__((vector_size(64), aligned(8)));
constexpr int MR = 24, NR = 8;  // 寄存器里的 24×8 一块：24 个 512 位累加器

/// A₂₂ -= L₂₁·U₁₂。一次走 8 列、24 行，C 块留在寄存器里，每步读一段 L 与八个 U。
void update(Matrix& a, int from, int to) {
  const int full = to + (a.n - to) / MR * MR;
#pragma omp parallel for schedule(dynamic)
  for (int j = to; j < a.n; j += NR) {
    const int cols = std::min(NR, a.n - j);
    if (cols == NR)
      for (int i = to; i < full; i += MR) {
        Vec c[NR][3] = {};
        for (int k = from; k < to; ++k) {
          const double* l = a.col(k) + i;
          const Vec l0 = *reinterpret_cast<const Vec*>(l), l1 = *reinterpret_cast<const Vec*>(l + 8), l2 = *reinterpret_cast<const Vec*>(l + 16);
#pragma GCC unroll 8
          for (int q = 0; q < NR; ++q) {
            const double u = a.col(j + q)[k];
            c[q][0] += l0 * u, c[q][1] += l1 * u, c[q][2] += l2 * u;
          }
        }
#pragma GCC unroll 8
        for (int q = 0; q < NR; ++q)
          for (int w = 0; w < 3; ++w) *reinterpret_cast<Vec*>(a.col(j + q) + i + w * 8) -= c[q][w];
      }
    for (int q = j; q < j + cols; ++q)  // 零头
      for (int k = from; k < to; ++k)
        for (int i = cols == NR ? full : to; i < a.n; ++i) a.col(q)[i] -= a.col(k)[i] * a.col(q)[k];
  }
}
// #endregion

// #region blocked
/// 面板里换过的行，两侧的列也要换。
void swapRows(Matrix& a, int from, int to, const std::vector<int>& pivots) {
  for (int j = 0; j < a.n; ++j)
    if (j < from || j >= to)
      for (int k = from; k < to; ++k) std::swap(a.col(j)[k], a.col(j)[pivots[k]]);
}

/// U₁₂ = L₁₁⁻¹·A₁₂：单位下三角，逐列前代。
void solveRow(Matrix& a, int from, int to) {
#pragma omp parallel for schedule(static)
  for (int j = to; j < a.n; ++j) {
    double* cj = a.col(j);
    for (int k = from; k < to; ++k)  // 第 k 个已解出，从后面的里减去
      for (int i = k + 1; i < to; ++i) cj[i] -= a.col(k)[i] * cj[k];
  }
}

/// 分块：分解面板，换两侧的行，解出 U 的一条，再用一次矩阵乘更新右下角。
void blocked(Matrix& a, int nb, std::vector<int>& pivots) {
  for (int from = 0; from < a.n; from += nb) {
    const int to = std::min(from + nb, a.n);
    panel<true>(a, from, to, pivots);
    swapRows(a, from, to, pivots);
    solveRow(a, from, to);
    update(a, from, to);
  }
}
// #endregion

// #region solve
/// 解 L·U·x = P·b：先按 pivots 换 b，再前代、回代。
template <bool COUNT = false>
Vector solve(const Matrix& lu, const std::vector<int>& pivots, Vector b) {
  for (int k = 0; k < lu.n; ++k) std::swap(b[k], b[pivots[k]]);
  for (int k = 0; k < lu.n; ++k)
    for (int i = k + 1; i < lu.n; ++i) b[i] -= lu.col(k)[i] * b[k], count<COUNT>(2);
  for (int k = lu.n - 1; k >= 0; --k) {
    b[k] /= lu.col(k)[k], count<COUNT>(1);
    for (int i = 0; i < k; ++i) b[i] -= lu.col(k)[i] * b[k], count<COUNT>(2);
  }
  return b;
}

/// HPL 的检验量：‖Ax−b‖∞ / (ε·(‖A‖∞‖x‖∞ + ‖b‖∞)·n)，要小于 16。
double residual(const Matrix& a, const Vector& x, const Vector& b) {
  Vector r(b), sums(a.n);
  double xMax = 0, bMax = 0, rMax = 0, aMax = 0;
  for (int j = 0; j < a.n; ++j)
    for (int i = 0; i < a.n; ++i) r[i] -= a.col(j)[i] * x[j], sums[i] += std::fabs(a.col(j)[i]);
  for (int i = 0; i < a.n; ++i) {
    if (!std::isfinite(r[i])) return INFINITY;  // std::max 会悄悄丢掉 NaN
    xMax = std::max(xMax, std::fabs(x[i])), bMax = std::max(bMax, std::fabs(b[i]));
    rMax = std::max(rMax, std::fabs(r[i])), aMax = std::max(aMax, sums[i]);
  }
  return rMax / (DBL_EPSILON / 2 * (aMax * xMax + bMax) * a.n);
}
// #endregion

unsigned state = 1;
double uniform() { return ((state = state * 1664525u + 1013904223u) >> 8) / double(1 << 24) - 0.5; }

Matrix randomMatrix(int n, int pad = 0) {
  Matrix a(n, pad);
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) a.col(j)[i] = uniform();
  return a;
}

Vector randomVector(int n) {
  Vector b(n);
  for (double& v : b) v = uniform();
  return b;
}

/// 把 PA 与 LU 逐个元素相减，除以误差界 γ_n·(|L||U|)，最大的不该超过 1。
double backward(const Matrix& a, const Matrix& lu, const std::vector<int>& pivots) {
  Matrix pa = a;
  for (int k = 0; k < a.n; ++k)
    for (int j = 0; j < a.n; ++j) std::swap(pa.col(j)[k], pa.col(j)[pivots[k]]);
  double worst = 0;
  for (int i = 0; i < a.n; ++i)
    for (int j = 0; j < a.n; ++j) {
      long double sum = 0, size = 0;
      for (int k = 0; k <= std::min(i, j); ++k) {
        const long double l = k == i ? 1 : lu.col(k)[i], u = lu.col(j)[k];
        sum += l * u, size += std::fabs(double(l * u));
      }
      const double ratio = std::fabs(double(pa.col(j)[i] - sum)) / (a.n * DBL_EPSILON / 2 * double(size));
      if (size != 0 && (std::isnan(ratio) || ratio > worst)) worst = ratio;
    }
  return worst;
}

/// L 里最大的倍数：部分选主元的承诺是不超过 1。
double largestMultiplier(const Matrix& lu) {
  double most = 0;
  for (int j = 0; j < lu.n; ++j)
    for (int i = j + 1; i < lu.n; ++i) most = std::isnan(lu.col(j)[i]) ? NAN : std::max(most, std::fabs(lu.col(j)[i]));
  return most;
}

int selfTest() {
  for (int n : {10, 100, 200}) {
    Matrix a = randomMatrix(n);
    std::vector<int> pivots(n);
    flops = 0;
    panel<true, true>(a, 0, n, pivots);
    const long long factor = flops;
    solve<true>(a, pivots, randomVector(n));
    const double N = n;
    std::printf("n=%d：分解 %lld 次，连求解 %lld 次，HPL 公式 %.0f\n", n, factor, flops, N * N * (2 * N / 3 + 1.5));
    if (6 * factor != 1LL * n * (n - 1) * (4 * n + 1) || flops - factor != 2LL * n * n - n) return std::puts("FAILED: 次数"), 1;
  }
  std::printf("\n  n  方法          LU 误差/界   HPL 残差\n");
  for (int n : {1, 2, 7, 64, 129}) {
    const Matrix a = randomMatrix(n, 3);
    const Vector b = randomVector(n);
    for (int nb : {0, 1, 5, 16, 200}) {
      Matrix lu = a;
      std::vector<int> pivots(n);
      nb == 0 ? panel<true>(lu, 0, n, pivots) : blocked(lu, nb, pivots);
      const double error = backward(a, lu, pivots), r = residual(a, solve(lu, pivots, b), b);
      if (!(largestMultiplier(lu) <= 1)) return std::printf("FAILED: n=%d nb=%d 倍数大于 1\n", n, nb), 1;
      if (!(error <= 1) || !(r < 16)) return std::printf("FAILED: n=%d nb=%d %g %g\n", n, nb, error, r), 1;
      if (n == 129 && (nb == 0 || nb == 16)) std::printf("%d  %s  %.4f       %.4f\n", n, nb == 0 ? "选主元，逐列" : "选主元，分块", error, r);
    }
  }
  for (double tiny : {1e-6, 1e-12, 1e-17}) {  // 左上角很小：不选主元就要除以它
    Matrix a = randomMatrix(129);
    a.col(0)[0] = tiny;
    const Vector b = randomVector(129);
    Matrix lu = a, safe = a;
    std::vector<int> pivots(129), good(129);
    panel<false>(lu, 0, 129, pivots);
    panel<true>(safe, 0, 129, good);
    std::printf("a₁₁ = %g：不选主元 %.3g，选主元 %.3g\n", tiny, residual(a, solve(lu, pivots, b), b), residual(a, solve(safe, good, b), b));
  }
  int lost = 0, wrong = 0;
  for (int trial = 0; trial < 200; ++trial) {
    Matrix lu = randomMatrix(129);
    lu.col(0)[0] = 1e-17;
    const Matrix before = lu;
    const Vector b = randomVector(129);
    std::vector<int> pivots(129);
    panel<false>(lu, 0, 129, pivots);
    const double r = residual(before, solve(lu, pivots, b), b);
    lost += !std::isfinite(r), wrong += std::isfinite(r) && r >= 16;
  }
  std::printf("换 200 个矩阵，a₁₁ = 1e-17 都不选主元：%d 个解成 NaN，其余 %d 个残差也不合格\n", lost, wrong);
  if (lost + wrong != 200) return std::puts("FAILED: 不选主元也合格"), 1;
  const int n = 40;  // Wilkinson 的例子：对角与末列是 1，下三角是 -1，每消一步末列加倍
  Matrix a(n);
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) a.col(j)[i] = j == n - 1 || i == j ? 1 : i > j ? -1 : 0;
  const Vector b = randomVector(n);
  Matrix lu = a;
  std::vector<int> pivots(n);
  panel<true>(lu, 0, n, pivots);
  double most = 0;
  for (double v : lu.v) most = std::max(most, std::fabs(v));
  std::printf("Wilkinson，n=%d：倍数最大 %g，U 里最大 2^%g，残差%s\n", n, largestMultiplier(lu), std::log2(most),
              residual(a, solve(lu, pivots, b), b) > 1e6 ? "超过一百万" : "不到一百万");
  return 0;
}

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

void sample(const char* what, int n, int nb, int threads, int pad, int round) {
  const Matrix a = randomMatrix(n, pad);
  Matrix lu = a;
  std::vector<int> pivots(n);
  setThreads(threads);
  const double t0 = now();
  nb == 0 ? panel<true>(lu, 0, n, pivots) : blocked(lu, nb, pivots);
  const double t = now() - t0, N = n;
  const Vector b = randomVector(n);
  const double r = residual(a, solve(lu, pivots, b), b);
  if (round > 0) std::printf("%s,%d,%d,%d,%d,%d,%.6g,%.4f,%.4f\n", what, n, nb, threads, a.ld, round, t, N * (N - 1) * (4 * N + 1) / 6 / t * 1e-9, r);
}

/// 与 blocked 相同的四步，分别计时。
void phases(int n, int nb, int threads, int round) {
  Matrix a = randomMatrix(n);
  std::vector<int> pivots(n);
  setThreads(threads);
  double spent[4] = {};
  for (int from = 0; from < n; from += nb) {
    const int to = std::min(from + nb, n);
    const double t0 = now();
    panel<true>(a, from, to, pivots);
    const double t1 = now();
    swapRows(a, from, to, pivots);
    const double t2 = now();
    solveRow(a, from, to);
    const double t3 = now();
    update(a, from, to);
    const double t4 = now();
    spent[0] += t1 - t0, spent[1] += t2 - t1, spent[2] += t3 - t2, spent[3] += t4 - t3;
  }
  const char* names[] = {"面板", "换行", "解三角", "更新"};
  for (int s = 0; s < 4 && round > 0; ++s) std::printf("%s,%d,%d,%d,%d,%.6g\n", names[s], n, nb, threads, round, spent[s]);
}

int main(int argc, char** argv) {
  if (argc < 4) return selfTest();
  const std::string what = argv[1];
  const int size = std::atoi(argv[2]), rounds = std::atoi(argv[3]);
  for (int r = 0; r <= rounds; ++r) {
    if (what == "size")
      for (int n = 250; n <= size; n *= 2) {
        sample("逐列", n, 0, 1, 0, r);
        sample("分块", n, 40, 1, 0, r);
        sample("分块，2 线程", n, 40, 2, 0, r);
      }
    if (what == "nb")
      for (int nb : {1, 4, 8, 16, 24, 32, 48, 64, 96, 128, 256}) sample("nb", size, nb, 1, 0, r);
    if (what == "phase")
      for (int n : {250, size})
        for (int threads : {1, 2}) phases(n, 40, threads, r);
    if (what == "pad")
      for (int pad : {0, 8}) sample("pad", size, 40, 1, pad, r);
  }
}
