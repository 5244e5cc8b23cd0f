// 三种划分：对拍，数比较、交换与递归深度；Lomuto 的平均比较次数与公式对照；不稳定的反例。
// g++ -std=c++17 -O2 -Wall -Wextra partitions.cpp -o partitions && ./partitions
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Array = std::vector<int>;

long long compares, swaps;
int depth, deepest;
std::mt19937 random_(20261122);

void require(bool ok, const char* what) {
    if (!ok) {
        std::printf("不成立：%s\n", what);
        std::exit(1);
    }
}

bool less(int x, int y) {
    ++compares;
    return x < y;
}

void exchange(Array& a, int i, int j) {
    ++swaps;
    std::swap(a[i], a[j]);
}

struct Deeper {
    Deeper() { deepest = std::max(deepest, ++depth); }
    ~Deeper() { --depth; }
};

int anyOf(int lo, int hi) { return lo + static_cast<int>(random_() % (hi - lo)); }

void lomuto(Array& a, int lo, int hi, bool isRandom) {
    if (hi - lo < 2) return;
    Deeper frame;
    if (isRandom) std::swap(a[anyOf(lo, hi)], a[hi - 1]);
    const int pivot = a[hi - 1];
    int store = lo;
    for (int i = lo; i < hi - 1; ++i)
        if (less(a[i], pivot)) exchange(a, i, store++);
    exchange(a, store, hi - 1);
    lomuto(a, lo, store, isRandom);
    lomuto(a, store + 1, hi, isRandom);
}

// #region hoare
// 枢轴是 a[lo]。返回 m，lo < m < hi：
// a[lo, m) 都不大于枢轴，a[m, hi) 都不小于枢轴
int hoarePartition(Array& a, int lo, int hi) {
    const int pivot = a[lo];
    int i = lo - 1, j = hi;
    for (;;) {
        do ++i; while (less(a[i], pivot));
        do --j; while (less(pivot, a[j]));
        if (i >= j) return j + 1;
        exchange(a, i, j);
    }
}
// #endregion

void hoare(Array& a, int lo, int hi) {
    if (hi - lo < 2) return;
    Deeper frame;
    std::swap(a[anyOf(lo, hi)], a[lo]);
    const int m = hoarePartition(a, lo, hi);
    hoare(a, lo, m);
    hoare(a, m, hi);
}

// #region three
void threeWay(Array& a, int lo, int hi) {
    while (hi - lo > 1) {
        Deeper frame;
        const int pivot = a[anyOf(lo, hi)];
        int lt = lo, i = lo, gt = hi;
        while (i < gt) {
            if (less(a[i], pivot)) exchange(a, lt++, i++);
            else if (less(pivot, a[i])) exchange(a, i, --gt);
            else ++i;
        }
        if (lt - lo < hi - gt) {  // 短的递归，长的接着循环
            threeWay(a, lo, lt);
            lo = gt;
        } else {
            threeWay(a, gt, hi);
            hi = lt;
        }
    }
}
// #endregion

struct Item {
    int key;
    char name;
};

std::string byLomuto(std::vector<Item> a) {
    const auto sort = [&a](auto& self, int lo, int hi) -> void {
        if (hi - lo < 2) return;
        const int pivot = a[hi - 1].key;
        int store = lo;
        for (int i = lo; i < hi - 1; ++i)
            if (a[i].key < pivot) std::swap(a[i], a[store++]);
        std::swap(a[store], a[hi - 1]);
        self(self, lo, store);
        self(self, store + 1, hi);
    };
    sort(sort, 0, a.size());
    std::string shown;
    for (Item x : a) shown += std::to_string(x.key) + x.name + ' ';
    return shown;
}

int main() {
    using Sort = void (*)(Array&);
    const std::pair<const char*, Sort> sorts[] = {
        {"Lomuto，取末尾", [](Array& a) { lomuto(a, 0, a.size(), false); }},
        {"Lomuto，随机取", [](Array& a) { lomuto(a, 0, a.size(), true); }},
        {"Hoare，随机取 ", [](Array& a) { hoare(a, 0, a.size()); }},
        {"三路，随机取  ", [](Array& a) { threeWay(a, 0, a.size()); }},
    };
    for (int n = 0; n <= 300; ++n)
        for (int most : {3, 1000000}) {
            Array a(n);
            for (int& x : a) x = random_() % most;
            Array expected = a;
            std::sort(expected.begin(), expected.end());
            for (const auto& [name, sort] : sorts) {
                Array b = a;
                deepest = 0;
                sort(b);
                require(b == expected, name);
                require(sort != sorts[3].second || n < 2 || deepest <= std::floor(std::log2(n)) + 1, "三路的深度");
            }
        }
    for (int n = 2; n <= 7; ++n) {  // 一次 Hoare 划分，全部排列
        Array p(n);
        std::iota(p.begin(), p.end(), 0);
        long long permutations = 0;
        swaps = 0;
        do {
            Array b = p;
            hoarePartition(b, 0, n);
            ++permutations;
        } while (std::next_permutation(p.begin(), p.end()));
        require(6 * swaps == permutations * (n + 1), "Hoare 一次划分平均交换 (n+1)/6 次");
    }
    std::puts("602 组随机输入，四种写法都排好\n");

    const int n = 4096;
    Array sorted(n), shuffled, equal(n, 7), ten(n);
    std::iota(sorted.begin(), sorted.end(), 0);
    shuffled = sorted;
    std::shuffle(shuffled.begin(), shuffled.end(), random_);
    for (int& x : ten) x = random_() % 10;
    const std::pair<const char*, Array> inputs[] = {{"随机", shuffled}, {"已排好", sorted}, {"只有 10 种值", ten}, {"全部相等", equal}};
    for (const auto& [label, input] : inputs) {
        std::printf("n = 4096，%s\n", label);
        for (const auto& [name, sort] : sorts) {
            Array a = input;
            compares = swaps = deepest = 0;
            sort(a);
            std::printf("  %s 比较 %8lld  交换 %8lld  深度 %5d\n", name, compares, swaps, deepest);
        }
    }

    const int size = 1000, runs = 2000;
    Array a(size);
    std::iota(a.begin(), a.end(), 0);
    double sum = 0, squares = 0, h = 0;
    for (int run = 0; run < runs; ++run) {
        std::shuffle(a.begin(), a.end(), random_);
        Array b = a;
        compares = 0;
        lomuto(b, 0, size, false);
        sum += compares;
        squares += 1.0 * compares * compares;
    }
    for (int k = 1; k <= size; ++k) h += 1.0 / k;
    const double mean = sum / runs;
    std::printf("\nn = 1000，%d 个随机排列：平均 %.1f，公式 %.1f，标准差 %.0f\n", runs, mean, 2 * (size + 1) * h - 4 * size, std::sqrt(squares / runs - mean * mean));
    std::printf("\n2a 2b    排成 %s\n", byLomuto({{2, 'a'}, {2, 'b'}}).c_str());
    std::printf("2a 2b 1c 排成 %s\n", byLomuto({{2, 'a'}, {2, 'b'}, {1, 'c'}}).c_str());
}
