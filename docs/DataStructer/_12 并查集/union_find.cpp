// 并查集：按秩合并与路径压缩，与逐个改标号的朴素做法对拍；数四种组合各往上走几步。
// g++ -std=c++17 -O2 -Wall -Wextra union_find.cpp -o union_find && ./union_find
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

// #region player
struct UnionFind {
    std::vector<int> parent, rank;
    int sets;

    explicit UnionFind(int n)
        : parent(n), rank(n), sets(n) {
        std::iota(parent.begin(),
                  parent.end(), 0);   // @make
    }

    int find(int x) {
        int root = x;
        while (parent[root] != root)
            root = parent[root];      // @climb
        while (parent[x] != root) {
            const int up = parent[x];
            parent[x] = root;         // @compress
            x = up;
        }
        return root;                  // @found
    }

    bool unite(int x, int y) {
        int a = find(x), b = find(y);
        if (a == b) return false;     // @same
        if (rank[a] < rank[b])
            std::swap(a, b);
        parent[b] = a;                // @link
        if (rank[a] == rank[b]) ++rank[a];
        --sets;
        return true;
    }
};
// #endregion

// #region halving
// 一趟完成的压缩：让 x 改指祖父，再走到祖父
int findHalving(std::vector<int>& parent, int x) {
    while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    return x;
}
// #endregion

// #region check
void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

void check(const UnionFind& u, const std::vector<int>& label) {  // label：朴素做法，同号即同集合
    const int n = int(label.size());
    std::vector<int> members(n), root(n), depth(n);
    int roots = 0;
    for (int x = 0; x < n; ++x) {
        int r = x;
        for (; u.parent[r] != r; r = u.parent[r]) {
            require(++depth[x] < n, "没有环");
            require(u.rank[r] < u.rank[u.parent[r]], "往上走，秩严格增加");
        }
        root[x] = r;
        ++members[r];
        roots += r == x;
        require(depth[x] <= u.rank[r], "深度不超过根的秩");
    }
    for (int r = 0; r < n; ++r)
        require(root[r] != r || members[r] >= 1 << u.rank[r], "秩为 r 的根至少有 2^r 个成员");
    for (int x = 0; x < n; ++x)
        for (int y = 0; y < x; ++y) require((root[x] == root[y]) == (label[x] == label[y]), "与朴素做法同分");
    require(roots == u.sets, "集合数");
}

int depthOf(const std::vector<int>& parent, int x) {
    int depth = 0;
    for (; parent[x] != x; x = parent[x]) ++depth;
    return depth;
}

// 查找 x：路上的结点此后都直接挂在根下；折半的写法使 x 到根的路减半
void checkFind(UnionFind& u, std::vector<int>& halved, int x) {
    std::vector<int> path;
    for (int v = x; u.parent[v] != v; v = u.parent[v]) path.push_back(v);
    const int root = u.find(x), before = depthOf(halved, x);
    for (const int v : path) require(u.parent[v] == root, "查过的路压平了");
    findHalving(halved, x);
    require(depthOf(halved, x) == (before + 1) / 2, "折半以后路长减半");
}
// #endregion

// #region count
// 四种组合往上走的步数；顺序为 true 时 unite(0, i) 依次，否则随机
double climbs(int n, bool byRank, bool compress, bool inOrder, unsigned seed) {
    std::vector<int> parent(static_cast<std::size_t>(n)), rank(static_cast<std::size_t>(n));
    std::iota(parent.begin(), parent.end(), 0);
    std::mt19937 rng(seed);
    long steps = 0;
    const auto find = [&](int x) {
        int root = x;
        for (; parent[root] != root; root = parent[root]) ++steps;
        while (compress && parent[x] != root) x = std::exchange(parent[x], root);
        return root;
    };
    const int m = inOrder ? n - 1 : 4 * n;
    for (int i = 0; i < m; ++i) {
        int a = find(inOrder ? 0 : int(rng() % unsigned(n))), b = find(inOrder ? i + 1 : int(rng() % unsigned(n)));
        if (a == b) continue;
        if (byRank && rank[b] < rank[a]) std::swap(a, b);
        parent[a] = b;                                   // 不按秩时，前一个的根挂到后一个下
        if (byRank && rank[a] == rank[b]) ++rank[b];
    }
    return double(steps) / m;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    long operations = 0;
    for (int round = 0; round < 400; ++round) {
        const int n = 1 + int(rng() % 60);
        UnionFind u(n);
        std::vector<int> label(static_cast<std::size_t>(n)), halved(static_cast<std::size_t>(n));
        std::iota(label.begin(), label.end(), 0);
        std::iota(halved.begin(), halved.end(), 0);
        for (int i = 0; i < 80; ++i, ++operations) {
            const int x = int(rng() % unsigned(n)), y = int(rng() % unsigned(n)), from = label[x], to = label[y];
            require(u.unite(x, y) == (from != to), "unite 的返回值");
            halved[findHalving(halved, x)] = findHalving(halved, y);
            for (int& each : label) if (each == from) each = to;
            check(u, label);
            checkFind(u, halved, i * 7 % n);
            require(findHalving(halved, x) == findHalving(halved, y), "折半的写法");
        }
    }
    std::printf("%ld 次合并：与逐个改标号的结果一致\n", operations);

    const int n = 4096;
    std::printf("n = %d，平均每次合并往上走的步数\n              随机    依次\n", n);
    for (const auto& [name, byRank, compress] : {std::tuple{"都不用  ", false, false}, std::tuple{"只按秩  ", true, false},
                                                 std::tuple{"只压缩  ", false, true}, std::tuple{"两样都用", true, true}}) {
        double random = 0;
        for (unsigned seed = 1; seed <= 5; ++seed) random += climbs(n, byRank, compress, false, seed) / 5;
        std::printf("%s %9.2f %7.2f\n", name, random, climbs(n, byRank, compress, true, 1));
    }

    const int vertices = 1000, rounds = 200;             // 随机加边，直到连通
    double edges = 0, steps = 0;
    for (int round = 0; round < rounds; ++round) {
        UnionFind u(vertices);
        while (u.sets > 1) {
            int x = int(rng() % vertices), y = int(rng() % vertices);
            while (x == y) y = int(rng() % vertices);
            steps += depthOf(u.parent, x);               // find(x) 往上走几步
            u.find(x);
            steps += depthOf(u.parent, y);               // 再 find(y)
            u.unite(x, y);
            ++edges;
        }
    }
    std::printf("1000 个点随机加边，平均 %.0f 条才连通；(n/2)(ln n + 0.5772) = %.0f；每条边往上走 %.2f 步\n", edges / rounds,
                vertices / 2.0 * (std::log(vertices) + 0.5772), steps / edges);
}
// #endregion
