// 追指针，每到一处随机的 1 KiB，先读一行，再读它的邻行（地址由前一次读出），两步各要多久？
// 邻行若已被硬件顺手取来，第二步就只要缓存的时间。
// 用法：g++ -std=c++17 -O2 pair.cpp -o pair && ./pair
#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <numeric>
#include <random>
#include <vector>

namespace {

constexpr std::size_t kBytes = std::size_t{2} << 30, kNode = 1024, kLine = 64, kHuge = std::size_t{2} << 20;
void* volatile sink;

double cpuSeconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

// 每个结点里先到第 lines[0] 行，再到 lines[1]……最后一行指向下一个结点。返回走完一个结点的纳秒数，9 次的中位数。
double node(char* base, const std::vector<std::size_t>& order, const std::vector<std::size_t>& lines) {
  for (std::size_t i = 0; i < order.size(); ++i) {
    char* here = base + order[i] * kNode;
    char* next = base + order[(i + 1) % order.size()] * kNode;
    for (std::size_t k = 0; k < lines.size(); ++k) {
      char* to = k + 1 < lines.size() ? here + lines[k + 1] * kLine : next + lines[0] * kLine;
      *reinterpret_cast<char**>(here + lines[k] * kLine) = to;
    }
  }
  char* p = base + order[0] * kNode + lines[0] * kLine;
  const std::size_t nodes = 400'000;
  std::vector<double> times;
  for (int t = 0; t < 9; ++t) {
    const double begin = cpuSeconds();
    for (std::size_t i = 0; i < nodes * lines.size(); ++i) p = *reinterpret_cast<char**>(p);
    times.push_back((cpuSeconds() - begin) * 1e9 / static_cast<double>(nodes));
  }
  sink = p;
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

}  // namespace

int main() {
  void* raw = mmap(nullptr, kBytes + kHuge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (raw == MAP_FAILED) return 1;
  madvise(raw, kBytes + kHuge, MADV_HUGEPAGE);
  char* base = reinterpret_cast<char*>((reinterpret_cast<std::uintptr_t>(raw) + kHuge - 1) & ~(kHuge - 1));
  std::vector<std::size_t> order(kBytes / kNode);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::shuffle(order.begin(), order.end(), std::mt19937_64(1));
  const double one = node(base, order, {0});
  std::printf("只读一行 %.0f ns\n", one);
  std::printf("再读同一个 128 字节里的邻行（0→1）：多 %.0f ns\n", node(base, order, {0, 1}) - one);
  std::printf("反过来（1→0）：多 %.0f ns\n", node(base, order, {1, 0}) - one);
  std::printf("再读跨过 128 字节边界的邻行（1→2）：多 %.0f ns\n", node(base, order, {1, 2}) - one);
  std::printf("隔一行（0→2）：多 %.0f ns\n", node(base, order, {0, 2}) - one);
  std::printf("隔三行（0→4）：多 %.0f ns\n", node(base, order, {0, 4}) - one);
  std::printf("隔七行（0→8）：多 %.0f ns\n", node(base, order, {0, 8}) - one);
}
