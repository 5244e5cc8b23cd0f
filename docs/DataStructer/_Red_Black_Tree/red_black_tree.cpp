// 红黑树（哨兵、父指针、自底向上修复）：插入与查找，与 std::set 对拍，并检查五条性质。
// g++ -std=c++17 -O2 -Wall -Wextra red_black_tree.cpp -o rb && ./rb；./rb csv 重算 heights.csv
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <numeric>
#include <random>
#include <set>
#include <utility>
#include <vector>

// #region node
enum Colour { Red, Black };
struct Node {
    int key;
    Colour colour;
    Node* up;     // 父亲
    Node* to[2];  // 左、右孩子
};

struct Tree {
    std::deque<Node> pool;  // 结点不搬家，随树一起释放
    Node nil{0, Black, &nil, {&nil, &nil}};  // 哨兵：所有空链都指向它
    Node* root = &nil;
    long rotations = 0, recolours = 0;
    Tree() = default;
    Tree(const Tree&) = delete;  // 拷贝后，空链还指着原来的哨兵
    Tree& operator=(const Tree&) = delete;

    void rotate(Node* x, int d);
    void fix(Node* z);
    bool insert(int key);
    bool contains(int key) const;
};
// #endregion

// #region rotate
// 左旋 x（d = 0）或右旋 x（d = 1）：x 往 d 那边沉
void Tree::rotate(Node* x, int d) {
    Node* y = x->to[1 - d];
    x->to[1 - d] = y->to[d];  // 中间的子树换父亲
    if (y->to[d] != &nil) y->to[d]->up = x;
    y->up = x->up;
    if (x->up == &nil) root = y;
    else x->up->to[x == x->up->to[1]] = y;
    y->to[d] = x;
    x->up = y;
    ++rotations;
}
// #endregion

// #region player
bool Tree::insert(int key) {
    Node *p = &nil, *v = root;
    while (v != &nil) {
        if (key == v->key) return false; // @exists
        p = v;
        v = v->to[key > v->key];         // @compare
    }
    pool.push_back(
        {key, Red, p, {&nil, &nil}});
    Node* z = &pool.back();
    if (p == &nil) root = z;
    else p->to[key > p->key] = z;        // @new
    fix(z);
    return true;
}

void Tree::fix(Node* z) {
    while (z->up->colour == Red) {       // @check
        Node* p = z->up;
        Node* g = p->up;
        int d = p == g->to[1]; // p 在哪边
        Node* u = g->to[1 - d];  // 叔叔
        g->colour = Red;
        if (u->colour == Red) {
            p->colour = Black;
            u->colour = Black;           // @push
            recolours += 3;
            z = g;
            continue;
        }
        if (z == p->to[1 - d]) {
            rotate(p, d);                // @straighten
            std::swap(p, z);
        }
        p->colour = Black;
        rotate(g, 1 - d);                // @lift
        recolours += 2;
    }
    recolours += root->colour == Red;
    root->colour = Black;                // @root
}
// #endregion

bool Tree::contains(int key) const {
    const Node* v = root;
    while (v != &nil && v->key != key) v = v->to[key > v->key];
    return v != &nil;
}

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// #region check
// 返回黑高；键按序追加到 keys，高度写进 h
int check(const Tree& t, const Node* v, std::vector<int>& keys, int& h) {
    if (v == &t.nil) { h = 0; return 0; }
    require(v->colour == Red || v->colour == Black, "性质 1 非红即黑");
    int hl = 0, hr = 0;
    const int left = check(t, v->to[0], keys, hl);
    require(keys.empty() || keys.back() < v->key, "中序严格递增");
    keys.push_back(v->key);
    const int right = check(t, v->to[1], keys, hr);
    for (const Node* child : v->to) {
        require(v->colour == Black || child->colour == Black, "性质 4 红不连红");
        require(child == &t.nil || child->up == v, "父指针");
    }
    require(left == right, "性质 5 黑高相等");
    h = 1 + std::max(hl, hr);
    return left + (v->colour == Black);
}

// 高为 h 的红黑树至少有几个结点
long fewest(int h) { return (1L << ((h + 1) / 2)) + (1L << (h / 2)) - 2; }

int checked(const Tree& t, const std::set<int>& ref) {
    require(t.root->colour == Black, "性质 2 根是黑的");
    require(t.nil.colour == Black, "性质 3 哨兵是黑的");
    std::vector<int> keys;
    int h = 0;
    check(t, t.root, keys, h);
    require(std::equal(keys.begin(), keys.end(), ref.begin(), ref.end()),
            "与 std::set 一致");
    require(static_cast<long>(keys.size()) >= fewest(h), "高度上界");
    return h;
}
// #endregion

// AVL 树，只作对照：高度与旋转次数
struct Avl {
    struct Item { int key, height = 1, left = 0, right = 0; };
    std::vector<Item> at{{0, 0, 0, 0}};  // 下标 0 是空树
    long rotations = 0;
    int root = 0;

