// 红黑树（哨兵、父指针、自底向上修复）：插入与查找，与 std::set 对拍，并检查五条性质。
// g++ -std=c++17 -O2 -Wall -Wextra red_black_tree.cpp -o rb && ./rb；./rb csv 重算 insertions.csv
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <iterator>
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
