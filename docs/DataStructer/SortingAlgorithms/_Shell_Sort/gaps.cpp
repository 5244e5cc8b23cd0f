// 希尔排序：数各种增量的比较次数，核对“有序不会被破坏”与两个界，造出让减半增量退化的输入。
// g++ -std=c++17 -O2 -Wall -Wextra gaps.cpp -o gaps && ./gaps && ./gaps csv > gaps.csv
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Array = std::vector<int>;
using Gaps = std::vector<int>;  // 从大到小，最后一个是 1

void require(bool ok, const char* what) {
    if (!ok) {
        std::printf("不成立：%s\n", what);
        std::exit(1);
    }
}

// #region sequences
Gaps halving(int n) {  // n/2, n/4, …, 1
    Gaps gaps;
    for (int h = n / 2; h >= 1; h /= 2) gaps.push_back(h);
    return gaps;
}

Gaps hibbard(int n) {  // 1, 3, 7, 15, …
    Gaps gaps;
    for (int h = 1; h < n; h = 2 * h + 1) gaps.push_back(h);
    return {gaps.rbegin(), gaps.rend()};
}

Gaps knuth(int n) {  // 1, 4, 13, 40, …
    Gaps gaps{1};
    while (gaps.back() < n / 3) gaps.push_back(3 * gaps.back() + 1);
    return {gaps.rbegin(), gaps.rend()};
}

Gaps pratt(int n) {  // 所有小于 n 的 2^p 3^q
    Gaps gaps;
    for (int two = 1; two < n; two *= 2)
        for (int h = two; h < n; h *= 3) gaps.push_back(h);
    std::sort(gaps.rbegin(), gaps.rend());
    return gaps;
}

Gaps ciura(int n) {  // 前八个由实验得到，再大的乘 2.25 接下去
    Gaps gaps;
    for (int h : {1, 4, 10, 23, 57, 132, 301, 701})
        if (h < n) gaps.push_back(h);
    while (gaps.size() >= 8 && gaps.back() * 2.25 < n)
        gaps.push_back(gaps.back() * 2.25);
    return {gaps.rbegin(), gaps.rend()};
}
// #endregion

struct Count {
    long long compares = 0, shifts = 0;
    int farthest = 0;  // 一个元素在一遍里最多移几步
};

Count pass(Array& a, int gap) {
    Count count;
    const int n = a.size();
    for (int i = gap; i < n; ++i) {
        const int key = a[i];
        int j = i;
        while (j >= gap) {
            ++count.compares;
            if (!(key < a[j - gap])) break;
            a[j] = a[j - gap];
            j -= gap;
        }
        a[j] = key;
        count.shifts += (i - j) / gap;
        count.farthest = std::max(count.farthest, (i - j) / gap);
    }
    return count;
}

Count shellSort(Array& a, const Gaps& gaps) {
    Count all;
    for (int gap : gaps) {
        const Count one = pass(a, gap);
        all.compares += one.compares;
        all.shifts += one.shifts;
        all.farthest = std::max(all.farthest, one.farthest);
    }
    return all;
}

bool isSortedBy(const Array& a, int gap) {
    for (std::size_t i = gap; i < a.size(); ++i)
        if (a[i] < a[i - gap]) return false;
    return true;
}

// #region bad
// n 是 2 的幂：小的一半在偶数下标，大的一半在奇数下标，各自升序
Array interleaved(int n) {
    Array a(n);
    for (int i = 0; i < n; ++i) a[i] = i / 2 + i % 2 * (n / 2);
    return a;
}
// #endregion

// #region stable
struct Item {
    int key;
    char name;
};

std::string shellByKey(std::vector<Item> a) {
    for (std::size_t gap : {4, 1})
        for (std::size_t i = gap; i < a.size(); ++i)
            for (std::size_t j = i;
                 j >= gap && a[j].key < a[j - gap].key; j -= gap)
                std::swap(a[j], a[j - gap]);
    std::string shown;
    for (Item x : a) shown += std::to_string(x.key) + x.name + ' ';
    return shown;
}
// #endregion

