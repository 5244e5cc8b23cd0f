// 按条交错的 static,c：条越窄越慢，是上一种分法留下的缓存行，还是别的？
// 不带参数：自检；stripes <轮数> 输出 CSV：cores,chunk,before,rep,handoff_ns,ns
#include "handoff.hpp"
#include "lab.hpp"

#include <omp.h>

// #region stripes
/// 连做几遍同一种分法（before = same），或每遍之前先按 static 走一遍（before = static）。
void tiny(int n, double* y) {
#pragma omp parallel for schedule(runtime)
  for (int i = 0; i < n; ++i) y[i] += 1;
}
double per_iteration(int n, double* y, int chunk, bool other_first) {
  for (int k = 0; k < 3; ++k) {
    omp_set_schedule(omp_sched_static, other_first ? 0 : chunk);
    tiny(n, y);
  }
  omp_set_schedule(omp_sched_static, chunk);
  return lab::measure([&] { tiny(n, y); }).wall / n * 1e9;
}
// #endregion

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0, n = reps ? 200000 : 1000;
  omp_set_dynamic(0);
  omp_set_num_threads(2);
  lab::Array<double> y(static_cast<std::size_t>(n));  // 起点对齐，每条都由整条缓存行组成
  if (reps == 0) {
    per_iteration(n, y.data(), 16, false), per_iteration(n, y.data(), 16, true);
    bool ok = true;
    for (std::size_t i = 0; i < y.size(); ++i) ok = ok && y[i] == 8;
    return std::puts(ok && handoff(100) > 0 ? "self-check ok" : "FAILED"), ok ? 0 : 1;
  }
  for (int r = 0; r < reps; ++r)
    for (int chunk : {0, 16, 64, 512, 4096})
      for (bool other_first : {false, true}) {
        const double ns = per_iteration(n, y.data(), chunk, other_first), hop = handoff(1000);
        std::printf("%s,%d,%s,%d,%.1f,%.4f\n", hop < 80 ? "near" : "far", chunk, other_first ? "static" : "same", r, hop, ns);
      }
}
