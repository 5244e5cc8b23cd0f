// 选择排序，与 std::sort 对拍。
// g++ -std=c++17 -O2 -Wall -Wextra -I../_common selection_sort.cpp -o selection_sort && ./selection_sort
#include <utility>
#include <vector>
#include "compareWithStdSort.h"

// #region player
void selectionSort(std::vector<int>& a) {
    const int n = static_cast<int>(a.size());
    for (int i = 0; i < n - 1; ++i) {
        int min = i;                    // @start
        for (int j = i + 1; j < n; ++j)
            if (a[j] < a[min])          // @compare
                min = j;                // @found
        std::swap(a[i], a[min]);        // @swap
    }
}
// #endregion

int main() { return compareWithStdSort(selectionSort); }
