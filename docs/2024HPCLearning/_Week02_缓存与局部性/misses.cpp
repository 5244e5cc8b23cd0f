// 数缓存缺失：两级 LRU 缓存的模型（32 KiB 与 1 MiB，都是 8 路），不计时。
// misses <n> <行距> <种子> 另数一种沿列走：行距单给；种子不是 0 就给每个 4 KiB 页随机安排物理页号。
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <random>
#include <unordered_map>
#include <vector>

// #region cache
/// 一层缓存：每个地址只能放进它那一组，组里挤掉最久没用的。
struct Cache {
  std::uint64_t sets, misses = 0;
  static constexpr std::size_t ways = 8;
  std::vector<std::deque<std::uint64_t>> set;
  explicit Cache(std::uint64_t kib) : sets(kib * 1024 / 64 / ways), set(sets) {}

  bool hit(std::uint64_t address) {
    const std::uint64_t line = address / 64;  // 第几条缓存行
    auto& lines = set[line % sets];           // 它的那一组
    for (std::size_t k = 0; k < lines.size(); ++k)
      if (lines[k] == line) {
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(k));
        lines.push_front(line);  // 命中：移到最近
        return true;
      }
    ++misses;
    lines.push_front(line);
    if (lines.size() > ways) lines.pop_back();
    return false;
  }
};
// #endregion

/// 同一组的 count 条缓存行轮流读两遍，第二遍缺几次：8 条放得下，9 条就一次也不中。
std::uint64_t missesOfOneSet(std::uint64_t count) {
  Cache cache(32);
  std::uint64_t before = 0;
  for (int pass = 0; pass < 2; ++pass) {
    before = cache.misses;
    for (std::uint64_t k = 0; k < count; ++k) cache.hit(k * 4096);
  }
  return cache.misses - before;
}

/// 沿列走 n×n，一行占 pitch 个数；返回 L1、L2 的缺失率（占全部读的百分数）。
void countColumns(std::uint64_t n, std::uint64_t pitch, unsigned seed) {
  Cache l1(32), l2(1024);
  std::mt19937_64 random(seed);
  std::unordered_map<std::uint64_t, std::uint64_t> frame;  // 虚拟页 → 物理页
  for (std::uint64_t j = 0; j < n; ++j)
    for (std::uint64_t i = 0; i < n; ++i) {
      const std::uint64_t address = (i * pitch + j) * 8, page = address / 4096;
      std::uint64_t physical = address;
      if (seed != 0) {
        const auto [at, fresh] = frame.try_emplace(page, 0);
        if (fresh) at->second = random() >> 28;
        physical = at->second * 4096 + address % 4096;
      }
      if (!l1.hit(physical)) l2.hit(physical);
    }
  const double all = static_cast<double>(n * n) / 100;
  std::printf("%4d  pitch %d seed %u %8.1f %8.1f\n", static_cast<int>(n), static_cast<int>(pitch), seed,
              static_cast<double>(l1.misses) / all, static_cast<double>(l2.misses) / all);
}

int main(int argc, char** argv) {
  if (argc > 3) {
    const auto number = [&](int k) { return static_cast<std::uint64_t>(std::atoll(argv[k])); };
    return countColumns(number(1), number(2), static_cast<unsigned>(number(3))), 0;
  }
  if (missesOfOneSet(8) != 0 || missesOfOneSet(9) != 9) return std::puts("FAILED: 8 ways"), 1;
  std::puts("   n  walk   L1miss%  L2miss%");
  for (std::uint64_t n : {250, 256, 1000, 1024})
    for (bool rows : {true, false}) {
      Cache l1(32), l2(1024);
      for (std::uint64_t p = 0; p < n; ++p)
        for (std::uint64_t q = 0; q < n; ++q) {
          const std::uint64_t i = rows ? p : q, j = rows ? q : p;
          const std::uint64_t address = (i * n + j) * 8;
          if (!l1.hit(address)) l2.hit(address);
        }
      const double all = static_cast<double>(n * n) / 100;
      std::printf("%4d  %s %8.1f %8.1f\n", static_cast<int>(n), rows ? "rows" : "cols",
                  static_cast<double>(l1.misses) / all, static_cast<double>(l2.misses) / all);
    }
}
