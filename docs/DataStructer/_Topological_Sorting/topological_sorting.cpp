// 拓扑排序：Kahn、字典序最小、深度优先三种；与枚举全部排列对拍，有环时交出环。
// g++ -std=c++17 -O2 -Wall -Wextra topological_sorting.cpp -o topo && ./topo
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <queue>
#include <random>
#include <vector>

using Graph = std::vector<std::vector<int>>;  // g[u]：u 的出边的终点

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region player
// 返回的不满 n 个：有环
std::vector<int> kahn(const Graph& g) {
    std::vector<int> indegree(g.size(), 0);
    for (const auto& out : g)
        for (const int v : out) ++indegree[v];  // @count
    std::queue<int> ready;
    for (size_t v = 0; v < g.size(); ++v)
        if (indegree[v] == 0)
            ready.push(static_cast<int>(v));  // @ready
    std::vector<int> order;
    while (!ready.empty()) {
        const int u = ready.front();
        ready.pop();
        order.push_back(u);           // @take
        for (const int v : g[u])
            if (--indegree[v] == 0)   // @lower
                ready.push(v);        // @free
    }
    return order;
}
// #endregion

// #region least
std::vector<int> leastOrder(const Graph& g) {
    std::vector<int> indegree(g.size(), 0), order;
    for (const auto& out : g) for (const int v : out) ++indegree[v];
    std::priority_queue<int, std::vector<int>, std::greater<int>> ready;  // 小的先出
    for (size_t v = 0; v < g.size(); ++v) if (indegree[v] == 0) ready.push(static_cast<int>(v));
    while (!ready.empty()) {
        const int u = ready.top();
        ready.pop();
        order.push_back(u);
        for (const int v : g[u]) if (--indegree[v] == 0) ready.push(v);
    }
    return order;
}
// #endregion

// #region dfs
struct ByDepth {
    enum State : char { fresh, open, closed };
    const Graph& g;
    std::vector<State> state;
    std::vector<int> order, path, cycle;  // cycle 空：没有环

    explicit ByDepth(const Graph& graph) : g(graph), state(g.size(), fresh) {
        for (size_t u = 0; u < g.size() && cycle.empty(); ++u)
            if (state[u] == fresh) visit(static_cast<int>(u));
        std::reverse(order.begin(), order.end());
    }

    void visit(int u) {
        state[u] = open;
        path.push_back(u);
        for (const int v : g[u]) {
            if (!cycle.empty()) return;
            if (state[v] == fresh) visit(v);
            else if (state[v] == open)    // 回边：从 v 到 u 的路加上它
                cycle.assign(std::find(path.begin(), path.end(), v), path.end());
        }
        state[u] = closed;
        path.pop_back();
        order.push_back(u);               // 退出时记下，最后倒过来
    }
};
// #endregion

// #region earliest
// 0 尽量靠前，在此前提下 1 尽量靠前，依此类推：从末位往前放，
// 每次在没有出边的里取编号最大的
std::vector<int> earliestOrder(const Graph& g) {
    std::vector<int> outdegree(g.size(), 0), order;
    Graph into(g.size());                     // 反向图
    for (size_t u = 0; u < g.size(); ++u)
        for (const int v : g[u]) {
            into[v].push_back(static_cast<int>(u));
            ++outdegree[u];
        }
    std::priority_queue<int> ready;           // 大的先出
    for (size_t v = 0; v < g.size(); ++v) if (outdegree[v] == 0) ready.push(static_cast<int>(v));
    while (!ready.empty()) {
        const int u = ready.top();
        ready.pop();
        order.push_back(u);
        for (const int v : into[u]) if (--outdegree[v] == 0) ready.push(v);
    }
    std::reverse(order.begin(), order.end());
    return order;
}
// #endregion

// #region unique
// 相邻的每一对之间都有边
bool linked(const Graph& g, const std::vector<int>& order) {
    for (size_t i = 0; i + 1 < order.size(); ++i) {
        const auto& out = g[order[i]];
        if (std::count(out.begin(), out.end(), order[i + 1]) == 0) return false;
    }
    return true;
}
// #endregion

