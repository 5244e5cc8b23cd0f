// Kruskal：排序加并查集；与枚举全部边集对拍，逐个割检验割性质，并判断最小生成树是否唯一。
// g++ -std=c++17 -O2 -Wall -Wextra kruskal.cpp -o kruskal && ./kruskal
#include <set>
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

// #region unique
// 一批一批地看权相等的边：看这一批之前两头不在一块的，若全都选得上，就没有挑选的余地
bool onlyOne(int n, std::vector<Edge> edges) {
    std::sort(edges.begin(), edges.end(), [](const Edge& x, const Edge& y) { return x.w < y.w; });
    Sets sets(n);
    for (size_t i = 0; i < edges.size();) {
        int wanted = 0;                  // 这一批里两头还不在一块的
        size_t j = i;
        for (; j < edges.size() && edges[j].w == edges[i].w; ++j)
            wanted += sets.find(edges[j].a) != sets.find(edges[j].b);
        for (; i < j; ++i) wanted -= sets.unite(edges[i].a, edges[i].b);
        if (wanted > 0) return false;
    }
    return true;
}
// #endregion

// 枚举全部边集，总权等于 least 的生成树有几棵
int treesOf(int n, const std::vector<Edge>& edges, long least) {
    int count = 0;
    for (unsigned set = 0; set < 1u << edges.size(); ++set) {
        std::vector<Edge> chosen;
        for (size_t i = 0; i < edges.size(); ++i) if (set >> i & 1) chosen.push_back(edges[i]);
        count += isSpanningTree(n, chosen) && weightOf(chosen) == least;
    }
    return count;
}

// 并查集自己的账：最长的路有几条边，记的大小等不等于真的大小
int longestIn(Sets& sets) {
    const int n = static_cast<int>(sets.up.size());
    int longest = 0;
    for (int v = 0; v < n; ++v) {
        int edges = 0;
        for (int u = v; sets.up[u] != u; u = sets.up[u]) ++edges;
        longest = std::max(longest, edges);
    }
    std::vector<int> members(n);
    for (int v = 0; v < n; ++v) ++members[sets.find(v)];
    for (int v = 0; v < n; ++v) require(sets.up[v] != v || sets.size[v] == members[v], "块的大小记得对");
    return longest;
}

void checkSets() {
    std::mt19937 rng(7);
    Sets mixed(64), pairs(64), line(64);
    for (int i = 0; i < 60; ++i) {
        const int a = static_cast<int>(rng() % 64), b = static_cast<int>(rng() % 64);
        const bool joined = mixed.find(a) != mixed.find(b);
        require(mixed.unite(a, b) == joined, "本在一块就不合并");
    }
    require(longestIn(mixed) <= 6, "按大小合并，路不长");
    for (int step = 1; step < 64; step *= 2)     // 两两合并：都从根找起，没有压缩
        for (int v = 0; v < 64; v += 2 * step) pairs.unite(v, v + step);
    require(longestIn(pairs) == 6, "两两合并，最长的路恰 lg 64 条边");
    for (int v = 1; v < 64; ++v) line.unite(v, v - 1);   // 不看大小，就挂成 63 条边的链
    require(longestIn(line) == 1, "小的挂到大的下面");
}

// #region main
int main() {
    checkSets();
    std::mt19937 rng(20261122);
    int alone = 0, tied = 0;             // 最小生成树只有一棵的图；其中有权相等的边的
    for (int round = 0; round < 300; ++round) {
        const int n = 1 + static_cast<int>(rng() % 7);
        const std::vector<Edge> edges = randomConnected(n, static_cast<int>(rng() % 6), round % 2 ? 3 : 50, rng);
        const std::vector<Edge> tree = kruskal(n, edges);
        require(isSpanningTree(n, tree), "是生成树");
        require(weightOf(tree) == leastByTrying(n, edges), "总权最小");
        checkCuts(n, edges, tree);
        const bool one = onlyOne(n, edges);
        require(one == (treesOf(n, edges, weightOf(tree)) == 1), "是否唯一");
        std::set<long> weights;
        for (const Edge& e : edges) weights.insert(e.w);
        alone += one;
        tied += one && weights.size() < edges.size();
    }
    require(alone > 200 && alone < 300 && tied > 50, "唯一与不唯一的、唯一而有等权的，都试到了");
    std::puts("300 个随机图一致，割性质成立，是否唯一与枚举一致");
    looked = 0;
    const std::vector<Edge> tree = kruskal(7, kSample);
    for (const Edge& e : tree) std::printf("%c%c %ld  ", 'A' + e.a, 'A' + e.b, e.w);
    std::printf("总权 %ld，看了 %ld 条边\n", weightOf(tree), looked);
}
// #endregion
