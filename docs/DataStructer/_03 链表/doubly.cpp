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
        } else {                                     // [0, i) 搬到 j 之前，i ≤ j
            const std::size_t i = rng() % (ref.size() + 1);
            const auto [a, ia] = pick(i);
            const auto [b, ib] = pick(i + rng() % (ref.size() - i + 1));
            Ring::splice(b, ring.begin(), a);
            ref.splice(ib, ref, ref.begin(), ia);
            ++spliced;
        }
        check(ring, ref);
    }
    std::printf("随机 20000 步：插入 %ld，删除 %ld，搬移 %ld，剩 %zu 个\n", inserted, erased, spliced, ref.size());
}
// #endregion
