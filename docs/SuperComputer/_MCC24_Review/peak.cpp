// 两条上界的实测：双精度 FMA 吞吐（计算）与流式读写（带宽）。
// 不带参数只自检；peak clock|fma|band <重复次数> 输出 CSV。
#include "bench.hpp"

#include <cmath>
#include <cstring>

typedef double v8 __attribute__((vector_size(64)));  // 一个 zmm：8 个 double

// #region clock
/// 互相依赖的整数指令：add 每条 1 周期，imul 每条 3 周期，总数除以耗时就是主频。
double add_chain(std::uint64_t rounds) {
  std::uint64_t x = 1;
  for (std::uint64_t i = 0; i < rounds; ++i)
    asm volatile("add $1,%0\n add $1,%0\n add $1,%0\n add $1,%0\n add $1,%0\n add $1,%0" : "+r"(x));
  return 6.0 * static_cast<double>(rounds);  // 周期数
}
double imul_chain(std::uint64_t rounds) {
  std::uint64_t x = 3;
  for (std::uint64_t i = 0; i < rounds; ++i)
    asm volatile("imul %0,%0\n imul %0,%0\n imul %0,%0\n imul %0,%0" : "+r"(x));
  return 12.0 * static_cast<double>(rounds);
}
// #endregion

// #region fma
/// Chains 条互不依赖的 FMA 链；一条链上后一次要等前一次的结果。
/// 初值从内存读入且各分量不同，编译器无从化简；内层必须展开，acc 才能留在寄存器里。
template <int Chains>
double fma_chains(std::uint64_t rounds, const v8* init, double& sink) {
  v8 acc[Chains];
  for (int c = 0; c < Chains; ++c) acc[c] = init[c];
  const v8 x = init[Chains], y = init[Chains + 1];
  for (std::uint64_t i = 0; i < rounds; ++i)
#pragma GCC unroll 24
    for (int c = 0; c < Chains; ++c) acc[c] = acc[c] * x + y;
  for (int c = 0; c < Chains; ++c)
    for (int l = 0; l < 8; ++l) sink += acc[c][l];
  return 2.0 * 8 * Chains * static_cast<double>(rounds);  // 浮点运算数：乘、加各算一次
}
// #endregion

// #region stream
double read_sum(const double* a, std::size_t n) {
  v8 s[8] = {};
  for (std::size_t i = 0; i + 64 <= n; i += 64)
#pragma GCC unroll 8
    for (int k = 0; k < 8; ++k) s[k] += *reinterpret_cast<const v8*>(a + i + 8 * k);
  double t = 0;
  for (int k = 0; k < 8; ++k)
    for (int l = 0; l < 8; ++l) t += s[k][l];
  return t;
}
void triad(double* __restrict a, const double* __restrict b, const double* __restrict c, double q, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) a[i] = b[i] + q * c[i];
}
// #endregion

namespace {

void row(const char* what, double x, int rep, double work, const bench::Sample& s) {
  std::printf("%s,%g,%d,%.6g,%.6g,%.4f\n", what, x, rep, s.wall, s.cpu, work / s.cpu * 1e-9);
}

void fill(v8 (&init)[26]) {
  std::uint64_t seed = 24;
  for (v8& v : init)
    for (int l = 0; l < 8; ++l) v[l] = 0.5 + 0.4 * bench::uniform(seed);
}

template <int Chains>
void fma_row(int rep, const v8* init, double& sink) {
  double work = 0;
  const auto s = bench::measure([&] { work = fma_chains<Chains>(16000000 / (Chains < 8 ? 8 : Chains), init, sink); });
  row("fma", Chains, rep, work, s);
}

void clock_rows(int reps) {
  for (int r = 0; r < reps; ++r) {
    double cycles = 0;
    auto s = bench::measure([&] { cycles = add_chain(5000000); });
    row("add", 1, r, cycles, s);
    s = bench::measure([&] { cycles = imul_chain(2500000); });
    row("imul", 1, r, cycles, s);
  }
}

void fma_rows(int reps) {
  double sink = 0;
  v8 init[26];
  fill(init);
  for (int r = 0; r < reps; ++r) {
    fma_row<1>(r, init, sink), fma_row<2>(r, init, sink), fma_row<3>(r, init, sink), fma_row<4>(r, init, sink);
    fma_row<6>(r, init, sink), fma_row<8>(r, init, sink), fma_row<10>(r, init, sink), fma_row<12>(r, init, sink);
    fma_row<16>(r, init, sink), fma_row<24>(r, init, sink);
  }
  std::fprintf(stderr, "sink %g\n", sink);
}

void band_rows(int reps) {
  const std::size_t most = (std::size_t{192} << 20) / 8;  // 每个数组最多 192 MiB
  bench::Array<double> a(most, 1.0), b(most, 2.0), c(most, 3.0);
  double sink = 0;
  for (int r = 0; r < reps; ++r)
    for (std::size_t kib = 12; kib <= 196608; kib *= 2) {
      const std::size_t n = kib * 128, times = 1 + (std::size_t{128} << 20) / (n * 8);
      const double bytes = 8.0 * static_cast<double>(n) * static_cast<double>(times);
      sink += read_sum(a.data(), n);
      auto s = bench::measure([&] {
        for (std::size_t t = 0; t < times; ++t) sink += read_sum(a.data(), n);
      });
      row("read", static_cast<double>(kib), r, bytes, s);
      triad(a.data(), b.data(), c.data(), 1e-3, n);
      s = bench::measure([&] {
        for (std::size_t t = 0; t < times; ++t) {
          triad(a.data(), b.data(), c.data(), 1e-3, n);
          asm volatile("" ::: "memory");
        }
      });
      row("triad", 3.0 * static_cast<double>(kib), r, 3 * bytes, s);
    }
  std::fprintf(stderr, "sink %g\n", sink);
}

int self_check() {
  bench::Array<double> a(640, 1.0), b(640, 2.0), c(640, 3.0);
  triad(a.data(), b.data(), c.data(), 2.0, 640);
  double sink = 0;
  v8 init[26];
  fill(init);
  const double flops = fma_chains<8>(10, init, sink);
  const bool ok = read_sum(a.data(), 640) == 640 * 8.0 && flops == 1280 && add_chain(10) == 60 && std::isfinite(sink);
  std::puts(ok ? "self-check ok" : "self-check FAILED");
  return ok ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return self_check();
  const int reps = std::atoi(argv[2]);
  std::puts("kind,x,rep,wall_s,cpu_s,giga_per_s");
  if (!std::strcmp(argv[1], "clock")) clock_rows(reps);
  if (!std::strcmp(argv[1], "fma")) fma_rows(reps);
  if (!std::strcmp(argv[1], "band")) band_rows(reps);
}
