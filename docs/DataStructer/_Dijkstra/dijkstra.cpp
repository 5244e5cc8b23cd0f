// Dijkstra：懒惰删除的堆与逐个找最小的两种；与 Bellman–Ford 对拍，数堆操作，验证最坏次数。
// g++ -std=c++17 -O2 -Wall -Wextra dijkstra.cpp -o dijkstra && ./dijkstra；./dijkstra csv 重算 pushes.csv
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <queue>
#include <random>
#include <utility>
#include <vector>

using Dist = std::int64_t;
constexpr Dist kInf = INT64_MAX / 4;  // 两个相加不溢出
struct Way { int to; Dist w; };
using Graph = std::vector<std::vector<Way>>;  // g[u]：u 的出边

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

using Entry = std::pair<Dist, int>;   // 入堆时的距离，结点
using Heap = std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>>;

struct Result { std::vector<Dist> dist; std::vector<int> order; long pushes = 0; };

// #region player
Result dijkstra(const Graph& g, int s) {
    std::vector<Dist> dist(g.size(), kInf);
    std::vector<char> done(g.size(), 0);
    std::vector<int> order;  // 定下的次序
    long pushes = 1;
    Heap heap;               // 堆顶最小
    dist[s] = 0;
    heap.push({0, s});                // @start
    while (!heap.empty()) {
        const auto [d, u] = heap.top();
        heap.pop();
        if (done[u]) continue;        // @stale
        done[u] = 1;                  // @settle
        order.push_back(u);
        for (const auto& [v, w] : g[u]) {
            if (done[v])
                continue;             // @done
            if (d + w >= dist[v])
                continue;             // @keep
            dist[v] = d + w;
            heap.push({dist[v], v});  // @relax
            ++pushes;
        }
    }
    return {dist, order, pushes};
}
// #endregion

// #region scan
std::vector<Dist> byScanning(const Graph& g, int s) {   // 稠密图：每次扫一遍找最小，Θ(n²)
    const int n = static_cast<int>(g.size());
    std::vector<Dist> dist(n, kInf);
    std::vector<char> done(n, 0);
    dist[s] = 0;
    for (int round = 0; round < n; ++round) {
        int u = -1;
        for (int v = 0; v < n; ++v) if (!done[v] && (u == -1 || dist[v] < dist[u])) u = v;
        if (dist[u] == kInf) break;
        done[u] = 1;
        for (const auto& [v, w] : g[u]) dist[v] = std::min(dist[v], dist[u] + w);
    }
    return dist;
}
// #endregion

std::vector<Dist> bellmanFord(const Graph& g, int s) {
    std::vector<Dist> dist(g.size(), kInf);
    dist[s] = 0;
    for (size_t round = 0; round < g.size(); ++round)
        for (size_t u = 0; u < g.size(); ++u)
            if (dist[u] < kInf) for (const auto& [v, w] : g[u]) dist[v] = std::min(dist[v], dist[u] + w);
    return dist;
}

// #region check
void check(const Graph& g, int s) {
    const Result r = dijkstra(g, s);
    require(r.dist == bellmanFord(g, s), "与 Bellman–Ford 一致");
    require(r.dist == byScanning(g, s), "堆与扫描一致");
    for (size_t i = 0; i + 1 < r.order.size(); ++i)
        require(r.dist[r.order[i]] <= r.dist[r.order[i + 1]], "定下的次序距离不减");
    long m = 0;
    for (size_t u = 0; u < g.size(); ++u)
        for (const auto& [v, w] : g[u]) {
            require(r.dist[u] == kInf || r.dist[v] <= r.dist[u] + w, "每条边都不能再松弛");
            ++m;
        }
    require(r.pushes <= m + 1, "入堆不超过 m + 1 次");
}
// #endregion

// #region bad
Graph everyEdgeRelaxes(int n) {           // i→j 权 2(j-i)-1，i < j
    Graph g(n);
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j) g[i].push_back({j, 2 * (j - i) - 1});
    return g;
}
// #endregion

Graph randomGraph(int n, int m, int most, std::mt19937& rng) {
    Graph g(n);
    for (int i = 0; i < m; ++i) g[rng() % n].push_back({static_cast<int>(rng() % n), static_cast<Dist>(rng() % (most + 1))});
    return g;
}

int csv() {
    std::puts("n,graph,pushes");
    for (int n = 64; n <= 16384; n *= 4) {
        for (const int degree : {4, 16, 64}) {
            double mean = 0;
            for (unsigned seed = 1; seed <= 10; ++seed) {
                std::mt19937 rng(seed);
                const Result r = dijkstra(randomGraph(n, degree * n, 1000000, rng), 0);
                mean += static_cast<double>(r.pushes) / static_cast<double>(r.order.size()) / 10;
            }
            std::printf("%d,随机图 m = %dn,%.3f\n", n, degree, mean);
        }
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return csv();
    std::mt19937 rng(20261122);
    for (int round = 0; round < 3000; ++round) {
        const int n = 1 + static_cast<int>(rng() % 12);
        check(randomGraph(n, static_cast<int>(rng() % (3 * n)), round % 2 ? 9 : 1000, rng), 0);
    }
    std::puts("3000 个随机图一致");

    for (const int n : {5, 100, 1000}) {
        const Result r = dijkstra(everyEdgeRelaxes(n), 0);
        const long m = static_cast<long>(n) * (n - 1) / 2;
        require(r.pushes == m + 1 && r.dist[n - 1] == n - 1, "每条边都松弛");
        std::printf("n = %4d，m = %6ld：入堆 %6ld 次\n", n, m, r.pushes);
    }

    const Graph negative = {{{1, 2}, {2, 3}}, {{3, 1}}, {{1, -2}}, {}};   // A→B 2，A→C 3，B→D 1，C→B −2
    const Result wrong = dijkstra(negative, 0);
    const std::vector<Dist> right = bellmanFord(negative, 0);
    for (int v = 0; v < 4; ++v)
        std::printf("%c：Dijkstra %d，真正的 %d\n", 'A' + v, static_cast<int>(wrong.dist[v]), static_cast<int>(right[v]));
}
// #endregion
