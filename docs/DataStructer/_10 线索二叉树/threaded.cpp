// 中序线索二叉树：线索化、前驱后继、父亲、线索搜索树，与递归中序和 std::set 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra threaded.cpp -o threaded && ./threaded
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <utility>
#include <vector>

long moves = 0;  // 沿指针走的次数

// #region node
struct Node {
    int key = 0;
    int left = 0, right = 0;                      // 孩子，或线索
    bool leftThread = true, rightThread = true;   // true：这根是线索
};

struct WithParent { int key, left, right, parent; };
static_assert(sizeof(Node) == sizeof(WithParent));  // 两个 bool 凑整后，不比存父亲省

struct Tree {
    std::vector<Node> at{Node{0, 0, 0, true, false}};  // at[0] 是头结点，空树时左链指自己
};
// #endregion

// #region next
int next(const Tree& t, int v) {                  // 中序后继；next(0) 是第一个，最后一个的后继是 0
    const bool thread = t.at[v].rightThread;
    v = t.at[v].right;
    ++moves;
    if (!thread)
        while (!t.at[v].leftThread) { v = t.at[v].left; ++moves; }
    return v;
}

int prev(const Tree& t, int v) {                  // 中序前驱，左右对称
    const bool thread = t.at[v].leftThread;
    v = t.at[v].left;
    if (!thread)
        while (!t.at[v].rightThread) v = t.at[v].right;
    return v;
}

int preorderNext(const Tree& t, int v) {          // 前序后继，用的还是中序线索
    if (!t.at[v].leftThread) return t.at[v].left;
    while (t.at[v].rightThread) v = t.at[v].right;
    return t.at[v].right;
}

int parent(const Tree& t, int v) {                // v ≥ 1；根的父亲是头结点 0
    int a = v, b = v;
    while (!t.at[a].leftThread) a = t.at[a].left;
    while (!t.at[b].rightThread) b = t.at[b].right;
    const int before = t.at[a].left, after = t.at[b].right;  // 子树整段的前一个与后一个
    return !t.at[after].leftThread && t.at[after].left == v ? after : before;
}
// #endregion

// #region thread
// 输入：结点 1…n 的左右孩子（0 是空）与根；输出线索化的树
void link(Tree& t, const std::vector<std::pair<int, int>>& child, int v, int& last) {
    const auto [l, r] = child[v];
    if (l != 0) { t.at[v].left = l; t.at[v].leftThread = false; link(t, child, l, last); }
    else t.at[v].left = last;                            // 空的左链：指向刚访问过的
    if (t.at[last].rightThread) t.at[last].right = v;    // 前一个的右链空着：指向我
    last = v;
    if (r != 0) { t.at[v].right = r; t.at[v].rightThread = false; link(t, child, r, last); }
}

Tree threaded(const std::vector<std::pair<int, int>>& child, int root) {
    Tree t;
    t.at.resize(child.size());
    int last = 0;
    if (root != 0) {
        t.at[0].left = root;
        t.at[0].leftThread = false;
        link(t, child, root, last);                      // 最后一个的右链没有改过，仍是 0：头结点
    }
    return t;
}
// #endregion

// #region insert
int attachLeft(Tree& t, int p, int key) {                // p 的左链须是线索
    const int q = static_cast<int>(t.at.size());
    t.at.push_back({key, t.at[p].left, p, true, true});  // 继承 p 的前驱，后继就是 p
    t.at[p].left = q;
    t.at[p].leftThread = false;
    return q;
}

int attachRight(Tree& t, int p, int key) {
    const int q = static_cast<int>(t.at.size());
    t.at.push_back({key, p, t.at[p].right, true, true});
    t.at[p].right = q;
    t.at[p].rightThread = false;
    return q;
}

bool insert(Tree& t, int key) {                          // 线索搜索树
    if (t.at[0].leftThread) { attachLeft(t, 0, key); return true; }
    int v = t.at[0].left;
    for (;;) {
        if (key == t.at[v].key) return false;
        const bool less = key < t.at[v].key;
        if (less ? t.at[v].leftThread : t.at[v].rightThread) {
            less ? attachLeft(t, v, key) : attachRight(t, v, key);
            return true;
        }
        v = less ? t.at[v].left : t.at[v].right;
    }
}

int lowerBound(const Tree& t, int key) {                 // 第一个不小于 key 的结点，没有则 0
    int v = t.at[0].left, answer = 0;
    bool thread = t.at[0].leftThread;
    while (!thread) {
        const bool less = t.at[v].key < key;
        if (!less) answer = v;
        thread = less ? t.at[v].rightThread : t.at[v].leftThread;
        v = less ? t.at[v].right : t.at[v].left;
    }
    return answer;
}

std::vector<int> range(const Tree& t, int lo, int hi) {  // 升序取出 [lo, hi) 内的键
    std::vector<int> keys;
    for (int v = lowerBound(t, lo); v != 0 && t.at[v].key < hi; v = next(t, v)) keys.push_back(t.at[v].key);
    return keys;
}
// #endregion

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// #region check
struct Visit { std::vector<int> pre, in; std::vector<int> parent; };

