// 二叉树的遍历：递归、显式栈、Morris、层序，由两种序列重建；与按定义拼接的序列对拍，并计数。
// g++ -std=c++17 -O2 -Wall -Wextra tree_traversal.cpp -o tree_traversal && ./tree_traversal
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <queue>
#include <random>
#include <stack>
#include <string>
#include <utility>
#include <vector>

// #region types
struct Node {
    char32_t name = 0;  // 互不相同
    Node* left = nullptr;
    Node* right = nullptr;
};

using Names = std::vector<char32_t>;

Names output;
void visit(const Node* v) { output.push_back(v->name); }
// #endregion

// #region player
enum class Order { pre, in, post };

void walk(const Node* v, Order order) {
    if (v == nullptr) return;
    if (order == Order::pre) visit(v);   // @pre
    walk(v->left, order);                // @left
    if (order == Order::in) visit(v);    // @in
    walk(v->right, order);               // @right
    if (order == Order::post) visit(v);  // @post
}

void traverse(const Node* root, Order order) {
    walk(root, order);                   // @call
}

void levelOrder(const Node* root) {
    std::queue<const Node*> queue;
    if (root) queue.push(root);          // @start
    while (!queue.empty()) {
        const Node* v = queue.front();
        queue.pop();
        visit(v);                        // @front
        for (const Node* c : {v->left, v->right})
            if (c) queue.push(c);        // @enqueue
    }
}
// #endregion

// #region iterative
void preorder(const Node* root) {
    std::stack<const Node*> stack;
    if (root) stack.push(root);
    while (!stack.empty()) {
        const Node* v = stack.top();
        stack.pop();
        visit(v);
        if (v->right) stack.push(v->right);  // 后进先出：右边先压
        if (v->left) stack.push(v->left);
    }
}

void inorder(const Node* root) {
    std::stack<const Node*> stack;           // 左边还没走完的祖先
    const Node* v = root;
    while (v || !stack.empty()) {
        for (; v; v = v->left) stack.push(v);
        v = stack.top();
        stack.pop();
        visit(v);
        v = v->right;
    }
}

void postorder(const Node* root) {
    std::stack<const Node*> stack;           // 自己还没输出的祖先
    const Node* v = root;
    const Node* last = nullptr;              // 刚输出的结点
    while (v || !stack.empty()) {
        for (; v; v = v->left) stack.push(v);
        const Node* top = stack.top();
        if (top->right && top->right != last) {
            v = top->right;                  // 第二次路过：右边还没走
        } else {
            stack.pop();                     // 第三次路过
            visit(top);
            last = top;
        }
    }
}
// #endregion

long steps = 0;  // Morris 沿指针走的次数

// #region morris
void morris(Node* v) {                       // 中序，不用栈
    while (v) {
        if (!v->left) {
            visit(v);
            v = v->right; ++steps;           // 右孩子，或借来的线索
            continue;
        }
        Node* p = v->left; ++steps;          // 找 v 的中序前驱
        while (p->right && p->right != v) { p = p->right; ++steps; }
        if (!p->right) {
            p->right = v;                    // 第一次到 v：借空链记下归路
            v = v->left; ++steps;
        } else {
            p->right = nullptr;              // 第二次到 v：左边走完，还原
            visit(v);
            v = v->right; ++steps;
        }
    }
}
// #endregion

// #region rebuild
using Pool = std::deque<Node>;               // 结点的地址不变
using It = Names::const_iterator;

// 前序与中序（名字互不相同）；矛盾的输入在此不查
Node* fromPreIn(Pool& pool, It pre, It in, It inEnd) {
    if (in == inEnd) return nullptr;
    const It mid = std::find(in, inEnd, *pre);   // 根把中序分成两段
    Node* v = &pool.emplace_back(Node{*pre});
    v->left = fromPreIn(pool, pre + 1, in, mid);
    v->right = fromPreIn(pool, pre + 1 + (mid - in), mid + 1, inEnd);
    return v;
}

Node* fromPostIn(Pool& pool, It postEnd, It in, It inEnd) {
    if (in == inEnd) return nullptr;
    const It root = postEnd - 1, mid = std::find(in, inEnd, *root);
    Node* v = &pool.emplace_back(Node{*root});
    v->left = fromPostIn(pool, root - (inEnd - mid - 1), in, mid);
    v->right = fromPostIn(pool, root, mid + 1, inEnd);
    return v;
}
// #endregion

// #region check
void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

Names plus(Names a, const Names& b) { a.insert(a.end(), b.begin(), b.end()); return a; }

