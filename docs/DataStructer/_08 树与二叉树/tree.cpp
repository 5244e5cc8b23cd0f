// 森林与二叉树（左孩子右兄弟）互转，穷举与随机检查各条性质。
// g++ -std=c++17 -O2 -Wall -Wextra tree.cpp -o tree && ./tree；./tree csv 重算 storage.csv
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <vector>

// #region types
struct Forest {                               // 结点 0…n−1
    std::vector<std::vector<int>> children;   // 孩子从左到右
    std::vector<int> roots;                   // 树根从左到右
};

struct BinaryTree {                           // 二叉链表：−1 是空指针
    std::vector<int> left, right;
    int root = -1;
};
// #endregion

// #region convert
BinaryTree toBinary(const Forest& f) {
    const std::size_t n = f.children.size();
    BinaryTree b{std::vector<int>(n, -1), std::vector<int>(n, -1), -1};
    const auto chain = [&b](const std::vector<int>& family) {  // 把一家兄弟连成右链，交出长子
        for (std::size_t i = 0; i + 1 < family.size(); ++i) b.right[family[i]] = family[i + 1];
        return family.empty() ? -1 : family[0];
    };
    b.root = chain(f.roots);                  // 树根彼此也是兄弟
    for (std::size_t v = 0; v < n; ++v) b.left[v] = chain(f.children[v]);
    return b;
}

Forest toForest(const BinaryTree& b) {
    Forest f{std::vector<std::vector<int>>(b.left.size()), {}};
    for (int v = b.root; v != -1; v = b.right[v]) f.roots.push_back(v);
    for (std::size_t p = 0; p < b.left.size(); ++p)
        for (int v = b.left[p]; v != -1; v = b.right[v]) f.children[p].push_back(v);
    return f;
}
// #endregion

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// #region walk
using Order = std::vector<int>;

void preorder(const BinaryTree& b, int v, Order& out) {
    if (v == -1) return;
    out.push_back(v);
    preorder(b, b.left[v], out);
    preorder(b, b.right[v], out);
}

void inorder(const BinaryTree& b, int v, Order& out) {
    if (v == -1) return;
    inorder(b, b.left[v], out);
    out.push_back(v);
    inorder(b, b.right[v], out);
}

void rootFirst(const Forest& f, const std::vector<int>& family, Order& out) {
    for (const int v : family) { out.push_back(v); rootFirst(f, f.children[v], out); }
}

void rootLast(const Forest& f, const std::vector<int>& family, Order& out) {
    for (const int v : family) { rootLast(f, f.children[v], out); out.push_back(v); }
}

int forestHeight(const BinaryTree& b, int v) {  // 原森林的高：只有左边向下走一层
    return v == -1 ? 0 : std::max(1 + forestHeight(b, b.left[v]), forestHeight(b, b.right[v]));
}
// #endregion

int height(const Forest& f, const std::vector<int>& family) {
    int h = 0;
    for (const int v : family) h = std::max(h, 1 + height(f, f.children[v]));
    return h;
}

// #region check
void check(const Forest& f) {
    const int n = static_cast<int>(f.children.size());
    const BinaryTree b = toBinary(f);
    const Forest back = toForest(b);
    require(back.children == f.children && back.roots == f.roots, "转过去再转回来，原样");

    Order pre, in, first, last;
    preorder(b, b.root, pre);
    inorder(b, b.root, in);
    rootFirst(f, f.roots, first);
    rootLast(f, f.roots, last);
    Order sorted = pre;
    std::sort(sorted.begin(), sorted.end());
    for (int v = 0; v < n; ++v) require(static_cast<int>(sorted.size()) == n && sorted[v] == v, "从根出发，每个结点恰到一次");
    require(pre == first, "二叉树前序 = 森林先根");
    require(in == last, "二叉树中序 = 森林后根");
    require(forestHeight(b, b.root) == height(f, f.roots), "由二叉树算森林的高");

    int n0 = 0, n2 = 0, nullLinks = 0, leaves = 0, noLeft = 0, noRight = 0;
    for (int v = 0; v < n; ++v) {
        const int links = (b.left[v] != -1) + (b.right[v] != -1);
        n0 += links == 0;
        n2 += links == 2;
        nullLinks += 2 - links;
        leaves += f.children[v].empty();
        noLeft += b.left[v] == -1;
        noRight += b.right[v] == -1;
    }
    require(n == 0 || n0 == n2 + 1, "n0 = n2 + 1");
    require(n == 0 || nullLinks == n + 1, "空链 n + 1 条");
    require(noLeft == leaves, "无左孩子的结点 = 森林的叶子");
    require(n == 0 || noRight == n - leaves + 1, "无右孩子的结点 = 森林的非叶结点 + 1");
}
// #endregion

// 全部 n 个结点的二叉树，写成前序的 1（结点）与 0（空）
const std::vector<std::string>& shapes(int n) {
    static std::vector<std::vector<std::string>> all{{"0"}};
    while (static_cast<int>(all.size()) <= n) {
        const int m = static_cast<int>(all.size());
        std::vector<std::string> next;
        for (int i = 0; i < m; ++i)
            for (const auto& l : all[i])
                for (const auto& r : all[m - 1 - i]) next.push_back("1" + l + r);
        all.push_back(next);
    }
    return all[n];
}

