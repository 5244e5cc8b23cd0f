// 逐列消元与 nb = 1、2、4 的分块：搬的字节一样多（nb = 1）或成倍减少，各有多快。单线程，按本线程的 CPU 时间计。
// 不带参数：lu.cpp 的自检；columns <轮数> [nb…] 输出 CSV：what,n,nb,threads,ld,round,time_s,gflops,residual
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main lu_main
#include "lu.cpp"
#undef main

int main(int argc, char** argv) {
  if (argc < 2) return selfTest();
  std::vector<int> widths{0, 1, 2, 4, 40};
  if (argc > 2) widths.clear();
  for (int k = 2; k < argc; ++k) widths.push_back(std::atoi(argv[k]));
  for (int r = 0; r <= std::atoi(argv[1]); ++r)  // 第 0 轮热身
    for (int nb : widths) sample(nb == 0 ? "逐列" : "分块", 2000, nb, 1, 0, r);
}
