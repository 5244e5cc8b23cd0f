// B 树：下行时分裂的插入，下行时补足的删除；与 std::set 对拍，数读了几页、装了多满；B+ 树的区间查询。
// g++ -std=c++17 -O2 -Wall -Wextra b_tree.cpp -o b_tree && ./b_tree
#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <utility>
#include <vector>

// #region node
struct Node;
using Link = std::unique_ptr<Node>;

struct Node {
    std::vector<int> keys;    // 升序，t−1 到 2t−1 个；根至少 1 个
    std::vector<Link> child;  // 比键多一个；叶子没有
    bool leaf() const { return child.empty(); }
};

struct BTree {
    const int t;
    Link root = std::make_unique<Node>();
    long splits = 0;

    explicit BTree(int degree) : t(degree) {}
    bool full(const Node& x) const { return int(x.keys.size()) == 2 * t - 1; }
    static int place(const Node& x, int key) { return int(std::lower_bound(x.keys.begin(), x.keys.end(), key) - x.keys.begin()); }
    static bool has(const Node& x, int i, int key) { return i < int(x.keys.size()) && x.keys[i] == key; }

    bool insert(int key);
    bool erase(int key);

private:
    void split(Node& x, int i);
    void merge(Node& x, int i);
    int refill(Node& x, int i);
    bool eraseFrom(Node& x, int key);
};

template <typename T>
void moveTail(std::vector<T>& from, int at, std::vector<T>& to) {  // from[at…] 移到 to 的末尾
    to.insert(to.end(), std::make_move_iterator(from.begin() + at), std::make_move_iterator(from.end()));
    from.resize(static_cast<std::size_t>(at));
}
// #endregion

// #region player
// x 的孩子 i 满了、x 不满：一分为二
void BTree::split(Node& x, int i) {
    Node& left = *x.child[i];
    Link right = std::make_unique<Node>();
    moveTail(left.keys, t, right->keys);
    if (!left.leaf())
        moveTail(left.child, t, right->child);
    x.keys.insert(x.keys.begin() + i,
                  left.keys.back());   // @split
    left.keys.pop_back();
    x.child.insert(x.child.begin() + i + 1,
                   std::move(right));
    ++splits;
}

bool BTree::insert(int key) {
    if (full(*root)) {
        Link old = std::move(root);    // @grow
        root = std::make_unique<Node>();
        root->child.push_back(std::move(old));
        split(*root, 0);
    }
    for (Node* x = root.get();;) {
        const int i = place(*x, key);
        if (has(*x, i, key))
            return false;              // @found
        if (x->leaf()) {
            x->keys.insert(x->keys.begin() + i,
                           key);       // @insert
            return true;
        }
        if (full(*x->child[i]))
            split(*x, i);              // @full
        else
            x = x->child[i].get();     // @descend
    }
}
// #endregion

// #region erase
void BTree::merge(Node& x, int i) {                   // 孩子 i、键 i、孩子 i+1 合成一个，正好 2t−1 个键
    Node& left = *x.child[i];
    Node& right = *x.child[i + 1];
    left.keys.push_back(x.keys[i]);
    moveTail(right.keys, 0, left.keys);
    moveTail(right.child, 0, left.child);
    x.keys.erase(x.keys.begin() + i);
    x.child.erase(x.child.begin() + i + 1);
}

int BTree::refill(Node& x, int i) {                   // 让孩子 i 至少有 t 个键；返回它现在是第几个
    Node& c = *x.child[i];
    if (int(c.keys.size()) >= t) return i;
    if (i > 0 && int(x.child[i - 1]->keys.size()) >= t) {          // 左兄弟有余：经父亲转一个过来
        Node& left = *x.child[i - 1];
        c.keys.insert(c.keys.begin(), std::exchange(x.keys[i - 1], left.keys.back()));
        left.keys.pop_back();
        if (!left.leaf()) { c.child.insert(c.child.begin(), std::move(left.child.back())); left.child.pop_back(); }
        return i;
    }
    if (i < int(x.keys.size()) && int(x.child[i + 1]->keys.size()) >= t) {
        Node& right = *x.child[i + 1];
        c.keys.push_back(std::exchange(x.keys[i], right.keys.front()));
        right.keys.erase(right.keys.begin());
        if (!right.leaf()) { c.child.push_back(std::move(right.child.front())); right.child.erase(right.child.begin()); }
        return i;
    }
    const int at = i < int(x.keys.size()) ? i : i - 1;             // 两边都只有 t−1 个：合并
    merge(x, at);
    return at;
}

