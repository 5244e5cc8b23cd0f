// 跳表：查找、插入、删除，检查不变式，与 std::set 对拍，数比较次数。
// g++ -std=c++17 -O2 -Wall -Wextra skiplist.cpp -o skiplist && ./skiplist；./skiplist csv 重算 comparisons.csv
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <vector>

long comparisons = 0;

// #region node
constexpr int maxLevel = 32;

struct Node {
    int key;
    std::vector<int> next;        // next[i]：第 i 层的下一个，0 表示到头
};

struct SkipList {
    std::vector<Node> at{Node{0, std::vector<int>(maxLevel, 0)}};  // at[0] 是头结点
    std::vector<int> unused;      // 删除后空出的下标
    int levels = 1;               // 用到的层数
    int inverseP = 2;             // 1/p，2 或 4
    std::mt19937 rng{1};
};
// #endregion

// #region find
using Path = std::array<int, maxLevel>;

Path findPath(const SkipList& s, int key) {  // 每层里键小于 key 的最后一个结点
    Path before{};                           // 没用到的层，前面只有头结点
    int v = 0;
    for (int i = s.levels - 1; i >= 0; --i) {
        for (int u = s.at[v].next[i]; u != 0 && (++comparisons, s.at[u].key < key); u = s.at[v].next[i]) v = u;
        before[i] = v;
    }
    return before;
}

bool contains(const SkipList& s, int key) {
    const int v = s.at[findPath(s, key)[0]].next[0];
    return v != 0 && s.at[v].key == key;
}
// #endregion

// #region update
int randomHeight(SkipList& s) {
    int h = 1;
    while (h < maxLevel && s.rng() % static_cast<unsigned>(s.inverseP) == 0) ++h;
    return h;
}

bool insertWithHeight(SkipList& s, int key, int h) {
    const Path before = findPath(s, key);
    const int after = s.at[before[0]].next[0];
    if (after != 0 && s.at[after].key == key) return false;
    int v = static_cast<int>(s.at.size());
    if (s.unused.empty()) s.at.push_back({key, {}});
    else { v = s.unused.back(); s.unused.pop_back(); }
    s.at[v] = {key, std::vector<int>(h)};
    for (int i = 0; i < h; ++i) {            // 每层各做一次链表插入
        s.at[v].next[i] = s.at[before[i]].next[i];
        s.at[before[i]].next[i] = v;
    }
    if (h > s.levels) s.levels = h;
    return true;
}

bool insert(SkipList& s, int key) { return insertWithHeight(s, key, randomHeight(s)); }

bool erase(SkipList& s, int key) {
    const Path before = findPath(s, key);
    const int v = s.at[before[0]].next[0];
    if (v == 0 || s.at[v].key != key) return false;
    for (std::size_t i = 0; i < s.at[v].next.size(); ++i) s.at[before[i]].next[i] = s.at[v].next[i];
    while (s.levels > 1 && s.at[0].next[s.levels - 1] == 0) --s.levels;
    s.unused.push_back(v);
    return true;
}
// #endregion

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// #region check
void check(const SkipList& s, const std::set<int>& ref) {
    std::vector<int> all;
    for (int v = s.at[0].next[0]; v != 0; v = s.at[v].next[0]) all.push_back(v);
    require(all.size() == ref.size(), "最底层有全部的键");
    auto it = ref.begin();
    for (const int v : all) require(s.at[v].key == *it++, "最底层升序");
    int top = 1;
    for (int i = 0; i < maxLevel; ++i) {     // 第 i 层恰是高于 i 的结点，次序同最底层
        int u = s.at[0].next[i];
        for (const int v : all)
            if (static_cast<int>(s.at[v].next.size()) > i) {
                require(u == v, "第 i 层恰是高于 i 的结点");
                u = s.at[v].next[i];
                if (i + 1 > top) top = i + 1;
            }
        require(u == 0, "每层以 0 结尾");
    }
    require(s.levels == top, "层数");
}
// #endregion

struct Counting {  // std::set 用的比较，也计数
    bool operator()(int a, int b) const { ++comparisons; return a < b; }
};

