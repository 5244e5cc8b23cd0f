// 线性探测与删除标记：与 std::set 对拍，检查每个键与它的起点之间没有空格。
// g++ -std=c++17 -O2 -Wall -Wextra hash_probing.cpp -o hash_probing && ./hash_probing
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region player
enum State { Empty, Used, Gone };
struct Slot { int key; State state; };
using Table = std::vector<Slot>;

// 有 key：true，at 是它的格。没有：
// false，at 是能放它的格或 -1
bool find(const Table& t, int key,
          int& at) {
    const int m = int(t.size());
    int i = key % m;                // @hash
    at = -1;
    for (int k = 0; k < m; ++k) {
        if (t[i].state == Empty) {
            if (at < 0) at = i;     // @empty
            return false;
        }
        if (t[i].state == Gone) {
            if (at < 0) at = i;     // @gone
        } else if (t[i].key == key) { // @compare
            at = i;
            return true;
        }
        i = (i + 1) % m;
    }
    return false;                   // @around
}

bool contains(const Table& t, int key) {
    int at;
    return find(t, key, at);        // @answer
}

bool insert(Table& t, int key) {
    int at;
    if (find(t, key, at))
        return false;               // @exists
    if (at < 0) return false;       // @full
    t[at] = {key, Used};            // @put
    return true;
}

bool erase(Table& t, int key) {
    int at;
    if (!find(t, key, at))
        return false;               // @absent
    t[at].state = Gone;             // @mark
    return true;
}
// #endregion

// #region main
std::size_t check(const Table& t) {
    const int m = static_cast<int>(t.size());
    std::size_t keys = 0;
    for (int i = 0; i < m; ++i) {
        if (t[static_cast<std::size_t>(i)].state != Used) continue;
        ++keys;
        for (int j = t[static_cast<std::size_t>(i)].key % m; j != i; j = (j + 1) % m)
            require(t[static_cast<std::size_t>(j)].state != Empty, "起点到键之间没有空格");
    }
    return keys;
}

void checkReuse() {  // 每一格都试：新的键放进路上的墓碑，不放进后面的空格
    for (int slot = 0; slot < 7; ++slot) {
        Table t(7, Slot{0, Empty});
        require(insert(t, slot) && insert(t, slot + 7) && erase(t, slot) && insert(t, slot + 14), "放、放、删、放");
        const Slot& reused = t[static_cast<std::size_t>(slot)];
        require(reused.state == Used && reused.key == slot + 14, "先用墓碑");
    }
}

int main() {
    checkReuse();
    std::mt19937 rng(20261122);
    Table t(97, Slot{0, Empty});
    std::set<int> ref;
    long inserted = 0, erased = 0, found = 0, full = 0;
    for (int step = 0; step < 30000; ++step) {
        const int key = static_cast<int>(rng() % 150);
        const unsigned dice = rng() % 4;
        if (dice < 2) {
            const bool room = ref.size() < t.size();
            const bool fresh = ref.count(key) == 0;
            require(insert(t, key) == (fresh && room), "insert 返回值");
            if (fresh && room) ref.insert(key);
            inserted += fresh && room;
            full += fresh && !room;
        } else if (dice == 2) {
            const bool there = ref.erase(key) > 0;
            require(erase(t, key) == there, "erase 返回值");
            erased += there;
        } else {
            require(contains(t, key) == (ref.count(key) > 0), "contains");
            found += contains(t, key);
        }
        require(check(t) == ref.size(), "键数");
    }
    std::printf("30000 次操作与 std::set 一致：插入 %ld，放不下 %ld，删除 %ld，查到 %ld，剩 %zu\n", inserted, full, erased, found, ref.size());
}
// #endregion
