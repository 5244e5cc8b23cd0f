// 各周实验共用：计时、可复现的随机数、指定页大小的数组。
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <initializer_list>
#include <new>
#include <sys/mman.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

namespace lab {

inline double now(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

struct Sample {
  double wall, cpu;  // 秒：墙上时间，本线程的 CPU 时间
};

template <class F>
Sample measure(F&& f) {
  const double w0 = now(CLOCK_MONOTONIC), c0 = now(CLOCK_THREAD_CPUTIME_ID);
  f();
  const double c1 = now(CLOCK_THREAD_CPUTIME_ID), w1 = now(CLOCK_MONOTONIC);
  return {w1 - w0, c1 - c0};
}

/// 让编译器以为 x 被用过、内存被改过：不产生指令。
template <class T>
inline void keep(T const& x) {
  asm volatile("" : : "r,m"(x) : "memory");
}

/// splitmix64：64 位均匀伪随机数，种子相同结果就相同。
inline std::uint64_t random64(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}
inline double uniform(std::uint64_t& state) {  // [-1, 1)
  return static_cast<double>(random64(state) >> 11) * 0x1p-52 - 1.0;
}

/// 2 MiB 对齐的数组，huge 决定请求大页还是拒绝大页；构造时写满。
template <class T>
class Array {
 public:
  explicit Array(std::size_t n, T value = T{}, bool huge = true) : n_(n) {
    constexpr std::size_t page = std::size_t{1} << 21;
    const std::size_t bytes = (n * sizeof(T) + page - 1) / page * page;
    p_ = static_cast<T*>(std::aligned_alloc(page, bytes));
    if (p_ == nullptr) throw std::bad_alloc();
    madvise(p_, bytes, huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
#ifdef __SANITIZE_ADDRESS__
    ASAN_POISON_MEMORY_REGION(p_ + n, bytes - n * sizeof(T));  // 凑整多出来的一截，碰到也算越界
#endif
    for (std::size_t i = 0; i < n; ++i) p_[i] = value;
  }
  ~Array() { std::free(p_); }
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  T* data() { return p_; }
  std::size_t size() const { return n_; }
  T& operator[](std::size_t i) { return p_[i]; }

 private:
  std::size_t n_;
  T* p_;
};

}  // namespace lab
