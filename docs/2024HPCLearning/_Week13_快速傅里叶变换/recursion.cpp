// 递归版慢在哪里：同样的递归，先不再分配，再不再抄奇偶，旁边是迭代版。单线程，按本线程的 CPU 时间计。
// 不带参数：对拍；recursion <轮数> 输出 CSV：log2n,way,round,gflops
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main fft_main
#include "fft.cpp"
#undef main

/// 照抄 recursive，五个数组从一整块里取，不再分配。
void inArena(const Complex* x, Complex* out, std::size_t n, const Signal& w, std::size_t stride, Complex* free) {
  if (n == 1) {
    out[0] = x[0];
    return;
  }
  Complex *even = free, *odd = even + n / 2, *e = odd + n / 2, *o = e + n / 2, *rest = o + n / 2;
  for (std::size_t j = 0; j < n / 2; ++j) even[j] = x[2 * j], odd[j] = x[2 * j + 1];
  inArena(even, e, n / 2, w, stride * 2, rest), inArena(odd, o, n / 2, w, stride * 2, rest);
  for (std::size_t k = 0; k < n / 2; ++k) {
    const Complex t = times(w[k * stride], o[k]);
    out[k] = e[k] + t;
    out[k + n / 2] = e[k] - t;
  }
}

/// 奇偶也不抄：隔 stride 个读输入，结果写进输出的两半，原地合并。
void byStride(const Complex* x, Complex* out, std::size_t n, const Signal& w, std::size_t stride) {
  if (n == 1) {
    out[0] = x[0];
    return;
  }
  byStride(x, out, n / 2, w, stride * 2), byStride(x + stride, out + n / 2, n / 2, w, stride * 2);
  for (std::size_t k = 0; k < n / 2; ++k) {
    const Complex t = times(w[k * stride], out[k + n / 2]), e = out[k];
    out[k] = e + t;
    out[k + n / 2] = e - t;
  }
}

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 0;
  if (rounds > 0) std::puts("log2n,way,round,gflops");
  for (int log : {10, 14, 18}) {
    const std::size_t n = std::size_t(1) << log, repeat = std::max<std::size_t>(1, (std::size_t(1) << 16) / n);
    const Signal x = randomSignal(n), w = twiddles(n);
    Signal first, arena(n), stride(n), loop(n), free(4 * n);
    for (int r = 0; r <= rounds; ++r) {  // 第 0 轮热身
      const auto timed = [&](const char* name, auto run) {
        const double t0 = now();
        for (std::size_t q = 0; q < repeat; ++q) run();
        const double t = (now() - t0) / double(repeat);
        if (r > 0) std::printf("%d,%s,%d,%.4f\n", log, name, r, 5 * double(n) * log / t * 1e-9);
      };
      timed("递归", [&] { first = recursive(x, w); });
      timed("不再分配", [&] { inArena(x.data(), arena.data(), n, w, 1, free.data()); });
      timed("也不抄奇偶", [&] { byStride(x.data(), stride.data(), n, w, 1); });
      timed("迭代", [&] { std::copy(x.begin(), x.end(), loop.begin()), fft(loop, w); });
      if (arena != first || !(error(stride, first) < 1e-14) || !(error(loop, first) < 1e-14)) return std::puts("FAILED"), 1;
    }
  }
  if (rounds == 0) std::puts("self-check ok");
}