// #region check
bool isOrder(const Graph& g, const std::vector<int>& order) {
    std::vector<int> place(g.size(), -1);
    for (size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<int>(i);
    if (std::count(place.begin(), place.end(), -1) > 0 || order.size() != g.size()) return false;
    for (size_t u = 0; u < g.size(); ++u)
        for (const int v : g[u]) if (place[u] >= place[v]) return false;
    return true;
}

void check(const Graph& g, long& cyclic, long& only) {
    std::vector<int> all(g.size()), least, earliest;  // earliest：各结点的位置
    for (size_t v = 0; v < all.size(); ++v) all[v] = static_cast<int>(v);
    long orders = 0;
    do {                                  // 按字典序枚举排列，第一个合格的就是最小的
        if (!isOrder(g, all)) continue;
        if (++orders == 1) least = all;
        std::vector<int> place(g.size());
        for (size_t i = 0; i < all.size(); ++i) place[all[i]] = static_cast<int>(i);
        if (orders == 1 || place < earliest) earliest = place;
    } while (std::next_permutation(all.begin(), all.end()));
    const ByDepth d(g);
    if (least.empty()) {
        ++cyclic;
        require(kahn(g).size() < g.size() && leastOrder(g).size() < g.size() && earliestOrder(g).size() < g.size(), "有环时排不满");
        require(!d.cycle.empty(), "有环时交出环");
        for (size_t i = 0; i < d.cycle.size(); ++i) {
            const auto& out = g[d.cycle[i]];
            require(std::count(out.begin(), out.end(), d.cycle[(i + 1) % d.cycle.size()]) > 0, "环上相邻两点有边");
        }
        return;
    }
    require(d.cycle.empty() && isOrder(g, d.order), "深度优先的次序合格");
    require(isOrder(g, kahn(g)), "Kahn 的次序合格");
    require(leastOrder(g) == least, "字典序最小");
    const std::vector<int> order = earliestOrder(g);
    require(isOrder(g, order), "从末位往前排的次序合格");
    for (size_t i = 0; i < order.size(); ++i) require(earliest[order[i]] == static_cast<int>(i), "编号小的尽量靠前");
    require((orders == 1) == linked(g, kahn(g)), "唯一，当且仅当相邻的都有边");
    only += orders == 1;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    long cyclic = 0, only = 0;
    for (int round = 0; round < 2000; ++round) {
        const int n = 1 + static_cast<int>(rng() % 7);
        Graph g(n);                              // 可能有自环与重边
        for (int i = static_cast<int>(rng() % (n + 3)); i > 0; --i) g[rng() % n].push_back(static_cast<int>(rng() % n));
        check(g, cyclic, only);
    }
    std::printf("2000 个随机图一致，其中 %ld 个有环，%ld 个次序唯一\n", cyclic, only);

    const Graph aoe = {{1, 2}, {3, 4}, {3, 4}, {5}, {5}, {}};
    const Graph late = {{}, {}, {}, {0}, {1}, {2}};   // 3→0，4→1，5→2
    const auto print = [](const char* name, const std::vector<int>& order) {
        std::printf("%s：", name);
        for (const int v : order) std::printf(" %d", v);
        std::puts("");
    };
    print("例子，Kahn", kahn(aoe));
    print("例子，深度优先", ByDepth(aoe).order);
    print("3→0 4→1 5→2，Kahn", kahn(late));
    print("3→0 4→1 5→2，最小", leastOrder(late));
    print("四个结点、3→0，字典序最小", leastOrder({{}, {}, {}, {0}}));
    print("四个结点、3→0，0 尽量靠前", earliestOrder({{}, {}, {}, {0}}));
    print("有环时交出的环", ByDepth({{1, 5}, {2}, {3}, {1, 4}, {}, {}}).cycle);
}
// #endregion
