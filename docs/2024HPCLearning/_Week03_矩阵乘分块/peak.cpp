// 主频与双精度 FMA 的峰值。不带参数只自检；peak <轮数> 输出 CSV。
#include "lab.hpp"

#include <cmath>

typedef double v4 __attribute__((vector_size(32)));  // 一个 ymm
typedef double v8 __attribute__((vector_size(64)));  // 一个 zmm

// #region clock
/// 一串互相依赖的整数加法，每条恰好 1 周期：条数 ÷ 时间 = 主频。
double add_chain(std::uint64_t rounds) {
  std::uint64_t x = 1;
  for (std::uint64_t i = 0; i < rounds; ++i)
    asm volatile("add $1,%0\n add $1,%0\n add $1,%0\n add $1,%0\n"
                 "add $1,%0\n add $1,%0\n add $1,%0\n add $1,%0"
                 : "+r"(x));
  return 8.0 * static_cast<double>(rounds);  // 周期数
}
// #endregion

// #region fma
/// Chains 条互不依赖的乘加链；返回浮点运算数（乘、加各算一次）。
template <class V, int Chains>
double fma_chains(std::uint64_t rounds, const double* init, double& sink) {
  constexpr int lanes = sizeof(V) / sizeof(double);
  V acc[Chains], x, y;
  for (int l = 0; l < lanes; ++l) x[l] = init[l], y[l] = init[l + 8];
  for (int c = 0; c < Chains; ++c)
    for (int l = 0; l < lanes; ++l) acc[c][l] = init[c + l];
  for (std::uint64_t i = 0; i < rounds; ++i)
#pragma GCC unroll 16
    for (int c = 0; c < Chains; ++c) acc[c] = acc[c] * x + y;
  for (int c = 0; c < Chains; ++c)
    for (int l = 0; l < lanes; ++l) sink += acc[c][l];
  return 2.0 * lanes * Chains * static_cast<double>(rounds);
}
// #endregion

namespace {

double init[32], sink = 0;

void row(const char* kind, int chains, int rep, double work, lab::Sample s) {
  std::printf("%s,%d,%d,%.6g,%.6g,%.4f\n", kind, chains, rep, s.wall, s.cpu, work / s.cpu * 1e-9);
}

template <class V, int Chains>
void fma_row(const char* kind, int rep, std::uint64_t rounds) {
  double work = 0;
  const auto s = lab::measure([&] { work = fma_chains<V, Chains>(rounds, init, sink); });
  row(kind, Chains, rep, work, s);
}

template <class V>
void width(const char* kind, int r, std::uint64_t rounds) {
  fma_row<V, 1>(kind, r, rounds), fma_row<V, 2>(kind, r, rounds), fma_row<V, 4>(kind, r, rounds);
  fma_row<V, 6>(kind, r, rounds), fma_row<V, 8>(kind, r, rounds), fma_row<V, 10>(kind, r, rounds);
  fma_row<V, 12>(kind, r, rounds);
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t seed = 3;
  for (double& v : init) v = 0.5 + 0.4 * lab::uniform(seed);
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  if (reps == 0) {
    double want = 0, size = 0;  // 另算一遍：8 条链，每条 4 个与 8 个数，各乘加 10 次
    for (int lanes : {4, 8})
      for (int c = 0; c < 8; ++c)
        for (int k = 0; k < lanes; ++k) {
          double v = init[c + k];
          for (int i = 0; i < 10; ++i) v = v * init[k] + init[k + 8];
          want += v, size += std::fabs(v);
        }
    const bool ok = add_chain(10) == 80 && fma_chains<v4, 8>(10, init, sink) == 640 &&
                    fma_chains<v8, 8>(10, init, sink) == 1280 && std::fabs(sink - want) <= 1e-13 * size;
    return std::puts(ok ? "self-check ok" : "self-check FAILED"), ok ? 0 : 1;
  }
  std::puts("kind,chains,rep,wall_s,cpu_s,giga");
  for (int r = 0; r < reps; ++r) {
    double cycles = 0;
    const auto s = lab::measure([&] { cycles = add_chain(5000000); });
    row("clock", 1, r, cycles, s);
    width<v4>("ymm", r, 3000000);
    width<v8>("zmm", r, 3000000);
  }
  std::fprintf(stderr, "sink %g\n", sink);
}
