// 不计时，只数：每种分法下，两个线程各分到多少活。活的大小与 i 成正比。
#include <cstdio>
#include <omp.h>

int main() {
  constexpr int n = 1000;
  const struct { const char* name; omp_sched_t kind; int chunk; } ways[] = {
      {"static", omp_sched_static, 0}, {"static,1", omp_sched_static, 1}, {"static,50", omp_sched_static, 50}};
  std::puts("schedule     thread0  thread1  speedup");
  for (const auto& way : ways) {
    omp_set_schedule(way.kind, way.chunk);
    long work[2] = {0, 0};
#pragma omp parallel for num_threads(2) schedule(runtime)
    for (int i = 1; i <= n; ++i) {
      const int who = omp_get_thread_num();
#pragma omp atomic
      work[who] += i;
    }
    const long most = work[0] > work[1] ? work[0] : work[1];
    std::printf("%-10s %9ld %8ld %8.3f\n", way.name, work[0], work[1],
                static_cast<double>(work[0] + work[1]) / static_cast<double>(most));
  }
}
