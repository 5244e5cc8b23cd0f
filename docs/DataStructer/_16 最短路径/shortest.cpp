// Bellman–Ford、SPFA、Floyd–Warshall：与枚举简单路对拍，检查三角不等式，找出负环，数最坏情况的松弛次数。
// g++ -std=c++17 -O2 -Wall -Wextra shortest.cpp -o shortest && ./shortest；./shortest csv 重算 pops.csv
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <random>
#include <vector>

// #region types
using Dist = std::int64_t;
constexpr Dist kInf = INT64_MAX / 4;  // 两个相加不溢出
struct Edge { int from, to; Dist w; };
// #endregion

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region bellman-ford
struct Result {
    std::vector<Dist> dist;
    // 到达 v 的最后一条边的编号，-1 为没有
    std::vector<int> parent;
    // 源点可达的负环，按走的次序；没有则空
    std::vector<int> cycle;
    long pops = 0, scans = 0;
};

bool relax(const Edge& e, int id, Result& r) {
    const Dist d = r.dist[e.from], w = e.w;
    ++r.scans;
    if (d == kInf) return false;         // @skip
    if (d + w >= r.dist[e.to])           // @keep
        return false;
    r.dist[e.to] = d + w;                // @relax
    r.parent[e.to] = id;
    return true;
}

Result bellmanFord(
        int n, const std::vector<Edge>& edges,
        int s) {
    Result r{std::vector<Dist>(n, kInf),
             std::vector<int>(n, -1), {}};
    r.dist[s] = 0;                       // @start
    const int m = static_cast<int>(edges.size());
    int last = -1;  // 第 n 轮里最后松弛的点
    for (int round = 1; round <= n; ++round) {
        last = -1;                       // @round
        for (int id = 0; id < m; ++id)
            if (relax(edges[id], id, r))
                last = edges[id].to;
        if (last == -1) return r;        // @stop
    }
    int v = last;                        // @negative
    for (int i = 0; i < n; ++i)
        v = edges[r.parent[v]].from;     // @back
    const int start = v;  // 必在环上
    do {
        r.cycle.push_back(v);            // @cycle
        v = edges[r.parent[v]].from;
    } while (v != start);
    std::reverse(r.cycle.begin(),
                 r.cycle.end());
    return r;
}
// #endregion

// #region spfa
Result spfa(int n, const std::vector<Edge>& edges, int s) {
    std::vector<std::vector<int>> out(n);
    for (int id = 0; id < static_cast<int>(edges.size()); ++id) out[edges[id].from].push_back(id);
    Result r{std::vector<Dist>(n, kInf), std::vector<int>(n, -1), {}};
    std::vector<int> hops(n, 0);                 // dist[v] 那条路有几条边
    std::vector<char> queued(n, 0);
    std::deque<int> queue{s};
    r.dist[s] = 0;
    queued[s] = 1;
    while (!queue.empty()) {
        const int u = queue.front();
        queue.pop_front();
        queued[u] = 0;
        ++r.pops;
        for (const int id : out[u]) {
            const int v = edges[id].to;
            if (!relax(edges[id], id, r)) continue;
            hops[v] = hops[u] + 1;
            if (hops[v] >= n) { r.cycle = {v}; return r; }  // 只报告存在
            if (!queued[v]) { queue.push_back(v); queued[v] = 1; }
        }
    }
    return r;
}
// #endregion

// #region floyd-warshall
// 两个行优先的 n×n 矩阵。
// d：对角线 0，无边 kInf，重边取最小。
// first：i 到 j 第一步去哪里，
// 有边为 j，否则 -1。返回有无负环
bool floyd(int n, std::vector<Dist>& d,
           std::vector<int>& first) {
    for (int k = 0; k < n; ++k)          // @pivot
        for (int i = 0; i < n; ++i) {
            const Dist ik = d[i * n + k];
            if (ik == kInf) continue;    // @skip
            for (int j = 0; j < n; ++j) {
                const Dist kj = d[k * n + j];
                if (kj == kInf) continue;
                const Dist via =
                    std::max(-kInf, ik + kj);
                if (via >= d[i * n + j]) // @keep
                    continue;
                d[i * n + j] = via;      // @shorten
                first[i * n + j] =
                    first[i * n + k];
            }
        }
    for (int i = 0; i < n; ++i)
        if (d[i * n + i] < 0)
            return true;                 // @negative
    return false;                        // @end
}
// #endregion

