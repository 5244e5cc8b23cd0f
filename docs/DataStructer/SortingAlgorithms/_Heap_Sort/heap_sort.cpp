// 堆排序：就地建大根堆，与 std::sort 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra -I../_common heap_sort.cpp -o heap_sort && ./heap_sort
#include <utility>
#include <vector>
#include "compareWithStdSort.h"

// #region player
// a[i] 下滤，直到 a[0, n) 在它以下是大根堆
void siftDown(std::vector<int>& a, int i, int n) {
    for (int c; (c = 2 * i + 1) < n; i = c) {
        if (c + 1 < n)
            c += a[c] < a[c + 1];    // @choose
        if (!(a[i] < a[c])) return;  // @compare
        std::swap(a[i], a[c]);       // @swap
    }
}

void heapSort(std::vector<int>& a) {
    const int n = static_cast<int>(a.size());
    for (int i = n / 2 - 1; i >= 0; --i)
        siftDown(a, i, n);           // @build
    for (int end = n - 1; end > 0; --end) {
        std::swap(a[0], a[end]);     // @extract
        siftDown(a, 0, end);
    }
}
// #endregion

int main() { return compareWithStdSort(heapSort); }
