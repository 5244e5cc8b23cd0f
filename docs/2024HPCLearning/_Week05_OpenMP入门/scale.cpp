// 两个线程能快多少。不带参数：对拍；
// scale pi|triad|fork <轮数> 输出 CSV：kind,x,threads,rep,wall_s
#include "lab.hpp"

#include <cmath>
#include <cstring>
#include <omp.h>

// #region pi
/// ∫₀¹ 4/(1+x²) dx = π，中点法，n 个小区间。
double pi_reduction(long n, int threads) {
  double sum = 0;
  const double h = 1.0 / static_cast<double>(n);
#pragma omp parallel for num_threads(threads) reduction(+ : sum)
  for (long i = 0; i < n; ++i) {
    const double x = (static_cast<double>(i) + 0.5) * h;
    sum += 4 / (1 + x * x);
  }
  return h * sum;
}
// #endregion
double pi_atomic(long n, int threads) {
  double sum = 0;
  const double h = 1.0 / static_cast<double>(n);
#pragma omp parallel for num_threads(threads)
  for (long i = 0; i < n; ++i) {
    const double x = (static_cast<double>(i) + 0.5) * h, y = 4 / (1 + x * x);
#pragma omp atomic
    sum += y;
  }
  return h * sum;
}
double pi_critical(long n, int threads) {
  double sum = 0;
  const double h = 1.0 / static_cast<double>(n);
#pragma omp parallel for num_threads(threads)
  for (long i = 0; i < n; ++i) {
    const double x = (static_cast<double>(i) + 0.5) * h, y = 4 / (1 + x * x);
#pragma omp critical
    sum += y;
  }
  return h * sum;
}
double pi_serial(long n, int) {
  double sum = 0;
  const double h = 1.0 / static_cast<double>(n);
  for (long i = 0; i < n; ++i) {
    const double x = (static_cast<double>(i) + 0.5) * h;
    sum += 4 / (1 + x * x);
  }
  return h * sum;
}

// #region triad
void triad(double* a, const double* b, const double* c, long n, int threads) {
#pragma omp parallel for num_threads(threads) if (threads > 1)
  for (long i = 0; i < n; ++i) a[i] = b[i] + 3 * c[i];
}
// #endregion

void row(const char* kind, long x, int threads, int rep, double wall) {
  std::printf("%s,%ld,%d,%d,%.6g\n", kind, x, threads, rep, wall);
}

int main(int argc, char** argv) {
  double worst = 0;
  for (auto* f : {pi_serial, pi_reduction, pi_atomic, pi_critical})
    for (int threads : {1, 2}) if (const double e = std::fabs(f(10000, threads) - M_PI); std::isnan(e) || e > worst) worst = e;
  if (argc < 3) return std::printf("|error| < 1e-9: %s\n", worst < 1e-9 ? "yes" : "NO"), 0;
  const int reps = std::atoi(argv[2]);
  struct Kind {
    const char* name;
    double (*run)(long, int);
    long n;
  };
  const Kind kinds[] = {{"serial", pi_serial, 20000000}, {"reduction", pi_reduction, 20000000},
                        {"atomic", pi_atomic, 1000000}, {"critical", pi_critical, 1000000}};
  if (!std::strcmp(argv[1], "pi"))
    for (int r = 0; r < reps; ++r)
      for (const Kind& k : kinds)
        for (int threads = 1; threads <= (k.run == pi_serial ? 1 : 2); ++threads)
          row(k.name, k.n, threads, r, lab::measure([&] { lab::keep(k.run(k.n, threads)); }).wall);
  // triad：每个线程数各用一遍；times 使一次样本约为 64 MiB 的流量
  if (!std::strcmp(argv[1], "triad")) {
    const long most = 1L << 23;  // 每个数组最多 64 MiB
    lab::Array<double> a(most, 1), b(most, 2), c(most, 3);
    for (int r = 0; r < reps; ++r)
      for (long n = 128; n <= most; n *= 2)
        for (int threads : {1, 2}) {
          const long times = 1 + (1L << 21) / n;
          triad(a.data(), b.data(), c.data(), n, threads);
          const auto s = lab::measure([&] {
            for (long t = 0; t < times; ++t) {
              triad(a.data(), b.data(), c.data(), n, threads);
              asm volatile("" ::: "memory");
            }
          });
          row("triad", n, threads, r, s.wall / static_cast<double>(times));
        }
  }
  if (!std::strcmp(argv[1], "fork"))  // 空的并行区：分叉与汇合本身要多久
    for (int r = 0; r < reps; ++r)
      for (int threads : {1, 2}) {
        const auto s = lab::measure([&] {
          for (int t = 0; t < 20000; ++t) {
#pragma omp parallel num_threads(threads)
            asm volatile("" ::: "memory");
          }
        });
        row("fork", 0, threads, r, s.wall / 20000);
      }
}