// #region brute
struct Brute {                                   // 枚举从 s 出发的所有简单路
    const std::vector<Edge>& edges;
    std::vector<char> on;
    std::vector<Dist> best;
    int start;
    bool negative = false;                       // 有回到起点的负圈
    Brute(int n, const std::vector<Edge>& e, int s) : edges(e), on(n, 0), best(n, kInf), start(s) { walk(s, 0); }
    void walk(int u, Dist length) {
        on[u] = 1;
        best[u] = std::min(best[u], length);
        for (const Edge& e : edges) {
            if (e.from != u) continue;
            if (e.to == start && length + e.w < 0) negative = true;
            if (!on[e.to]) walk(e.to, length + e.w);
        }
        on[u] = 0;
    }
};
// #endregion

// #region check
void certify(const std::vector<Edge>& edges, int s, const Result& r) {
    const int n = static_cast<int>(r.dist.size());
    require(r.dist[s] == 0, "源点距离为 0");
    for (const Edge& e : edges)
        require(r.dist[e.from] == kInf || r.dist[e.to] <= r.dist[e.from] + e.w, "每条边都不能再松弛");
    std::vector<std::vector<int>> child(n);
    size_t reached = 1;                          // 源点与有父边的点
    for (int v = 0; v < n; ++v) {
        if (v == s || r.dist[v] == kInf) { require(r.parent[v] == -1, "源点与不可达点没有父边"); continue; }
        require(r.parent[v] != -1, "可达点有父边");
        const Edge& e = edges[r.parent[v]];
        require(e.to == v && r.dist[v] == r.dist[e.from] + e.w, "距离由父边取到");
        child[e.from].push_back(v);
        ++reached;
    }
    std::vector<int> tree{s};                    // 从源点沿父边往下走，要走到每个可达点
    for (size_t i = 0; i < tree.size(); ++i) {
        const std::vector<int>& next = child[tree[i]];
        tree.insert(tree.end(), next.begin(), next.end());
    }
    require(tree.size() == reached, "父边都连回源点");
}

// 没有负环时，照 first 从 i 一步步走到 j，边权之和恰为距离；weight 是边权的矩阵
void checkRoutes(int n, const std::vector<Dist>& weight, const std::vector<Dist>& d, const std::vector<int>& first) {
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            if (d[i * n + j] == kInf) continue;
            Dist length = 0;
            int steps = 0;
            for (int v = i; v != j; v = first[v * n + j]) {
                require(++steps < n && first[v * n + j] != -1, "照 first 走得到");
                length += weight[v * n + first[v * n + j]];
            }
            require(length == d[i * n + j], "照 first 走的长度等于距离");
        }
}

void checkCycle(const std::vector<Edge>& edges, const std::vector<int>& cycle) {
    Dist total = 0;
    for (size_t i = 0; i < cycle.size(); ++i) {
        Dist w = kInf;
        for (const Edge& e : edges)
            if (e.from == cycle[i] && e.to == cycle[(i + 1) % cycle.size()]) w = std::min(w, e.w);
        require(w != kInf, "环上相邻两点有边");
        total += w;
    }
    require(total < 0, "环的总权为负");
}
// #endregion

// #region bad
std::vector<Edge> badForSpfa(int n) {            // i→j 权 (j-i)²，i < j；每点的出边从远到近
    std::vector<Edge> edges;
    for (int i = 0; i < n; ++i)
        for (int j = n - 1; j > i; --j) edges.push_back({i, j, Dist{j - i} * (j - i)});
    return edges;
}
// #endregion

std::vector<Edge> randomEdges(int n, int m, int lo, int hi, std::mt19937& rng) {
    std::vector<Edge> edges(m);
    for (Edge& e : edges) {
        e.from = static_cast<int>(rng() % n);
        e.to = static_cast<int>(rng() % n);
        e.w = lo + static_cast<int>(rng() % (hi - lo + 1));
    }
    return edges;
}

