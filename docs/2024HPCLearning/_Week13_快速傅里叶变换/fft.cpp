// 离散傅里叶变换：朴素、递归、迭代、并行。n 是 2 的幂。
// 不带参数：对拍；fft size|error|stage|thread <log2 规模> <轮数> 输出 CSV。
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>
#ifdef _OPENMP
#include <omp.h>
#endif

using Complex = std::complex<double>;
using Signal = std::vector<Complex>;
const double PI = std::acos(-1.0);

/// 普通的复数乘法。std::complex 的乘法为了无穷大与 NaN 多做检查，这里用不着。
inline Complex times(Complex a, Complex b) { return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()}; }

// #region naive
/// 照定义：X[k] = Σ x[j]·w^{jk}，w = e^{-2πi/n}。指数先对 n 取余，角度才准。
Signal dft(const Signal& x) {
  const std::size_t n = x.size();
  Signal out(n);
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t j = 0; j < n; ++j) out[k] += times(x[j], std::polar(1.0, -2 * PI * double(j * k % n) / double(n)));
  return out;
}
// #endregion

// #region twiddle
/// w^0, w^1, …, w^{n/2-1}，每个都直接由三角函数算出。
Signal twiddles(std::size_t n) {
  Signal w(n / 2);
  for (std::size_t k = 0; k < w.size(); ++k) w[k] = std::polar(1.0, -2 * PI * double(k) / double(n));
  return w;
}

/// 同样的表，改用递推 w^{k+1} = w^k·w：只算一次三角函数，误差逐个累积。
Signal twiddlesByProduct(std::size_t n) {
  Signal w(n / 2);
  const Complex step = std::polar(1.0, -2 * PI / double(n));
  Complex now = 1;
  for (Complex& v : w) v = now, now = times(now, step);
  return w;
}
// #endregion

// #region recursive
/// 偶数下标与奇数下标各做一次半长的变换，再用蝶形合并。
Signal recursive(const Signal& x, const Signal& w, std::size_t stride = 1) {
  const std::size_t n = x.size();
  if (n == 1) return x;
  Signal even(n / 2), odd(n / 2), out(n);
  for (std::size_t j = 0; j < n / 2; ++j) even[j] = x[2 * j], odd[j] = x[2 * j + 1];
  const Signal e = recursive(even, w, stride * 2), o = recursive(odd, w, stride * 2);
  for (std::size_t k = 0; k < n / 2; ++k) {
    const Complex t = times(w[k * stride], o[k]);
    out[k] = e[k] + t;
    out[k + n / 2] = e[k] - t;
  }
  return out;
}
// #endregion

// #region iterative
/// 下标按二进制倒过来重排。加法从最高位往低位进位，就是倒序的加一。
void reverseBits(Signal& a) {
  for (std::size_t i = 1, j = 0; i < a.size(); ++i) {
    std::size_t bit = a.size() >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(a[i], a[j]);
  }
}

/// 一级蝶形：a 中每 2·half 个为一组，组内 k 与 k + half 配对。
void stage(Signal& a, const Signal& w, std::size_t half) {
  const std::size_t n = a.size(), step = n / (2 * half);
  for (std::size_t from = 0; from < n; from += 2 * half)
    for (std::size_t k = 0; k < half; ++k) {
      const Complex t = times(w[k * step], a[from + k + half]);
      a[from + k + half] = a[from + k] - t;
      a[from + k] += t;
    }
}

void fft(Signal& a, const Signal& w) {
  reverseBits(a);
  for (std::size_t half = 1; half < a.size(); half *= 2) stage(a, w, half);
}
// #endregion

// #region packed
/// 每一级的单位根各存一份，连续排列：第 half 级的在 [half-1, 2·half-1)。
Signal packed(const Signal& w) {
  Signal all;
  for (std::size_t half = 1; half <= w.size(); half *= 2)
    for (std::size_t k = 0; k < half; ++k) all.push_back(w[k * (w.size() / half)]);
  return all;
}

void stagePacked(Signal& a, const Signal& all, std::size_t half) {
  const Complex* w = &all[half - 1];
  for (std::size_t from = 0; from < a.size(); from += 2 * half)
    for (std::size_t k = 0; k < half; ++k) {
      const Complex t = times(w[k], a[from + k + half]);
      a[from + k + half] = a[from + k] - t;
      a[from + k] += t;
    }
}

void fftPacked(Signal& a, const Signal& all) {
  reverseBits(a);
  for (std::size_t half = 1; half < a.size(); half *= 2) stagePacked(a, all, half);
}
// #endregion

// #region parallel
/// 一级里的 n/2 个蝶形互不相干，编号 b 直接算出组与位置；两级之间是隐含的栅栏。
void fftParallel(Signal& a, const Signal& all) {
  reverseBits(a);
  const std::size_t pairs = a.size() / 2;
#pragma omp parallel
  for (std::size_t half = 1; half < a.size(); half *= 2) {
    const Complex* w = &all[half - 1];
#pragma omp for schedule(static)
    for (std::size_t b = 0; b < pairs; ++b) {
      const std::size_t k = b & (half - 1), at = 2 * b - k;  // 2·half·⌊b/half⌋ + k
      const Complex t = times(w[k], a[at + half]);
      a[at + half] = a[at] - t;
      a[at] += t;
    }
  }
}

/// 许多条互不相干的信号：一条归一个线程，级与级之间不必等别人。
void fftMany(std::vector<Signal>& many, const Signal& all) {
#pragma omp parallel for schedule(static)
  for (std::size_t s = 0; s < many.size(); ++s) fftPacked(many[s], all);
}
// #endregion

unsigned state = 1;
double uniform() { return ((state = state * 1664525u + 1013904223u) >> 8) / double(1 << 24) - 0.5; }

