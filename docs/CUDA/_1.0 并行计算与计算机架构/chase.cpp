// 随机指针追逐：t 个线程，每个线程同时走 k 条互不相干的链，测每秒完成多少次访存。
// 测量：g++ -std=c++17 -O2 -fno-tree-vectorize -Wall -Wextra -pthread chase.cpp -o chase && ./chase 512 4000000
// 不关向量化，GCC 12 会把 4 条链的装载拼成一个向量，每步都要等最慢的那条。
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <thread>
#include <utility>
#include <vector>

struct alignas(64) Node {  // 独占一条 64 B 缓存行
    std::uint32_t next;
    std::uint32_t pad[15];
};

std::vector<Node> makeCycle(std::uint32_t n) {  // Sattolo 洗牌：恰好一个长为 n 的环
    std::vector<std::uint32_t> p(n);
    std::iota(p.begin(), p.end(), 0u);
    std::mt19937 rng(2026);
    for (std::uint32_t i = n - 1; i > 0; --i) std::swap(p[i], p[rng() % i]);
    std::vector<Node> a(n);
    for (std::uint32_t i = 0; i < n; ++i) a[i].next = p[i];
    return a;
}

// #region walk
template <int K>
std::uint32_t walk(const std::vector<Node>& a, std::uint32_t start, std::size_t steps) {
    std::uint32_t at[K];
    const auto n = static_cast<std::uint32_t>(a.size());
    for (int j = 0; j < K; ++j) at[j] = (start + n / K * static_cast<std::uint32_t>(j)) % n;
    for (std::size_t s = 0; s < steps; ++s)
        for (int j = 0; j < K; ++j) at[j] = a[at[j]].next;  // 链内有依赖，链间没有
    std::uint32_t h = 0;
    for (int j = 0; j < K; ++j) h ^= at[j];
    return h;
}
// #endregion

volatile std::uint32_t sink;

template <int K>
double seconds(const std::vector<Node>& a, int threads, std::size_t steps) {
    std::vector<std::thread> pool;
    std::vector<std::uint32_t> out(static_cast<std::size_t>(threads) * 16);  // 错开缓存行
    const auto t0 = std::chrono::steady_clock::now();
    for (int t = 0; t < threads; ++t)
        pool.emplace_back([&, t] {
            out[static_cast<std::size_t>(t) * 16] = walk<K>(a, static_cast<std::uint32_t>(t) * 9973u, steps);
        });
    for (auto& th : pool) th.join();
    const std::chrono::duration<double> d = std::chrono::steady_clock::now() - t0;
    for (int t = 0; t < threads; ++t) sink = out[static_cast<std::size_t>(t) * 16];
    return d.count();
}

template <int K>
void report(const std::vector<Node>& a, int threads, std::size_t loads) {
    std::vector<double> r;
    for (int i = 0; i < 7; ++i) {
        const std::size_t steps = loads / K;
        r.push_back(static_cast<double>(steps * K) * threads / seconds<K>(a, threads, steps) / 1e6);
    }
    std::sort(r.begin(), r.end());
    std::printf("%d,%d 线程,%.1f,%.1f,%.1f\n", K, threads, r[3], r.front(), r.back());
    std::fflush(stdout);
}

int main(int argc, char** argv) {
    const auto mib = static_cast<std::uint32_t>(argc > 1 ? std::atoi(argv[1]) : 64);
    const auto loads = static_cast<std::size_t>(argc > 2 ? std::atol(argv[2]) : 200000);
    const auto a = makeCycle(mib * (1u << 20) / sizeof(Node));
    std::puts("chains,threads,mloads,min,max");
    for (int t : {1, 2}) {
        report<1>(a, t, loads);
        report<2>(a, t, loads);
        report<4>(a, t, loads);
        report<8>(a, t, loads);
        report<16>(a, t, loads);
        report<32>(a, t, loads);
        report<64>(a, t, loads);
        report<128>(a, t, loads);
    }
}
