// C += A·B，双精度 n×n，行优先，单线程：六种次序、分块、寄存器分块、打包。
// 不带参数：各版对拍；gemm <n> <轮数> <版本,版本…> 输出 CSV。
#include "lab.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

using std::size_t;
typedef double v4 __attribute__((vector_size(32)));
typedef double v4u __attribute__((vector_size(32), aligned(8), may_alias));

// #region orders
#define LOOP(x) for (size_t x = 0; x < n; ++x)
#define STEP c[i * n + j] += a[i * n + k] * b[k * n + j]
#define ARGS size_t n, const double *__restrict a, const double *__restrict b, double *__restrict c
void ijk(ARGS) { LOOP(i) LOOP(j) LOOP(k) STEP; }
void jik(ARGS) { LOOP(j) LOOP(i) LOOP(k) STEP; }
void ikj(ARGS) { LOOP(i) LOOP(k) LOOP(j) STEP; }
void kij(ARGS) { LOOP(k) LOOP(i) LOOP(j) STEP; }
void jki(ARGS) { LOOP(j) LOOP(k) LOOP(i) STEP; }
void kji(ARGS) { LOOP(k) LOOP(j) LOOP(i) STEP; }
// #endregion

// #region blocked
/// B 切成 kb×jb 的块，一块被所有 i 用完才换下一块。
void blocked(ARGS) {
  const size_t kb = 64, jb = 256;  // 64 × 256 × 8 = 128 KiB，放进 L2
  for (size_t k0 = 0; k0 < n; k0 += kb)
    for (size_t j0 = 0; j0 < n; j0 += jb) {
      const size_t k1 = std::min(n, k0 + kb), j1 = std::min(n, j0 + jb);
      LOOP(i)
        for (size_t k = k0; k < k1; ++k)
          for (size_t j = j0; j < j1; ++j) STEP;
    }
}
// #endregion

// #region micro
constexpr size_t MR = 6, NR = 8;  // C 的 6×8 小块 = 12 个 ymm

/// 小块全程留在寄存器：每个 k 读 2 个向量的 B、6 个标量的 A，做 12 次 FMA。
/// A 的元素在 a[i*as + k*ak]，B 的一行在 b + k*bs。
inline void micro(size_t kc, const double* a, size_t as, size_t ak, const double* b, size_t bs, double* c, size_t n) {
  v4 acc[MR][2] = {};
  for (size_t k = 0; k < kc; ++k) {
    const v4 b0 = *reinterpret_cast<const v4u*>(b + k * bs);
    const v4 b1 = *reinterpret_cast<const v4u*>(b + k * bs + 4);
#pragma GCC unroll 6
    for (size_t i = 0; i < MR; ++i) {
      acc[i][0] += a[i * as + k * ak] * b0;
      acc[i][1] += a[i * as + k * ak] * b1;
    }
  }
#pragma GCC unroll 6
  for (size_t i = 0; i < MR; ++i) {
    *reinterpret_cast<v4u*>(c + i * n) += acc[i][0];
    *reinterpret_cast<v4u*>(c + i * n + 4) += acc[i][1];
  }
}
// #endregion

/// 不足 6×8 的边角。
void corner(size_t n, const double* a, const double* b, double* c, size_t i0, size_t i1, size_t j0, size_t j1) {
  for (size_t i = i0; i < i1; ++i)
    LOOP(k)
      for (size_t j = j0; j < j1; ++j) STEP;
}

// #region tile
/// 寄存器分块：A、B 原地读，k 走到底。
void tile(ARGS) {
  const size_t m = n / MR * MR, w = n / NR * NR;
  for (size_t j = 0; j < w; j += NR)
    for (size_t i = 0; i < m; i += MR) micro(n, a + i * n, n, 1, b + j, n, c + i * n + j, n);
  corner(n, a, b, c, 0, m, w, n);
  corner(n, a, b, c, m, n, 0, n);
}
// #endregion

