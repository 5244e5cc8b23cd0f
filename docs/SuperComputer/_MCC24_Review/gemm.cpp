// 题一：C = A·B，双精度方阵，行优先，单线程。
// 不带参数：每一版与 long double 参考对拍；gemm steps|fast|size|pow2|kc <重复次数> 输出 CSV。
#include "gemm.hpp"

#include <cmath>
#include <cstring>

using gemm::v8;
using gemm::v8u;
using Matrix = bench::Array<double>;

namespace {

// #region ijk
void ijk(int n, const double* a, const double* b, double* c) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      double s = 0;
      for (int k = 0; k < n; ++k) s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}
// #endregion

// #region ikj
void ikj(int n, const double* a, const double* b, double* __restrict c) {
  std::fill(c, c + n * n, 0.0);
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < n; ++k) {
      const double aik = a[i * n + k];
      for (int j = 0; j < n; ++j) c[i * n + j] += aik * b[k * n + j];
    }
}
// #endregion

// #region blocked
/// 只为缓存分块：B 的 64×512 块（256 KiB）留在 L2 里，被所有 i 复用。
void blocked(int n, const double* a, const double* b, double* __restrict c) {
  constexpr int K = 64, J = 512;
  std::fill(c, c + n * n, 0.0);
  for (int j0 = 0; j0 < n; j0 += J)
    for (int k0 = 0; k0 < n; k0 += K)
      for (int i = 0; i < n; ++i)
        for (int k = k0; k < std::min(n, k0 + K); ++k) {
          const double aik = a[i * n + k];
          for (int j = j0; j < std::min(n, j0 + J); ++j) c[i * n + j] += aik * b[k * n + j];
        }
}
// #endregion

