// Prim 与 Kruskal 共用：边的表示、随机图、枚举全部边集的最小权、验收一棵生成树。
#pragma once
#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

struct Edge { int a, b; long w; };

constexpr long kNone = LONG_MAX;         // 还没有找到：权可以是负的，不能拿 −1 表示

inline void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// 只用 chosen 里的边，各结点属于哪一块（块里最小的编号）
inline std::vector<int> partsOf(int n, const std::vector<Edge>& chosen) {
    std::vector<int> part(n);
    for (int v = 0; v < n; ++v) part[v] = v;
    for (int round = 0; round < n; ++round)
        for (const Edge& e : chosen) part[e.a] = part[e.b] = std::min(part[e.a], part[e.b]);
    return part;
}

inline bool isSpanningTree(int n, const std::vector<Edge>& chosen) {
    const std::vector<int> part = partsOf(n, chosen);
    return static_cast<int>(chosen.size()) == n - 1 && std::count(part.begin(), part.end(), 0) == n;
}

inline long weightOf(const std::vector<Edge>& edges) {
    long sum = 0;
    for (const Edge& e : edges) sum += e.w;
    return sum;
}

// 枚举 m 条边的全部子集，m 不超过 12
inline long leastByTrying(int n, const std::vector<Edge>& edges) {
    long least = kNone;
    for (unsigned set = 0; set < 1u << edges.size(); ++set) {
        std::vector<Edge> chosen;
        for (size_t i = 0; i < edges.size(); ++i) if (set >> i & 1) chosen.push_back(edges[i]);
        if (static_cast<int>(chosen.size()) == n - 1 && isSpanningTree(n, chosen)) least = std::min(least, weightOf(chosen));
    }
    return least;
}

// 连通的随机图：先连成树，再添几条，可有重边；权从 −most / 3 到 most − most / 3
inline std::vector<Edge> randomConnected(int n, int more, int most, std::mt19937& rng) {
    std::vector<Edge> edges;
    const auto add = [&](int a, int b) { edges.push_back({a, b, static_cast<long>(rng() % (most + 1)) - most / 3}); };
    for (int v = 1; v < n; ++v) add(static_cast<int>(rng() % v), v);
    for (int i = 0; i < more && n > 1; ++i) {
        const int a = static_cast<int>(rng() % n), b = static_cast<int>(rng() % n);
        if (a != b) add(a, b);
    }
    std::shuffle(edges.begin(), edges.end(), rng);
    return edges;
}

// 页面的例子：A 到 G 是 0 到 6
inline const std::vector<Edge> kSample = {{0, 1, 4}, {0, 4, 3}, {1, 2, 6}, {1, 3, 8}, {1, 4, 5}, {2, 3, 2},
                                          {2, 4, 7}, {2, 6, 9}, {3, 5, 10}, {3, 6, 11}, {4, 6, 12}, {5, 6, 1}};
