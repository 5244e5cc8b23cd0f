// 垫了缓存行的表，第 18、19 级为什么反而慢：给取根加软件预取，或隔得更远才垫一次，别的不动。
// 单线程，按本线程的 CPU 时间计。不带参数：各种取法与 stage 逐位对拍；gap <轮数> 输出 CSV：way,log2n,round,ms
#include <ctime>
#undef CLOCK_MONOTONIC
#define CLOCK_MONOTONIC CLOCK_THREAD_CPUTIME_ID
#define main fft_main
#include "fft.cpp"
#undef main

/// 每 EVERY 个根垫 4 个（一条缓存行），EVERY 为 0 是不垫；AHEAD 不为 0 就提前 AHEAD 个根预取。
template <std::size_t EVERY>
std::size_t place(std::size_t i) {
  return EVERY == 0 ? i : i + i / (EVERY == 0 ? 1 : EVERY) * 4;
}

template <std::size_t EVERY>
Signal spread(const Signal& w) {
  Signal out(2 * w.size());
  for (std::size_t i = 0; i < w.size(); ++i) out[place<EVERY>(i)] = w[i];
  return out;
}

template <std::size_t EVERY, std::size_t AHEAD>
void stageSpread(Signal& a, const Signal& w, std::size_t half) {
  const std::size_t n = a.size(), step = n / (2 * half);
  for (std::size_t from = 0; from < n; from += 2 * half)
    for (std::size_t k = 0; k < half; ++k) {
      if (AHEAD != 0) __builtin_prefetch(&w[place<EVERY>(k * step + AHEAD * step) % w.size()]);
      const Complex t = times(w[place<EVERY>(k * step)], a[from + k + half]);
      a[from + k + half] = a[from + k] - t;
      a[from + k] += t;
    }
}

int main(int argc, char** argv) {
  const int log = argc > 1 ? 22 : 12, rounds = argc > 1 ? std::atoi(argv[1]) : 0;
  const std::size_t n = std::size_t(1) << log;
  const Signal x = randomSignal(n), w = twiddles(n), close = spread<256>(w), far = spread<4096>(w), none = spread<0>(w);
  const struct {
    const char* name;
    void (*go)(Signal&, const Signal&, std::size_t);
    const Signal& table;
  } ways[] = {{"不垫", stageSpread<0, 0>, none},       {"不垫，预取", stageSpread<0, 64>, none},     {"每 4 KiB 垫", stageSpread<256, 0>, close},
              {"每 4 KiB 垫，预取", stageSpread<256, 64>, close}, {"每 64 KiB 垫", stageSpread<4096, 0>, far}, {"每 64 KiB 垫，预取", stageSpread<4096, 64>, far}};
  if (rounds == 0) {
    for (const auto& way : ways)
      for (int s = 0; s < log; ++s) {
        Signal want = x, got = x;
        stage(want, w, std::size_t(1) << s), way.go(got, way.table, std::size_t(1) << s);
        for (std::size_t i = 0; i < n; ++i)
          if (!(std::abs(got[i] - want[i]) <= 1e-15)) return std::printf("FAILED: %s 第 %d 级\n", way.name, s + 1), 1;
      }
    return std::puts("self-check ok"), 0;
  }
  Signal a = x;
  std::puts("way,log2n,round,ms");
  for (int r = 0; r <= rounds; ++r)
    for (int s = 10; s <= 20; ++s) {
      std::copy(x.begin(), x.end(), a.begin());
      for (const auto& way : ways) {
        const double t0 = now();
        way.go(a, way.table, std::size_t(1) << (s - 1));
        if (r > 0) std::printf("%s,%d,%d,%.4f\n", way.name, s, r, (now() - t0) * 1e3);
      }
    }
}
