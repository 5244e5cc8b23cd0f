// 深度优先搜索：时间戳、边分类、割点与桥；与按定义的枚举对拍，再与显式栈的写法逐项比较。
// g++ -std=c++17 -O2 -Wall -Wextra depth_first_search.cpp -o dfs && ./dfs
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Graph = std::vector<std::vector<int>>;  // g[u]：u 的出边的终点

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region player
struct Dfs {
    const Graph& g;
    std::vector<int> enter, leave;  // 0：还没有
    std::string kind;               // 按看边的次序
    int clock = 0;
    explicit Dfs(const Graph& graph);
    void visit(int u);
};

void Dfs::visit(int u) {
    enter[u] = ++clock;              // @enter
    for (const int v : g[u]) {
        if (enter[v] == 0) {
            kind += 'T';             // @tree
            visit(v);
        } else if (leave[v] == 0) {
            kind += 'B';             // @back
        } else if (enter[u] < enter[v]) {
            kind += 'F';             // @forward
        } else {
            kind += 'C';             // @cross
        }
    }
    leave[u] = ++clock;              // @leave
}

Dfs::Dfs(const Graph& graph)
    : g(graph), enter(g.size(), 0), leave(g.size(), 0) {
    for (size_t u = 0; u < g.size(); ++u)
        if (enter[u] == 0) visit(static_cast<int>(u));  // @root
}
// #endregion

// #region stack
std::pair<std::vector<int>, std::vector<int>> withStack(const Graph& g) {
    const int n = static_cast<int>(g.size());
    std::vector<int> enter(n, 0), leave(n, 0), stack;
    std::vector<size_t> next(n, 0);  // u 的出边看到第几条
    int clock = 0;
    for (int root = 0; root < n; ++root) {
        if (enter[root]) continue;
        enter[root] = ++clock;
        stack.push_back(root);
        while (!stack.empty()) {
            const int u = stack.back();
            if (next[u] == g[u].size()) { leave[u] = ++clock; stack.pop_back(); continue; }
            const int v = g[u][next[u]++];
            if (enter[v] == 0) { enter[v] = ++clock; stack.push_back(v); }
        }
    }
    return {enter, leave};
}
// #endregion

struct Ends { int a, b; };

// #region cut
struct Cuts {
    struct Way { int to, id; };
    std::vector<std::vector<Way>> g;      // 无向图，两头各存一次，同一个边号
    std::vector<int> enter, low;
    std::vector<char> cut, bridge;        // 按顶点，按边号
    int clock = 0;

    Cuts(int n, const std::vector<Ends>& edges)
        : g(n), enter(n, 0), low(n, 0), cut(n, 0), bridge(edges.size(), 0) {
        for (int id = 0; id < static_cast<int>(edges.size()); ++id) {
            g[edges[id].a].push_back({edges[id].b, id});
            g[edges[id].b].push_back({edges[id].a, id});
        }
        for (int u = 0; u < n; ++u) if (enter[u] == 0) visit(u, -1);
    }

    void visit(int u, int up) {           // up：来时的边号，-1 是树根
        enter[u] = low[u] = ++clock;
        int children = 0;
        for (const auto& [v, id] : g[u]) {
            if (id == up) continue;       // 不沿来路折返
            if (enter[v]) { low[u] = std::min(low[u], enter[v]); continue; }
            ++children;
            visit(v, id);
            low[u] = std::min(low[u], low[v]);
            if (low[v] > enter[u]) bridge[id] = 1;
            if (up != -1 && low[v] >= enter[u]) cut[u] = 1;
        }
        if (up == -1 && children > 1) cut[u] = 1;
    }
};
// #endregion

// #region brute
// 去掉一个点（noNode）或一条边（noEdge）后，有几个连通块
int components(int n, const std::vector<Ends>& edges, int noNode, int noEdge) {
    std::vector<int> mark(n);
    for (int v = 0; v < n; ++v) mark[v] = v;
    for (int round = 0; round < n; ++round)
        for (int id = 0; id < static_cast<int>(edges.size()); ++id) {
            const auto [a, b] = edges[id];
            if (id != noEdge && a != noNode && b != noNode) mark[a] = mark[b] = std::min(mark[a], mark[b]);
        }
    int count = 0;
    for (int v = 0; v < n; ++v) count += v != noNode && mark[v] == v;
    return count;
}

