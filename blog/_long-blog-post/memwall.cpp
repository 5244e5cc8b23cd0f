// 四个实验，一个程序：memwall line | chase | chains | wall
// 不带参数时用很小的规模各跑一遍，只为确认程序能走通。
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace {

constexpr std::size_t KiB = 1024, MiB = 1024 * KiB;
constexpr std::size_t kLine = 64;

double now() {
  using clock = std::chrono::steady_clock;
  return std::chrono::duration<double>(clock::now().time_since_epoch()).count();
}

// 一块按 2 MiB 对齐的匿名内存；huge 决定是否请求大页。
class Buffer {
 public:
  Buffer(std::size_t bytes, bool huge) : bytes_(bytes + 2 * MiB) {
    void* raw = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (raw == MAP_FAILED) {
      std::perror("mmap");
      std::exit(1);
    }
    raw_ = raw;
    madvise(raw_, bytes_, huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
    const auto address = reinterpret_cast<std::uintptr_t>(raw_);
    data_ = reinterpret_cast<char*>((address + 2 * MiB - 1) & ~(2 * MiB - 1));
    std::memset(data_, 0, bytes);  // 现在就要物理页，不要等到计时的时候
  }
  ~Buffer() { munmap(raw_, bytes_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  char* data() const { return data_; }

 private:
  std::size_t bytes_;
  void* raw_ = nullptr;
  char* data_ = nullptr;
};

struct Spread {
  double q1, median, q3;
};

Spread spread(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  const std::size_t n = v.size();
  return {v[n / 4], v[n / 2], v[3 * n / 4]};
}

template <class F>
Spread repeat(int times, F&& once) {
  std::vector<double> v;
  once();  // 热身，不计
  for (int i = 0; i < times; ++i) v.push_back(once());
  return spread(v);
}

// #region ring
// 把 buffer 里的每条缓存行当作一个结点，随机连成一个环，返回起点。
void** make_ring(char* base, std::size_t bytes, unsigned seed) {
  std::vector<std::size_t> order(bytes / kLine);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::shuffle(order.begin(), order.end(), std::mt19937_64(seed));
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t next = order[(i + 1) % order.size()];
    *reinterpret_cast<void**>(base + order[i] * kLine) = base + next * kLine;
  }
  return reinterpret_cast<void**>(base);
}

// 沿环走 steps 步。下一次读的地址是上一次读的结果，谁也不能提前。
void** walk(void** p, std::size_t steps) {
  for (std::size_t i = 0; i < steps; ++i) p = static_cast<void**>(*p);
  return p;
}
// #endregion

void* volatile sink_pointer;
volatile double sink_double;
volatile std::uint64_t sink_integer;

// #region line
// 每隔 stride 字节读一个 uint32_t，扫完整块内存，返回一遍的毫秒数。
double sweep(const char* base, std::size_t bytes, std::size_t stride) {
  std::uint64_t sum = 0;
  const double begin = now();
  for (std::size_t i = 0; i < bytes; i += stride)
    sum += *reinterpret_cast<const std::uint32_t*>(base + i);
  const double end = now();
  sink_integer = sum;
  return (end - begin) * 1e3;
}
// #endregion

void line(std::size_t bytes, int times) {
  std::puts("stride,ms,q1,q3,ns_per_read");
  const Buffer buffer(bytes, true);
  for (std::size_t stride = 4; stride <= 1024; stride *= 2) {
    const Spread s = repeat(times, [&] { return sweep(buffer.data(), bytes, stride); });
    std::printf("%zu,%.2f,%.2f,%.2f,%.3f\n", stride, s.median, s.q1, s.q3,
                s.median * 1e6 / static_cast<double>(bytes / stride));
  }
}

void chase(std::size_t limit, std::size_t steps, int times) {
  std::puts("kib,page,ns,q1,q3");
  for (const bool huge : {false, true}) {
    for (std::size_t bytes = 4 * KiB; bytes <= limit; bytes *= 2) {
      for (const std::size_t size : {bytes, bytes + bytes / 2}) {
        if (size > limit) break;
        const Buffer buffer(size, huge);
        void** p = walk(make_ring(buffer.data(), size, 1), size / kLine);
        const Spread s = repeat(times, [&] {
          const double begin = now();
          p = walk(p, steps);
          return (now() - begin) * 1e9 / static_cast<double>(steps);
        });
        sink_pointer = p;
        std::printf("%zu,%s,%.2f,%.2f,%.2f\n", size / KiB, huge ? "2 MiB 页" : "4 KiB 页",
                    s.median, s.q1, s.q3);
        std::fflush(stdout);
      }
    }
  }
}

// #region chains
// K 个人走同一个环，起点沿环均匀错开：每一轮有 K 个读可以同时在路上。
template <int K>
double walk_many(void** start, std::size_t nodes, std::size_t rounds) {
  void** p[K];
  for (int k = 0; k < K; ++k) {
    p[k] = start;
    start = walk(start, nodes / K);
  }
  const double begin = now();
  for (std::size_t i = 0; i < rounds; ++i)
    for (int k = 0; k < K; ++k) p[k] = static_cast<void**>(*p[k]);
  const double end = now();
  for (int k = 0; k < K; ++k) sink_pointer = p[k];
  return (end - begin) * 1e9 / static_cast<double>(rounds * K);
}
// #endregion

template <int K>
void chains_of(void** start, std::size_t nodes, std::size_t steps, int times) {
  const Spread s = repeat(times, [&] { return walk_many<K>(start, nodes, steps / K); });
  std::printf("%d,%.2f,%.2f,%.2f,%.2f\n", K, s.median, s.q1, s.q3, kLine / s.median);
  std::fflush(stdout);
}

void chains(std::size_t bytes, std::size_t steps, int times) {
  std::puts("chains,ns,q1,q3,gb_per_s");
  const Buffer buffer(bytes, true);
  void** start = make_ring(buffer.data(), bytes, 2);
  chains_of<1>(start, bytes / kLine, steps, times);
  chains_of<2>(start, bytes / kLine, steps, times);
  chains_of<4>(start, bytes / kLine, steps, times);
  chains_of<6>(start, bytes / kLine, steps, times);
  chains_of<8>(start, bytes / kLine, steps, times);
  chains_of<12>(start, bytes / kLine, steps, times);
  chains_of<16>(start, bytes / kLine, steps, times);
  chains_of<24>(start, bytes / kLine, steps, times);
  chains_of<32>(start, bytes / kLine, steps, times);
}

// #region wall
using Vec = float __attribute__((vector_size(64)));  // 16 个 float
constexpr std::size_t kBlock = 8;                    // 8 条独立的乘加链，填满流水线

// 每读一个 float，就对它做 K 次乘加（2K 次浮点运算），再写回原处。
// Ahead 为真时，顺手请求 64 行（4 KiB）以后的数据。
template <int K, bool Ahead>
void work(Vec* x, std::size_t n, float a, float b) {
  for (std::size_t i = 0; i < n; i += kBlock) {
    Vec y[kBlock];
#pragma GCC unroll 8
    for (std::size_t j = 0; j < kBlock; ++j) {
      y[j] = x[i + j];
      if (Ahead) __builtin_prefetch(x + i + j + 64);
    }
    for (int k = 0; k < K; ++k) {
#pragma GCC unroll 8
      for (std::size_t j = 0; j < kBlock; ++j) y[j] = y[j] * a + b;
    }
#pragma GCC unroll 8
    for (std::size_t j = 0; j < kBlock; ++j) x[i + j] = y[j];
  }
}
// #endregion

template <int K, bool Ahead>
void wall_of(const Buffer& buffer, std::size_t bytes, std::size_t traffic, int times,
             const char* place) {
  Vec* x = reinterpret_cast<Vec*>(buffer.data());
  const std::size_t n = bytes / sizeof(float);
  const int sweeps = static_cast<int>(traffic / bytes);
  const Spread s = repeat(times, [&] {
    const double begin = now();
    for (int i = 0; i < sweeps; ++i) work<K, Ahead>(x, bytes / sizeof(Vec), 0.999F, 0.001F);
    return (now() - begin) * 1e9 / (static_cast<double>(n) * sweeps);
  });
  sink_double = static_cast<double>(x[0][0]);
  std::printf("%d,%s,%.4f,%.4f,%.4f,%.2f\n", K, place, s.median, s.q1, s.q3, 2 * K / s.median);
  std::fflush(stdout);
}

template <bool Ahead>
void wall_at(std::size_t size, std::size_t traffic, int times, const char* place) {
  const Buffer buffer(size, true);
  wall_of<1, Ahead>(buffer, size, traffic, times, place);
  wall_of<2, Ahead>(buffer, size, traffic, times, place);
  wall_of<4, Ahead>(buffer, size, traffic, times, place);
  wall_of<8, Ahead>(buffer, size, traffic, times, place);
  wall_of<16, Ahead>(buffer, size, traffic, times, place);
  wall_of<32, Ahead>(buffer, size, traffic, times, place);
  wall_of<64, Ahead>(buffer, size, traffic, times, place);
  wall_of<128, Ahead>(buffer, size, traffic, times, place);
}

void wall(std::size_t bytes, std::size_t small, int times) {
  std::puts("fma,place,ns,q1,q3,gflops");
  wall_at<false>(bytes, bytes, times, "内存");
  wall_at<true>(bytes, bytes, times, "内存＋软件预取");
  wall_at<false>(small, bytes, times, "L1");
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "line") line(512 * MiB, 21);
  else if (what == "chase") chase(512 * MiB, 2'000'000, 15);
  else if (what == "chains") chains(512 * MiB, 8'000'000, 15);
  else if (what == "wall") wall(512 * MiB, 16 * KiB, 21);
  else {
    line(1 * MiB, 3);
    chase(64 * KiB, 10'000, 3);
    chains(1 * MiB, 10'000, 3);
    wall(64 * KiB, 16 * KiB, 3);
  }
}
