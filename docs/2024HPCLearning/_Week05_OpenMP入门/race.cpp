// 数据竞争：两个线程同时给一个计数器加 1，会丢多少？
// 不带参数：把一次丢失按次序排演；race <n> <轮数> 输出 CSV：n,rep,got
#include <cstdio>
#include <cstdlib>

// #region rehearsal
/// 两个线程各加一次。barrier 让“都读完”发生在“都写”之前。
long rehearse() {
  long counter = 0;
#pragma omp parallel num_threads(2) shared(counter)
  {
    const long seen = counter;  // 两个线程都读到 0
#pragma omp barrier
#pragma omp critical
    counter = seen + 1;  // 都写 1
  }
  return counter;
}
// #endregion

// #region race
long racy(long n) {
  volatile long counter = 0;  // volatile：每次都真的读、加、写
#pragma omp parallel for num_threads(2)
  for (long i = 0; i < n; ++i) counter = counter + 1;  // 竞争
  return counter;
}
// #endregion

int main(int argc, char** argv) {
  if (argc < 3) {
    std::printf("two threads, one increment each: %ld\n", rehearse());
    return racy(0) == 0 && racy(1) == 1 ? 0 : 1;  // 至多一次加法时没有竞争，结果是确定的
  }
  const long n = std::atol(argv[1]);
  for (int r = 0; r < std::atoi(argv[2]); ++r) std::printf("%ld,%d,%ld\n", n, r, racy(n));
}
