// AVL 树：插入、删除、查找，与 std::set 对拍，并在每一步检查不变式。
// g++ -std=c++17 -O2 -Wall -Wextra avl_tree.cpp -o avl && ./avl；./avl csv 重算 heights.csv
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <utility>
#include <vector>

// #region node
struct Node {
    int key;
    int height = 1;  // 以结点计：叶子为 1，空树为 0
    std::unique_ptr<Node> left, right;
    explicit Node(int k) : key(k) {}
};
using Link = std::unique_ptr<Node>;

int height(const Link& t) { return t ? t->height : 0; }
int balance(const Link& t) { return height(t->left) - height(t->right); }
void update(const Link& t) { t->height = 1 + std::max(height(t->left), height(t->right)); }
// #endregion

struct Counter { long rebalances = 0, rotations = 0; } counter;

// #region rotate
void rotateRight(Link& y) {          // y 是指向旧根的那根指针
    Link x = std::move(y->left);
    y->left = std::move(x->right);   // 中间子树 B 换父亲
    update(y);                       // 先更新降下去的
    x->right = std::move(y);
    y = std::move(x);
    update(y);                       // 再更新升上来的
    ++counter.rotations;
}

void rotateLeft(Link& x) {
    Link y = std::move(x->right);
    x->right = std::move(y->left);
    update(x);
    y->left = std::move(x);
    x = std::move(y);
    update(x);
    ++counter.rotations;
}
// #endregion

// #region player
// #region insert
void fix(Link& t) {
    update(t);                       // @update
    const int b = balance(t);
    if (std::abs(b) > 1)
        ++counter.rebalances;
    if (b > 1) {
        if (balance(t->left) < 0)  // LR
            rotateLeft(t->left);     // @lr
        rotateRight(t);              // @ll
    } else if (b < -1) {
        if (balance(t->right) > 0) // RL
            rotateRight(t->right);   // @rl
        rotateLeft(t);               // @rr
    }
}

bool insert(Link& t, int key) {
    if (!t) {
        t = std::make_unique<Node>(key);  // @new
        return true;
    }
    if (key == t->key) return false;      // @exists
    Link& next = key < t->key             // @compare
                     ? t->left : t->right;
    const bool added = insert(next, key);
    if (added) fix(t);
    return added;
}
// #endregion

// #region erase
// 摘下最小结点并交出它
Link takeMin(Link& t) {
    if (!t->left) {
        Link m = std::move(t);
        t = std::move(m->right);          // @take
        return m;
    }
    Link m = takeMin(t->left);            // @down
    fix(t);
    return m;
}

bool erase(Link& t, int key) {
    if (!t) return false;                 // @absent
    if (key != t->key) {
        Link& next = key < t->key         // @seek
                         ? t->left : t->right;
        if (!erase(next, key)) return false;
    } else if (!t->left || !t->right) {
        Link child = std::move(
            t->left ? t->left : t->right);
        t = std::move(child);             // @one
        if (!t) return true;
    } else {  // 后继顶替
        Link next = takeMin(t->right);    // @two
        next->left = std::move(t->left);
        next->right = std::move(t->right);
        t = std::move(next);              // @replace
    }
    fix(t);
    return true;
}
// #endregion
// #endregion

bool contains(const Link& t, int key) {
    const Node* p = t.get();
    while (p && p->key != key) p = key < p->key ? p->left.get() : p->right.get();
    return p != nullptr;
}


// #region check
void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// 验证有序、高度字段、平衡因子；把键依次追加到 keys
int check(const Link& t, std::vector<int>& keys) {
    if (!t) return 0;
    const int hl = check(t->left, keys);
    require(keys.empty() || keys.back() < t->key, "中序严格递增");
    keys.push_back(t->key);
    const int hr = check(t->right, keys);
    require(t->height == 1 + std::max(hl, hr), "高度字段");
    require(std::abs(hl - hr) <= 1, "平衡因子");
    return t->height;
}

std::size_t minNodes(int h) {  // N(h) = N(h-1) + N(h-2) + 1
    std::size_t a = 0, b = 1;  // N(0), N(1)
    for (int i = 0; i < h; ++i) { const std::size_t c = a + b + 1; a = b; b = c; }
    return a;
}

void compare(const Link& t, const std::set<int>& ref) {
    std::vector<int> keys;
    const int h = check(t, keys);
    require(keys.size() == ref.size() && std::equal(keys.begin(), keys.end(), ref.begin()), "与 std::set 一致");
    require(keys.size() >= minNodes(h), "高度上界");
}
// #endregion

