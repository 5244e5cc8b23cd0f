// 不均匀的循环用不同的 schedule。不带参数：对拍；
// schedule uneven|upper|tiny <轮数> 输出 CSV：kind,schedule,chunk,threads,rep,wall_s
#include "lab.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <omp.h>
#include <vector>

// #region uneven
/// 下三角矩阵乘向量：第 i 行有 i+1 个元素，活与 i 成正比。
void lower(int n, const double* l, const double* x, double* y) {
#pragma omp parallel for schedule(runtime)
  for (int i = 0; i < n; ++i) {
    const double* row = l + static_cast<std::size_t>(i) * static_cast<std::size_t>(n);
    double s = 0;
    for (int j = 0; j <= i; ++j) s += row[j] * x[j];
    y[i] = s;
  }
}
// #endregion

/// 先重后轻：第 i 行有 n-i 个元素。
void upper(int n, const double* l, const double* x, double* y) {
#pragma omp parallel for schedule(runtime)
  for (int i = 0; i < n; ++i) {
    const double* row = l + static_cast<std::size_t>(i) * static_cast<std::size_t>(n);
    double s = 0;
    for (int j = i; j < n; ++j) s += row[j] * x[j];
    y[i] = s;
  }
}

/// 每次迭代几乎没有活：量的是分配迭代的开销。
void tiny(int n, double* y) {
#pragma omp parallel for schedule(runtime)
  for (int i = 0; i < n; ++i) y[i] += 1;
}

struct Way {
  const char* name;
  omp_sched_t kind;
  int chunk;
};
const Way ways[] = {{"static", omp_sched_static, 0},    {"static", omp_sched_static, 16},
                    {"dynamic", omp_sched_dynamic, 1},  {"dynamic", omp_sched_dynamic, 16},
                    {"dynamic", omp_sched_dynamic, 64}, {"dynamic", omp_sched_dynamic, 512},
                    {"guided", omp_sched_guided, 1},    {"guided", omp_sched_guided, 16}};

int main(int argc, char** argv) {
  const int reps = argc > 2 ? std::atoi(argv[2]) : 0, n = reps ? 2000 : 97;
  const auto size = static_cast<std::size_t>(n);
  lab::Array<double> l(size * size);
  std::vector<double> x(size), y(size), z(size), many(200000);
  std::uint64_t seed = 6;
  for (std::size_t i = 0; i < l.size(); ++i) l[i] = lab::uniform(seed);
  for (double& v : x) v = lab::uniform(seed);
  if (reps == 0) {
    bool same = true;
    const auto agree = [&](void (*triangle)(int, const double*, const double*, double*), bool below) {
      omp_set_num_threads(2);
      for (std::size_t i = 0; i < size; ++i) {  // 一个线程，另写一遍；每行的加法次序相同，应当逐位相同
        z[i] = 0;
        for (std::size_t j = below ? 0 : i; j < (below ? i + 1 : size); ++j) z[i] += l[i * size + j] * x[j];
      }
      for (const Way& w : ways) {
        std::fill(y.begin(), y.end(), -1e9);  // 没有写到的行会露出来
        omp_set_schedule(w.kind, w.chunk);
        triangle(n, l.data(), x.data(), y.data());
        same = same && y == z;
      }
    };
    agree(lower, true), agree(upper, false);
    return std::printf("8 schedules, bitwise equal to one thread: %s\n", same ? "yes" : "NO"), same ? 0 : 1;
  }
  const bool tiny_body = !std::strcmp(argv[1], "tiny");
  auto* triangle = !std::strcmp(argv[1], "upper") ? upper : lower;
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (int threads : {1, 2})
      for (const Way& w : ways) {
        if (!tiny_body && threads == 1 && (w.kind != omp_sched_static || w.chunk)) continue;
        omp_set_num_threads(threads), omp_set_schedule(w.kind, w.chunk);
        const auto s = lab::measure([&] {
          if (!tiny_body)
            triangle(n, l.data(), x.data(), y.data());
          else
            tiny(static_cast<int>(many.size()), many.data());
        });
        if (r >= 0) std::printf("%s,%s,%d,%d,%d,%.6g\n", argv[1], w.name, w.chunk, threads, r, s.wall);
      }
}
