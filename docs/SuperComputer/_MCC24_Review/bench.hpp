// 计时与记录：墙上时间与本线程 CPU 时间各记一份，原始样本一行一个写进 CSV。
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <new>
#include <string>
#include <sys/mman.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif
#include <vector>

namespace bench {

// #region clock
inline double now(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

struct Sample {
  double wall, cpu;  // 秒
};

inline Sample measure(const std::function<void()>& f) {
  const double w0 = now(CLOCK_MONOTONIC), c0 = now(CLOCK_THREAD_CPUTIME_ID);
  f();
  const double c1 = now(CLOCK_THREAD_CPUTIME_ID), w1 = now(CLOCK_MONOTONIC);
  return {w1 - w0, c1 - c0};
}
// #endregion

/// 2 MiB 对齐的数组；huge 为真时请求透明大页。内容由构造者写满，页在计时前就已分配。
template <class T>
class Array {
 public:
  explicit Array(std::size_t n, T value = T{}, bool huge = true) : n_(n) {
    constexpr std::size_t align = std::size_t{1} << 21;
    const std::size_t bytes = (n * sizeof(T) + align - 1) / align * align;
    p_ = static_cast<T*>(std::aligned_alloc(align, bytes));
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
  const T* data() const { return p_; }
  std::size_t size() const { return n_; }
  T& operator[](std::size_t i) { return p_[i]; }
  const T& operator[](std::size_t i) const { return p_[i]; }

 private:
  std::size_t n_;
  T* p_;
};

/// 可复现的伪随机数（splitmix64），[-1, 1) 上均匀。
inline double uniform(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  z ^= z >> 31;
  return static_cast<double>(z >> 11) * 0x1p-52 - 1.0;
}

}  // namespace bench
