// 拉链法：与 std::set 对拍，检查每个键都在自己的链里。
// g++ -std=c++17 -O2 -Wall -Wextra hash_chaining.cpp -o hash_chaining && ./hash_chaining
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <unordered_set>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region player
struct Node {
    int key;
    Node* next;
};
using Table = std::vector<Node*>;

// 指向 key 的那根指针；没有则是
// 链尾的空指针
Node** find(Table& t, int key) {
    Node** p = &t[key % t.size()];  // @hash
    while (*p && (*p)->key != key)  // @compare
        p = &(*p)->next;
    return p;
}

bool contains(Table& t, int key) {
    return *find(t, key);           // @answer
}

bool insert(Table& t, int key) {
    Node** p = find(t, key);
    if (*p) return false;           // @exists
    *p = new Node{key, nullptr};    // @append
    return true;
}

bool erase(Table& t, int key) {
    Node** p = find(t, key);
    if (!*p) return false;          // @absent
    Node* u = *p;
    *p = u->next;                   // @unhang
    delete u;
    return true;
}
// #endregion

// #region main
std::size_t check(const Table& t) {
    std::size_t keys = 0;
    for (std::size_t i = 0; i < t.size(); ++i)
        for (const Node* u = t[i]; u; u = u->next, ++keys)
            require(static_cast<std::size_t>(u->key) % t.size() == i, "键在自己的链里");
    return keys;
}

int main() {
    std::mt19937 rng(20261122);
    Table t(97, nullptr);
    std::set<int> ref;
    long inserted = 0, erased = 0, found = 0;
    for (int step = 0; step < 30000; ++step) {
        const int key = static_cast<int>(rng() % 400);
        const unsigned dice = rng() % 3;
        if (dice == 0) {
            const bool fresh = ref.insert(key).second;
            require(insert(t, key) == fresh, "insert 返回值");
            inserted += fresh;
        } else if (dice == 1) {
            const bool there = ref.erase(key) > 0;
            require(erase(t, key) == there, "erase 返回值");
            erased += there;
        } else {
            require(contains(t, key) == (ref.count(key) > 0), "contains");
            found += contains(t, key);
        }
        require(check(t) == ref.size(), "键数");
    }
    std::printf("30000 次操作与 std::set 一致：插入 %ld，删除 %ld，查到 %ld，剩 %zu\n", inserted, erased, found, ref.size());
    for (int key : ref) erase(t, key);  // 漏放一个，LeakSanitizer 会报

    std::unordered_set<int> s;
    std::printf("本机 std::unordered_set 的格数：%zu", s.bucket_count());
    for (int i = 0; i < 1000; ++i) {
        const std::size_t before = s.bucket_count();
        s.insert(i);
        if (s.bucket_count() != before) std::printf(" → %zu", s.bucket_count());
    }
    std::puts("");
}
// #endregion