int measure() {
    std::puts("n,structure,comparisons,deviation");
    for (const int n : {64, 256, 1024, 4096, 16384, 65536}) {
        double sum[3] = {0, 0, 0}, square[3] = {0, 0, 0};  // 20 个种子的和与平方和
        const auto record = [&](int i) {
            const double x = static_cast<double>(comparisons) / n;
            sum[i] += x;
            square[i] += x * x;
        };
        for (unsigned seed = 1; seed <= 20; ++seed) {
            for (const int q : {2, 4}) {
                SkipList s;
                s.inverseP = q;
                s.rng.seed(seed);
                for (int k = 0; k < n; ++k) insert(s, k);  // 升序：形状只取决于层高
                comparisons = 0;
                for (int k = 0; k < n; ++k) contains(s, k);
                record(q == 2 ? 0 : 1);
            }
            std::mt19937 rng(seed);
            std::vector<int> keys(n);
            for (int i = 0; i < n; ++i) keys[i] = i;
            for (int i = n - 1; i > 0; --i) std::swap(keys[i], keys[rng() % static_cast<unsigned>(i + 1)]);
            std::set<int, Counting> t(keys.begin(), keys.end());
            comparisons = 0;
            for (int k = 0; k < n; ++k) static_cast<void>(t.lower_bound(k));
            record(2);
        }
        const char* name[] = {"跳表 p = 1/2", "跳表 p = 1/4", "std::set（红黑树）"};
        for (int i = 0; i < 3; ++i) {
            const double mean = sum[i] / 20, variance = std::max(0.0, square[i] / 20 - mean * mean);
            std::printf("%d,%s,%.2f,%.2f\n", n, name[i], mean, std::sqrt(variance));
        }
        std::printf("%d,2 lg n,%.2f,0\n", n, 2 * std::log2(n));
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return measure();

    SkipList figure;                                       // 图中的跳表
    const int keys[] = {2, 5, 8, 11, 14, 17, 20, 23}, heights[] = {1, 3, 1, 2, 1, 4, 1, 2};
    for (int i = 0; i < 8; ++i) insertWithHeight(figure, keys[i], heights[i]);
    comparisons = 0;
    const bool found = contains(figure, 14);
    std::printf("图中找 14：%s，findPath 比较 %ld 次\n", found ? "有" : "无", comparisons);

    std::mt19937 rng(20261122);
    for (const int q : {2, 4}) {
        SkipList s;
        s.inverseP = q;
        std::set<int> ref;
        for (int i = 0; i < 30000; ++i) {
            const int key = static_cast<int>(rng() % 500);
            if (rng() % 2) require(insert(s, key) == ref.insert(key).second, "insert 返回值");
            else require(erase(s, key) == (ref.erase(key) == 1), "erase 返回值");
            const int probe = static_cast<int>(rng() % 500);
            require(contains(s, probe) == (ref.count(probe) == 1), "contains");
            if (i % 50 == 0) check(s, ref);
        }
        check(s, ref);
        std::printf("p = 1/%d：30000 次操作与 std::set 一致，剩 %zu 个键\n", q, ref.size());
    }

    const int n = 1 << 16;
    for (const int q : {2, 4}) {
        SkipList s;
        s.inverseP = q;
        for (int k = 0; k < n; ++k) insert(s, k);
        std::vector<int> exactly(maxLevel + 1);
        long pointers = 0;
        for (int v = 1; v <= n; ++v) { ++exactly[s.at[v].next.size()]; pointers += static_cast<long>(s.at[v].next.size()); }
        std::printf("p = 1/%d，n = %d：层高 1–5 的个数 ", q, n);
        for (int h = 1; h <= 5; ++h) std::printf("%d ", exactly[h]);
        long worst = 0, total = 0;
        for (int k = 0; k < n; ++k) {
            comparisons = 0;
            contains(s, k);
            total += comparisons;
            worst = std::max(worst, comparisons);
        }
        std::printf("\n        最高 %d 层，每键 %.3f 根指针；查找平均比较 %.2f 次，最多 %ld 次\n", s.levels, static_cast<double>(pointers) / n,
                    static_cast<double>(total) / n, worst);
    }
}
// #endregion
