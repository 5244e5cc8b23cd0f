// 题二：PA = LU，部分选主元，双精度，行优先，原地存放，单线程。
// 不带参数：每一版检查 |PA−LU| 与 HPL 残差；lu steps|only|size|nb <重复次数> 输出 CSV。
#include "gemm.hpp"

#include <cmath>
#include <cstring>

using Matrix = bench::Array<double>;

namespace {

struct System {  // 行优先的 n×n 矩阵，行距 ld ≥ n；piv[k] 是第 k 步与第 k 行交换的行
  int n;
  std::size_t ld;
  double* a;
  int* piv;
  double* at(int i, int j) const { return a + static_cast<std::size_t>(i) * ld + j; }
};

// #region panel
/// 对第 [c, c+w) 列做选主元的消元，只更新到第 c+w 列为止；行交换立刻作用于整行。
void panel(const System& s, int c, int w) {
  for (int k = c; k < c + w; ++k) {
    int p = k;
    for (int i = k + 1; i < s.n; ++i)
      if (std::fabs(*s.at(i, k)) > std::fabs(*s.at(p, k))) p = i;
    s.piv[k] = p;
    if (p != k) std::swap_ranges(s.at(k, 0), s.at(k, 0) + s.n, s.at(p, 0));
    const double inv = 1.0 / *s.at(k, k);
    const double* __restrict u = s.at(k, 0);
    for (int i = k + 1; i < s.n; ++i) {
      double* __restrict row = s.at(i, 0);
      const double l = row[k] *= inv;
      for (int j = k + 1; j < c + w; ++j) row[j] -= l * u[j];
    }
  }
}
// #endregion

// #region simple
void simple(const System& s) { panel(s, 0, s.n); }
// #endregion

// #region trsm
/// 第 [c, c+w) 行、第 [j, j+m) 列：解 L11·U12 = A12（L11 单位下三角），结果覆盖 A12。
void trsm(const System& s, int c, int w, int j, int m) {
  for (int i = c + 1; i < c + w; ++i)
    for (int p = c; p < i; ++p) {
      const double l = *s.at(i, p);
      double* __restrict row = s.at(i, j);
      const double* __restrict u = s.at(p, j);
      for (int q = 0; q < m; ++q) row[q] -= l * u[q];
    }
}
// #endregion

// #region blocked
/// 右视分块：面板、三角求解、尾矩阵更新 A22 −= L21·U12。尾矩阵更新占去几乎全部运算。
template <class Update>
void blocked(const System& s, int nb, Update update) {
  for (int c = 0; c < s.n; c += nb) {
    const int w = std::min(nb, s.n - c), r = c + w;
    panel(s, c, w);
    if (r == s.n) return;
    trsm(s, c, w, r, s.n - r);
    update(s, c, w, r);
  }
}
void update_loops(const System& s, int c, int w, int r) {
  for (int i = r; i < s.n; ++i)
    for (int k = c; k < c + w; ++k) {
      const double l = *s.at(i, k);
      double* __restrict row = s.at(i, 0);
      const double* __restrict u = s.at(k, 0);
      for (int j = r; j < s.n; ++j) row[j] -= l * u[j];
    }
}
// #endregion

// #region recursive
/// C −= A·B，三者都是同一个矩阵里的子块。
void minus(const System& s, int i, int m, int k, int w, int j, int n, gemm::Workspace& ws) {
  gemm::packed(m, n, w, -1.0, s.at(i, k), s.ld, s.at(k, j), s.ld, s.at(i, j), s.ld, ws);
}
void trsm_recursive(const System& s, int c, int w, int j, int m, gemm::Workspace& ws) {
  if (w <= 16) return trsm(s, c, w, j, m);
  const int h = w / 2;
  trsm_recursive(s, c, h, j, m, ws);
  minus(s, c + h, w - h, c, h, j, m, ws);
  trsm_recursive(s, c + h, w - h, j, m, ws);
}
/// 分解第 [c, c+w) 列：左半、三角求解、更新右半、右半。窄到 16 列才用逐列消元。
void recursive(const System& s, int c, int w, gemm::Workspace& ws) {
  if (w <= 16) return panel(s, c, w);
  const int h = w / 2, r = c + h;
  recursive(s, c, h, ws);
  trsm_recursive(s, c, h, r, w - h, ws);
  minus(s, r, s.n - r, c, h, r, w - h, ws);
  recursive(s, r, w - h, ws);
}
// #endregion

using Factor = std::function<void(const System&)>;
struct Step {
  const char* name;
  Factor run;
  int pad = 0;  // 行距比 n 多出的元素数
};

Factor with_gemm(int nb, gemm::Workspace& ws) {
  return [nb, &ws](const System& s) {
    blocked(s, nb, [&ws](const System& t, int c, int w, int r) { minus(t, r, t.n - r, c, w, r, t.n - r, ws); });
  };
}

std::vector<Step> steps(gemm::Workspace& ws) {
  return {{"simple", simple},
          {"blocked", [](const System& s) { blocked(s, 64, update_loops); }},
          {"gemm", with_gemm(64, ws)},
          {"recursive", [&ws](const System& s) { recursive(s, 0, s.n, ws); }},
          {"padded", [&ws](const System& s) { recursive(s, 0, s.n, ws); }, 8}};
}

void randomize(Matrix& m, std::uint64_t seed) {
  for (std::size_t i = 0; i < m.size(); ++i) m[i] = bench::uniform(seed);
}

/// 较大的一个。NaN 一旦出现就留到最后：std::fmax 会把它丢掉，全是 NaN 的解就算通过了。
double larger(double most, double v) { return std::isnan(v) || v > most ? v : most; }

// #region residual
/// HPL 的检验量：‖Ax−b‖∞ / (ε (‖A‖∞‖x‖∞ + ‖b‖∞) n)，ε = 2^-53，小于 16 为通过。
double hpl_residual(const System& s, const Matrix& a) {
  const auto n = static_cast<std::size_t>(s.n), ld = s.ld;
  std::vector<double> b(n), x(n);
  std::uint64_t seed = 7;
  for (double& v : b) v = bench::uniform(seed);
  x = b;
  for (std::size_t k = 0; k < n; ++k) std::swap(x[k], x[static_cast<std::size_t>(s.piv[k])]);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < i; ++j) x[i] -= s.a[i * ld + j] * x[j];
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = i + 1; j < n; ++j) x[i] -= s.a[i * ld + j] * x[j];
    x[i] /= s.a[i * ld + i];
  }
  double res = 0, norm_a = 0, norm_x = 0, norm_b = 0;
  for (std::size_t i = 0; i < n; ++i) {
    long double r = -b[i];
    double row = 0;
    for (std::size_t j = 0; j < n; ++j) {
      r += static_cast<long double>(a[i * ld + j]) * x[j];
      row += std::fabs(a[i * ld + j]);
    }
    res = larger(res, static_cast<double>(r < 0 ? -r : r));
    norm_a = larger(norm_a, row);
    norm_x = larger(norm_x, std::fabs(x[i]));
    norm_b = larger(norm_b, std::fabs(b[i]));
  }
  return res / (0x1p-53 * (norm_a * norm_x + norm_b) * s.n);
}
// #endregion

