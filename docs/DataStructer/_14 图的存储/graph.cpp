// 有向图的四种存储：邻接矩阵、邻接表、链式前向星、CSR；互相对拍并检查不变式。
// g++ -std=c++17 -O2 -Wall -Wextra graph.cpp -o graph && ./graph；./graph csv 重算 lines.csv，./graph time 重算 times.csv
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region matrix
using std::size_t;
struct Edge { int from, to; };

struct Matrix {                                   // 行优先，cell[u * n + v] 为 1 表示有边 u→v
    size_t n;
    std::vector<std::uint8_t> cell;
    Matrix(int vertices, const std::vector<Edge>& edges)
        : n(static_cast<size_t>(vertices)), cell(n * n) {
        for (const Edge e : edges) cell[static_cast<size_t>(e.from) * n + static_cast<size_t>(e.to)] = 1;
    }
    bool hasEdge(int u, int v) const { return cell[static_cast<size_t>(u) * n + static_cast<size_t>(v)] != 0; }
};
// #endregion

// #region star
struct ForwardStar {                              // 链式前向星：n 条单链表共用一个边数组
    struct Arc { int to, next; };
    std::vector<int> head;                        // head[u]：u 的最后一条出边，-1 为没有
    std::vector<Arc> arc;                         // 下标就是输入次序
    explicit ForwardStar(int n) : head(static_cast<size_t>(n), -1) {}
    void addEdge(int u, int v) {                  // 头插
        arc.push_back({v, head[u]});
        head[u] = static_cast<int>(arc.size()) - 1;
    }
};
// #endregion

// #region csr
struct Csr {                                      // u 的出边是 to[offset[u], offset[u + 1])
    std::vector<int> offset, to;
    Csr(int n, const std::vector<Edge>& edges) : offset(static_cast<size_t>(n) + 1), to(edges.size()) {
        for (const Edge e : edges) ++offset[e.from + 1];                // 1. 数出度，错开一格
        std::partial_sum(offset.begin(), offset.end(), offset.begin()); // 2. 前缀和
        std::vector<int> next(offset.begin(), offset.end() - 1);        // 3. 每个顶点的写入位置
        for (const Edge e : edges) to[next[e.from]++] = e.to;           // 4. 按输入次序放入，稳定
    }
    void sortRows() {
        for (size_t u = 0; u + 1 < offset.size(); ++u)
            std::sort(to.begin() + offset[u], to.begin() + offset[u + 1]);
    }
    bool hasEdge(int u, int v) const {            // 要求已排序
        return std::binary_search(to.begin() + offset[u], to.begin() + offset[u + 1], v);
    }
};

std::vector<Edge> reversed(const Csr& g) {        // 反向图的边表；再建一次 Csr 就是转置
    std::vector<Edge> out;
    for (int u = 0; u + 1 < static_cast<int>(g.offset.size()); ++u)
        for (int e = g.offset[u]; e < g.offset[u + 1]; ++e) out.push_back({g.to[e], u});
    return out;
}
// #endregion

// #region check
void check(const ForwardStar& g) {                // 每条边恰在一条链上，且链无环
    std::vector<char> seen(g.arc.size(), 0);
    for (const int first : g.head)
        for (int e = first; e != -1; e = g.arc[e].next) {
            require(!seen[e], "一条边只在一条链上出现一次");
            require(g.arc[e].next < e, "next 指向更早的边");
            seen[e] = 1;
        }
    require(std::count(seen.begin(), seen.end(), 0) == 0, "每条边都能从 head 走到");
}

void check(const Csr& g, int n) {
    require(g.offset.size() == static_cast<size_t>(n) + 1 && g.offset.front() == 0, "offset[0] = 0");
    require(std::is_sorted(g.offset.begin(), g.offset.end()), "offset 不减");
    require(g.offset.back() == static_cast<int>(g.to.size()), "offset[n] = m");
    for (const int v : g.to) require(0 <= v && v < n, "终点在 [0, n)");
}
// #endregion

std::vector<Edge> randomEdges(int n, int m, std::mt19937& rng) {
    std::vector<Edge> edges(static_cast<size_t>(m));
    for (Edge& e : edges) {
        e.from = static_cast<int>(rng() % static_cast<unsigned>(n));
        e.to = static_cast<int>(rng() % static_cast<unsigned>(n));
    }
    return edges;
}

// #region lines
// 依次访问每个顶点的每条出边，数“这次访问的 64 B 行与上次不同”有几次
template <class Visit> long lineChanges(size_t bytesPerItem, Visit visit) {
    long changes = 0;
    size_t last = static_cast<size_t>(-1);
    visit([&](size_t index) {
        const size_t line = index * bytesPerItem / 64;
        changes += line != last;
        last = line;
    });
    return changes;
}
// #endregion

std::vector<Edge> byStart(std::vector<Edge> edges) {  // 起点小的先加，同一起点的次序不变
    std::stable_sort(edges.begin(), edges.end(), [](Edge a, Edge b) { return a.from < b.from; });
    return edges;
}

