// 归并排序：自顶向下与自底向上，最坏输入使比较次数达到公式；稳定性只差一个比较的方向。
// g++ -std=c++17 -O2 -Wall -Wextra variants.cpp -o variants && ./variants
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

long long compares, writes;

void require(bool ok, const char* what) {
    if (!ok) {
        std::printf("不成立：%s\n", what);
        std::exit(1);
    }
}

// #region merge
// 归并 from[lo, mid) 与 from[mid, hi)，写到 to[lo, hi)
void mergeRuns(const Array& from, Array& to, int lo, int mid, int hi) {
    int i = lo, j = mid;
    for (int k = lo; k < hi; ++k) {
        bool left = i < mid;
        if (i < mid && j < hi) {
            ++compares;
            left = !(from[j] < from[i]);
        }
        to[k] = left ? from[i++] : from[j++];
        ++writes;
    }
}
// #endregion

void topDown(Array& a, Array& b, int lo, int hi) {
    if (hi - lo < 2) return;
    const int mid = lo + (hi - lo) / 2;
    topDown(a, b, lo, mid);
    topDown(a, b, mid, hi);
    mergeRuns(a, b, lo, mid, hi);
    std::copy(b.begin() + lo, b.begin() + hi, a.begin() + lo);
    writes += hi - lo;
}

// #region bottom
void bottomUp(Array& a) {
    const long long n = a.size();
    Array b(n);
    for (long long width = 1; width < n; width *= 2) {
        for (long long lo = 0; lo < n; lo += 2 * width)
            mergeRuns(a, b, lo, std::min(lo + width, n),
                      std::min(lo + 2 * width, n));
        a.swap(b);  // 换的是指针，不抄元素
    }
}
// #endregion

// #region worst
// 把升序的 v 放进 a[lo, hi)，使每次归并都比满：
// 两半交替分到，最大的两个就不在同一半
template <typename Split>
void unmerge(Array& a, int lo, const Array& v, Split split) {
    const int n = v.size();
    if (n == 1) a[lo] = v[0];
    if (n < 2) return;
    const int left = split(n);
    Array first, second;
    for (int i = n - 1; i >= 0; --i) {
        const bool toSecond =
            static_cast<int>(first.size()) == left ||
            (static_cast<int>(second.size()) < n - left &&
             second.size() <= first.size());
        (toSecond ? second : first).push_back(v[i]);
    }
    std::reverse(first.begin(), first.end());
    std::reverse(second.begin(), second.end());
    unmerge(a, lo, first, split);
    unmerge(a, lo + left, second, split);
}
// #endregion

// #region stable
struct Item {
    int key;
    char name;
};

std::string mergeOnce(std::vector<Item> a, int mid, bool leftWins) {
    std::string shown;
    int i = 0, j = mid;
    while (i < mid || j < static_cast<int>(a.size())) {
        bool left = j == static_cast<int>(a.size());
        if (i < mid && !left)
            left = leftWins ? !(a[j].key < a[i].key)
                            : a[i].key < a[j].key;
        const Item x = left ? a[i++] : a[j++];
        shown += std::to_string(x.key) + x.name + ' ';
    }
    return shown;
}
// #endregion

long long worst(int n) {  // lg 1 到 lg n 各取上整，求和
    long long sum = 0;
    for (int k = 2, up = 1; k <= n; ++k) {
        if (k > 1 << up) ++up;
        sum += up;
    }
    return sum;
}

int leastPossible(int n) {  // lg n! 取上整
    double bits = 0;
    for (int k = 2; k <= n; ++k) bits += std::log2(k);
    return std::ceil(bits - 1e-9);
}

int main() {
    std::mt19937 random(1);
    for (int n = 0; n <= 300; ++n) {
        Array a(n);
        for (int& x : a) x = random() % (n % 2 ? 4 : 1000000);
        Array b = a, expected = a, buffer(n);
        std::sort(expected.begin(), expected.end());
        compares = 0;
        topDown(a, buffer, 0, n);
        require(a == expected && compares <= worst(n), "自顶向下");
        bottomUp(b);
        require(b == expected, "自底向上");
    }
    std::puts("301 组输入，两种写法都排好，自顶向下不超过公式\n");

    std::puts("最坏输入       自顶向下            自底向上");
    std::puts("     n  lg n!   比较    写入       比较    写入");
    for (int n : {8, 1000, 1024, 1025}) {
        Array values(n), a(n), b(n), buffer(n);
        std::iota(values.begin(), values.end(), 1);
        unmerge(a, 0, values, [](int m) { return m / 2; });
        unmerge(b, 0, values, [](int m) {
            int left = 1;
            while (2 * left < m) left *= 2;
            return left;
        });
        compares = writes = 0;
        topDown(a, buffer, 0, n);
        const long long first = compares, copied = writes;
        require(first == worst(n), "最坏输入达到公式");
        compares = writes = 0;
        bottomUp(b);
        require(a == values && b == values, "排好");
        std::printf("%6d %6d %6lld %7lld     %6lld %7lld\n", n, leastPossible(n), first, copied, compares, writes);
    }

    // 随机输入：长 m 的两半归并，末尾不用比的平均有 2m / (m + 1) 个
    const int n = 1024, runs = 500;
    double formula = n * std::log2(n);
    for (int m = 1; m < n; m *= 2) formula -= 1.0 * n / (m + 1);
    compares = 0;
    for (int run = 0; run < runs; ++run) {
        Array a(n), buffer(n);
        std::iota(a.begin(), a.end(), 0);
        for (int i = n - 1; i > 0; --i) std::swap(a[i], a[random() % (i + 1)]);
        topDown(a, buffer, 0, n);
    }
    const double average = 1.0 * compares / runs;
    require(std::abs(average - formula) < 5, "随机输入的平均比较次数");
    Array sorted(n), buffer(n);
    std::iota(sorted.begin(), sorted.end(), 0);
    compares = 0;
    topDown(sorted, buffer, 0, n);
    std::printf("\n1024 个，随机 %d 组平均比较 %.1f 次，公式 %.1f；已排好 %lld 次\n", runs, average, formula, compares);

    const std::vector<Item> halves = {{1, 'a'}, {2, 'b'}, {2, 'c'}, {3, 'd'}};
    std::printf("\n两半 1a 2b 与 2c 3d\n相等取左 %s\n相等取右 %s\n", mergeOnce(halves, 2, true).c_str(), mergeOnce(halves, 2, false).c_str());
}