    int height(int v) const { return at[static_cast<std::size_t>(v)].height; }
    Item& item(int v) { return at[static_cast<std::size_t>(v)]; }
    void update(int v) { item(v).height = 1 + std::max(height(item(v).left), height(item(v).right)); }
    int rotateRight(int y) {
        const int x = item(y).left;
        item(y).left = item(x).right;
        item(x).right = y;
        update(y);
        update(x);
        ++rotations;
        return x;
    }
    int rotateLeft(int x) {
        const int y = item(x).right;
        item(x).right = item(y).left;
        item(y).left = x;
        update(x);
        update(y);
        ++rotations;
        return y;
    }
    int insert(int v, int key) {
        if (v == 0) {
            at.push_back({key});
            return static_cast<int>(at.size()) - 1;
        }
        if (key < item(v).key) { const int c = insert(item(v).left, key); item(v).left = c; }
        else { const int c = insert(item(v).right, key); item(v).right = c; }
        update(v);
        const int l = item(v).left, r = item(v).right;
        if (height(l) > height(r) + 1) {
            if (height(item(l).right) > height(item(l).left)) item(v).left = rotateLeft(l);
            return rotateRight(v);
        }
        if (height(r) > height(l) + 1) {
            if (height(item(r).left) > height(item(r).right)) item(v).right = rotateRight(r);
            return rotateLeft(v);
        }
        return v;
    }
};

std::vector<int> shuffled(int n, std::mt19937& rng) {
    std::vector<int> p(static_cast<std::size_t>(n));
    std::iota(p.begin(), p.end(), 0);
    for (std::size_t i = p.size() - 1; i > 0; --i) std::swap(p[i], p[rng() % (i + 1)]);
    return p;
}

int heightOf(const Tree& t, const Node* v) {
    return v == &t.nil ? 0 : 1 + std::max(heightOf(t, v->to[0]), heightOf(t, v->to[1]));
}

// 各结点的深度（根为 1）之和：每个键各查一遍，一共看几个键
double depths(const Tree& t, const Node* v, int d) {
    return v == &t.nil ? 0 : d + depths(t, v->to[0], d + 1) + depths(t, v->to[1], d + 1);
}
double depths(const Avl& a, int v, int d) {
    const Avl::Item& item = a.at[static_cast<std::size_t>(v)];
    return v == 0 ? 0 : d + depths(a, item.left, d + 1) + depths(a, item.right, d + 1);
}

// 两头交替：最小、最大、次小、次大……
std::vector<int> fromBothEnds(int n) {
    std::vector<int> keys;
    for (int i = 0, j = n - 1; i <= j; ++i, --j) {
        keys.push_back(i);
        if (i < j) keys.push_back(j);
    }
    return keys;
}

int heights() {
    std::puts("n,tree,height");
    for (const int n : {10, 30, 100, 300, 1000, 3000, 10000, 30000, 100000}) {
        double red = 0, avl = 0;
        for (unsigned seed = 1; seed <= 5; ++seed) {
            std::mt19937 rng(seed);
            Tree t;
            Avl a;
            for (const int k : shuffled(n, rng)) { t.insert(k); a.root = a.insert(a.root, k); }
            red += heightOf(t, t.root) / 5.0;
            avl += a.height(a.root) / 5.0;
        }
        Tree up;
        for (int k = 0; k < n; ++k) up.insert(k);
        int worst = 0;
        while (fewest(worst + 1) <= n) ++worst;
        std::printf("%d,红黑 最坏,%d\n%d,红黑 升序插入,%d\n", n, worst, n, heightOf(up, up.root));
        std::printf("%d,红黑 随机插入,%.1f\n%d,AVL 随机插入,%.1f\n", n, red, n, avl);
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return heights();
    std::mt19937 rng(20261122);  // 引擎输出由标准规定，各平台一致
    for (const unsigned m : {30u, 400u, 100000u}) {
        Tree t;
        std::set<int> ref;
        int h = 0;
        for (int i = 0; i < 2000; ++i) {
            const int key = static_cast<int>(rng() % m);
            const long before = t.rotations;
            require(t.insert(key) == ref.insert(key).second, "insert");
            require(t.rotations - before <= 2, "一次插入至多两次旋转");
            require(t.contains(key) && !t.contains(-1), "contains");
            h = checked(t, ref);
        }
        std::printf("键域 %6u：%4zu 个键，高 %2d，五条性质步步成立\n", m, ref.size(), h);
    }
    Tree ascending;
    for (int k = 0, worst = 0; k < 3000; ++k) {
        ascending.insert(k);
        while (fewest(worst + 1) <= k + 1) ++worst;
        require(heightOf(ascending, ascending.root) == worst, "升序插入恰为最高");
    }

    const int n = 100000;
    const std::vector<int> random = shuffled(n, rng);
    std::vector<int> sorted = random;
    std::sort(sorted.begin(), sorted.end());
    for (const auto& [order, keys] : {std::pair{"随机", random}, std::pair{"升序", sorted},
                                      std::pair{"两头交替", fromBothEnds(n)}}) {
        Tree t;
        Avl a;
        for (const int k : keys) {
            t.insert(k);
            a.root = a.insert(a.root, k);
        }
        std::printf("%s插入 %d 个键\n", order, n);
        std::printf("  红黑：高 %d，平均看 %.2f 个键，旋转 %ld，变色 %ld 个结点次\n",
                    heightOf(t, t.root), depths(t, t.root, 1) / n, t.rotations, t.recolours);
        std::printf("  AVL ：高 %d，平均看 %.2f 个键，旋转 %ld\n",
                    a.height(a.root), depths(a, a.root, 1) / n, a.rotations);
    }
}
// #endregion