int csv() {
    std::puts("n,graph,pops");
    for (int n = 16; n <= 1024; n *= 2) {
        std::printf("%d,构造的图,%.3f\n", n, static_cast<double>(spfa(n, badForSpfa(n), 0).pops) / n);
        std::vector<Edge> near = badForSpfa(n);
        std::reverse(near.begin(), near.end());
        std::printf("%d,同一张图、出边从近到远,%.3f\n", n, static_cast<double>(spfa(n, near, 0).pops) / n);
        double mean = 0;
        for (unsigned seed = 1; seed <= 20; ++seed) {
            std::mt19937 rng(seed);
            mean += static_cast<double>(spfa(n, randomEdges(n, 8 * n, 1, 1000, rng), 0).pops) / n / 20;
        }
        std::printf("%d,随机图（m = 8n）,%.3f\n", n, mean);
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return csv();
    std::mt19937 rng(20261122);
    int clean = 0, fromSource = 0, elsewhere = 0;
    for (int round = 0; round < 3000; ++round) {
        const int n = 1 + static_cast<int>(rng() % 7);
        const std::vector<Edge> edges = randomEdges(n, static_cast<int>(rng() % 16), -3, 12, rng);
        std::vector<Dist> want;                  // 枚举得到的全部点对，行优先
        bool any = false, reachable = false;
        for (int v = 0; v < n; ++v) {
            const Brute brute(n, edges, v);
            want.insert(want.end(), brute.best.begin(), brute.best.end());
            if (brute.negative) { any = true; reachable |= want[v] != kInf; }
        }
        const std::vector<Dist> row0(want.begin(), want.begin() + n);
        std::vector<Dist> d(n * n, kInf);
        std::vector<int> first(n * n, -1);
        for (int v = 0; v < n; ++v) d[v * n + v] = 0;
        for (const Edge& e : edges) {
            d[e.from * n + e.to] = std::min(d[e.from * n + e.to], e.w);
            first[e.from * n + e.to] = e.to;
        }
        const std::vector<Dist> weight = d;
        require(floyd(n, d, first) == any, "Floyd 判负环");
        const Result a = bellmanFord(n, edges, 0), b = spfa(n, edges, 0);
        require(a.cycle.empty() == !reachable && b.cycle.empty() == !reachable, "判源点可达的负环");
        if (reachable) { checkCycle(edges, a.cycle); ++fromSource; continue; }
        certify(edges, 0, a);
        certify(edges, 0, b);
        require(a.dist == row0 && b.dist == row0, "与枚举一致");
        if (any) { ++elsewhere; continue; }
        require(d == want, "Floyd 全部点对一致");
        checkRoutes(n, weight, d, first);
        ++clean;
    }
    const int many = 80;                         // 处处负环，数值一轮轮翻倍：有下限才不溢出
    std::vector<Dist> all(many * many, -1);
    for (int v = 0; v < many; ++v) all[v * many + v] = 0;
    std::vector<int> first(many * many, 0);
    require(floyd(many, all, first) && *std::min_element(all.begin(), all.end()) == -kInf, "记作下限");
    std::printf("无负环 %d，源点可达负环 %d，负环在别处 %d\n", clean, fromSource, elsewhere);

    for (const int n : {10, 100, 400}) {
        const Result r = spfa(n, badForSpfa(n), 0);
        const long want = 1 + static_cast<long>(n) * (n - 1) / 2;
        const long scans = (n - 1) + static_cast<long>(n - 2) * (n - 1) * n / 6;
        require(r.pops == want && r.scans == scans, "与推导的次数一致");
        std::vector<Edge> near = badForSpfa(n);  // 出边从近到远：恰成拓扑次序
        std::reverse(near.begin(), near.end());
        const Result once = spfa(n, near, 0);
        require(once.dist == r.dist && once.pops == n && once.scans == n * (n - 1) / 2, "每点出队一次，每边看一次");
        std::printf("n = %3d，m = %5d：出队 %5ld 次，看边 %8ld 次\n", n, n * (n - 1) / 2, r.pops, r.scans);
    }
}
// #endregion
