// 数据共享属性：谁看到的是谁的变量。
#include <cstdio>
#include <omp.h>

int main() {
  int shared_one = 10, own = 20, copied = 30, last = 40;
#pragma omp parallel for default(none) num_threads(2) schedule(static, 1) \
    shared(shared_one) private(own) firstprivate(copied) lastprivate(last)
  for (int i = 0; i < 4; ++i) {
    own = i;         // private：没有初值，出来就没了
    copied += own;   // firstprivate：每个线程各有一份，初值 30
    last = copied;   // lastprivate：i 最大的那一次写回外面
#pragma omp atomic
    shared_one += i;  // shared：大家同一个
  }
  std::printf("shared %d\nprivate %d\nfirstprivate %d\nlastprivate %d\n",
              shared_one, own, copied, last);
}
