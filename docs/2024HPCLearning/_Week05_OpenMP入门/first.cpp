// 空的并行区：头一次、接着一千次里最快的、歇 0.1 秒以后，各多少微秒。输出一行：first,hot,slept
#include <cstdio>
#include <ctime>
#include <omp.h>

double region() {
  const double begin = omp_get_wtime();
#pragma omp parallel num_threads(2)
  asm volatile("" ::: "memory");
  return (omp_get_wtime() - begin) * 1e6;
}

int main() {
  const double first = region();
  double hot = 1e9;
  for (int i = 0; i < 1000; ++i)
    if (const double t = region(); t < hot) hot = t;
  const timespec rest{0, 100000000};
  nanosleep(&rest, nullptr);
  std::printf("%.2f,%.2f,%.2f\n", first, hot, region());
}
