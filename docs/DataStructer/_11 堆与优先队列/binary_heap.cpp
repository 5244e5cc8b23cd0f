// 二叉堆：推入、弹出、建堆、取最大的 k 个；与 std::priority_queue 对拍，并数比较次数。
// g++ -std=c++17 -O2 -Wall -Wextra binary_heap.cpp -o binary_heap && ./binary_heap
// ./binary_heap csv 打印 counts.csv；./binary_heap time 打印 topk.csv
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <numeric>
#include <queue>
#include <random>
#include <string>
#include <utility>
#include <vector>

long compares = 0;

struct Item {
    int value = 0;
    char name = ' ';  // 不参与比较
    friend bool operator<(Item a, Item b) { ++compares; return a.value < b.value; }
};

// #region player
using Heap = std::vector<Item>;

void siftUp(Heap& h, int i) {
    while (i > 0) {
        const int p = (i - 1) / 2;
        if (!(h[p] < h[i])) return;    // @up
        std::swap(h[p], h[i]);         // @rise
        i = p;
    }
}

void siftDown(Heap& h, int i) {
    const int n = int(h.size());
    for (int c; (c = 2 * i + 1) < n; i = c) {
        if (c + 1 < n && h[c] < h[c + 1])  // @choose
            ++c;
        if (!(h[i] < h[c])) return;    // @down
        std::swap(h[i], h[c]);         // @sink
    }
}

void push(Heap& h, Item x) {
    h.push_back(x);                    // @push
    siftUp(h, int(h.size()) - 1);
}

Item pop(Heap& h) {
    const Item top = h[0];
    h[0] = h.back();                   // @pop
    h.pop_back();
    siftDown(h, 0);
    return top;
}

void build(Heap& h) {
    for (int i = int(h.size()) / 2 - 1; i >= 0; --i)
        siftDown(h, i);                // @build
}
// #endregion

// #region topk
long replaced = 0;

// 最大的 k 个，从大到小；k ≥ 1。小根堆里放目前最大的 k 个，堆顶是其中最小的
std::vector<int> largest(const std::vector<int>& stream, std::size_t k) {
    std::priority_queue<int, std::vector<int>, std::greater<>> kept;
    for (const int x : stream) {
        if (kept.size() < k) {
            kept.push(x);
        } else if (kept.top() < x) {   // 比门槛大才换
            kept.pop();
            kept.push(x);
            ++replaced;
        }
    }
    std::vector<int> out;
    for (; !kept.empty(); kept.pop()) out.push_back(kept.top());
    std::reverse(out.begin(), out.end());
    return out;
}
// #endregion

// #region select
// 全在内存里时的另一种：把最大的 k 个分到前面，再排这 k 个；1 ≤ k ≤ n
std::vector<int> largestBySelection(std::vector<int> all, std::size_t k) {
    std::nth_element(all.begin(), all.begin() + (k - 1), all.end(), std::greater<>());
    all.resize(k);
    std::sort(all.begin(), all.end(), std::greater<>());
    return all;
}
// #endregion

// #region ties
// 优先级都是 1 的几件事依次推入；弹出时谁先谁后
std::string servedTies(const std::string& names, bool numbered) {
    Heap h;
    const int n = int(names.size());
    for (int i = 0; i < n; ++i)       // numbered：同级里先来的算大
        push(h, {numbered ? 1 * n - i : 1, names[i]});
    std::string served;
    while (!h.empty()) served += pop(h).name;
    return served;
}
// #endregion

// #region check
void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

void check(const Heap& h) {                          // 不经过计数的比较
    for (std::size_t i = 1; i < h.size(); ++i) require(h[(i - 1) / 2].value >= h[i].value, "父亲不小于孩子");
}

int ones(unsigned n) { int s = 0; for (; n; n &= n - 1) ++s; return s; }   // 二进制里 1 的个数
int twos(unsigned n) { int e = 0; for (; n % 2 == 0; n /= 2) ++e; return e; }  // n 含几个因子 2

long worstBuild(int n) {                             // 所有排列里建堆最多比较几次
    std::vector<int> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    long worst = 0;
    do {
        Heap h;
        for (const int x : order) h.push_back({x});
        compares = 0;
        build(h);
        check(h);
        worst = std::max(worst, compares);
    } while (std::next_permutation(order.begin(), order.end()));
    return worst;
}
// #endregion

std::vector<int> rising(int n) { std::vector<int> v(static_cast<std::size_t>(n)); std::iota(v.begin(), v.end(), 0); return v; }
std::vector<int> shuffled(int n, unsigned seed) {
    std::vector<int> v = rising(n);
    std::mt19937 rng(seed);
    for (int i = n - 1; i > 0; --i) std::swap(v[static_cast<std::size_t>(i)], v[rng() % static_cast<unsigned>(i + 1)]);
    return v;
}

long pushed(const std::vector<int>& v) { Heap h; compares = 0; for (const int x : v) push(h, {x}); check(h); return compares; }
long built(const std::vector<int>& v) { Heap h; for (const int x : v) h.push_back({x}); compares = 0; build(h); check(h); return compares; }

