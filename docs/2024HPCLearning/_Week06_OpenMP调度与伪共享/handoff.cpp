// 两个核交接一条缓存行要多久，随时间怎么变。不带参数：自检；
// handoff <秒数> 每 0.1 秒量一次，输出 CSV：second,ns
#include "lab.hpp"

#include <atomic>
#include <omp.h>

/// 两个线程轮流改写同一个变量；返回每次交接的秒数。
double handoff(long rounds) {
  alignas(64) static std::atomic<long> turn;
  turn = 0;
  const double t0 = lab::now(CLOCK_MONOTONIC);
#pragma omp parallel num_threads(2)
  {
    const long me = omp_get_thread_num();
    for (long i = 0; i < rounds; ++i) {
      while (turn.load(std::memory_order_acquire) != 2 * i + me) {
      }
      turn.store(2 * i + me + 1, std::memory_order_release);
    }
  }
  return (lab::now(CLOCK_MONOTONIC) - t0) / (2.0 * static_cast<double>(rounds));
}

int main(int argc, char** argv) {
  const double limit = argc > 1 ? std::atof(argv[1]) : 0;
  if (limit <= 0) return std::puts(handoff(100) > 0 ? "self-check ok" : "FAILED"), 0;
  std::puts("second,ns");
  const double start = lab::now(CLOCK_MONOTONIC);
  for (double t = 0; t < limit; t = lab::now(CLOCK_MONOTONIC) - start) {
    handoff(500);  // 先叫醒另一个线程
    std::printf("%.2f,%.1f\n", t, 1e9 * handoff(5000));
    timespec pause{0, 100000000};
    nanosleep(&pause, nullptr);
  }
}