int csv() {
    const int n = 4096;
    std::puts("d,storage,lines");
    for (int d = 1; d <= 256; d *= 2) {
        std::mt19937 rng(20261122);
        const std::vector<Edge> edges = randomEdges(n, n * d, rng);
        ForwardStar star(n), grouped(n);
        for (const Edge e : edges) star.addEdge(e.from, e.to);
        for (const Edge e : byStart(edges)) grouped.addEdge(e.from, e.to);
        const Csr csr(n, edges);
        const long a = lineChanges(1, [&](auto touch) { for (size_t i = 0; i < size_t{n} * n; ++i) touch(i); });
        const auto walk = [](const ForwardStar& s) {
            return lineChanges(8, [&](auto touch) {
                for (const int first : s.head) for (int e = first; e != -1; e = s.arc[e].next) touch(static_cast<size_t>(e));
            });
        };
        const long b = walk(star), g = walk(grouped);
        const long c = lineChanges(4, [&](auto touch) { for (size_t i = 0; i < csr.to.size(); ++i) touch(i); });
        const double m = static_cast<double>(n) * d;
        std::printf("%d,邻接矩阵（字节）,%.4f\n%d,链式前向星,%.4f\n%d,前向星，按起点加边,%.4f\n%d,CSR,%.4f\n", d,
                    static_cast<double>(a) / m, d, static_cast<double>(b) / m, d, static_cast<double>(g) / m, d,
                    static_cast<double>(c) / m);
    }
    return 0;
}

double seconds() {                                // 本进程用掉的处理器时间，不算等待
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

// 按顶点次序走完全部边、把两端混成的数加起来，平均每条边几纳秒；各走 9 遍，轮流
int times() {
    std::puts("n,m,存储,纳秒,最小,最大");
    for (const int n : {4096, 1 << 20}) {
        const int m = 8 * n;
        std::mt19937 rng(20261122);
        const std::vector<Edge> edges = randomEdges(n, m, rng);
        ForwardStar star(n), grouped(n);
        for (const Edge e : edges) star.addEdge(e.from, e.to);
        for (const Edge e : byStart(edges)) grouped.addEdge(e.from, e.to);
        const Csr csr(n, edges);
        const char* names[] = {"链式前向星", "前向星，按起点加边", "CSR"};
        std::vector<double> ns[3];
        const int rounds = n == 4096 ? 200 : 1;  // 小图一遍太短，走许多遍
        for (int pass = 0; pass < 10; ++pass)    // 头一遍热身
            for (int way = 0; way < 3; ++way) {
                const double begin = seconds();
                std::uint64_t sum = 0;
                for (int round = 0; round < rounds; ++round) {
                    if (way == 2) {
                        for (int u = 0; u < n; ++u)
                            for (int e = csr.offset[u]; e < csr.offset[u + 1]; ++e) sum += static_cast<unsigned>(csr.to[e] ^ u);
                    } else {
                        const ForwardStar& s = way == 0 ? star : grouped;
                        for (int u = 0; u < n; ++u)
                            for (int e = s.head[u]; e != -1; e = s.arc[e].next) sum += static_cast<unsigned>(s.arc[e].to ^ u);
                    }
                }
                const double used = seconds() - begin;
                static std::uint64_t want = 0;   // 三种走法的和要一样
                if (way == 0) want = sum;
                require(sum == want, "三种走法看到同样的边");
                if (pass > 0) ns[way].push_back(1e9 * used / rounds / m);
            }
        for (int way = 0; way < 3; ++way) {
            std::sort(ns[way].begin(), ns[way].end());
            std::printf("%d,%d,%s,%.2f,%.2f,%.2f\n", n, m, names[way], ns[way][4], ns[way].front(), ns[way].back());
        }
    }
    return 0;
}

// #region main
int main(int argc, char** argv) {
    if (argc > 1) return std::string(argv[1]) == "time" ? times() : csv();
    std::mt19937 rng(20261122);
    long queries = 0;
    for (int round = 0; round < 300; ++round) {
        const int n = 1 + static_cast<int>(rng() % 40);
        const int m = static_cast<int>(rng() % 200);  // 含自环、重边、孤立点
        const std::vector<Edge> edges = randomEdges(n, m, rng);
        const Matrix matrix(n, edges);
        std::vector<std::vector<int>> list(static_cast<size_t>(n));
        ForwardStar star(n);
        for (const Edge e : edges) { list[e.from].push_back(e.to); star.addEdge(e.from, e.to); }
        Csr csr(n, edges);
        check(star);
        check(csr, n);
        for (int u = 0; u < n; ++u) {
            std::vector<int> fromStar;
            for (int e = star.head[u]; e != -1; e = star.arc[e].next) fromStar.push_back(star.arc[e].to);
            std::reverse(fromStar.begin(), fromStar.end());
            const std::vector<int> fromCsr(csr.to.begin() + csr.offset[u], csr.to.begin() + csr.offset[u + 1]);
            require(fromCsr == list[u] && fromStar == list[u], "三种邻接表逐项相同");
        }
        csr.sortRows();
        for (int u = 0; u < n; ++u)
            for (int v = 0; v < n; ++v, ++queries) {
                const bool want = std::any_of(edges.begin(), edges.end(), [&](Edge e) { return e.from == u && e.to == v; });
                require(matrix.hasEdge(u, v) == want && csr.hasEdge(u, v) == want, "hasEdge");
            }
        const Csr twice(n, reversed(Csr(n, reversed(csr))));
        require(twice.offset == csr.offset && twice.to == csr.to, "转置两次复原");
    }
    std::printf("300 个随机图一致，hasEdge 核对 %ld 次\n", queries);

    const Csr sample(5, {{0, 1}, {3, 1}, {0, 2}, {2, 0}, {3, 4}, {0, 3}});
    std::printf("offset:");
    for (const int x : sample.offset) std::printf(" %d", x);
    std::printf("\nto:    ");
    for (const int x : sample.to) std::printf(" %d", x);
    std::puts("");
}
// #endregion