bool BTree::eraseFrom(Node& x, int key) {             // x 是根，或至少有 t 个键
    const int i = place(x, key);
    const bool here = has(x, i, key);
    if (x.leaf()) {
        if (here) x.keys.erase(x.keys.begin() + i);
        return here;
    }
    if (!here) return eraseFrom(*x.child[refill(x, i)], key);
    Node* before = x.child[i].get();
    Node* after = x.child[i + 1].get();
    if (int(before->keys.size()) >= t) {              // 用前驱顶替，再到左边删前驱
        while (!before->leaf()) before = before->child.back().get();
        x.keys[i] = before->keys.back();
        return eraseFrom(*x.child[i], x.keys[i]);
    }
    if (int(after->keys.size()) >= t) {
        while (!after->leaf()) after = after->child.front().get();
        x.keys[i] = after->keys.front();
        return eraseFrom(*x.child[i + 1], x.keys[i]);
    }
    merge(x, i);                                      // 两边都只有 t−1 个
    return eraseFrom(*x.child[i], key);
}

bool BTree::erase(int key) {
    const bool found = eraseFrom(*root, key);
    if (root->keys.empty() && !root->leaf()) root = Link(std::move(root->child[0]));  // 树矮一层
    return found;
}
// #endregion

// #region plus
// B+ 树，由升序的键一次装成：键全在叶子；内部结点放的是每个孩子的第一个键；每个结点至多 c 个
struct PlusTree {
    using Row = std::vector<std::vector<int>>;        // 同一层的结点，从左到右；叶子的链就是这个次序
    std::vector<Row> level;                           // level[0] 是叶子，最后一层只有根
    std::size_t c;

    PlusTree(std::vector<int> keys, int most) : c(std::size_t(most)) {
        do {
            Row row;
            for (std::size_t i = 0; i < keys.size(); i += c)
                row.emplace_back(keys.begin() + long(i), keys.begin() + long(std::min(keys.size(), i + c)));
            keys.clear();
            for (const auto& x : row) keys.push_back(x.front());
            level.push_back(std::move(row));
        } while (level.back().size() > 1);
    }

    // 取出 [lo, hi) 内的键，返回读的页数：从根到叶一条路，再沿链走
    long range(int lo, int hi, std::vector<int>& out) const {
        long pages = 0;
        std::size_t at = 0;                           // 这一层的第几个结点
        for (std::size_t k = level.size() - 1; k > 0; --k, ++pages) {
            const auto& x = level[k][at];             // 第一个键不大于 lo 的最后一个孩子；没有就是头一个
            at = at * c + std::size_t(std::upper_bound(x.begin() + 1, x.end(), lo) - x.begin() - 1);
        }
        for (; at < level[0].size(); ++at) {
            ++pages;
            for (const int key : level[0][at]) {
                if (key >= hi) return pages;
                if (key >= lo) out.push_back(key);
            }
        }
        return pages;
    }
};
// #endregion

long rangeInB(const Node& x, int lo, int hi, std::vector<int>& out) {  // 返回读的页数
    long pages = 1;
    for (int i = BTree::place(x, lo);; ++i) {
        if (!x.leaf()) pages += rangeInB(*x.child[i], lo, hi, out);
        if (i == int(x.keys.size()) || x.keys[i] >= hi) return pages;
        out.push_back(x.keys[i]);
    }
}

// #region check
void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

struct Shape { int height = 0; long nodes = 0, keys = 0; };

Shape check(const Node& x, int t, bool isRoot, long low, long high) {
    const int n = int(x.keys.size());
    require(n <= 2 * t - 1 && (isRoot || n >= t - 1), "键数在 t−1 与 2t−1 之间");
    for (int i = 0; i < n; ++i) require((i ? x.keys[i - 1] : low) < x.keys[i] && x.keys[i] < high, "键有序");
    Shape shape{1, 1, n};
    if (x.leaf()) return shape;
    require(int(x.child.size()) == n + 1, "孩子比键多一个");
    for (int i = 0; i <= n; ++i) {
        const Shape below = check(*x.child[i], t, false, i ? x.keys[i - 1] : low, i < n ? x.keys[i] : high);
        require(i == 0 || below.height + 1 == shape.height, "叶子一样深");
        shape.height = below.height + 1;
        shape.nodes += below.nodes;
        shape.keys += below.keys;
    }
    return shape;
}

