// 希尔排序：增量取 1、4、13、40……（Knuth），与 std::sort 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra -I../_common shell_sort.cpp -o shell_sort && ./shell_sort
#include <vector>
#include "compareWithStdSort.h"

// #region player
void shellSort(std::vector<int>& a) {
    const int n = static_cast<int>(a.size());
    int gap = 1;
    while (gap < n / 3) gap = 3 * gap + 1;
    for (; gap >= 1; gap /= 3)          // @gap
        for (int i = gap; i < n; ++i) {
            const int key = a[i];           // @take
            int j = i;  // 空位
            while (j >= gap) {
                if (!(key < a[j - gap]))    // @compare
                    break;
                a[j] = a[j - gap];          // @shift
                j -= gap;
            }
            a[j] = key;                     // @insert
        }
}
// #endregion

int main() { return compareWithStdSort(shellSort); }
