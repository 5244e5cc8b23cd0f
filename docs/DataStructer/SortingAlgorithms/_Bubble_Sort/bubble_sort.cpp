// 冒泡排序：记住最后一次交换的位置，与 std::sort 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra -I../_common bubble_sort.cpp -o bubble_sort && ./bubble_sort
#include <utility>
#include <vector>
#include "compareWithStdSort.h"

// #region player
void bubbleSort(std::vector<int>& a) {
    int end = static_cast<int>(a.size());
    while (end > 1) {  // a[end, n) 已经到位
        int last = 0;  // 最后一次交换的位置      // @pass
        for (int i = 1; i < end; ++i)
            if (a[i] < a[i - 1]) {           // @compare
                std::swap(a[i], a[i - 1]);   // @swap
                last = i;
            }
        end = last;  // @shrink
    }
}
// #endregion

int main() { return compareWithStdSort(bubbleSort); }
