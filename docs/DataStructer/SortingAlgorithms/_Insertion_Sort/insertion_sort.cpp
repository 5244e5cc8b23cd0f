// 插入排序，与 std::sort 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra -I../_common insertion_sort.cpp -o insertion_sort && ./insertion_sort
#include <vector>
#include "compareWithStdSort.h"

// #region player
void insertionSort(std::vector<int>& a) {
    const int n = static_cast<int>(a.size());
    for (int i = 1; i < n; ++i) {
        const int key = a[i];           // @take
        int j = i;  // 空位
        while (j > 0) {
            if (!(key < a[j - 1]))      // @compare
                break;
            a[j] = a[j - 1];            // @shift
            --j;
        }
        a[j] = key;                     // @insert
    }
}
// #endregion

int main() { return compareWithStdSort(insertionSort); }
