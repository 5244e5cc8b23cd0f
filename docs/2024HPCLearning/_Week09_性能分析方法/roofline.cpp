// 量屋顶线：对数组求 d 次多项式的和，每元素读 8 字节、做 2d+1 次运算，d 就是调节算术强度的旋钮。
// 不带参数：对拍；roofline <KiB> <轮数> <标签> [错开的字节，8 的倍数，默认 16] 输出 CSV。
// 数组的起点离 64 字节的边界多远由“错开”定；16 与 glibc 给大块内存的起点相同。
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

double now() {  // 本线程用掉的 CPU 时间：机器上另有任务时也量得准
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

using Vec = double __attribute__((vector_size(64), aligned(8)));
constexpr int LANES = 8, WAYS = 8;  // 八条互不依赖的链，一条八个 double

// #region kernel
/// Σ (((x·x + c)·x + c)·x + …)，每个元素 D 次乘加，再加 1 次累加。
template <int D>
double horner(const double* x, std::size_t n, double c) {
  Vec sum[WAYS] = {};
  for (std::size_t i = 0; i < n; i += LANES * WAYS) {
    Vec v[WAYS], p[WAYS];
    for (int w = 0; w < WAYS; ++w) p[w] = v[w] = *reinterpret_cast<const Vec*>(x + i + w * LANES);
#pragma GCC unroll 48
    for (int d = 0; d < D; ++d)
#pragma GCC unroll 8
      for (int w = 0; w < WAYS; ++w) p[w] = p[w] * v[w] + c;
    for (int w = 0; w < WAYS; ++w) sum[w] += p[w];
  }
  double total = 0;
  for (const Vec& s : sum)
    for (int l = 0; l < LANES; ++l) total += s[l];
  return total;
}
// #endregion

double plain(const double* x, std::size_t n, int degree, double c) {
  double total = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double v = x[i];
    double p = v;
    for (int d = 0; d < degree; ++d) p = p * v + c;
    total += p;
  }
  return total;
}

struct Kernel {
  int degree;
  double (*run)(const double*, std::size_t, double);
};
const Kernel KERNELS[] = {{0, horner<0>}, {1, horner<1>}, {2, horner<2>}, {4, horner<4>}, {8, horner<8>},
                          {12, horner<12>}, {16, horner<16>}, {24, horner<24>}, {32, horner<32>}, {48, horner<48>}};

int main(int argc, char** argv) {
  const std::size_t kib = argc > 1 ? std::size_t(std::atoi(argv[1])) : 4;
  const int rounds = argc > 2 ? std::atoi(argv[2]) : 0;
  const std::size_t shift = argc > 4 ? std::size_t(std::atoi(argv[4])) / 8 : 2, n = kib * 128 / 64 * 64;
  std::vector<double> room(n + 16);  // 前面留够，起点才能挑
  const std::size_t past = reinterpret_cast<std::uintptr_t>(room.data()) % 64 / 8;
  double* x = room.data() + (8 - past) % 8 + shift % 8;
  for (std::size_t i = 0; i < n; ++i) x[i] = 0.5 + 1e-4 * double(i % 1000);
  if (rounds == 0) {
    for (const auto& [degree, run] : KERNELS)
      for (const double* from : {x, x + 64})  // 两种起点，长度差一个循环
        for (std::size_t length : {n - 64, std::size_t(0)}) {
          const double want = plain(from, length, degree, 0.25), got = run(from, length, 0.25);
          if (!(std::fabs(got - want) <= 1e-12 * std::fabs(want))) return std::printf("FAILED: d=%d %.17g %.17g\n", degree, got, want), 1;
        }
    return std::puts("向量版与逐个计算一致"), 0;
  }
  double sink = 0;
  const std::size_t passes = std::size_t(1) + (96 * 1024) / kib;  // 小数组多扫几遍
  for (int k = 0; k <= rounds; ++k)
    for (const auto& [degree, run] : KERNELS) {
      const std::size_t times = degree > 16 ? (passes + 3) / 4 : passes;
      const double t0 = now();
      for (std::size_t q = 0; q < times; ++q) sink += run(x, n, 0.25);
      const double t = now() - t0, elements = double(n) * double(times);
      if (k > 0)
        std::printf("%s,%zu,%d,%.4f,%d,%.6g,%.4f,%.4f\n", argc > 3 ? argv[3] : "", kib, degree, (2 * degree + 1) / 8.0, k, t,
                    (2 * degree + 1) * elements / t * 1e-9, 8 * elements / t * 1e-9);
    }
  return sink == 0.5;
}
