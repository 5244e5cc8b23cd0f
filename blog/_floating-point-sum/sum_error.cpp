// 三种求和的相对误差随 n 的变化：每个 n 用 21 组数据，取中位数，写成 CSV。
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

std::uint32_t bits(std::uint64_t i) {
  std::uint64_t z = (i + 1) * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return static_cast<std::uint32_t>((z ^ (z >> 31)) >> 40);
}

float serial(const float* x, std::size_t n) {
  float sum = 0.0F;
  for (std::size_t i = 0; i < n; ++i) sum += x[i];
  return sum;
}

float pairwise(const float* x, std::size_t n) {
  if (n <= 2) return n == 2 ? x[0] + x[1] : x[0];
  return pairwise(x, n / 2) + pairwise(x + n / 2, n - n / 2);
}

float kahan(const float* x, std::size_t n) {
  float sum = 0.0F, c = 0.0F;
  for (std::size_t i = 0; i < n; ++i) {
    const float y = x[i] - c;
    const float t = sum + y;
    c = (t - sum) - y;
    sum = t;
  }
  return sum;
}

int main(int argc, char** argv) {
  const int largest = argc > 1 ? std::atoi(argv[1]) : 12;  // 缺省只跑小规模
  const struct {
    const char* name;
    float (*sum)(const float*, std::size_t);
  } methods[] = {{"串行", serial}, {"两两相加", pairwise}, {"Kahan", kahan}};

  std::puts("n,method,error");
  for (int e = 8; e <= largest; e += 2) {
    const std::size_t n = std::size_t{1} << e;
    std::vector<float> x(n);
    std::vector<double> errors[3];
    for (std::uint64_t set = 0; set < 21; ++set) {
      std::uint64_t exact = 0;
      for (std::size_t i = 0; i < n; ++i) {
        const std::uint32_t b = bits(set << 32 | i);
        x[i] = static_cast<float>(b) * 0x1p-24F;
        exact += b;
      }
      const double truth = static_cast<double>(exact) * 0x1p-24;
      for (int m = 0; m < 3; ++m)
        errors[m].push_back(std::fabs(static_cast<double>(methods[m].sum(x.data(), n)) - truth) / truth);
    }
    for (int m = 0; m < 3; ++m) {
      std::sort(errors[m].begin(), errors[m].end());
      std::printf("%zu,%s,%.3g\n", n, methods[m].name, errors[m][10]);
    }
  }
}
