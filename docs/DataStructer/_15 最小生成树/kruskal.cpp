// Kruskal：排序加并查集；与枚举全部边集对拍，并逐个割检验割性质。
// g++ -std=c++17 -O2 -Wall -Wextra kruskal.cpp -o kruskal && ./kruskal
#include "check.h"

// #region sets
long looked = 0;                         // 看了几条边

struct Sets {                            // 并查集：路径减半，按大小合并
    std::vector<int> up, size;
    explicit Sets(int n) : up(n), size(n, 1) { for (int v = 0; v < n; ++v) up[v] = v; }
    int find(int v) {
        while (up[v] != v) v = up[v] = up[up[v]];
        return v;
    }
    bool unite(int a, int b) {           // 本在一块：false
        ++looked;
        a = find(a), b = find(b);
        if (a == b) return false;
        if (size[a] < size[b]) std::swap(a, b);
        up[b] = a;
        size[a] += size[b];
        return true;
    }
};
// #endregion

// #region player
std::vector<Edge> kruskal(
    int n, std::vector<Edge> edges) {
    std::stable_sort(
        edges.begin(), edges.end(),
        [](const Edge& x, const Edge& y) {
            return x.w < y.w; });        // @sort
    Sets sets(n);        // 各成一块
    int wanted = n - 1;  // 还差几条
    std::vector<Edge> tree;
    for (const Edge& e : edges) {
        if (!sets.unite(e.a, e.b))
            continue;                    // @skip
        tree.push_back(e);               // @take
        if (--wanted == 0)
            break;                       // @full
    }
    return tree;
}
// #endregion

// #region cut
// 对每一种把结点分成两边的办法：树里跨过去的最轻的边，就是全图跨过去的最轻的边
void checkCuts(int n, const std::vector<Edge>& edges, const std::vector<Edge>& tree) {
    const auto lightest = [](const std::vector<Edge>& all, unsigned side) {
        long least = kNone;
        for (const Edge& e : all)
            if ((side >> e.a & 1) != (side >> e.b & 1) && e.w < least) least = e.w;
        return least;
    };
    for (unsigned side = 1; side + 1 < 1u << n; ++side)
        require(lightest(edges, side) == lightest(tree, side), "每个割的最轻边在树里");
}
// #endregion

// 并查集自己的账：记的大小等于真的大小；按大小合并，没有压缩过的路不超过 lg n 条边
void checkSets() {
    std::mt19937 rng(7);
    Sets sets(64);
    for (int i = 0; i < 60; ++i) {
        const int a = static_cast<int>(rng() % 64), b = static_cast<int>(rng() % 64);
        const bool joined = sets.find(a) != sets.find(b);
        require(sets.unite(a, b) == joined, "本在一块就不合并");
    }
    std::vector<int> members(64);
    for (int v = 0; v < 64; ++v) {
        int edges = 0;
        for (int u = v; sets.up[u] != u; u = sets.up[u]) ++edges;
        require(edges <= 6, "按大小合并，路不长");
    }
    for (int v = 0; v < 64; ++v) ++members[sets.find(v)];
    for (int v = 0; v < 64; ++v) require(sets.up[v] != v || sets.size[v] == members[v], "块的大小记得对");
}

// #region main
int main() {
    checkSets();
    std::mt19937 rng(20261122);
    for (int round = 0; round < 300; ++round) {
        const int n = 1 + static_cast<int>(rng() % 7);
        const std::vector<Edge> edges = randomConnected(n, static_cast<int>(rng() % 6), round % 2 ? 3 : 50, rng);
        const std::vector<Edge> tree = kruskal(n, edges);
        require(isSpanningTree(n, tree), "是生成树");
        require(weightOf(tree) == leastByTrying(n, edges), "总权最小");
        checkCuts(n, edges, tree);
    }
    std::puts("300 个随机图一致，割性质成立");
    looked = 0;
    const std::vector<Edge> tree = kruskal(7, kSample);
    for (const Edge& e : tree) std::printf("%c%c %ld  ", 'A' + e.a, 'A' + e.b, e.w);
    std::printf("总权 %ld，看了 %ld 条边\n", weightOf(tree), looked);
}
// #endregion