/// |PA − LU| 与 γ_n |L||U| 之比的最大值（只用于小矩阵）。
double backward_ratio(const System& s, const Matrix& a) {
  const auto n = static_cast<std::size_t>(s.n);
  std::vector<std::size_t> row(n);
  for (std::size_t i = 0; i < n; ++i) row[i] = i;
  for (std::size_t k = 0; k < n; ++k) std::swap(row[k], row[static_cast<std::size_t>(s.piv[k])]);
  const double u = 0x1p-53, gamma = 2 * s.n * u / (1 - s.n * u);
  double worst = 0;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      long double v = 0, mag = 0;
      for (std::size_t k = 0; k <= std::min(i, j); ++k) {
        const long double p = static_cast<long double>(k == i ? 1.0 : s.a[i * s.ld + k]) * s.a[k * s.ld + j];
        v += p;
        mag += p < 0 ? -p : p;
      }
      v -= a[row[i] * s.ld + j];
      const double ratio = static_cast<double>((v < 0 ? -v : v) / (gamma * mag));
      worst = larger(worst, ratio);
    }
  return worst;
}

/// L 里最大的倍数：部分选主元使它不超过 1（先求倒数再乘，多给两次舍入）。
bool multipliers_bounded(const System& s) {
  double most = 0;
  for (int i = 0; i < s.n; ++i)
    for (int k = 0; k < i; ++k) most = larger(most, std::fabs(*s.at(i, k)));
  return most <= 1 + 0x1p-51;
}

