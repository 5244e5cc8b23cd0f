// 点积：标量、OpenMP SIMD 归约、AVX2 intrinsics（1、2、4、8 个累加器）。
// 不带参数：对拍；dot <轮数> 输出 CSV：version,n,offset,rep,wall_s,cpu_s,gflops
// dot <轮数> link 另量一件事：下一次调用要不要等上一次（calls 列：free 或 linked）
#include "lab.hpp"

#include <cmath>
#include <cstring>
#include <immintrin.h>

using std::size_t;

/// 照定义写：每次加法等前一次。
double scalar(const double* a, const double* b, size_t n) {
  double s = 0;
  for (size_t i = 0; i < n; ++i) s += a[i] * b[i];
  return s;
}

// #region simd
/// 允许编译器在这一个循环里换加法的次序（-fopenmp-simd）。
double omp_simd(const double* a, const double* b, size_t n) {
  double s = 0;
#pragma omp simd reduction(+ : s)
  for (size_t i = 0; i < n; ++i) s += a[i] * b[i];
  return s;
}
// #endregion

// #region avx2
/// K 个累加器，一次 4K 个 double；剩下的逐个加。
template <int K>
double avx2(const double* a, const double* b, size_t n) {
  __m256d acc[K];
  for (int k = 0; k < K; ++k) acc[k] = _mm256_setzero_pd();
  size_t i = 0;
  for (; i + 4 * K <= n; i += 4 * K)
#pragma GCC unroll 8
    for (int k = 0; k < K; ++k) {
      const __m256d x = _mm256_loadu_pd(a + i + 4 * static_cast<size_t>(k));
      const __m256d y = _mm256_loadu_pd(b + i + 4 * static_cast<size_t>(k));
      acc[k] = _mm256_fmadd_pd(x, y, acc[k]);  // x*y + acc[k]
    }
  for (int k = 1; k < K; ++k) acc[0] = _mm256_add_pd(acc[0], acc[k]);
  // 4 个分量收成 1 个：高半加到低半，再把两个加起来
  __m128d half = _mm_add_pd(_mm256_castpd256_pd128(acc[0]),
                            _mm256_extractf128_pd(acc[0], 1));
  half = _mm_add_sd(half, _mm_unpackhi_pd(half, half));
  double s = _mm_cvtsd_f64(half);
  for (; i < n; ++i) s += a[i] * b[i];
  return s;
}
// #endregion

struct Version {
  const char* name;
  double (*run)(const double*, const double*, size_t);
};
const Version versions[] = {{"scalar", scalar}, {"omp_simd", omp_simd}, {"avx2_1", avx2<1>},
                            {"avx2_2", avx2<2>}, {"avx2_4", avx2<4>}, {"avx2_8", avx2<8>}};

// #region check
/// 任何次序的点积都满足 |ŝ − s| ≤ γ_n·Σ|a_i b_i|，γ_n = nu/(1−nu)，u = 2^-53。
bool within_bound(double s, const double* a, const double* b, size_t n) {
  long double exact = 0, size = 0;
  for (size_t i = 0; i < n; ++i) {
    const long double p = static_cast<long double>(a[i]) * b[i];
    exact += p, size += std::fabs(p);
  }
  const double nu = static_cast<double>(n) * 0x1p-53;
  return std::fabs(s - exact) <= nu / (1 - nu) * size;
}
// #endregion

// #region linked
/// 反复调用 times 次。linked 时把上一次的和算成 0 再加到地址上，下一次调用必须等它。
template <bool Linked>
double many(double (*run)(const double*, const double*, size_t), const double* a, const double* b, size_t n,
            size_t times) {
  double s = 0;
  for (size_t t = 0; t < times; ++t) {
    std::uint64_t zero = 0;
    if (Linked) std::memcpy(&zero, &s, sizeof zero);
    asm volatile("and $0,%0" : "+r"(zero));  // 编译器不知道结果是 0
    s = run(a + zero, b, n);
    lab::keep(s);
  }
  return s;
}
// #endregion

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  const size_t most = reps ? size_t{1} << 24 : 5000;
  lab::Array<double> a(most + 8), b(most + 8);
  std::uint64_t seed = 4;
  for (size_t i = 0; i < a.size(); ++i) a[i] = lab::uniform(seed), b[i] = lab::uniform(seed);
  if (reps == 0) {
    int wrong = 0, tests = 0;
    for (size_t n = 0; n < 5000; n = n * 5 / 4 + 1)
      for (const auto& v : versions)
        ++tests, wrong += !within_bound(v.run(a.data() + 1, b.data() + 1, n), a.data() + 1, b.data() + 1, n);
    for (const auto& v : versions)  // 等与不等，结果逐位相同
      wrong += many<true>(v.run, a.data(), b.data(), 999, 3) != many<false>(v.run, a.data(), b.data(), 999, 3);
    std::printf("%d tests, %d wrong\n", tests, wrong);
    return wrong != 0;
  }
  if (argc > 2) {
    std::puts("version,n,calls,rep,wall_s,cpu_s,gflops");
    for (int r = 0; r < reps; ++r)
      for (size_t n : {256, 1024, 4096, 16384})
        for (bool linked : {false, true})
          for (const auto& v : versions) {
            const size_t times = 1 + (size_t{1} << 21) / n;
            const auto s = lab::measure([&] {
              linked ? many<true>(v.run, a.data(), b.data(), n, times) : many<false>(v.run, a.data(), b.data(), n, times);
            });
            std::printf("%s,%zu,%s,%d,%.6g,%.6g,%.4f\n", v.name, n, linked ? "linked" : "free", r, s.wall, s.cpu,
                        2e-9 * static_cast<double>(n * times) / s.cpu);
          }
    return 0;
  }
  std::puts("version,n,offset,rep,wall_s,cpu_s,gflops");
  for (int r = 0; r < reps; ++r)
    for (size_t n = 256; n <= most; n *= 4)
      for (size_t offset : {0, 1})
        for (const auto& v : versions) {
          const size_t times = 1 + (size_t{1} << 21) / n;
          const auto s = lab::measure([&] {
            for (size_t t = 0; t < times; ++t) lab::keep(v.run(a.data() + offset, b.data() + offset, n));
          });
          std::printf("%s,%zu,%zu,%d,%.6g,%.6g,%.4f\n", v.name, n, offset, r, s.wall, s.cpu,
                      2e-9 * static_cast<double>(n * times) / s.cpu);
        }
}
