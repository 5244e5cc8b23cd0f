// 广度优先搜索：距离、路径、双向搜索；与 Floyd–Warshall 对拍，数两种搜索看见的状态。
// g++ -std=c++17 -O2 -Wall -Wextra breadth_first_search.cpp -o bfs && ./bfs
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <queue>
#include <random>
#include <vector>

using Graph = std::vector<std::vector<int>>;  // g[u]：u 的邻居；无向边两头各存一次

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

struct Tree { std::vector<int> dist, parent; };

// #region player
// dist[v] 为 -1：走不到；parent 是来路
Tree bfs(const Graph& g, int s) {
    std::vector<int> dist(g.size(), -1);
    std::vector<int> parent(g.size(), -1);
    std::queue<int> queue;
    dist[s] = 0;
    queue.push(s);                  // @start
    while (!queue.empty()) {
        const int u = queue.front();
        queue.pop();                // @pop
        for (const int v : g[u]) {
            if (dist[v] != -1)
                continue;           // @seen
            dist[v] = dist[u] + 1;
            parent[v] = u;
            queue.push(v);          // @push
        }
    }
    return {dist, parent};
}
// #endregion

// #region path
std::vector<int> pathTo(const Tree& t, int v) {
    std::vector<int> path;
    if (t.dist[v] == -1) return path;
    for (; v != -1; v = t.parent[v]) path.push_back(v);
    std::reverse(path.begin(), path.end());
    return path;
}
// #endregion

// #region late
// 错的写法：出队时才算看见。返回入队几次
long pushesIfMarkedLate(const Graph& g, int s) {
    std::vector<bool> seen(g.size());
    std::queue<int> queue;
    long pushes = 0;
    const auto push = [&](int v) { queue.push(v); ++pushes; };
    for (push(s); !queue.empty();) {
        const int u = queue.front();
        queue.pop();
        if (seen[u]) continue;
        seen[u] = true;
        for (const int v : g[u]) if (!seen[v]) push(v);
    }
    return pushes;
}
// #endregion

// #region both
struct Meeting { int dist; long seen; };  // 走不到是 -1；seen：两边一共看见几个状态

// 无向图上的双向搜索；each(u, f) 对 u 的每个邻居 v 调用 f(v)
template <class Each>
Meeting fromBothEnds(int n, int s, int t, Each each) {
    if (s == t) return {0, 1};
    std::vector<int> dist[2] = {std::vector<int>(n, -1), std::vector<int>(n, -1)};
    std::vector<int> level[2] = {{s}, {t}};
    dist[0][s] = dist[1][t] = 0;
    long seen = 2;
    while (!level[0].empty() && !level[1].empty()) {
        const int side = level[0].size() <= level[1].size() ? 0 : 1;  // 扩展较小的一层
        std::vector<int>& mine = dist[side];
        const std::vector<int>& other = dist[1 - side];
        std::vector<int> next;
        int found = -1;
        for (const int u : level[side]) {
            each(u, [&](int v) {
                if (found != -1) return;
                if (other[v] != -1) { found = mine[u] + 1 + other[v]; return; }
                if (mine[v] == -1) { mine[v] = mine[u] + 1; next.push_back(v); ++seen; }
            });
            if (found != -1) return {found, seen};
        }
        level[side].swap(next);
    }
    return {-1, seen};
}
// #endregion

// #region lock
// 六个拨轮的密码锁：每步把一个拨轮拨一格，0 与 9 相邻
constexpr int kStates = 1000000;
template <class Use>
void turns(int state, Use use) {
    for (int unit = 1; unit < kStates; unit *= 10) {
        const int digit = state / unit % 10;
        use(state + ((digit + 1) % 10 - digit) * unit);
        use(state + ((digit + 9) % 10 - digit) * unit);
    }
}
// #endregion

// #region check
void check(const Graph& g) {
    const int n = static_cast<int>(g.size());
    constexpr int kFar = 1000;
    std::vector<std::vector<int>> d(n, std::vector<int>(n, kFar));
    for (int u = 0; u < n; ++u) { d[u][u] = 0; for (const int v : g[u]) if (v != u) d[u][v] = 1; }
    for (int k = 0; k < n; ++k) for (int i = 0; i < n; ++i) for (int j = 0; j < n; ++j)
        d[i][j] = std::min(d[i][j], d[i][k] + d[k][j]);
    for (int s = 0; s < n; ++s) {
        const Tree t = bfs(g, s);
        for (int v = 0; v < n; ++v) {
            require(t.dist[v] == (d[s][v] == kFar ? -1 : d[s][v]), "距离与 Floyd–Warshall 一致");
            const std::vector<int> path = pathTo(t, v);
            require(static_cast<int>(path.size()) == t.dist[v] + 1, "来路的边数等于距离");
            for (size_t i = 0; i + 1 < path.size(); ++i)
                require(std::count(g[path[i]].begin(), g[path[i]].end(), path[i + 1]) > 0, "来路的每一步都是边");
            const auto each = [&](int u, auto use) { for (const int w : g[u]) use(w); };
            require(fromBothEnds(n, s, v, each).dist == t.dist[v], "双向与单向一致");
        }
    }
    Graph more = g;                          // 多个源点：虚拟的点 n 连向 0 与 n − 1
    more.push_back({0, n - 1});
    const Tree t = bfs(more, n);
    for (int v = 0; v < n; ++v) {
        const int want = std::min(d[0][v], d[n - 1][v]);
        require(t.dist[v] == (want == kFar ? -1 : want + 1), "多个源点：到最近的那个");
    }
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    const auto below = [&](int n) { return static_cast<int>(rng() % n); };
    long pairs = 0;
    for (int round = 0; round < 1000; ++round) {
        const int n = 1 + below(10);
        Graph g(n);                          // 无向，含自环与重边
        for (int i = below(2 * n); i > 0; --i) {
            const int a = below(n), b = below(n);
            g[a].push_back(b);
            g[b].push_back(a);
        }
        check(g);
        pairs += static_cast<long>(n) * n;
    }
    std::printf("1000 个随机图，%ld 对结点一致\n", pairs);

    Graph all(100);                          // 两两相连
    for (int u = 0; u < 100; ++u) for (int v = 0; v < 100; ++v) if (u != v) all[u].push_back(v);
    const long late = pushesIfMarkedLate(all, 0);
    require(late == 1 + 100 * 99 / 2, "出队才标记的入队次数");
    std::printf("100 个结点两两相连：出队才标记，入队 %ld 次\n\n", late);

    std::vector<int> dist(kStates, -1);      // 密码锁：单向，看见目标就停
    std::puts("目标    步数  单向看见  双向看见");
    for (int digit = 1; digit <= 5; ++digit) {
        const int target = digit * 111111;
        std::fill(dist.begin(), dist.end(), -1);
        std::queue<int> queue;
        dist[0] = 0;
        queue.push(0);
        long seen = 1;
        while (dist[target] == -1) {
            const int u = queue.front();
            queue.pop();
            turns(u, [&](int v) {
                if (dist[v] != -1 || dist[target] != -1) return;
                dist[v] = dist[u] + 1;
                queue.push(v);
                ++seen;
            });
        }
        const Meeting m = fromBothEnds(kStates, 0, target, [](int u, auto use) { turns(u, use); });
        require(m.dist == dist[target] && m.dist == 6 * digit, "密码锁的步数");
        std::printf("%06d  %4d  %8ld  %8ld\n", target, m.dist, seen, m.seen);
    }
}
// #endregion
