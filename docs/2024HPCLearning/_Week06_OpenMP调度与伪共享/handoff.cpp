// 两个核交接一条缓存行要多久，随时间怎么变。不带参数：自检；
// handoff <秒数> 每 0.1 秒量一次，输出 CSV：second,ns
#include "handoff.hpp"
#include "lab.hpp"

int main(int argc, char** argv) {
  const double limit = argc > 1 ? std::atof(argv[1]) : 0;
  if (limit <= 0) return std::puts(handoff(100) > 0 ? "self-check ok" : "FAILED"), 0;
  std::puts("second,ns");
  const double start = lab::now(CLOCK_MONOTONIC);
  for (double t = 0; t < limit; t = lab::now(CLOCK_MONOTONIC) - start) {
    handoff(500);  // 先叫醒另一个线程
    std::printf("%.2f,%.1f\n", t, handoff(5000));
    timespec pause{0, 100000000};
    nanosleep(&pause, nullptr);
  }
}