// 按定义拼接：根的位置不同而已
Names defined(const Node* v, Order order) {
    if (!v) return {};
    const Names left = defined(v->left, order), right = defined(v->right, order), me{v->name};
    switch (order) {
        case Order::pre: return plus(plus(me, left), right);
        case Order::in: return plus(plus(left, me), right);
        default: return plus(plus(left, right), me);
    }
}

template <typename Walk>
Names outputOf(Walk run) { output.clear(); run(); return output; }

bool same(const Node* a, const Node* b) {
    if (!a || !b) return a == b;
    return a->name == b->name && same(a->left, b->left) && same(a->right, b->right);
}
// #endregion

int height(const Node* v) { return v ? 1 + std::max(height(v->left), height(v->right)) : 0; }

std::pair<long, long> edges(const Node* v) {  // 左边、右边的边各有几条
    if (!v) return {0, 0};
    const auto a = edges(v->left), b = edges(v->right);
    return {a.first + b.first + (v->left != nullptr), a.second + b.second + (v->right != nullptr)};
}

void rows(const Node* v, std::size_t depth, std::vector<Names>& out) {
    if (!v) return;
    if (out.size() <= depth) out.resize(depth + 1);
    out[depth].push_back(v->name);
    rows(v->left, depth + 1, out);
    rows(v->right, depth + 1, out);
}

Node* randomTree(Pool& pool, int n, std::mt19937& rng, char32_t& name) {
    if (n == 0) return nullptr;
    Node* v = &pool.emplace_back(Node{name++});
    const int left = static_cast<int>(rng() % static_cast<unsigned>(n));
    v->left = randomTree(pool, left, rng, name);
    v->right = randomTree(pool, n - 1 - left, rng, name);
    return v;
}

void print(const char* title, const Names& names) {
    std::printf("%s", title);
    for (const char32_t c : names) std::printf(" %c", static_cast<char>(c));
    std::puts("");
}

void checkTree(Node* root) {
    const Names pre = defined(root, Order::pre), in = defined(root, Order::in), post = defined(root, Order::post);
    require(outputOf([&] { traverse(root, Order::pre); }) == pre && outputOf([&] { preorder(root); }) == pre, "前序");
    require(outputOf([&] { traverse(root, Order::in); }) == in && outputOf([&] { inorder(root); }) == in, "中序");
    require(outputOf([&] { traverse(root, Order::post); }) == post && outputOf([&] { postorder(root); }) == post, "后序");
    std::vector<Names> byRow;
    rows(root, 0, byRow);
    Names level;
    for (const Names& row : byRow) level = plus(level, row);
    require(outputOf([&] { levelOrder(root); }) == level, "层序");
    steps = 0;
    require(outputOf([&] { morris(root); }) == in, "Morris");
    require(defined(root, Order::pre) == pre && defined(root, Order::in) == in, "Morris 之后树已还原");
    const auto [left, right] = edges(root);
    const long n = static_cast<long>(pre.size());
    require(steps <= n + 3 * left + 2 * right && (n == 0 || steps <= 4 * n - 3), "Morris 步数不超过 n + 3L + 2R");
    Pool pool;
    require(same(fromPreIn(pool, pre.begin(), in.begin(), in.end()), root), "由前序与中序重建");
    require(same(fromPostIn(pool, post.end(), in.begin(), in.end()), root), "由后序与中序重建");
}

// #region main
int main() {
    Pool pool;
    const Names pre{'A', 'B', 'D', 'E', 'G', 'C', 'F'}, in{'D', 'B', 'G', 'E', 'A', 'C', 'F'};
    Node* example = fromPreIn(pool, pre.begin(), in.begin(), in.end());
    checkTree(example);
    print("后序", outputOf([&] { traverse(example, Order::post); }));
    print("层序", outputOf([&] { levelOrder(example); }));

    std::mt19937 rng(20261122);
    long nodes = 0;
    for (int round = 0; round < 3000; ++round) {
        Pool random;
        char32_t name = 1;
        checkTree(randomTree(random, static_cast<int>(rng() % 100), rng, name));
        nodes += static_cast<long>(random.size());
    }
    std::printf("随机树 3000 棵，结点 %ld 个：各种写法与定义一致，重建还原\n", nodes);

    std::puts("   形状      n     高  Morris 步数");
    for (const int kind : {0, 1, 2}) {
        const char* title[] = {"随机形状", "左链    ", "右链    "};
        Pool chain;
        char32_t name = 1;
        const int n = 10000;
        Node* root = kind == 0 ? randomTree(chain, n, rng, name) : nullptr;
        for (int i = 0; kind != 0 && i < n; ++i)
            root = &chain.emplace_back(Node{name++, kind == 1 ? root : nullptr, kind == 2 ? root : nullptr});
        steps = 0;
        morris(root);
        std::printf("%s %6d %6d %11ld\n", title[kind], n, height(root), steps);
    }
}
// #endregion
