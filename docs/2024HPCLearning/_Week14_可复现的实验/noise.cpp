// 同一份固定的工作反复计时：墙上时间、线程 CPU 时间、被动切换次数、换核次数。
// 不带参数：核对；noise <轮数> <标签> 输出 CSV；noise spin <秒> 只占住核，当干扰。
#include <sched.h>
#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <numeric>
#include <vector>

double now(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

long switches() {
  rusage use{};
  getrusage(RUSAGE_THREAD, &use);
  return use.ru_nivcsw;
}

/// 把数组扫 passes 遍，返回总和：结果一定，工作量一定。
unsigned long work(const std::vector<unsigned>& a, int passes) {
  unsigned long sum = 0;
  for (int p = 0; p < passes; ++p) {
    sum = sum * 31 + std::accumulate(a.begin(), a.end(), 0UL);
    asm volatile("" : : "r"(a.data()) : "memory");  // 不许编译器把各遍合并
  }
  return sum;
}

int main(int argc, char** argv) {
  if (argc > 2 && std::strcmp(argv[1], "spin") == 0) {
    const double end = now(CLOCK_MONOTONIC) + std::atof(argv[2]);
    while (now(CLOCK_MONOTONIC) < end) {
    }
    return 0;
  }
  std::vector<unsigned> a(128 * 1024);  // 512 KiB，留在 L2
  std::iota(a.begin(), a.end(), 0u);
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 0;
  if (rounds == 0) {
    const unsigned long one = 128UL * 1024 * (128 * 1024 - 1) / 2;
    return std::printf("一遍的和 %lu，两遍 %s\n", work(a, 1), work(a, 2) == one * 32 ? "正确" : "FAILED"), 0;
  }
  unsigned long sink = 0;
  for (int r = 0; r <= rounds; ++r) {
    const long s0 = switches();
    const int core = sched_getcpu();
    const double w0 = now(CLOCK_MONOTONIC), c0 = now(CLOCK_THREAD_CPUTIME_ID);
    sink += work(a, 3000);
    const double cpu = now(CLOCK_THREAD_CPUTIME_ID) - c0, wall = now(CLOCK_MONOTONIC) - w0;
    if (r > 0) std::printf("%s,%d,%.4f,%.4f,%ld,%d\n", argc > 2 ? argv[2] : "", r, wall * 1e3, cpu * 1e3, switches() - s0, sched_getcpu() != core);
  }
  return sink == 1;
}