// #region tile
/// 寄存器分块：C 的 8×24 小块从头到尾留在寄存器里，A、B 原地读，不打包。
void tile(int n, const double* a, const double* b, double* c) {
  constexpr int MR = gemm::MR, NR = gemm::NR;
  const int m8 = n / MR * MR, n24 = n / NR * NR;
  for (int j = 0; j < n24; j += NR)
    for (int i = 0; i < m8; i += MR) {
      v8 acc[MR][3] = {};
      for (int k = 0; k < n; ++k) {
        const double* bk = b + k * n + j;
        const v8 b0 = *reinterpret_cast<const v8u*>(bk), b1 = *reinterpret_cast<const v8u*>(bk + 8),
                 b2 = *reinterpret_cast<const v8u*>(bk + 16);
#pragma GCC unroll 8
        for (int r = 0; r < MR; ++r) {
          const double x = a[(i + r) * n + k];
          acc[r][0] += x * b0;
          acc[r][1] += x * b1;
          acc[r][2] += x * b2;
        }
      }
#pragma GCC unroll 8
      for (int r = 0; r < MR; ++r)
#pragma GCC unroll 3
        for (int v = 0; v < 3; ++v) *reinterpret_cast<v8u*>(c + (i + r) * n + j + 8 * v) = acc[r][v];
    }
  for (int i = 0; i < n; ++i)  // 右边与下边剩下的窄条
    for (int j = i < m8 ? n24 : 0; j < n; ++j) {
      double s = 0;
      for (int k = 0; k < n; ++k) s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}
// #endregion

void packed(int n, const double* a, const double* b, double* c, gemm::Workspace& w) {
  std::fill(c, c + n * n, 0.0);
  const auto ld = static_cast<std::size_t>(n);
  gemm::packed(n, n, n, 1.0, a, ld, b, ld, c, ld, w);
}

void randomize(Matrix& m, std::uint64_t seed) {
  for (std::size_t i = 0; i < m.size(); ++i) m[i] = bench::uniform(seed);
}

// #region check
/// 与 long double 参考比较若干行（首尾必在内）：|Ĉ−C| ≤ γ_n (|A||B|)，γ_n = nu/(1−nu)，u = 2^-53。
/// 返回误差与界之比的最大值，≤ 1 为通过。
double worst_ratio(int n, const double* a, const double* b, const double* c) {
  const double u = 0x1p-53, gamma = n * u / (1 - n * u);
  std::vector<long double> ref(static_cast<std::size_t>(n)), mag(static_cast<std::size_t>(n));
  const int rows = std::min(n, 48);
  double worst = 0;
  for (int r = 0; r < rows; ++r) {
    const int i = rows == 1 ? 0 : static_cast<int>(static_cast<long>(n - 1) * r / (rows - 1));
    std::fill(ref.begin(), ref.end(), 0.0L);
    std::fill(mag.begin(), mag.end(), 0.0L);
    for (int k = 0; k < n; ++k)
      for (int j = 0; j < n; ++j) {
        const long double p = static_cast<long double>(a[i * n + k]) * b[k * n + j];
        ref[static_cast<std::size_t>(j)] += p;
        mag[static_cast<std::size_t>(j)] += p < 0 ? -p : p;
      }
    for (int j = 0; j < n; ++j) {
      const auto s = static_cast<std::size_t>(j);
      const long double e = c[i * n + j] - ref[s];
      const double ratio = static_cast<double>((e < 0 ? -e : e) / (gamma * mag[s]));
      if (std::isnan(ratio) || ratio > worst) worst = ratio;  // NaN 一旦出现就留到最后
    }
  }
  return worst;
}
// #endregion

struct Step {
  const char* name;
  std::function<void(int, const double*, const double*, double*)> run;
};

std::vector<Step> steps(gemm::Workspace& plain, gemm::Workspace& tuned) {
  return {{"ijk", ijk},
          {"ikj", ikj},
          {"blocked", blocked},
          {"tile", tile},
          {"packed", [&plain](int n, const double* a, const double* b, double* c) { packed(n, a, b, c, plain); }},
          {"prefetch", [&tuned](int n, const double* a, const double* b, double* c) { packed(n, a, b, c, tuned); }}};
}

/// 每一轮把各版各跑一次，机器的快慢漂移由各版平摊。
void compare(const char* what, int n, int reps, const std::vector<Step>& list) {
  const auto size = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
  Matrix a(size), b(size), c(size);
  randomize(a, 1), randomize(b, 2);
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身并检查，不计
    for (const Step& s : list) {
      const auto t = bench::measure([&] { s.run(n, a.data(), b.data(), c.data()); });
      if (r >= 0) {
        std::printf("%s,%s,%d,%d,%.6g,%.6g,%.4f\n", what, s.name, n, r, t.wall, t.cpu, 2.0 * n * n * n / t.cpu * 1e-9);
        continue;
      }
      const double worst = worst_ratio(n, a.data(), b.data(), c.data());
      std::fprintf(stderr, "%s %s n=%d error/bound=%.3f\n", what, s.name, n, worst);
      if (!(worst <= 1)) std::exit(1);
    }
}

int self_check() {
  gemm::Workspace plain({24, 40, 72, false}), tuned({24, 40, 72, true});
  for (int n : {1, 7, 24, 57, 96, 130})
    for (const Step& s : steps(plain, tuned)) {
      const auto size = static_cast<std::size_t>(n * n);
      Matrix a(size), b(size), c(size, 1e300);  // 旧内容必须被盖掉
      randomize(a, 1), randomize(b, 2);
      s.run(n, a.data(), b.data(), c.data());
      if (!(worst_ratio(n, a.data(), b.data(), c.data()) <= 1)) return std::printf("FAILED %s n=%d\n", s.name, n), 1;
      c[0] = NAN;  // 坏掉第一格，要认得出
      if (worst_ratio(n, a.data(), b.data(), c.data()) <= 1) return std::printf("FAILED NaN n=%d\n", n), 1;
    }
  std::puts("gemm: 6 steps x 6 sizes agree with the reference");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return self_check();
  const int reps = std::atoi(argv[2]);
  const std::string mode = argv[1];
  gemm::Workspace plain({192, 384, 3072, false}), tuned;
  const auto all = steps(plain, tuned);
  std::puts("mode,variant,n,rep,wall_s,cpu_s,gflops");
  if (mode == "steps") compare("steps", 1024, reps, all);
  if (mode == "fast") compare("steps", 1024, reps, {all[1], all[2], all[3], all[4], all[5]});
  if (mode == "size")
    for (int n : {96, 192, 288, 384, 512, 768, 1024, 1536, 2048}) compare("size", n, reps, {all[4], all[5]});
  if (mode == "pow2")
    for (int n : {1000, 1024}) compare("pow2", n, reps, {all[0], all[1], all[3], all[5]});
  if (mode == "kc")
    for (int kc : {64, 96, 128, 192, 256, 384, 512, 768})
      for (bool prefetch : {false, true}) {
        const std::string name = std::to_string(kc);
        gemm::Workspace w({kc, 96, 3072, prefetch});
        compare(prefetch ? "kc_prefetch" : "kc_plain", 2048, reps, {{name.c_str(), steps(w, w)[4].run}});
      }
}
