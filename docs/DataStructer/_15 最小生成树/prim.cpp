// Prim：懒惰删除的堆；与枚举全部边集对拍。
// g++ -std=c++17 -O2 -Wall -Wextra prim.cpp -o prim && ./prim
#include <functional>
#include <queue>
#include "check.h"

// #region types
struct Way { int to; long w; };
using Graph = std::vector<std::vector<Way>>;  // 无向边两头各存一次

struct Entry {
    long w; int v, from;
    bool operator>(const Entry& o) const { return w != o.w ? w > o.w : v > o.v; }
};
using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>>;

long pushes = 0;                              // 入堆几次
struct Heap : Queue {
    void push(const Entry& e) { ++pushes; Queue::push(e); }
};
// #endregion

// #region player
std::vector<Edge> prim(const Graph& g, int s) {
    std::vector<long> key(
        g.size(), kNone);      // 都还连不到
    std::vector<char> inside(g.size(), 0);
    std::vector<Edge> tree;
    Heap heap;                 // 权最小的在堆顶
    heap.push({0, s, -1});               // @start
    while (!heap.empty()) {
        const auto [k, u, from] = heap.top();
        heap.pop();
        if (inside[u]) continue;         // @stale
        inside[u] = 1;                   // @join
        if (from != -1)
            tree.push_back({from, u, k});
        for (const auto& [v, w] : g[u]) {
            if (inside[v])
                continue;                // @inside
            if (w >= key[v])
                continue;                // @keep
            key[v] = w;
            heap.push({w, v, u});        // @lower
        }
    }
    return tree;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    const auto graphOf = [](int n, const std::vector<Edge>& edges) {
        Graph g(n);
        for (const Edge& e : edges) { g[e.a].push_back({e.b, e.w}); g[e.b].push_back({e.a, e.w}); }
        return g;
    };
    for (int round = 0; round < 300; ++round) {
        const int n = 1 + static_cast<int>(rng() % 7);
        const std::vector<Edge> edges = randomConnected(n, static_cast<int>(rng() % 6), round % 2 ? 3 : 50, rng);
        const long least = leastByTrying(n, edges);
        for (int s = 0; s < n; ++s) {
            pushes = 0;
            const std::vector<Edge> tree = prim(graphOf(n, edges), s);
            require(pushes <= static_cast<long>(edges.size()) + 1, "入堆至多 m + 1 次");
            require(isSpanningTree(n, tree), "是生成树");
            require(weightOf(tree) == least, "总权最小");
        }
    }
    std::puts("300 个随机图，从每个结点出发都一致");
    pushes = 0;
    prim(graphOf(3, {{0, 1, -1}, {0, 2, -2}, {1, 2, 5}}), 0);
    require(pushes == 3, "权是 −1 时，更重的边不入堆");
    pushes = 0;
    prim(graphOf(3, {{0, 1, 5}, {0, 2, 5}, {1, 2, 5}}), 0);
    require(pushes == 3, "一样重的边不入堆");
    pushes = 0;
    const std::vector<Edge> tree = prim(graphOf(7, kSample), 0);
    for (const Edge& e : tree) std::printf("%c%c %ld  ", 'A' + e.a, 'A' + e.b, e.w);
    std::printf("总权 %ld，入堆 %ld 次\n", weightOf(tree), pushes);
}
// #endregion
