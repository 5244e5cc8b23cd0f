// 二叉搜索树：查找、插入、删除，与 std::set 对拍，并检查每根链的区间。
// g++ -std=c++17 -O2 -Wall -Wextra binary_search_tree.cpp -o bst && ./bst；./bst csv 重算 depth.csv；./bst drift 重算 drift.csv
#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <utility>
#include <vector>

struct Node {
    int key;
    std::unique_ptr<Node> left, right;
    explicit Node(int k) : key(k) {}
};
using Link = std::unique_ptr<Node>;

// #region player
// #region find
// 停在 key 的链上；没有就停在它该在的空链上
Link* find(Link& root, int key) {
    Link* p = &root;
    while (*p && (*p)->key != key)     // @compare
        p = key < (*p)->key ? &(*p)->left
                            : &(*p)->right;
    return p;
}
bool contains(Link& root, int key) {
    return *find(root, key) != nullptr; // @found
}
bool insert(Link& root, int key) {
    Link* p = find(root, key);
    if (*p) return false;                // @exists
    *p = std::make_unique<Node>(key);    // @insert
    return true;
}
// #endregion
// #region erase
bool erase(Link& root, int key) {
    Link* p = find(root, key);
    if (!*p) return false;               // @absent
    Link gone = std::move(*p);
    if (!gone->left) {
        *p = std::move(gone->right);     // @right
    } else if (!gone->right) {
        *p = std::move(gone->left);      // @left
    } else {
        Link* q = &gone->right;          // @two
        while ((*q)->left)
            q = &(*q)->left;             // @down
        Link next = std::move(*q);
        *q = std::move(next->right);
        next->left = std::move(gone->left);
        next->right = std::move(gone->right);
        *p = std::move(next);            // @replace
    }
    return true;
}
// #endregion
// #endregion

// #region bound
// 不小于 key 的键里最小的；没有就是空指针
const Node* lowerBound(const Link& root, int key) {
    const Node* best = nullptr;
    for (const Node* v = root.get(); v;) {
        if (v->key < key) { v = v->right.get(); }
        else { best = v; v = v->left.get(); }  // 往左拐的地方就是候选
    }
    return best;
}
// #endregion

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region check
// 子树 t 的键都在 (lo, hi) 里；按序追加到 keys
void check(const Link& t, long long lo, long long hi, std::vector<int>& keys) {
    if (!t) return;
    require(lo < t->key && t->key < hi, "键在链的区间里");
    check(t->left, lo, t->key, keys);
    keys.push_back(t->key);
    check(t->right, t->key, hi, keys);
}

void compare(const Link& t, const std::set<int>& ref) {
    std::vector<int> keys;
    check(t, LLONG_MIN, LLONG_MAX, keys);  // 根的链管全部的数
    require(std::equal(keys.begin(), keys.end(), ref.begin(), ref.end()),
            "与 std::set 一致");
}
// #endregion

std::vector<int> shuffled(int n, std::mt19937& rng) {
    std::vector<int> p(static_cast<std::size_t>(n));
    std::iota(p.begin(), p.end(), 0);
    for (std::size_t i = p.size() - 1; i > 0; --i) std::swap(p[i], p[rng() % (i + 1)]);
    return p;
}

int heightOf(const Link& t) {
    return t ? 1 + std::max(heightOf(t->left), heightOf(t->right)) : 0;
}

// 查到第 level 层的结点要看 level 个键
double visitsBelow(const Link& t, int level) {
    if (!t) return 0;
    return level + visitsBelow(t->left, level + 1) + visitsBelow(t->right, level + 1);
}

// 每个键各查一遍，平均看几个键
double meanVisits(const Link& t, int n) { return visitsBelow(t, 1) / n; }

double formula(int n) {  // 2(1 + 1/n) H_n - 3
    double harmonic = 0;
    for (int i = n; i >= 1; --i) harmonic += 1.0 / i;
    return 2 * (1 + 1.0 / n) * harmonic - 3;
}

// 完全二叉树上的平均
double best(int n) {
    double sum = 0;
    int level = 0;
    for (int left = n; left > 0; ++level) {
        const int here = std::min(left, 1 << level);
        sum += static_cast<double>(here) * (level + 1);
        left -= here;
    }
    return sum / n;
}

int depths() {
    std::puts("n,tree,visits,sd");
    for (const int n : {10, 30, 100, 300, 1000, 3000, 10000, 30000, 100000}) {
        std::vector<double> of;
        for (unsigned seed = 1; seed <= 20; ++seed) {
            std::mt19937 rng(seed);
            Link t;
            for (const int k : shuffled(n, rng)) insert(t, k);
            of.push_back(meanVisits(t, n));
        }
        const double mean = std::accumulate(of.begin(), of.end(), 0.0) / static_cast<double>(of.size());
        double squares = 0;
        for (const double x : of) squares += (x - mean) * (x - mean);
        std::printf("%d,随机插入（20 个种子）,%.2f,%.2f\n%d,公式,%.2f,0\n%d,完全二叉树,%.2f,0\n",
                    n, mean, std::sqrt(squares / 19), n, formula(n), n, best(n));
    }
    return 0;
}

// 随机删一个再插回同一个，共 4n² 次：平均看几个键怎样变
int drift() {
    std::puts("n,seed,before,after");
    for (const int n : {100, 400, 1600})
        for (unsigned seed = 1; seed <= 3; ++seed) {
            std::mt19937 rng(seed);
            Link t;
            for (const int k : shuffled(n, rng)) insert(t, k);
            const double before = meanVisits(t, n);
            for (long i = 0; i < 4L * n * n; ++i) {
                const int key = static_cast<int>(rng() % static_cast<unsigned>(n));
                erase(t, key);
                insert(t, key);
            }
            std::printf("%d,%u,%.2f,%.2f\n", n, seed, before, meanVisits(t, n));
        }
    return 0;
}

// #region main
int main(int argc, char** argv) {
    if (argc > 1) return argv[1][0] == 'd' ? drift() : depths();
    std::mt19937 rng(20261122);  // 引擎输出由标准规定，各平台一致
    for (const unsigned m : {8u, 60u, 2000u}) {
        Link t;
        std::set<int> ref;
        for (int i = 0; i < 20000; ++i) {
            const int key = static_cast<int>(rng() % m);
            if (rng() % 2)
                require(insert(t, key) == ref.insert(key).second, "insert");
            else
                require(erase(t, key) == (ref.erase(key) == 1), "erase");
            require(contains(t, key) == (ref.count(key) == 1), "contains");
            const Node* const least = lowerBound(t, key);
            const auto expected = ref.lower_bound(key);
            require(least ? expected != ref.end() && *expected == least->key : expected == ref.end(), "下界");
            if (m <= 60 || i % 100 == 0) compare(t, ref);
        }
        compare(t, ref);
        std::printf("键域 %4u：与 std::set 一致，剩 %4zu 个键，高 %2d\n",
                    m, ref.size(), heightOf(t));
    }
    for (const int n : {7, 1000}) {
        Link up, random;
        for (int k = 0; k < n; ++k) insert(up, k);
        for (const int k : shuffled(n, rng)) insert(random, k);
        std::printf("%4d 个键，平均看：升序 %.2f，随机 %.2f（公式 %.2f）\n",
                    n, meanVisits(up, n), meanVisits(random, n), formula(n));
    }
}
// #endregion
