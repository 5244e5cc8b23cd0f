// 会长大的线性探测表：数搬了几个键，重建怎样清掉标记；与 std::set 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra hash_resize.cpp -o hash_resize && ./hash_resize
#include <algorithm>
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

struct Table {
    int bits = 3;  // 格数是 2 的 bits 次方
    std::vector<Slot> slots =
        std::vector<Slot>(8, {0, Empty});
    int keys = 0, marks = 0;
    // 看了几格；重建搬了几个键，最多的一次
    long probes = 0, moved = 0, most = 0;
};

// key 所在的格；没有就是路上第一个空格，
// 标记一律跨过
int locate(Table& t, int key) {
    const unsigned h = key * 2654435769u;
    int i = int(h >> (32 - t.bits));   // @hash
    const int m = int(t.slots.size());
    for (;; i = (i + 1) % m) {         // @pass
        ++t.probes;
        const Slot& s = t.slots[i];
        if (s.state == Empty)
            return i;                  // @empty
        if (s.state == Used && s.key == key)
            return i;                  // @hit
    }
}

// 再放一个就过七成时重建：键多于三成半，
// 换两倍大的表；不然只清标记
void rebuild(Table& t) {
    if (20L * t.keys > 7L << t.bits) ++t.bits;
    std::vector<Slot> old(
        std::size_t{1} << t.bits, {0, Empty});
    old.swap(t.slots);                 // @rebuild
    const long before = t.probes;
    for (const Slot& s : old)
        if (s.state == Used)           // @move
            t.slots[locate(t, s.key)] = s;
    t.probes = before;  // 搬家看的格不算
    t.marks = 0;
    t.moved += t.keys;
    t.most = std::max<long>(t.most, t.keys);
}

bool contains(Table& t, int key) {
    const int i = locate(t, key);
    return t.slots[i].state == Used;   // @answer
}

bool insert(Table& t, int key) {
    int i = locate(t, key);
    if (t.slots[i].state == Used)
        return false;                  // @exists
    const long full = t.keys + t.marks + 1;
    if (10 * full > 7L << t.bits) {
        rebuild(t);
        i = locate(t, key);            // @again
    }
    t.slots[i] = {key, Used};          // @put
    ++t.keys;
    return true;
}

bool erase(Table& t, int key) {
    const int i = locate(t, key);
    if (t.slots[i].state != Used)
        return false;                  // @absent
    t.slots[i].state = Gone;           // @mark
    --t.keys, ++t.marks;
    return true;
}
// #endregion

// #region main
int main() {
    std::mt19937 rng(20261126);
    Table t;
    std::set<int> ref;
    for (int step = 0; step < 200000; ++step) {
        const int key = static_cast<int>(rng() % 3000);
        if (step / 20000 % 2 ? rng() % 3 == 0 : rng() % 3 > 0)   // 轮流多插、多删
            require(insert(t, key) == ref.insert(key).second, "insert 返回值");
        else
            require(erase(t, key) == (ref.erase(key) == 1), "erase 返回值");
        require(contains(t, key) == (ref.count(key) == 1), "contains");
        long keys = 0, marks = 0;
        if (step % 1000 == 0) {
            for (const Slot& s : t.slots) keys += s.state == Used, marks += s.state == Gone;
            require(keys == t.keys && marks == t.marks, "键与标记的个数");
            for (const int k : ref) require(contains(t, k), "都查得到");
        }
        require(10L * (t.keys + t.marks) <= 7L << t.bits, "不超过七成");
    }
    std::printf("200000 次操作与 std::set 一致，剩 %zu 个键\n", ref.size());

    std::puts("插入的键    格数  每次插入搬几个  最多一次搬几个  每次插入看几格");
    for (const int n : {1000, 10000, 100000, 1000000}) {
        Table grow;
        for (int k = 0; k < n; ++k) insert(grow, static_cast<int>(rng() >> 1));
        std::printf("%8d %7zu  %14.2f  %14ld  %14.2f\n", n, grow.slots.size(),
                    static_cast<double>(grow.moved) / n, grow.most, static_cast<double>(grow.probes) / n);
    }

    Table steady;                                // 三万个键，每一轮全部换掉
    std::vector<int> keys;
    for (int k = 0; k < 30000; ++k) { keys.push_back(static_cast<int>(rng() >> 1)); insert(steady, keys.back()); }
    const auto probesPerMiss = [&] {
        steady.probes = 0;
        for (int q = 0; q < 2000; ++q) contains(steady, static_cast<int>(rng() >> 1));
        return static_cast<double>(steady.probes) / 2000;
    };
    const auto percent = [&](int count) { return 100.0 * count / static_cast<double>(steady.slots.size()); };
    double worst = 0, fullest = 0;               // 每换 300 个键问一次，记下最长的与最满的
    for (int round = 1; round <= 8; ++round) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            erase(steady, keys[i]);
            insert(steady, keys[i] = static_cast<int>(rng() >> 1));
            if (i % 300 != 0) continue;
            worst = std::max(worst, probesPerMiss());
            fullest = std::max(fullest, percent(steady.keys + steady.marks));
        }
        if (round == 1 || round == 8)
            std::printf("换过 %d 遍：标记占 %.1f%%，失败的查找平均探查 %.1f 次\n", round, percent(steady.marks), probesPerMiss());
    }
    std::printf("其间键与标记最多占 %.1f%%，那时失败的查找平均探查 %.1f 次\n", fullest, worst);
}
// #endregion
