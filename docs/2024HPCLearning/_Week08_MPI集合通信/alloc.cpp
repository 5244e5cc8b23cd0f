// 环形 Allreduce 每次调用都新分配的接收缓冲值多少时间：申请、清零、释放 n/2+1 个 double（两个进程时的大小）。
// 不带参数：自检；alloc <轮数> 输出 CSV：bytes,rep,us（本线程的 CPU 时间）
#include "lab.hpp"

#include <vector>

double one(std::size_t n, int times) {
  return lab::measure([&] {
           for (int t = 0; t < times; ++t) {
             std::vector<double> got(n / 2 + 1);
             lab::keep(got.data());
           }
         }).cpu / times * 1e6;
}

int main(int argc, char** argv) {
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  if (reps == 0) return std::puts(one(1000, 10) > 0 ? "self-check ok" : "FAILED"), 0;
  std::puts("bytes,rep,us");
  for (int r = -1; r < reps; ++r)  // 第 -1 轮热身
    for (std::size_t bytes : {131072, 524288, 2097152, 8388608}) {
      const double us = one(bytes / 8, 20);
      if (r >= 0) std::printf("%zu,%d,%.4f\n", bytes, r, us);
    }
}