int main(int argc, char** argv) {
    const std::pair<const char*, Gaps (*)(int)> sequences[] = {{"减半", halving}, {"Hibbard", hibbard}, {"Knuth", knuth}, {"Pratt", pratt}, {"Ciura", ciura}};
    std::mt19937 random(20261122);
    const auto randomArray = [&random](int n) {
        Array a(n);
        for (int& x : a) x = random() % 1000000000;
        return a;
    };
    if (argc > 1 && std::string(argv[1]) == "csv") {
        std::puts("n,gaps,compares_per_item,lowest,highest");
        for (int n = 256; n <= 262144; n *= 4)
            for (const auto& [name, gaps] : sequences) {
                double sum = 0, low = 1e9, high = 0;
                const int runs = 5;
                for (int run = 0; run < runs; ++run) {
                    Array a = randomArray(n);
                    const double each = 1.0 * shellSort(a, gaps(n)).compares / n;
                    require(std::is_sorted(a.begin(), a.end()), name);
                    sum += each;
                    low = std::min(low, each);
                    high = std::max(high, each);
                }
                std::printf("%d,%s,%.2f,%.2f,%.2f\n", n, name, sum / runs, low, high);
            }
        return 0;
    }

    // 引理：先按 h 排好，再按 k 排，仍按 h 有序
    int lemmas = 0;
    for (int round = 0; round < 2000; ++round) {
        Array a = randomArray(1 + random() % 60);
        const int h = 1 + random() % 12, k = 1 + random() % 12;
        pass(a, h);
        pass(a, k);
        require(isSortedBy(a, h) && isSortedBy(a, k), "有序不会被破坏");
        ++lemmas;
    }
    std::printf("先按 h 排、再按 k 排，%d 组都仍按 h 有序\n", lemmas);

    // Pratt：每遍每个元素至多移一步；Hibbard：至多 8h + 4 步
    for (int n : {2, 100, 1000, 5000}) {
        Array a = randomArray(n), b = a;
        require(shellSort(a, pratt(n)).farthest <= 1, "Pratt 至多一步");
        const Gaps gaps = hibbard(n);
        for (std::size_t k = 0; k < gaps.size(); ++k) {
            const int farthest = pass(b, gaps[k]).farthest;
            require(k < 2 || farthest < 8 * gaps[k] + 4, "Hibbard 的步数");
        }
        require(std::is_sorted(a.begin(), a.end()) && std::is_sorted(b.begin(), b.end()), "排好");
    }
    std::puts("Pratt 每遍至多移一步，Hibbard 每遍少于 8h + 4 步\n");

    std::puts("奇偶交错的输入，比较次数");
    std::puts("     n       减半     Hibbard       Knuth");
    for (int n : {1024, 4096, 16384}) {
        Array a = interleaved(n), b = a, c = a;
        const Count half = shellSort(a, halving(n));
        require(half.shifts == 1LL * n * (n - 2) / 8, "减半的移动次数");
        const Count one = shellSort(b, hibbard(n)), two = shellSort(c, knuth(n));
        std::printf("%6d %10lld %11lld %11lld\n", n, half.compares, one.compares, two.compares);
    }

    std::puts("\n随机输入，平均每个元素的比较次数");
    std::puts("     n       减半     Hibbard");
    for (int n : {60000, 65535, 65536, 65537}) {
        Array a = randomArray(n), b = a;
        std::printf("%6d %10.1f %11.1f\n", n, 1.0 * shellSort(a, halving(n)).compares / n, 1.0 * shellSort(b, hibbard(n)).compares / n);
    }
    require(halving(65535) == hibbard(65535), "n = 2^k - 1 时减半就是 Hibbard 的增量");

    Array example = {62, 83, 18, 53, 7, 17, 95, 86, 47, 69, 25, 28, 40, 3, 77, 11}, plain = example;
    const Count shell = shellSort(example, knuth(16)), insertion = pass(plain, 1);
    std::printf("\n16 个数的例子：希尔比较 %lld、移动 %lld；插入比较 %lld、移动 %lld\n", shell.compares, shell.shifts, insertion.compares, insertion.shifts);

    std::printf("\n原来     2a 2b 3c 4d 1e 5f\n增量 4 1 %s\n", shellByKey({{2, 'a'}, {2, 'b'}, {3, 'c'}, {4, 'd'}, {1, 'e'}, {5, 'f'}}).c_str());
}
