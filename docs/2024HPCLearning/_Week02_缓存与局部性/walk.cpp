// 访存次序与速度。不带参数只自检；
// walk order|order_huge|stride|chase|tlb|zero|pitch <轮数> 输出 CSV：kind,x,page,rep,wall_s,cpu_s,ns
#include "lab.hpp"

#include <cstring>
#include <numeric>
#include <vector>

using std::int64_t;
using std::size_t;

// #region order
/// n×n 的行优先矩阵求和。rows 沿行走，cols 沿列走，加的是同一些数。
int64_t sum_rows(const int64_t* a, size_t n) {
  int64_t s = 0;
  for (size_t i = 0; i < n; ++i)
    for (size_t j = 0; j < n; ++j) s += a[i * n + j];
  return s;
}
int64_t sum_cols(const int64_t* a, size_t n) {
  int64_t s = 0;
  for (size_t j = 0; j < n; ++j)
    for (size_t i = 0; i < n; ++i) s += a[i * n + j];
  return s;
}
// #endregion

// #region stride
/// 每隔 step 个元素加一个。各次读互不相干，硬件可以同时取很多条。
int64_t sum_stride(const int64_t* a, size_t n, size_t step) {
  int64_t s = 0;
  for (size_t i = 0; i < n; i += step) s += a[i];
  return s;
}
// #endregion

// #region chase
/// 每个元素存着下一步的下标：不读完这一个，就不知道下一个在哪。
int64_t chase(const int64_t* next, int64_t at, size_t steps) {
  for (size_t k = 0; k < steps; ++k) at = next[at];
  return at;
}
// #endregion

/// 沿列走，一行占 pitch 个数，只用前 n 个。
int64_t sum_pitch(const int64_t* a, size_t n, size_t pitch) {
  int64_t s = 0;
  for (size_t j = 0; j < n; ++j)
    for (size_t i = 0; i < n; ++i) s += a[i * pitch + j];
  return s;
}

/// 把 where[] 里的位置串成一个随机的环。
void link_ring(int64_t* next, std::vector<int64_t>& where) {
  std::uint64_t seed = 2;
  for (size_t i = where.size() - 1; i > 0; --i)
    std::swap(where[i], where[lab::random64(seed) % (i + 1)]);
  for (size_t i = 0; i < where.size(); ++i)
    next[where[i]] = where[(i + 1) % where.size()];
}

/// 工作集 bytes 字节，每条缓存行放一个结点。
size_t ring_of_lines(lab::Array<int64_t>& a, size_t bytes) {
  std::vector<int64_t> where(bytes / 64);
  for (size_t i = 0; i < where.size(); ++i) where[i] = static_cast<int64_t>(i * 8);
  link_ring(a.data(), where);
  return where.size();
}
/// pages 个 4 KiB 页，每页一个结点；页内的位置错开，免得都挤进同一组缓存。
size_t ring_of_pages(lab::Array<int64_t>& a, size_t pages) {
  std::vector<int64_t> where(pages);
  for (size_t i = 0; i < pages; ++i) where[i] = static_cast<int64_t>(i * 512 + i % 64 * 8);
  link_ring(a.data(), where);
  return pages;
}

void row(const char* kind, size_t x, const char* page, int rep, lab::Sample s, double count) {
  std::printf("%s,%zu,%s,%d,%.6g,%.6g,%.4f\n", kind, x, page, rep, s.wall, s.cpu, s.cpu / count * 1e9);
}

const char* name(bool huge) { return huge ? "2MiB" : "4KiB"; }

void order(int reps, bool huge) {
  for (int r = 0; r < reps; ++r)
    for (size_t n : {250, 256, 1000, 1024, 4000, 4096}) {
      lab::Array<int64_t> a(n * n, 1, huge);
      const size_t times = 1 + 4000000 / (n * n);
      const double count = static_cast<double>(n * n * times);
      auto walk = [&](int64_t (*f)(const int64_t*, size_t)) {
        lab::keep(f(a.data(), n));
        return lab::measure([&] {
          for (size_t t = 0; t < times; ++t) lab::keep(f(a.data(), n));
        });
      };
      row("rows", n, name(huge), r, walk(sum_rows), count);
      row("cols", n, name(huge), r, walk(sum_cols), count);
    }
}

void stride(int reps) {
  const size_t n = size_t{512} << 17;  // 512 MiB
  for (bool huge : {false, true}) {
    lab::Array<int64_t> a(n, 1, huge), flush(size_t{64} << 17, 1);
    for (int r = 0; r < reps; ++r)
      for (size_t step = 1; step <= 512; step *= 2) {
        lab::keep(sum_stride(flush.data(), flush.size(), 1));
        const auto s = lab::measure([&] { lab::keep(sum_stride(a.data(), n, step)); });
        row("stride", step * 8, name(huge), r, s, static_cast<double>(n / step));
      }
  }
}

