// 伪共享：两个线程各写各的计数器，计数器相距 gap 字节。
// 不带参数：自检；sharing <轮数> 输出 CSV：kind,gap,threads,rep,wall_s,ns
#include "handoff.hpp"
#include "lab.hpp"

#include <cstring>
#include <omp.h>
#include <vector>

// #region bump
/// 每个线程把自己的计数器加 n 次；线程 t 的计数器在 base + t*gap。
void bump(unsigned char* base, std::size_t gap, long n, int threads) {
#pragma omp parallel num_threads(threads)
  {
    const auto me = static_cast<std::size_t>(omp_get_thread_num());
    auto* mine = reinterpret_cast<volatile long*>(base + me * gap);
    for (long i = 0; i < n; ++i) *mine = *mine + 1;
  }
}
// #endregion

// #region array
/// 直方图式的累加：每线程一份部分和，padded 决定是否独占缓存行。
struct Plain { volatile double sum; };
struct alignas(64) Padded { volatile double sum; };
template <class T>
double partial_sums(const double* a, long n, int threads) {
  std::vector<T> part(static_cast<std::size_t>(threads));
#pragma omp parallel num_threads(threads)
  {
    const auto me = static_cast<std::size_t>(omp_get_thread_num());
#pragma omp for schedule(static)
    for (long i = 0; i < n; ++i) part[me].sum = part[me].sum + a[i];
  }
  double s = 0;
  for (const T& p : part) s += p.sum;
  return s;
}
// #endregion

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  alignas(256) static unsigned char room[1024];
  if (reps == 0) {
    bump(room, 64, 1000, 2);
    long got[2];
    for (std::size_t t = 0; t < 2; ++t) std::memcpy(&got[t], room + t * 64, sizeof got[t]);
    double a[100];
    for (int i = 0; i < 100; ++i) a[i] = i + 1;  // 没有 0：漏掉哪一个，和都不对
    const double s = partial_sums<Plain>(a, 100, 2), p = partial_sums<Padded>(a, 100, 2);
    handoff(10);
    const bool ok = got[0] == 1000 && got[1] == 1000 && s == 5050 && p == 5050;
    std::printf("sizeof Plain %zu, Padded %zu\n%s\n", sizeof(Plain), sizeof(Padded), ok ? "self-check ok" : "FAILED");
    return ok ? 0 : 1;
  }
  lab::Array<double> a(1 << 20, 1.0);
  std::puts("kind,gap,threads,rep,wall_s,ns");
  for (int r = 0; r < reps; ++r) {
    const long n = 2000000;
    const auto row = [&](const char* kind, std::size_t gap, int threads, double wall, double count) {
      std::printf("%s,%zu,%d,%d,%.6g,%.4f\n", kind, gap, threads, r, wall, wall / count * 1e9);
    };
    for (std::size_t gap : {8, 16, 32, 48, 56, 64, 72, 96, 128, 256})
      row("bump", gap, 2, lab::measure([&] { bump(room, gap, n, 2); }).wall, static_cast<double>(n));
    row("bump", 64, 1, lab::measure([&] { bump(room, 64, n, 1); }).wall, static_cast<double>(n));
    const long m = static_cast<long>(a.size());
    for (int threads : {1, 2}) {
      row("plain", sizeof(Plain), threads, lab::measure([&] { lab::keep(partial_sums<Plain>(a.data(), m, threads)); }).wall, static_cast<double>(m));
      row("padded", sizeof(Padded), threads, lab::measure([&] { lab::keep(partial_sums<Padded>(a.data(), m, threads)); }).wall, static_cast<double>(m));
    }
    row("pingpong", 0, 2, handoff(20000) * 40000e-9, 40000);
  }
}
