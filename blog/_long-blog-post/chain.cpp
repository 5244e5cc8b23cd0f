// 数据在 L1 里，每个元素做 K 次乘加，再加到一个变量上：多出来的乘加要不要时间？
// 用法：g++ -std=c++17 -O3 -march=native chain.cpp -o chain && ./chain
#include <ctime>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <vector>

namespace {

volatile float sink;

double cpuSeconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

// 每个元素的纳秒数，9 次的中位数。
template <int K>
double chained(const std::vector<float>& x, int sweeps, float a, float b) {
  std::vector<double> times;
  for (int t = 0; t < 9; ++t) {
    const double begin = cpuSeconds();
    float sum = 0;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
      for (const float value : x) {
        float y = value;
        for (int k = 0; k < K; ++k) y = y * a + b;
        sum += y;  // 每次都要等前一次加完
      }
    }
    sink = sum;
    times.push_back((cpuSeconds() - begin) * 1e9 / (static_cast<double>(x.size()) * sweeps));
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

}  // namespace

int main() {
  const std::vector<float> x(2048, 1.0F);  // 8 KiB
  volatile float a = 0.999F, b = 0.001F;
  std::printf("K,ns\n1,%.2f\n2,%.2f\n4,%.2f\n8,%.2f\n16,%.2f\n", chained<1>(x, 20000, a, b), chained<2>(x, 20000, a, b),
              chained<4>(x, 20000, a, b), chained<8>(x, 20000, a, b), chained<16>(x, 20000, a, b));
}
