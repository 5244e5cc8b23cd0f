// 归并排序：自顶向下，一块缓冲区，与 std::stable_sort 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra merge_sort.cpp -o merge_sort && ./merge_sort
#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

// #region player
// 排序 a[lo, hi)，b 是与 a 一样长的缓冲区
template <typename T>
void mergeSort(std::vector<T>& a,
               std::vector<T>& b,
               int lo, int hi) {
    if (hi - lo < 2) return;
    const int mid = lo + (hi - lo) / 2;  // @split
    mergeSort(a, b, lo, mid);
    mergeSort(a, b, mid, hi);
    int i = lo, j = mid;
    for (int k = lo; k < hi; ++k) {
        bool left = i < mid;
        if (i < mid && j < hi)
            left = !(a[j] < a[i]);   // @compare
        if (left)
            b[k] = a[i++];           // @left
        else
            b[k] = a[j++];           // @right
    }
    for (int k = lo; k < hi; ++k)
        a[k] = b[k];                 // @copy
}
// #endregion

// 相等的元素靠 from 认出谁在前：比较只看 key。
struct Item {
    int key, from;
    bool operator<(const Item& other) const { return key < other.key; }
};

int main() {
    std::mt19937 random(1);
    for (int n = 0; n <= 300; ++n) {
        for (int most : {3, 1000000}) {  // 多有相等的，与几乎都不同的
            std::vector<Item> a(n), b(n);
            for (int i = 0; i < n; ++i) a[i] = {std::uniform_int_distribution<>(0, most)(random), i};
            std::vector<Item> expected = a;
            std::stable_sort(expected.begin(), expected.end());
            mergeSort(a, b, 0, n);
            const auto same = [](const Item& x, const Item& y) { return x.key == y.key && x.from == y.from; };
            if (!std::equal(a.begin(), a.end(), expected.begin(), same)) {
                std::printf("n = %d 时排错了\n", n);
                return 1;
            }
        }
    }
    std::puts("602 组随机输入，结果都与 std::stable_sort 相同");
}