// u 能否走到 v（至少一条边）：传递闭包
std::vector<std::vector<char>> closure(const Graph& g) {
    const size_t n = g.size();
    std::vector<std::vector<char>> reach(n, std::vector<char>(n, 0));
    for (size_t u = 0; u < n; ++u) for (const int v : g[u]) reach[u][v] = 1;
    for (size_t k = 0; k < n; ++k) for (size_t i = 0; i < n; ++i) for (size_t j = 0; j < n; ++j)
        reach[i][j] |= reach[i][k] && reach[k][j];
    return reach;
}
// #endregion

// #region check
void checkDirected(const Graph& g) {
    const int n = static_cast<int>(g.size());
    const Dfs d(g);
    require(std::make_pair(d.enter, d.leave) == withStack(g), "递归与显式栈一致");
    const auto reach = closure(g);
    bool cyclic = false;
    for (int v = 0; v < n; ++v) cyclic |= reach[v][v] != 0;
    require(cyclic == (d.kind.find('B') != std::string::npos), "有环当且仅当有回边");
    for (int a = 0; a < n; ++a)
        for (int b = 0; b < n; ++b)
            if (d.enter[a] < d.enter[b])
                require(d.leave[b] < d.leave[a] || d.leave[a] < d.enter[b], "两段时间要么包含，要么不相交");
    std::vector<int> parent(n, -1), order(n);  // 另一条路算出类别：父亲是包含它的最短的一段
    for (int v = 0; v < n; ++v) {
        for (int u = 0; u < n; ++u)
            if (d.enter[u] < d.enter[v] && d.leave[v] < d.leave[u] && (parent[v] < 0 || d.enter[u] > d.enter[parent[v]])) parent[v] = u;
        order[v] = v;
    }
    const auto above = [&](int a, int v) { while (v >= 0 && v != a) v = parent[v]; return v == a; };
    std::string kinds;                         // 与 d.kind 同一个次序：看到树边就先走进去
    const auto look = [&](const auto& self, int u) -> void {
        std::vector<char> used(n, 0);          // 重边里只有第一条是树边
        for (const int v : g[u]) {
            const bool tree = parent[v] == u && !used[v];
            used[v] = 1;
            kinds += tree ? 'T' : above(v, u) ? 'B' : above(u, v) ? 'F' : 'C';
            if (tree) self(self, v);
        }
    };
    for (int v = 0; v < n; ++v) if (parent[v] < 0) look(look, v);
    require(kinds == d.kind, "每条边的类别合于定义");
}

void checkUndirected(int n, const std::vector<Ends>& edges, long& cuts, long& bridges) {
    const Cuts c(n, edges);
    const int whole = components(n, edges, -1, -1);
    for (int v = 0; v < n; ++v) {
        bool alone = true;
        for (const auto& e : edges) alone &= (e.a != v && e.b != v) || e.a == e.b;
        require((c.cut[v] != 0) == (components(n, edges, v, -1) > whole - alone), "割点");
        cuts += c.cut[v];
    }
    for (size_t id = 0; id < edges.size(); ++id) {
        require((c.bridge[id] != 0) == (components(n, edges, -1, static_cast<int>(id)) > whole), "桥");
        bridges += c.bridge[id];
    }
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    const auto below = [&](int n) { return static_cast<int>(rng() % n); };
    long cuts = 0, bridges = 0;
    for (int round = 0; round < 2000; ++round) {
        const int n = 1 + below(9);
        const int m = below(2 * n + 2);
        Graph g(n);
        std::vector<Ends> edges;                 // 含自环与重边
        for (int i = 0; i < m; ++i) {
            edges.push_back({below(n), below(n)});
            g[edges.back().a].push_back(edges.back().b);
        }
        checkDirected(g);
        checkUndirected(n, edges, cuts, bridges);
    }
    std::printf("2000 个随机图一致，割点 %ld 个，桥 %ld 条\n", cuts, bridges);

    const Graph sample = {{1, 2, 5}, {3}, {3, 5}, {1}, {2, 5}, {}};
    const Dfs d(sample);
    for (int v = 0; v < 6; ++v) std::printf("%c %d/%d\n", 'A' + v, d.enter[v], d.leave[v]);
    std::printf("看边的次序：%s\n", d.kind.c_str());

    const Cuts c(8, {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {3, 4}, {3, 5}, {4, 5}, {4, 6}, {6, 7}});
    for (int v = 0; v < 8; ++v)
        std::printf("%c 进入 %d，low %d%s\n", 'A' + v, c.enter[v], c.low[v], c.cut[v] ? "，割点" : "");
}
// #endregion