int printCsv() {
    std::puts("n,compares,how");
    for (int n = 16; n <= 1 << 20; n *= 4) {
        double push = 0, build = 0;
        for (unsigned seed = 1; seed <= 5; ++seed) { push += double(pushed(shuffled(n, seed))) / n / 5; build += double(built(shuffled(n, seed))) / n / 5; }
        std::printf("%d,%.3f,逐个推入，升序\n%d,%.3f,逐个推入，随机\n", n, double(pushed(rising(n))) / n, n, push);
        std::printf("%d,%.3f,建堆，升序\n%d,%.3f,建堆，随机\n", n, double(built(rising(n))) / n, n, build);
    }
    return 0;
}

double seconds() {  // 本进程用掉的处理器时间，不算等待
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

int printTimes() {
    std::puts("k,做法,毫秒,最小,最大");
    const int n = 1000000;
    for (const std::size_t k : {10, 100, 1000, 3000, 10000, 30000, 100000, 300000}) {
        std::vector<double> ms[2];
        for (unsigned seed = 0; seed <= 9; ++seed) {  // 第一轮热身，不算
            const std::vector<int> v = shuffled(n, seed + 1);
            for (int way = 0; way < 2; ++way) {
                const double begin = seconds();
                const std::vector<int> top = way ? largestBySelection(v, k) : largest(v, k);
                const double used = seconds() - begin;
                require(top.front() == n - 1 && top.back() == n - int(k), "最大的 k 个");
                if (seed > 0) ms[way].push_back(1000 * used);
            }
        }
        for (int way = 0; way < 2; ++way) {
            std::sort(ms[way].begin(), ms[way].end());
            std::printf("%zu,%s,%.2f,%.2f,%.2f\n", k, way ? "nth_element 再排" : "小根堆", ms[way][4], ms[way].front(), ms[way].back());
        }
    }
    return 0;
}

// #region main
int main(int argc, char** argv) {
    if (argc > 1) return std::string(argv[1]) == "time" ? printTimes() : printCsv();

    std::mt19937 rng(20261122);
    long operations = 0;
    for (int round = 0; round < 2000; ++round) {     // 与 std::priority_queue 对拍
        const unsigned most = round % 2 ? 4 : 1000;  // 一半的轮次多有相等的
        Heap h;
        std::priority_queue<int> ref;
        for (unsigned n = rng() % 40; n > 0; --n) { const int x = int(rng() % most); h.push_back({x}); ref.push(x); }
        compares = 0;
        build(h);
        require(compares <= 2 * (long(h.size()) - ones(unsigned(h.size()))), "建堆至多 2(n − s) 次比较");
        for (int i = 0; i < 60; ++i, ++operations) {
            check(h);
            const double lg = h.empty() ? 0 : std::floor(std::log2(double(h.size())));
            compares = 0;
            if (rng() % 2 || ref.empty()) {
                const int x = int(rng() % most);
                push(h, {x});
                ref.push(x);
                require(compares <= std::floor(std::log2(double(h.size()))), "推入至多 ⌊lg n⌋ 次比较");
            } else {
                require(pop(h).value == ref.top(), "弹出最大的");
                ref.pop();
                require(compares <= 2 * lg, "弹出至多 2⌊lg n⌋ 次比较");
            }
        }
    }
    std::printf("2000 轮、%ld 次操作：与 std::priority_queue 一致，次数都在界内\n", operations);

    std::puts("n      建堆最坏（穷举）  2n-2s-e  界 2(n-s)");
    for (int n = 2; n <= 9; ++n) {
        const long worst = worstBuild(n), exact = 2 * n - 2 * ones(unsigned(n)) - twos(unsigned(n));
        require(worst == exact, "穷举的最坏等于公式");
        std::printf("%d %21ld %8ld %10d\n", n, worst, exact, 2 * (n - ones(unsigned(n))));
    }

    const int n = 1000000, k = 100;
    double expected = 0;
    for (int i = k + 1; i <= n; ++i) expected += double(k) / i;
    replaced = 0;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const std::vector<int> top = largest(shuffled(n, seed), k);
        require(int(top.size()) == k && top.front() == n - 1 && top.back() == n - k, "最大的 k 个");
        if (seed == 1) require(top == largestBySelection(shuffled(n, seed), k), "两种取法一致");
    }
    std::printf("n = 1000000，k = 100：平均换 %.1f 次，期望 %.1f 次\n", double(replaced) / 20, expected);
    replaced = 0;
    require(largest(rising(n), k).back() == n - k, "升序时最大的 k 个");
    std::printf("升序时换 %ld 次\n", replaced);
    require(servedTies("abcdef", true) == "abcdef", "并进序号以后先来先出");
    std::printf("优先级相同，a b c d 依次推入：弹出 %s，并进序号以后 %s\n", servedTies("abcd", false).c_str(), servedTies("abcd", true).c_str());
}
// #endregion