// #region packed
/// 再加上三层分块与打包：A 的 mc×kc 块、B 的 kc×n 条都抄成微内核读的次序。
void packed_with(ARGS, size_t kc, size_t mc) {
  static std::vector<double> pa, pb;  // 反复调用时复用
  pa.resize(kc * mc), pb.resize(kc * n);
  const size_t m = n / MR * MR, w = n / NR * NR;
  for (size_t k0 = 0; k0 < n; k0 += kc) {
    const size_t kk = std::min(kc, n - k0);
    for (size_t j = 0; j < w; j += NR)  // B：每 8 列一条，条内按 k 连续
      for (size_t k = 0; k < kk; ++k)
        std::memcpy(&pb[j * kk + k * NR], b + (k0 + k) * n + j, NR * sizeof(double));
    for (size_t i0 = 0; i0 < m; i0 += mc) {
      const size_t mm = std::min(mc, m - i0);
      for (size_t i = 0; i < mm; ++i)  // A：每 6 行一条，条内按 k 连续
        for (size_t k = 0; k < kk; ++k)
          pa[i / MR * MR * kk + k * MR + i % MR] = a[(i0 + i) * n + k0 + k];
      for (size_t j = 0; j < w; j += NR)
        for (size_t i = 0; i < mm; i += MR)
          micro(kk, &pa[i * kk], 1, MR, &pb[j * kk], NR, c + (i0 + i) * n + j, n);
    }
  }
  corner(n, a, b, c, 0, m, w, n);
  corner(n, a, b, c, m, n, 0, n);
}
void packed(ARGS) { packed_with(n, a, b, c, 256, 96); }
// #endregion

struct Version {
  const char* name;
  void (*run)(ARGS);
};
const Version versions[] = {{"ijk", ijk}, {"jik", jik}, {"ikj", ikj}, {"kij", kij},   {"jki", jki},
                            {"kji", kji}, {"blocked", blocked}, {"tile", tile}, {"packed", packed}};

/// |Ĉ−C| ≤ γ_n·(|A||B|)，γ_n = nu/(1−nu)，u = 2^-53；返回最坏的比值，≤ 1 为通过。
double worst_ratio(size_t n, const double* a, const double* b, const double* c) {
  const double nu = static_cast<double>(n) * 0x1p-53, gamma = nu / (1 - nu);
  double worst = 0;
  const size_t step = n <= 128 ? 1 : n / 8;  // 大的只抽几行，末行必在内
  for (size_t i = (n - 1) % step; i < n; i += step)
    LOOP(j) {
      long double exact = 0, bound = 0;
      LOOP(k) {
        const long double p = static_cast<long double>(a[i * n + k]) * b[k * n + j];
        exact += p, bound += std::fabs(p);
      }
      const double ratio = static_cast<double>(std::fabs(c[i * n + j] - exact) / (gamma * bound));
      if (std::isnan(ratio) || ratio > worst) worst = ratio;
    }
  return worst;
}

int main(int argc, char** argv) {
  if (argc < 4) {
    double worst = 0;
    for (size_t n : {1, 7, 48, 101, 301})  // 301 超过每一种块宽
      for (const auto& v : versions) {
        std::vector<double> a(n * n), b(n * n), c(n * n);
        std::uint64_t seed = n;
        for (auto* m : {&a, &b})
          for (double& x : *m) x = lab::uniform(seed);
        v.run(n, a.data(), b.data(), c.data());
        const double ratio = worst_ratio(n, a.data(), b.data(), c.data());
        if (std::isnan(ratio) || ratio > worst) worst = ratio;
      }
    std::printf("9 versions, 5 sizes: error within the bound: %s\n", worst <= 1 ? "yes" : "NO");
    return worst <= 1 ? 0 : 1;
  }
  const size_t n = static_cast<size_t>(std::atoi(argv[1]));
  const std::string wanted = std::string(",") + argv[3] + ",";
  lab::Array<double> a(n * n), b(n * n), c(n * n);
  std::uint64_t seed = n;
  for (size_t i = 0; i < n * n; ++i) a[i] = lab::uniform(seed), b[i] = lab::uniform(seed);
  const double work = 2e-9 * static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(n);
  for (int r = 0; r < std::atoi(argv[2]); ++r)
    for (const auto& v : versions) {
      if (wanted.find(std::string(",") + v.name + ",") == std::string::npos) continue;
      std::fill(c.data(), c.data() + n * n, 0.0);
      const auto s = lab::measure([&] { v.run(n, a.data(), b.data(), c.data()); });
      if (!(worst_ratio(n, a.data(), b.data(), c.data()) <= 1)) return std::puts("WRONG"), 1;
      std::printf("%s,%zu,%d,%.6g,%.6g,%.4f\n", v.name, n, r, s.wall, s.cpu, work / s.cpu);
    }
}
