// 按条交错的写：条与条之间空出 gap 条没有人碰的缓存行，另一个线程写（2）或不写（1）。
// 不带参数：自检；edge <轮数> 输出 CSV：width,gap,writers,rep,handoff_ns,ns
#include "handoff.hpp"
#include "lab.hpp"

#include <omp.h>

using std::size_t;
constexpr size_t LINE = 8;  // 一条缓存行 8 个 double

// #region edge
/// 线程 me 写第 me、me+2、me+4… 条；一条宽 width 条缓存行。writers = 1 时线程 1 什么也不写。
void stripes(double* y, size_t count, size_t width, size_t gap, int writers) {
#pragma omp parallel num_threads(2)
  {
    const int me = omp_get_thread_num();
    if (me < writers)
      for (auto s = static_cast<size_t>(me); s < count; s += 2) {
        double* p = y + s * (width + gap) * LINE;
        for (size_t j = 0; j < width * LINE; ++j) p[j] += 1;
        lab::keep(p);
      }
  }
}
// #endregion

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  omp_set_dynamic(0);
  lab::Array<double> y(size_t{1} << 21, 0.0);
  if (reps == 0) {
    stripes(y.data(), 6, 2, 3, 2), stripes(y.data(), 6, 2, 3, 1);
    bool ok = true;
    for (size_t i = 0; i < 6 * 5 * LINE; ++i) {
      const size_t s = i / (5 * LINE), in = i % (5 * LINE);
      ok = ok && y[i] == (in >= 2 * LINE ? 0 : s % 2 ? 1 : 2);
    }
    return std::puts(ok && handoff(100) > 0 ? "self-check ok" : "FAILED"), ok ? 0 : 1;
  }
  std::puts("width,gap,writers,rep,handoff_ns,ns");
  for (int r = 0; r < reps; ++r)
    for (size_t width : {2, 8, 64})
      for (size_t gap : {0, 1, 3, 5, 9, 17})  // width + gap 是奇数（除 gap = 0），条在缓存的组里摊得匀
        for (int writers : {2, 1}) {
          const size_t count = 6240 / width / 2 * 2;
          double least = 1e9;
          for (int k = 0; k < 8; ++k) {  // 前 3 次热身，后 5 次取最快
            const double t = lab::measure([&] { stripes(y.data(), count, width, gap, writers); }).wall;
            if (k >= 3 && t < least) least = t;
          }
          std::printf("%zu,%zu,%d,%d,%.1f,%.4f\n", width, gap, writers, r, handoff(500),
                      least / static_cast<double>(count / 2 * width * LINE) * 1e9);
        }
}
