// 窄的竖条为什么慢：预先取下一行要读的一段、要写的一段，或两样，别的不动。单线程，按本线程的 CPU 时间计。
// 不带参数：与直接扫逐位对拍；prefetch <轮数> 输出 CSV：cols,what,width,round,gpoints（width 为 0 是整行）
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main heat_main
#include "heat.cpp"
#undef main

enum What { NONE, READ, WRITE, BOTH };

template <What WHAT>
void strips(const Grid& in, Grid& out, int width) {
  for (int from = 1; from <= in.cols; from += width) {
    const int to = std::min(from + width, in.cols + 1);
    for (int i = 1; i <= in.rows; ++i) {
      for (int j = from; j < to && i < in.rows; j += 8) {  // 每条缓存行 8 个 double，各取一次
        if (WHAT == READ || WHAT == BOTH) __builtin_prefetch(in.row(i + 2) + j, 0);
        if (WHAT == WRITE || WHAT == BOTH) __builtin_prefetch(out.row(i + 1) + j, 1);
      }
      updateRow(in.row(i - 1), in.row(i), in.row(i + 1), out.row(i), from, to);
    }
  }
}

int main(int argc, char** argv) {
  setThreads(1);
  const struct {
    const char* name;
    void (*go)(const Grid&, Grid&, int);
  } ways[] = {{"不预取", strips<NONE>}, {"预取要读的", strips<READ>}, {"预取要写的", strips<WRITE>}, {"两样都预取", strips<BOTH>}};
  if (argc < 2) {
    const Grid start = heated(45, 61);
    Grid want = start;
    sweep(start, want);
    for (const auto& way : ways)
      for (int width : {7, 16, 100}) {
        Grid out = start;
        way.go(start, out, width);
        if (!identical(out, want)) return std::puts("FAILED"), 1;
      }
    return std::puts("self-check ok"), 0;
  }
  std::puts("cols,what,width,round,gpoints");
  for (int cols : {16000, 64000}) {
    Grid a = heated(16384 * 1000 / cols, cols), b = a;
    const double points = double(a.rows) * a.cols;
    for (int r = 0; r <= std::atoi(argv[1]); ++r)  // 第 0 轮热身
      for (int width : {0, 500, 1000, 2000, 4000, 8000})
        for (const auto& way : ways) {
          const double t0 = now();
          way.go(a, b, width ? width : cols), way.go(b, a, width ? width : cols);
          if (r > 0) std::printf("%d,%s,%d,%d,%.5f\n", cols, way.name, width, r, points * 2 / (now() - t0) * 1e-9);
        }
  }
}