void compare(const char* what, int n, int reps, const std::vector<Step>& list) {
  const auto size = static_cast<std::size_t>(n) * static_cast<std::size_t>(n + 8);
  Matrix a(size), work(size);
  std::vector<int> piv(static_cast<std::size_t>(n));
  randomize(a, 3);
  const double flops = 2.0 / 3.0 * n * n * n;
  for (int r = -1; r < reps; ++r)
    for (const Step& step : list) {
      std::copy(a.data(), a.data() + size, work.data());
      const System s{n, static_cast<std::size_t>(n + step.pad), work.data(), piv.data()};
      const auto t = bench::measure([&] { step.run(s); });
      if (r >= 0) {
        std::printf("%s,%s,%d,%d,%.6g,%.6g,%.4f\n", what, step.name, n, r, t.wall, t.cpu, flops / t.cpu * 1e-9);
        continue;
      }
      const double res = hpl_residual(s, a);
      std::fprintf(stderr, "%s %s n=%d residual=%.4f\n", what, step.name, n, res);
      if (!(res < 16)) std::exit(1);
    }
}

int self_check() {
  gemm::Workspace ws({24, 40, 72, true});
  auto all = steps(ws);
  all.push_back({"gemm nb=5", with_gemm(5, ws), 3});
  for (int n : {1, 2, 17, 64, 65, 130})
    for (const Step& step : all) {
      const auto size = static_cast<std::size_t>(n * (n + 8));
      Matrix a(size), work(size);
      std::vector<int> piv(static_cast<std::size_t>(n));
      randomize(a, 3);
      std::copy(a.data(), a.data() + size, work.data());
      const System s{n, static_cast<std::size_t>(n + step.pad), work.data(), piv.data()};
      step.run(s);
      if (!(backward_ratio(s, a) <= 1) || !(hpl_residual(s, a) < 16) || !multipliers_bounded(s))
        return std::printf("FAILED %s n=%d\n", step.name, n), 1;
      work[0] = NAN;  // 坏掉一格，两项都要认得出
      if (backward_ratio(s, a) <= 1 || hpl_residual(s, a) < 16)
        return std::printf("FAILED NaN %s n=%d\n", step.name, n), 1;
    }
  std::puts("lu: 6 variants x 6 sizes pass all three tests");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return self_check();
  const int reps = std::atoi(argv[2]);
  const std::string mode = argv[1];
  gemm::Workspace ws;
  std::puts("mode,variant,n,rep,wall_s,cpu_s,gflops");
  const auto all = steps(ws);
  if (mode == "steps") compare("steps", 2048, reps, all);
  if (mode == "only")  // 给采样分析用：只跑一版
    for (const Step& step : all)
      if (argc > 3 && !std::strcmp(step.name, argv[3])) compare("only", 2048, reps, {step});
  if (mode == "size")
    for (int n : {256, 512, 768, 1024, 1536, 2048, 3072}) compare("size", n, reps, {all[3], all[4]});
  if (mode == "nb")
    for (int nb : {16, 32, 48, 64, 96, 128, 192, 256}) {
      const std::string name = std::to_string(nb);
      compare("nb_plain", 2048, reps, {{name.c_str(), with_gemm(nb, ws)}});
      compare("nb_padded", 2048, reps, {{name.c_str(), with_gemm(nb, ws), 8}});
    }
}