void fibonacci(Link& t, int h, int& next) {  // 高为 h 而结点最少的 AVL 树，左深右浅
    if (h <= 0) return;
    Link l, r;
    fibonacci(l, h - 1, next);
    t = std::make_unique<Node>(next++);
    fibonacci(r, h - 2, next);
    t->left = std::move(l);
    t->right = std::move(r);
    update(t);
}

std::vector<int> shuffled(int n, std::mt19937& rng) {
    std::vector<int> p(static_cast<std::size_t>(n));
    std::iota(p.begin(), p.end(), 0);
    for (std::size_t i = p.size() - 1; i > 0; --i) std::swap(p[i], p[rng() % (i + 1)]);
    return p;
}

void plainInsert(Link& t, int key) {  // 不平衡的二叉搜索树，只作对照
    Link* p = &t;
    while (*p) p = key < (*p)->key ? &(*p)->left : &(*p)->right;
    *p = std::make_unique<Node>(key);
}

int depth(const Link& t) { return t ? 1 + std::max(depth(t->left), depth(t->right)) : 0; }

int heights() {
    std::puts("n,tree,height");
    for (int n : {10, 30, 100, 300, 1000, 3000, 10000, 30000, 100000, 300000, 1000000}) {
        double avl = 0, bst = 0;
        for (unsigned seed = 1; seed <= 5; ++seed) {
            std::mt19937 rng(seed);
            Link a, b;
            for (const int k : shuffled(n, rng)) { insert(a, k); plainInsert(b, k); }
            avl += height(a) / 5.0;
            bst += depth(b) / 5.0;
        }
        Link up;
        for (int k = 0; k < n; ++k) insert(up, k);
        int worst = 0;
        while (minNodes(worst + 1) <= static_cast<std::size_t>(n)) ++worst;
        std::printf("%d,AVL 最坏,%d\n%d,AVL 随机插入,%.1f\n%d,AVL 升序插入,%d\n%d,不平衡 BST 随机插入,%.1f\n",
                    n, worst, n, avl, n, height(up), n, bst);
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return heights();
    std::mt19937 rng(20261121);  // 引擎输出由标准规定，各平台一致
    const int range[] = {16, 200, 5000};
    for (const int m : range) {
        Link t;
        std::set<int> ref;
        long inserted = 0, erased = 0;
        for (int i = 0; i < 20000; ++i) {
            const int key = static_cast<int>(rng() % static_cast<unsigned>(m));
            if (rng() % 2) {
                const long before = counter.rebalances;
                const bool ok = insert(t, key);
                require(counter.rebalances - before <= 1, "插入至多再平衡一次");
                require(ok == ref.insert(key).second, "insert 返回值");
                inserted += ok;
            } else {
                const bool ok = erase(t, key);
                require(ok == (ref.erase(key) == 1), "erase 返回值");
                erased += ok;
            }
            require(contains(t, key) == (ref.count(key) == 1), "contains");
            if (m <= 200 || i % 100 == 0) compare(t, ref);
        }
        compare(t, ref);
        std::printf("键域 %4d：插入 %5ld，删除 %4ld，剩 %4zu，高 %2d\n", m, inserted, erased, ref.size(), height(t));
    }

    const int n = 100000;
    const std::vector<int> perm = shuffled(n, rng);
    Link t;
    counter = {};
    for (const int k : perm) insert(t, k);
    std::printf("随机插入 %d 个键：高 %d，再平衡 %ld 次，单旋 %ld 次\n", n, height(t), counter.rebalances, counter.rotations);
    counter = {};
    for (const int k : perm) erase(t, k);
    std::printf("按同序全部删除：再平衡 %ld 次，单旋 %ld 次\n", counter.rebalances, counter.rotations);

    for (int k = 1; k <= 12; ++k) {  // 练习 1：升序插入 1 到 2^k - 1
        Link up;
        counter = {};
        for (int i = 1; i < 1 << k; ++i) insert(up, i);
        require(height(up) == k && counter.rebalances == (1 << k) - 1 - k, "升序插入得满树");
    }

    for (int h = 1; h <= 20; ++h) {
        Link f;
        int next = 0;
        fibonacci(f, h, next);
        std::vector<int> keys;
        require(check(f, keys) == h && keys.size() == minNodes(h), "N(h) 取得到");
        counter = {};
        erase(f, next - 1);  // 最大键，在最浅的一侧
        keys.clear();
        require(check(f, keys) == h - 1 && counter.rebalances == (h - 1) / 2, "删除修复 ⌊(h-1)/2⌋ 次");
        if (h == 20)
            std::printf("斐波那契树：%d 个结点，高 %d；删最大键引发再平衡 %ld 次，新高 %d\n", next, h, counter.rebalances, height(f));
    }
}
// #endregion
