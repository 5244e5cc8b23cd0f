// 带哨兵的单链表：插入、删除、反转，与 std::vector 对拍，并数改了几根指针。
// g++ -std=c++17 -O2 -Wall -Wextra linked_list.cpp -o linked_list && ./linked_list
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <map>
#include <random>
#include <set>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region player
struct Node {
    int value;
    Node* next;
};

// 插成第 pos 个，0 ≤ pos ≤ 表长
void insert(Node* head, int pos, int x) {
    Node* p = head;                  // @start
    while (pos-- > 0)
        p = p->next;                 // @walk
    Node* q = new Node{x, nullptr};  // @make
    q->next = p->next;               // @hang
    p->next = q;                     // @link
}

// 删第一个 x；没有则返回 false
bool erase(Node* head, int x) {
    Node* p = head;                  // @begin
    while (p->next &&
           p->next->value != x)      // @compare
        p = p->next;                 // @follow
    if (!p->next) return false;      // @missing
    Node* q = p->next;               // @found
    p->next = q->next;               // @skip
    delete q;                        // @free
    return true;
}

void reverse(Node* head) {
    Node* prev = nullptr;
    Node* curr = head->next;         // @split
    while (curr) {
        Node* next = curr->next;     // @save
        curr->next = prev;           // @turn
        prev = curr;                 // @grow
        curr = next;                 // @advance
    }
    head->next = prev;               // @close
}
// #endregion

// #region merge
// 两个升序的表合成一个：b 的结点都移到 a 里，b 变空；相等时 a 的在前
void merge(Node* a, Node* b) {
    Node* p = a;                     // 到 p 为止已经合好
    Node* q = b->next;               // b 还没移走的
    b->next = nullptr;
    while (p->next && q) {
        if (q->value < p->next->value) {
            Node* rest = q->next;
            q->next = p->next;       // 先接
            p->next = q;             // 后断
            q = rest;
        }
        p = p->next;
    }
    if (q) p->next = q;              // a 先完：剩下的整段接上
}
// #endregion

// #region check
// 从哨兵出发，走过的值；超过 most 个说明成了环
std::vector<int> valuesOf(const Node* head, std::size_t most) {
    std::vector<int> values;
    for (const Node* u = head->next; u; u = u->next) {
        require(values.size() < most, "走 n 步到空");
        values.push_back(u->value);
    }
    return values;
}

// 每个结点的 next；前后各取一次，就数得出改了几根
std::map<const Node*, const Node*> links(const Node* head) {
    std::map<const Node*, const Node*> all;
    for (const Node* u = head; u; u = u->next) all[u] = u->next;
    return all;
}

std::size_t changed(const std::map<const Node*, const Node*>& before, const Node* head) {
    std::size_t count = 0;
    for (const auto& [node, next] : links(head)) {
        const auto old = before.find(node);
        count += old == before.end() || old->second != next;
    }
    return count;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261122);
    Node head{0, nullptr};
    std::vector<int> ref;
    long inserted = 0, erased = 0, reversed = 0;
    for (int step = 0; step < 20000; ++step) {
        const auto before = links(&head);
        const int x = static_cast<int>(rng() % 40);
        const unsigned dice = rng() % 10;
        if (dice < 5 && ref.size() < 60) {
            const std::size_t pos = rng() % (ref.size() + 1);
            insert(&head, static_cast<int>(pos), x);
            ref.insert(ref.begin() + static_cast<std::ptrdiff_t>(pos), x);
            require(changed(before, &head) == 2, "插入改两根");
            ++inserted;
        } else if (dice < 9) {
            const auto at = std::find(ref.begin(), ref.end(), x);
            const bool there = at != ref.end();
            require(erase(&head, x) == there, "erase 返回值");
            if (there) ref.erase(at);
            require(changed(before, &head) == (there ? 1 : 0), "删除改一根");
            erased += there;
        } else {
            reverse(&head);
            std::reverse(ref.begin(), ref.end());
            require(changed(before, &head) == (ref.size() < 2 ? 0 : ref.size() + 1), "反转改 n + 1 根");
            ++reversed;
        }
        require(valuesOf(&head, ref.size()) == ref, "与 std::vector 一致");
    }
    std::printf("随机 20000 步：插入 %ld，删除 %ld，反转 %ld，剩 %zu 个\n", inserted, erased, reversed, ref.size());
    for (int round = 0; round < 2000; ++round) {        // 合并两个升序的表
        Node lists[2] = {{0, nullptr}, {0, nullptr}};
        std::vector<int> refs[2];
        for (int k : {0, 1}) {
            refs[k].resize(rng() % 12);
            for (int& x : refs[k]) x = static_cast<int>(rng() % 9);
            std::sort(refs[k].begin(), refs[k].end());
            for (std::size_t i = refs[k].size(); i > 0; --i) insert(&lists[k], 0, refs[k][i - 1]);
        }
        std::set<const Node*> fromB;
        for (const Node* u = lists[1].next; u; u = u->next) fromB.insert(u);
        merge(&lists[0], &lists[1]);
        for (const Node* u = lists[0].next; u && u->next; u = u->next)
            require(u->value < u->next->value || !fromB.count(u) || fromB.count(u->next), "相等时 a 的在前");
        std::vector<int> both;
        std::merge(refs[0].begin(), refs[0].end(), refs[1].begin(), refs[1].end(), std::back_inserter(both));
        require(valuesOf(&lists[0], both.size()) == both && !lists[1].next, "合并");
        while (lists[0].next) erase(&lists[0], lists[0].next->value);
    }
    std::puts("合并 2000 对升序的表");
    while (head.next) erase(&head, head.next->value);  // 漏放一个，LeakSanitizer 会报
}
// #endregion
