// 一个线程、没有人抢时，一次受保护的加法要多久：整数与浮点，atomic 与 critical。
// 不带参数：自检；atomic <轮数> 输出 CSV：way,rep,ns（按 CPU 时间）
#include "lab.hpp"

#include <cstdlib>

template <class T>
T add_atomic(long n) {
  T sum = 0;
#pragma omp parallel for num_threads(1)
  for (long i = 0; i < n; ++i) {
#pragma omp atomic
    sum += T(1);
  }
  return sum;
}

template <class T>
T add_critical(long n) {
  T sum = 0;
#pragma omp parallel for num_threads(1)
  for (long i = 0; i < n; ++i) {
#pragma omp critical
    sum += T(1);
  }
  return sum;
}

template <class T>
bool row(const char* way, T (*add)(long), long n, int rep) {
  T got = 0;
  const auto t = lab::measure([&] { lab::keep(got = add(n)); });
  if (rep >= 0) std::printf("%s,%d,%.4f\n", way, rep, t.cpu / static_cast<double>(n) * 1e9);
  return got == static_cast<T>(n);
}

int main(int argc, char** argv) {
  const long n = argc > 1 ? 1000000 : 1000;
  const int reps = argc > 1 ? std::atoi(argv[1]) : 0;
  bool right = true;
  for (int rep = -1; rep < reps; ++rep) {  // 第一轮热身，不输出
    right = row("long atomic", add_atomic<long>, n, rep) && right;
    right = row("double atomic", add_atomic<double>, n, rep) && right;
    right = row("long critical", add_critical<long>, n, rep) && right;
    right = row("double critical", add_critical<double>, n, rep) && right;
  }
  return right ? 0 : 1;
}
