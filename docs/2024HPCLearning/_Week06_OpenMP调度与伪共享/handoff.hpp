// 两个核交接一条缓存行要多久：用来认出它们离得近还是远。
#pragma once
#include "lab.hpp"

#include <atomic>
#include <omp.h>

/// 两个线程轮流改写同一个变量，一共 2·rounds 次；返回每次交接的纳秒。
inline double handoff(long rounds) {
  alignas(64) static std::atomic<long> turn;
  turn = 0;
  const double t0 = lab::now(CLOCK_MONOTONIC);
#pragma omp parallel num_threads(2)
  {
    const long me = omp_get_thread_num();
    for (long i = 0; i < rounds; ++i) {
      while (turn.load(std::memory_order_acquire) != 2 * i + me) {
      }
      turn.store(2 * i + me + 1, std::memory_order_release);
    }
  }
  return (lab::now(CLOCK_MONOTONIC) - t0) / (2.0 * static_cast<double>(rounds)) * 1e9;
}