void walk(const Tree& t, int v, int from, Visit& out) {  // 只走孩子，不看线索
    out.pre.push_back(v);
    out.parent[v] = from;
    if (!t.at[v].leftThread) walk(t, t.at[v].left, v, out);
    out.in.push_back(v);
    if (!t.at[v].rightThread) walk(t, t.at[v].right, v, out);
}

void check(const Tree& t) {
    const int n = static_cast<int>(t.at.size()) - 1;
    Visit seen{{}, {}, std::vector<int>(t.at.size(), -1)};
    if (!t.at[0].leftThread) walk(t, t.at[0].left, 0, seen);
    require(static_cast<int>(seen.in.size()) == n, "每个结点走到一次");
    require(next(t, 0) == (n ? seen.in.front() : 0) && prev(t, 0) == (n ? seen.in.back() : 0), "头结点接成环");

    int threads = 0;
    for (int i = 0; i < n; ++i) {
        const int v = seen.in[i], before = i ? seen.in[i - 1] : 0, after = i + 1 < n ? seen.in[i + 1] : 0;
        if (t.at[v].leftThread) { ++threads; require(t.at[v].left == before, "左线索指向前驱"); }
        if (t.at[v].rightThread) { ++threads; require(t.at[v].right == after, "右线索指向后继"); }
        require(next(t, v) == after && prev(t, v) == before, "next 与 prev");
        require(parent(t, v) == seen.parent[v], "parent");
    }
    require(n == 0 || threads == n + 1, "线索 n + 1 条");

    int u = preorderNext(t, 0);
    for (const int v : seen.pre) { require(u == v, "前序后继"); u = preorderNext(t, u); }
    require(u == 0, "前序走完回到头结点");
}
// #endregion

int randomShape(std::vector<std::pair<int, int>>& child, int size, std::mt19937& rng) {
    if (size == 0) return 0;
    const int v = static_cast<int>(child.size()), l = static_cast<int>(rng() % static_cast<unsigned>(size));
    child.push_back({0, 0});
    const int a = randomShape(child, l, rng);
    const int b = randomShape(child, size - 1 - l, rng);
    child[v] = {a, b};
    return v;
}

long byParent(const Tree& t, const std::vector<int>& up) {  // 不用线索、用父指针走完一遍，返回步数
    long steps = 1;
    int v = t.at[0].left;
    const auto first = [&](int u) { while (!t.at[u].leftThread) { u = t.at[u].left; ++steps; } return u; };
    v = first(v);
    while (v != 0) {
        if (!t.at[v].rightThread) { ++steps; v = first(t.at[v].right); }
        else {
            bool fromRight = true;
            while (v != 0 && fromRight) {
                const int p = up[v];
                ++steps;
                fromRight = p != 0 && !t.at[p].rightThread && t.at[p].right == v;
                v = p;
            }
        }
    }
    return steps;
}

// #region main
int main() {
    std::mt19937 rng(20261122);
    for (int round = 0; round < 2000; ++round) {           // 随机形状，线索化
        const int n = static_cast<int>(rng() % 120);
        std::vector<std::pair<int, int>> child(1);
        const int root = randomShape(child, n, rng);
        check(threaded(child, root));
    }
    std::puts("随机形状 2000 棵：线索、前驱后继、父亲、前序后继成立");

    long queries = 0;
    for (int round = 0; round < 300; ++round) {            // 线索搜索树与 std::set 对拍
        Tree t;
        std::set<int> ref;
        for (int i = 0; i < 150; ++i) {
            const int key = static_cast<int>(rng() % 200);
            require(insert(t, key) == ref.insert(key).second, "insert 返回值");
            if (i % 10 == 0) check(t);
            const int lo = static_cast<int>(rng() % 220), hi = lo + static_cast<int>(rng() % 60);
            require(range(t, lo, hi) == std::vector<int>(ref.lower_bound(lo), ref.lower_bound(hi)), "区间查询");
            ++queries;
        }
    }
    std::printf("线索搜索树：区间查询 %ld 次与 std::set 一致\n", queries);

    std::puts("    形状        n  右线索  用线索  用父指针");
    const int n = 10000;
    for (const int kind : {0, 1, 2}) {
        std::vector<int> keys(n);
        for (int i = 0; i < n; ++i) keys[i] = kind == 2 ? n - i : i;
        if (kind == 0) for (int i = n - 1; i > 0; --i) std::swap(keys[i], keys[rng() % static_cast<unsigned>(i + 1)]);
        Tree t;
        for (const int k : keys) insert(t, k);
        std::vector<int> up(n + 1);
        long rightThreads = 0;
        for (int v = 1; v <= n; ++v) { up[v] = parent(t, v); rightThreads += t.at[v].rightThread; }
        moves = 0;
        int seen = 0;
        for (int v = next(t, 0); v != 0; v = next(t, v)) ++seen;
        require(seen == n && moves == n + rightThreads + 1, "整遍步数 = n + 右线索 + 1");
        const long climbed = byParent(t, up);
        require(climbed == 2 * n, "父指针走 2n 步");
        const char* name[] = {"随机插入", "右链    ", "左链    "};
        std::printf("%s %8d  %6ld  %6ld  %8ld\n", name[kind], n, rightThreads, moves, climbed);
    }
}
// #endregion