void chase_rows(int reps, bool pages) {
  const size_t most = size_t{pages ? 64u : 128u} << 17;
  for (bool huge : {false, true}) {
    lab::Array<int64_t> a(most, 0, huge);
    for (size_t x = pages ? 8 : 4; x <= (pages ? 16384u : 131072u); x += (x & (x - 1)) ? x / 3 : x / 2) {
      if (pages)
        ring_of_pages(a, x);
      else
        ring_of_lines(a, x * 1024);
      const size_t steps = 400000;
      int64_t at = chase(a.data(), 0, steps);
      for (int r = 0; r < reps; ++r) {
        const auto s = lab::measure([&] { at = chase(a.data(), at, steps); });
        lab::keep(at);
        row(pages ? "tlb" : "chase", x, name(huge), r, s, static_cast<double>(steps));
      }
    }
  }
}

/// 同样的 n，行距不同，沿列走。kind 里是 n，x 是行距。
void pitch_rows(int reps) {
  struct Case { size_t n, pitch; };
  for (bool huge : {false, true})
    for (int r = 0; r < reps; ++r)
      for (Case c : {Case{256, 256}, {256, 384}, {256, 320}, {256, 288}, {256, 264}, {1024, 1024}, {1024, 1032}, {4096, 4096}, {4096, 4104}}) {
        lab::Array<int64_t> a(c.n * c.pitch, 1, huge);
        const size_t times = 1 + 4000000 / (c.n * c.n);
        lab::keep(sum_pitch(a.data(), c.n, c.pitch));
        const auto s = lab::measure([&] {
          for (size_t t = 0; t < times; ++t) lab::keep(sum_pitch(a.data(), c.n, c.pitch));
        });
        row(c.n == 256 ? "256" : c.n == 1024 ? "1024" : "4096", c.pitch, name(huge), r, s, static_cast<double>(c.n * c.n * times));
      }
}

/// 从没写过的内存：所有页都映射到同一个全零页，读它量到的是 L1。
void zero(int reps) {
  const size_t n = size_t{256} << 17;  // 256 MiB
  auto* fresh = static_cast<int64_t*>(mmap(nullptr, n * 8, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  if (fresh == MAP_FAILED) std::abort();
  madvise(fresh, n * 8, MADV_NOHUGEPAGE);
  lab::Array<int64_t> written(n, 0, false);
  lab::keep(sum_stride(fresh, n, 1));  // 缺页在计时前发生
  for (int r = 0; r < reps; ++r) {
    row("never written", 256, name(false), r, lab::measure([&] { lab::keep(sum_stride(fresh, n, 8)); }), static_cast<double>(n / 8));
    row("written", 256, name(false), r, lab::measure([&] { lab::keep(sum_stride(written.data(), n, 8)); }), static_cast<double>(n / 8));
  }
  munmap(fresh, n * 8);
}

int self_check() {
  lab::Array<int64_t> a(600 * 600, 0);
  std::iota(a.data(), a.data() + a.size(), 0);
  bool ok = true;
  for (size_t n : {0, 1, 2, 599}) {  // 0 到 n²−1 的和；数组比 n² 长，多读一个就不对
    const auto all = static_cast<int64_t>(n * n);
    ok = ok && sum_rows(a.data(), n) == all * (all - 1) / 2 && sum_cols(a.data(), n) == sum_rows(a.data(), n);
  }
  ok = ok && sum_stride(a.data(), 100, 10) == 450;
  ok = ok && sum_pitch(a.data(), 2, 5) == 0 + 1 + 5 + 6;
  const size_t nodes = ring_of_lines(a, 65536);
  std::vector<bool> seen(nodes);
  int64_t at = 0;
  for (size_t i = 0; i < nodes; ++i, at = chase(a.data(), at, 1)) seen[static_cast<size_t>(at) / 8] = true;
  for (bool s : seen) ok = ok && s;
  std::puts(ok && at == 0 ? "self-check ok" : "self-check FAILED");
  return ok && at == 0 ? 0 : 1;
}

int main(int argc, char** argv) {
  if (argc < 3) return self_check();
  const int reps = std::atoi(argv[2]);
  if (!std::strcmp(argv[1], "order")) order(reps, false);
  if (!std::strcmp(argv[1], "order_huge")) order(reps, true);
  if (!std::strcmp(argv[1], "stride")) stride(reps);
  if (!std::strcmp(argv[1], "chase")) chase_rows(reps, false);
  if (!std::strcmp(argv[1], "tlb")) chase_rows(reps, true);
  if (!std::strcmp(argv[1], "zero")) zero(reps);
  if (!std::strcmp(argv[1], "pitch")) pitch_rows(reps);
}
