// 同样的线程数，归约的浮点和每次都一样吗：各线程的那一份合并的次序没有规定。输出每种线程数下 200 次里不同的和有几个。
#include <cmath>
#include <cstdio>
#include <set>

int main() {
  const int n = 1000000;
  bool close = true;
  for (int threads : {1, 2, 4, 8}) {
    std::set<double> sums;
    for (int r = 0; r < 200; ++r) {
      double sum = 0;
#pragma omp parallel for num_threads(threads) reduction(+ : sum)
      for (int i = 0; i < n; ++i) sum += 1.0 / (i + 1);
      sums.insert(sum);
      close = close && std::fabs(sum - 14.392726722865) < 1e-9;
    }
    std::printf("%d,%zu\n", threads, sums.size());
  }
  return close ? 0 : 1;
}
