// GEMM 的最后一版，LU 也调用它：C += alpha * A * B，全部行优先。
#pragma once
#include "bench.hpp"

#include <algorithm>

namespace gemm {

typedef double v8 __attribute__((vector_size(64)));
typedef double v8u __attribute__((vector_size(64), aligned(8), may_alias));  // 不要求 64 字节对齐的读写

constexpr int MR = 8, NR = 24;  // 微内核：8 行 × 3 个 zmm

struct Blocking {
  int kc = 384, mc = 96, nc = 3072;
  bool prefetch = true;
};

/// 打包用的缓冲区，反复调用时复用。
struct Workspace {
  explicit Workspace(Blocking bl = {}, bool huge = true)
      : blocking(bl),
        a(static_cast<std::size_t>(bl.kc) * static_cast<std::size_t>(bl.mc + MR), 0.0, huge),
        b(static_cast<std::size_t>(bl.kc) * static_cast<std::size_t>(bl.nc + NR), 0.0, huge) {}
  Blocking blocking;
  bench::Array<double> a, b;
};

// #region micro
/// C 的 8×24 小块全程留在 24 个 zmm 里；每个 k 读 3 个向量的 B、8 个标量的 A，做 24 次 FMA。
template <bool Prefetch>
inline void micro(int kc, const double* a, const double* b, double alpha, double* c, std::size_t ldc) {
  v8 acc[MR][3] = {};
  if (Prefetch)  // 算完才要写 C：先把这 8 行各 3 条缓存行叫来，与下面的 k 循环重叠
    for (int i = 0; i < MR; ++i)
      for (int v = 0; v < 3; ++v) __builtin_prefetch(c + static_cast<std::size_t>(i) * ldc + 8 * v, 1);
  for (int k = 0; k < kc; ++k, a += MR, b += NR) {
    const v8 b0 = *reinterpret_cast<const v8u*>(b), b1 = *reinterpret_cast<const v8u*>(b + 8),
             b2 = *reinterpret_cast<const v8u*>(b + 16);
#pragma GCC unroll 8
    for (int i = 0; i < MR; ++i) {
      acc[i][0] += a[i] * b0;
      acc[i][1] += a[i] * b1;
      acc[i][2] += a[i] * b2;
    }
  }
#pragma GCC unroll 8
  for (int i = 0; i < MR; ++i)
#pragma GCC unroll 3
    for (int v = 0; v < 3; ++v) *reinterpret_cast<v8u*>(c + static_cast<std::size_t>(i) * ldc + 8 * v) += alpha * acc[i][v];
}
// #endregion

// #region pack
/// A 的 mc×kc 块切成每 8 行一条，条内按 k 连续：微内核只需顺着读。不足 8 行补零。
inline void pack_a(const double* a, std::size_t lda, int mc, int kc, double* out) {
  for (int i0 = 0; i0 < mc; i0 += MR)
    for (int k = 0; k < kc; ++k)
      for (int i = 0; i < MR; ++i)
        *out++ = i0 + i < mc ? a[static_cast<std::size_t>(i0 + i) * lda + static_cast<std::size_t>(k)] : 0.0;
}
/// B 的 kc×nc 块切成每 24 列一条，条内按 k 连续。不足 24 列补零。
inline void pack_b(const double* b, std::size_t ldb, int kc, int nc, double* out) {
  for (int j0 = 0; j0 < nc; j0 += NR)
    for (int k = 0; k < kc; ++k, out += NR) {
      const double* row = b + static_cast<std::size_t>(k) * ldb + j0;
      const int w = std::min(NR, nc - j0);
      for (int j = 0; j < w; ++j) out[j] = row[j];
      for (int j = w; j < NR; ++j) out[j] = 0.0;
    }
}
// #endregion

// #region packed
inline void edge(int kc, const double* a, const double* b, double alpha, double* c, std::size_t ldc, int m, int n) {
  alignas(64) double t[MR * NR] = {};
  micro<false>(kc, a, b, alpha, t, NR);
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) c[static_cast<std::size_t>(i) * ldc + static_cast<std::size_t>(j)] += t[i * NR + j];
}

inline void packed(int m, int n, int k, double alpha, const double* a, std::size_t lda, const double* b, std::size_t ldb,
                   double* c, std::size_t ldc, Workspace& w) {
  const auto [KC, MC, NC, prefetch] = w.blocking;
  for (int jc = 0; jc < n; jc += NC)
    for (int pc = 0; pc < k; pc += KC) {
      const int nc = std::min(NC, n - jc), kc = std::min(KC, k - pc);
      pack_b(b + static_cast<std::size_t>(pc) * ldb + jc, ldb, kc, nc, w.b.data());
      for (int ic = 0; ic < m; ic += MC) {
        const int mc = std::min(MC, m - ic);
        pack_a(a + static_cast<std::size_t>(ic) * lda + pc, lda, mc, kc, w.a.data());
        for (int j = 0; j < nc; j += NR)
          for (int i = 0; i < mc; i += MR) {
            const double* pa = w.a.data() + static_cast<std::size_t>(i) * static_cast<std::size_t>(kc);
            const double* pb = w.b.data() + static_cast<std::size_t>(j) * static_cast<std::size_t>(kc);
            double* tile = c + static_cast<std::size_t>(ic + i) * ldc + jc + j;
            if (mc - i < MR || nc - j < NR)
              edge(kc, pa, pb, alpha, tile, ldc, std::min(MR, mc - i), std::min(NR, nc - j));
            else if (prefetch)
              micro<true>(kc, pa, pb, alpha, tile, ldc);
            else
              micro<false>(kc, pa, pb, alpha, tile, ldc);
          }
      }
    }
}
// #endregion

}  // namespace gemm
