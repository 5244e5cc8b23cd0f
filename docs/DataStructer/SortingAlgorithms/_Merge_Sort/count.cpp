// 归并时顺手数逆序对，与两重循环对拍。
// g++ -std=c++17 -O2 -Wall -Wextra count.cpp -o count && ./count
#include <cstdio>
#include <random>
#include <vector>

using Array = std::vector<int>;

// #region count
// 排序 a[lo, hi)，返回它原有的逆序数
long long countInversions(Array& a, Array& b, int lo, int hi) {
    if (hi - lo < 2) return 0;
    const int mid = lo + (hi - lo) / 2;
    long long found = countInversions(a, b, lo, mid) +
                      countInversions(a, b, mid, hi);
    int i = lo, j = mid;
    for (int k = lo; k < hi; ++k) {
        if (j == hi || (i < mid && !(a[j] < a[i]))) {
            b[k] = a[i++];
        } else {
            found += mid - i;  // a[i, mid) 都比 a[j] 大
            b[k] = a[j++];
        }
    }
    for (int k = lo; k < hi; ++k) a[k] = b[k];
    return found;
}
// #endregion

long long byPairs(const Array& a) {
    long long found = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = i + 1; j < a.size(); ++j) found += a[j] < a[i];
    return found;
}

long long count(Array a) {
    Array b(a.size());
    return countInversions(a, b, 0, a.size());
}

int main() {
    std::mt19937 random(20261122);
    for (int n = 0; n <= 300; ++n)
        for (int most : {3, 1000000}) {
            Array a(n);
            for (int& x : a) x = random() % most;
            if (count(a) != byPairs(a)) {
                std::printf("n = %d 时数错了\n", n);
                return 1;
            }
        }
    std::puts("602 组随机输入，与两重循环一致");
    std::printf("5 2 9 1 7 3 8 4：%lld 对\n", count({5, 2, 9, 1, 7, 3, 8, 4}));
    Array reversed(100000);
    for (int i = 0; i < 100000; ++i) reversed[i] = 100000 - i;
    std::printf("100000 个数逆序：%lld 对\n", count(reversed));
}