Shape check(const BTree& b) {
    const Shape s = check(*b.root, b.t, true, LONG_MIN, LONG_MAX);
    require(s.keys == 0 || double(s.keys) >= 2 * std::pow(b.t, s.height - 1) - 1, "n ≥ 2t^(h−1) − 1");
    return s;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    long operations = 0;
    for (const int t : {2, 3, 7})
        for (const int most : {30, 400}) {             // 与 std::set 对拍，每步检查
            BTree b(t);
            std::set<int> ref;
            for (int i = 0; i < 4000; ++i, ++operations) {
                const int key = int(rng() % unsigned(most));
                if (rng() % 2) require(b.insert(key) == ref.insert(key).second, "insert 的返回值");
                else require(b.erase(key) == (ref.erase(key) > 0), "erase 的返回值");
                check(b);
                std::vector<int> all;
                rangeInB(*b.root, 0, most, all);
                require(all == std::vector<int>(ref.begin(), ref.end()), "中序等于 std::set");
            }
        }
    std::printf("%ld 次插入与删除：与 std::set 一致，每步都是 B 树\n", operations);

    const int n = 200000;
    std::vector<int> rising(n), mixed(n);
    std::iota(rising.begin(), rising.end(), 0);
    mixed = rising;
    for (int i = n - 1; i > 0; --i) std::swap(mixed[i], mixed[rng() % unsigned(i + 1)]);
    std::puts("二十万个键    t  高   结点数  装满  每次插入分裂");
    for (const int t : {2, 16, 128})
        for (const bool isRising : {true, false}) {
            BTree b(t);
            for (const int key : isRising ? rising : mixed) b.insert(key);
            const Shape s = check(b);
            require(b.splits <= (s.keys - 1) / (t - 1), "分裂不超过 (n−1)/(t−1) 次");
            std::printf("%s      %3d %3d %8ld  %3.0f%%  %12.4f\n", isRising ? "升序插入" : "随机插入", t, s.height, s.nodes,
                        100.0 * double(s.keys) / double(s.nodes * (2 * t - 1)), double(b.splits) / n);
        }

    BTree b(128);                                      // 装满率随键数起伏：叶子差不多同时满，同时分裂
    double emptiest = 1, fullest = 0;
    for (int i = 0; i < n; ++i) {
        b.insert(mixed[i]);
        if ((i + 1) % 1000 || i + 1 < n / 4) continue;
        const Shape s = check(b);
        const double filled = double(s.keys) / double(s.nodes * 255);
        emptiest = std::min(emptiest, filled), fullest = std::max(fullest, filled);
    }
    std::printf("t = 128，随机插入到五万个以后：装满率在 %.0f%% 与 %.0f%% 之间起伏\n", 100 * emptiest, 100 * fullest);
    const Shape shape = check(b);
    std::mt19937 other(1);
    for (int i = 0; i < 2000; ++i) {                   // B+ 树：随机的键与区间，与逐个挑出的比较
        std::vector<int> keys, wanted, got;
        const int lo = int(other() % 62) - 1, hi = int(other() % 62) - 1;
        for (int key = 0; key < 60; ++key)
            if (other() % 2) {
                keys.push_back(key);
                if (lo <= key && key < hi) wanted.push_back(key);
            }
        PlusTree(keys, 2 + int(other() % 6)).range(lo, hi, got);
        require(got == wanted, "B+ 树的区间查询");
    }
    const PlusTree plus(rising, int(shape.keys / shape.nodes));  // 每片叶子与 B 树的结点平均装得一样多
    for (const int width : {1, 1000, 50000}) {
        std::vector<int> x, y;
        const long pages = rangeInB(*b.root, n / 2, n / 2 + width, x), inPlus = plus.range(n / 2, n / 2 + width, y);
        require(x == y && int(x.size()) == width, "区间查询");
        std::printf("取 %5d 个相邻的键：B 树读 %4ld 页，B+ 树读 %3ld 页\n", width, pages, inPlus);
    }
}
// #endregion