int build(const std::string& code, std::size_t& at, BinaryTree& b) {
    if (code[at++] == '0') return -1;
    const int v = static_cast<int>(b.left.size());
    b.left.push_back(-1);
    b.right.push_back(-1);
    const int l = build(code, at, b);
    const int r = build(code, at, b);
    b.left[v] = l;
    b.right[v] = r;
    return v;
}

std::string brackets(const Forest& f, const std::vector<int>& family) {
    std::string s;
    for (const int v : family) s += "(" + brackets(f, f.children[v]) + ")";
    return s;
}

std::uint64_t slots(const std::vector<int>& keys) {  // 依次插入搜索树，返回顺序存储所需的数组长度
    std::vector<std::uint64_t> position;
    std::vector<int> left, right;
    std::uint64_t most = 0;
    for (const int k : keys) {
        std::uint64_t i = 0;
        int v = 0;
        if (!position.empty())
            for (;;) {
                const bool less = k < keys[v];
                if (i > (UINT64_MAX >> 2)) return 0;  // 太高，不再统计
                i = 2 * i + (less ? 1 : 2);
                int& link = less ? left[v] : right[v];
                if (link == -1) { link = static_cast<int>(position.size()); break; }
                v = link;
            }
        position.push_back(i);
        left.push_back(-1);
        right.push_back(-1);
        most = std::max(most, i);
    }
    return most + 1;
}

int storage() {
    std::puts("n,tree,ratio");
    for (const int n : {4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096}) {
        std::vector<double> ratio;
        for (unsigned seed = 1; seed <= 101; ++seed) {
            std::mt19937 rng(seed);
            std::vector<int> keys(n);
            for (int i = 0; i < n; ++i) keys[i] = i;
            for (int i = n - 1; i > 0; --i) std::swap(keys[i], keys[rng() % static_cast<unsigned>(i + 1)]);
            const std::uint64_t s = slots(keys);
            require(s != 0, "高度在 62 以内");
            ratio.push_back(static_cast<double>(s) / n);
        }
        std::sort(ratio.begin(), ratio.end());
        std::printf("%d,完全二叉树,1\n%d,随机搜索树（中位数）,%.4g\n%d,随机搜索树（最大）,%.4g\n", n, n, ratio[50], n, ratio[100]);
        if (n <= 16) std::printf("%d,右链,%.4g\n", n, (static_cast<double>(std::uint64_t{1} << n) - 1) / n);
    }
    return 0;
}

void show(const char* name, const Order& order) {
    std::printf("%s", name);
    for (const int v : order) std::printf(" %c", 'A' + v);
    std::puts("");
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return storage();

    // 图中的森林：A(B C(E F) D)、G(H)、I
    Forest f{{{1, 2, 3}, {}, {4, 5}, {}, {}, {}, {7}, {}, {}}, {0, 6, 8}};
    check(f);
    const BinaryTree b = toBinary(f);
    Order pre, in;
    preorder(b, b.root, pre);
    inorder(b, b.root, in);
    show("前序 = 先根：", pre);
    show("中序 = 后根：", in);

    for (int n = 0; n <= 11; ++n) {             // 穷举：每棵二叉树对应不同的森林
        std::set<std::string> forests;
        for (const std::string& code : shapes(n)) {
            BinaryTree t;
            std::size_t at = 0;
            t.root = build(code, at, t);
            const Forest g = toForest(t);
            const BinaryTree again = toBinary(g);
            require(again.left == t.left && again.right == t.right && again.root == t.root, "转过去再转回来，原样");
            forests.insert(brackets(g, g.roots));
        }
        require(forests.size() == shapes(n).size(), "不同的二叉树转成不同的森林");
        if (n >= 3 && n % 4 == 3) std::printf("%2d 个结点：二叉树 %5zu 种，森林 %5zu 种\n", n, shapes(n).size(), forests.size());
    }

    std::mt19937 rng(20261122);
    long nodes = 0;
    for (int round = 0; round < 3000; ++round) {  // 随机：父亲在编号更小的结点里取，−1 是树根
        const int n = static_cast<int>(rng() % 201);
        Forest g{std::vector<std::vector<int>>(n), {}};
        for (int v = 0; v < n; ++v) {
            const int p = static_cast<int>(rng() % static_cast<unsigned>(v + 1)) - 1;
            (p == -1 ? g.roots : g.children[p]).push_back(v);
        }
        check(g);
        nodes += n;
    }
    std::printf("随机森林 3000 个，结点 %ld 个：性质全部成立\n", nodes);

    int born = 1;                                 // 逐层编号：轮到结点 i 时，已经编到 born 之前
    for (int n = 1, h = 0; n <= 100000; ++n) {    // 完全二叉树：高 ⌊lg n⌋ + 1，下标与逐层编号一致
        if ((n & (n - 1)) == 0) ++h;              // n 到 2 的幂时高度加一
        int levels = 0;
        for (int i = n - 1; i >= 0; i = i == 0 ? -1 : (i - 1) / 2) ++levels;
        require(levels == h, "完全二叉树的高");
        const int i = n - 1;
        require(2 * i + 1 == born && 2 * i + 2 == born + 1, "孩子下标");
        require((born - 1) / 2 == i && born / 2 == i, "父亲下标");
        born += 2;                                // 它的两个孩子占去两个编号
    }
    std::puts("完全二叉树 n = 1–100000：高与下标成立");
}
// #endregion
