// 带哨兵的双向循环链表：O(1) 的插入、删除与整段搬移，与 std::list 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra doubly.cpp -o doubly && ./doubly
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <list>
#include <random>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region class
struct Node {
    int value;
    Node* prev;
    Node* next;
};

void link(Node* a, Node* b) { a->next = b; b->prev = a; }

// 不变式：对每个结点 u（哨兵也算），u->next->prev == u 且 u->prev->next == u
class Ring {
public:
    Ring() { link(&head_, &head_); }
    ~Ring() { while (begin() != end()) erase(begin()); }
    Ring(const Ring&) = delete;
    Ring& operator=(const Ring&) = delete;

    Node* begin() { return head_.next; }
    Node* end() { return &head_; }

    Node* insert(Node* after, int x) {       // 插在 after 之前
        Node* before = after->prev;
        Node* u = new Node{x, nullptr, nullptr};
        link(before, u);
        link(u, after);
        return u;
    }

    Node* erase(Node* u) {                   // 返回它的后一个
        Node* after = u->next;
        link(u->prev, after);
        delete u;
        return after;
    }

    // 把 [first, last) 整段搬到 after 之前；after 不在这一段里
    static void splice(Node* after, Node* first, Node* last) {
        if (first == last || after == last) return;
        Node* tail = last->prev;
        link(first->prev, last);
        link(after->prev, first);
        link(tail, after);
    }

private:
    Node head_{0, nullptr, nullptr};         // 哨兵：空表时自己指自己
};
// #endregion

// #region main
void check(Ring& ring, const std::list<int>& ref) {
    Node* u = ring.begin();
    for (int x : ref) {
        require(u != ring.end() && u->value == x, "与 std::list 一致");
        require(u->next->prev == u && u->prev->next == u, "来回一致");
        u = u->next;
    }
    require(u == ring.end() && u->next->prev == u && u->prev->next == u, "回到哨兵");
}

int main() {
    std::mt19937 rng(20261122);
    Ring ring;
    std::list<int> ref;
    long inserted = 0, erased = 0, spliced = 0;
    for (int step = 0; step < 20000; ++step) {
        const auto pick = [&](std::size_t i) {       // 两个表里的第 i 个位置
            Node* u = ring.begin();
            for (std::size_t k = 0; k < i; ++k) u = u->next;
            return std::pair{u, std::next(ref.begin(), static_cast<std::ptrdiff_t>(i))};
        };
        const unsigned dice = rng() % 10;
        const auto [u, it] = pick(rng() % (ref.size() + 1));
        if (dice < 5 && ref.size() < 60) {
            const int x = static_cast<int>(rng() % 100);
            ring.insert(u, x);
            ref.insert(it, x);
            ++inserted;
        } else if (dice < 8) {
            if (u == ring.end()) continue;
            ring.erase(u);
            ref.erase(it);
            ++erased;
        } else {                                     // i ≤ j ≤ k：[i, j) 往后搬到 k 之前，或 [j, k) 往前搬到 i 之前
            const std::size_t i = rng() % (ref.size() + 1), j = i + rng() % (ref.size() - i + 1);
            const std::size_t k = j + rng() % (ref.size() - j + 1);
            const auto [a, ia] = pick(i);
            const auto [b, ib] = pick(j);
            const auto [c, ic] = pick(k);
            if (rng() % 2) {
                Ring::splice(c, a, b);
                ref.splice(ic, ref, ia, ib);
            } else if (i < j) {                      // after 不能在这一段里
                Ring::splice(a, b, c);
                ref.splice(ia, ref, ib, ic);
            }
            ++spliced;
        }
        check(ring, ref);
    }
    std::printf("随机 20000 步：插入 %ld，删除 %ld，搬移 %ld，剩 %zu 个\n", inserted, erased, spliced, ref.size());
}
// #endregion
