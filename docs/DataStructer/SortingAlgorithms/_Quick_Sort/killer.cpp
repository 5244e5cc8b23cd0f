// 一边被排序一边定值的对手：造出让三数取中的快速排序退化的输入，再看 std::sort 怎样躲开。
// g++ -std=c++17 -O2 -Wall -Wextra killer.cpp -o killer && ./killer
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

using Array = std::vector<int>;

// #region adversary
// 元素是编号，值由对手现定：没定的都是“气”，比定了的都大
struct Adversary {
    Array value;
    int solid = 0, candidate = -1;

    explicit Adversary(int n) : value(n, n) {}

    bool isGas(int x) const {
        return value[x] == static_cast<int>(value.size());
    }

    bool less(int x, int y) {
        if (isGas(x) && isGas(y)) {  // 两个气相比，定一个
            const int freeze = x == candidate ? x : y;
            value[freeze] = solid++;  // 定成眼下最小的气
        }
        if (isGas(x)) candidate = x;  // 气里总在比的，像是枢轴
        else if (isGas(y)) candidate = y;
        return value[x] < value[y];
    }
};
// #endregion

// #region median
// 头、中、尾三个取中作枢轴，Hoare 划分
template <typename Less>
void quickSort(Array& a, int lo, int hi, Less& less) {
    while (hi - lo > 1) {
        const int mid = lo + (hi - lo) / 2;
        if (less(a[mid], a[lo])) std::swap(a[mid], a[lo]);
        if (less(a[hi - 1], a[lo])) std::swap(a[hi - 1], a[lo]);
        if (less(a[hi - 1], a[mid])) std::swap(a[hi - 1], a[mid]);
        if (hi - lo <= 3) return;  // 已经排好
        const int pivot = a[mid];
        int i = lo, j = hi - 1;  // 两端已在对的一边，充当哨兵
        for (;;) {
            do ++i; while (less(a[i], pivot));
            do --j; while (less(pivot, a[j]));
            if (i >= j) break;
            std::swap(a[i], a[j]);
        }
        if (i - lo < hi - i) {  // a[lo, i) 不大于枢轴
            quickSort(a, lo, i, less);
            lo = i;
        } else {
            quickSort(a, i, hi, less);
            hi = i;
        }
    }
}
// #endregion

// 被测的排序：0 是上面的，1 是 std::sort
template <typename Less>
void sortBy(int which, Array& a, Less less) {
    if (which == 0) quickSort(a, 0, a.size(), less);
    else std::sort(a.begin(), a.end(), less);
}

// #region attack
Array killerFor(int which, int n) {
    Adversary adversary(n);
    Array index(n);
    std::iota(index.begin(), index.end(), 0);
    sortBy(which, index, [&adversary](int x, int y) {
        return adversary.less(x, y);
    });
    for (int& x : adversary.value)
        if (x == n) x = adversary.solid++;  // 剩下的气
    return adversary.value;
}
// #endregion

long long compared(int which, Array a) {
    long long count = 0;
    Array expected = a;
    std::stable_sort(expected.begin(), expected.end());
    sortBy(which, a, [&count](int x, int y) { return ++count, x < y; });
    if (a != expected) {
        std::puts("排错了");
        std::exit(1);
    }
    return count;
}

int main() {
    std::mt19937 random(20261122);
    for (int n = 0; n <= 300; ++n)
        for (int most : {3, 1000000}) {  // 三数取中：随机输入也要排好
            Array a(n);
            for (int& x : a) x = random() % most;
            compared(0, a);
        }
    const Array small = killerFor(0, 16);
    std::printf("n = 16：");
    for (int x : small) std::printf("%d ", x);
    std::puts("\n\n比较次数       三数取中                std::sort");
    std::puts("     n     已排好   专造的输入     已排好   专造的输入");
    for (int n : {1000, 2000, 4000, 8000}) {
        Array sorted(n);
        std::iota(sorted.begin(), sorted.end(), 0);
        std::printf("%6d %10lld %12lld %10lld %12lld\n", n, compared(0, sorted), compared(0, killerFor(0, n)), compared(1, sorted), compared(1, killerFor(1, n)));
    }
}
