// 竖条取多宽：heat.cpp 的 sweepColumns 换几种条宽，与直接扫在同一轮里比。单线程，按本线程的 CPU 时间计。
// 不带参数：heat.cpp 的对拍；strips <轮数> 输出 CSV：cols,width,round,gpoints（width 为 0 是直接扫）
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main heat_main
#include "heat.cpp"
#undef main

int main(int argc, char** argv) {
  if (argc < 2) return selfTest();
  setThreads(1);
  std::puts("cols,width,round,gpoints");
  for (int cols : {16000, 64000, 1024000}) {
    Grid a = heated(16384 * 1000 / cols, cols), b = a;
    const double points = double(a.rows) * a.cols;
    for (int r = 0; r <= std::atoi(argv[1]); ++r)  // 第 0 轮热身
      for (int width : {0, 500, 1000, 2000, 4000, 8000, 16000, 32000}) {
        if (width >= cols) continue;
        const double t0 = now();
        if (width == 0)
          sweep(a, b), sweep(b, a);
        else
          sweepColumns(a, b, width), sweepColumns(b, a, width);
        if (r > 0) std::printf("%d,%d,%d,%.5f\n", cols, width, r, points * 2 / (now() - t0) * 1e-9);
      }
  }
}