Signal randomSignal(std::size_t n) {
  Signal x(n);
  for (Complex& v : x) {
    const double re = uniform(), im = uniform();
    v = {re, im};
  }
  return x;
}

/// 相对误差：差的 2 范数除以参照的 2 范数。
double error(const Signal& a, const Signal& want) {
  double top = 0, bottom = 0;
  for (std::size_t i = 0; i < a.size(); ++i) top += std::norm(a[i] - want[i]), bottom += std::norm(want[i]);
  return std::sqrt(top / bottom);
}

/// 逆变换：取共轭、变换、再取共轭、除以 n。
Signal inverse(Signal a, const Signal& all) {
  for (Complex& v : a) v = std::conj(v);
  fftPacked(a, all);
  for (Complex& v : a) v = std::conj(v) / double(a.size());
  return a;
}

void setThreads([[maybe_unused]] int threads) {
#ifdef _OPENMP
  omp_set_num_threads(threads);
#endif
}

int selfTest() {
  setThreads(2);
  for (std::size_t n = 1; n <= 1024; n *= 2) {
    const Signal x = randomSignal(n), want = dft(x), w = twiddles(n), all = packed(w);
    Signal i = x, p = x, o = x;
    std::vector<Signal> many(3, x);
    fft(i, w), fftPacked(p, all), fftParallel(o, all), fftMany(many, all);
    const Signal* got[] = {&i, &p, &o, &many[2]};
    for (const Signal* g : got)
      if (!(error(*g, want) < 1e-14)) return std::printf("FAILED: n=%zu, %g\n", n, error(*g, want)), 1;
    if (!(error(recursive(x, w), want) < 1e-14)) return std::puts("FAILED: 递归"), 1;
    if (!(error(inverse(p, all), x) < 1e-14)) return std::puts("FAILED: 逆变换"), 1;
  }
  std::puts("n = 1 到 1024：递归、迭代、并行都与定义一致，逆变换还原");
  Signal tone(16);  // 第 3 个频率的余弦，幅度 2
  for (std::size_t j = 0; j < 16; ++j) tone[j] = 2 * std::cos(2 * PI * 3 * double(j) / 16);
  fft(tone, twiddles(16));
  std::printf("2cos(2π·3j/16) 的谱：");
  for (std::size_t k = 0; k < 16; ++k)
    if (std::abs(tone[k]) > 1e-12) std::printf(" X[%zu]=%.0f", k, std::abs(tone[k]));
  std::puts("");
  return 0;
}

double now() {
  timespec t{};
  clock_gettime(CLOCK_MONOTONIC, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

/// run 做 count 条 2^log 点的变换。运算数按惯例每条记 5n·log2(n)，不同的写法才好比。
template <class F>
void sample(const std::string& name, int log, int round, std::size_t repeat, F run, int count = 1) {
  const double t0 = now();
  for (std::size_t q = 0; q < repeat; ++q) run();
  const double t = (now() - t0) / double(repeat), n = std::pow(2.0, log);
  if (round > 0) std::printf("%s,%d,%d,%.6g,%.4f\n", name.c_str(), log, round, t, count * 5 * n * log / t * 1e-9);
}

int main(int argc, char** argv) {
  if (argc < 4) return selfTest();
  const std::string what = argv[1];
  const int size = std::atoi(argv[2]), rounds = std::atoi(argv[3]);
  for (int log = what == "thread" ? size : 4; log <= size; log += 2) {
    const std::size_t n = std::size_t(1) << log;
    const Signal x = randomSignal(n), w = twiddles(n), all = packed(w);
    Signal a = x;
    if (what == "error") {  // 单个频率的正弦，谱是精确知道的
      Signal tone(n), want(n);
      const std::size_t f = n / 3;
      for (std::size_t j = 0; j < n; ++j) tone[j] = std::polar(1.0, 2 * PI * double(j * f % n) / double(n));
      want[f] = double(n);
      Signal direct = tone, product = tone;
      fft(direct, w);
      fft(product, twiddlesByProduct(n));
      std::printf("直接算,%d,%.4g\n递推,%d,%.4g\n", log, error(direct, want), log, error(product, want));
      continue;
    }
    const std::size_t repeat = std::max<std::size_t>(1, (std::size_t(1) << 16) / n);
    for (int r = 0; r <= rounds; ++r) {
      const auto reset = [&] { std::copy(x.begin(), x.end(), a.begin()); };
      if (what == "size") {
        if (log <= 10) sample("朴素", log, r, 1, [&] { a = dft(x); });
        sample("递归", log, r, repeat, [&] { a = recursive(x, w); });
        sample("迭代", log, r, repeat, [&] { reset(), fft(a, w); });
        sample("迭代，根连续", log, r, repeat, [&] { reset(), fftPacked(a, all); });
      } else if (what == "stage") {
        if (log != size) break;
        reset();
        sample("倒序", 0, r, 1, [&] { reverseBits(a); });
        for (int s = 0; s < log; ++s) sample("跨步取根", s + 1, r, 1, [&] { stage(a, w, std::size_t(1) << s); });
        reset();
        for (int s = 0; s < log; ++s) sample("根连续", s + 1, r, 1, [&] { stagePacked(a, all, std::size_t(1) << s); });
      } else {
        std::vector<Signal> many(std::size_t(1) << 6, randomSignal(n >> 6));
        const Signal few = packed(twiddles(n >> 6));
        for (int threads = 1; threads <= 2; ++threads) {
          setThreads(threads);
          const std::string label = threads == 1 ? "，1 线程" : "，2 线程";
          sample("一条长的" + label, log, r, 1, [&] { reset(), fftParallel(a, all); });
          sample("64 条短的" + label, log - 6, r, 1, [&] { fftMany(many, few); }, 64);
        }
      }
    }
  }
}
