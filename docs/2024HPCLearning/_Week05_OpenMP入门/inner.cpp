// 错的：内层循环的变量 j 在并行区外声明，两个线程共用一个。200 轮里有几轮没有把每个格子恰好加 1；用 -O0 与 -O2 各编一次。
#include <cstdio>

int main() {
  const int n = 300;
  static int a[n][n];
  int bad = 0;
  for (int r = 0; r < 200; ++r) {
    int i, j;
    for (auto& line : a)
      for (int& v : line) v = 0;
#pragma omp parallel for num_threads(2)
    for (i = 0; i < n; ++i)
      for (j = 0; j < n; ++j) a[i][j] += 1;
    bool wrong = false;
    for (const auto& line : a)
      for (const int v : line) wrong = wrong || v != 1;
    bad += wrong;
  }
  std::printf("%d of 200 rounds wrong\n", bad);
}
