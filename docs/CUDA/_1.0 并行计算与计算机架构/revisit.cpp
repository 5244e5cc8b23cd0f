// chase.cpp 的同一个排列、同样的起点：一条链走到别的链不久前走过的结点，占多少。
// 编译：g++ -std=c++17 -O2 -Wall -Wextra -Werror revisit.cpp -o revisit && ./revisit
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

int main() {
    const std::uint32_t n = 512u * (1u << 20) / 64;  // 512 MiB，每个结点 64 字节
    const std::int64_t cached = 32 * (1 << 20) / 64;  // 32 MiB 的三级缓存装得下的结点
    const std::int64_t loads = 4000000;
    std::vector<std::uint32_t> next(n);
    std::iota(next.begin(), next.end(), 0u);
    std::mt19937 rng(2026);
    for (std::uint32_t i = n - 1; i > 0; --i) std::swap(next[i], next[rng() % i]);

    std::vector<std::int64_t> last(n);
    for (std::uint32_t k = 1; k <= 128; k *= 2) {
        std::fill(last.begin(), last.end(), -1);
        std::vector<std::uint32_t> at(k);
        for (std::uint32_t j = 0; j < k; ++j) at[j] = n / k * j;
        std::int64_t now = 0, again = 0, recent = 0;
        for (std::int64_t s = 0; s < loads / k; ++s)
            for (auto& node : at) {
                again += last[node] >= 0;
                recent += last[node] >= 0 && now - last[node] <= cached;
                last[node] = now++;
                node = next[node];
            }
        std::printf("%3u 条链：走过的 %4.1f%%，在最近 32 MiB 里的 %3.1f%%\n", k,
                    100.0 * static_cast<double>(again) / static_cast<double>(now),
                    100.0 * static_cast<double>(recent) / static_cast<double>(now));
    }
}
