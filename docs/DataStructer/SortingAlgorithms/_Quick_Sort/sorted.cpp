// 已排好的 n 个数与打乱的 n 个数：Lomuto 划分（枢轴取末尾）各比较几次，递归几层。
// g++ -std=c++17 -O2 -Wall -Wextra sorted.cpp -o sorted && ./sorted 100
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

// #region count
long long compares;

// 排序 a[lo, hi)，返回递归的层数
int quickSort(std::vector<int>& a, int lo, int hi) {
    if (hi - lo < 2) return 0;
    const int pivot = a[hi - 1];
    int store = lo;
    for (int i = lo; i < hi - 1; ++i) {
        ++compares;
        if (a[i] < pivot) std::swap(a[i], a[store++]);
    }
    std::swap(a[store], a[hi - 1]);
    return 1 + std::max(quickSort(a, lo, store), quickSort(a, store + 1, hi));
}
// #endregion

void count(const char* label, std::vector<int> a) {
    compares = 0;
    const int depth = quickSort(a, 0, static_cast<int>(a.size()));
    if (!std::is_sorted(a.begin(), a.end())) std::exit(1);
    std::printf("%s的 %zu 个数：比较 %lld 次，递归 %d 层\n", label, a.size(), compares, depth);
}

int main(int argc, char** argv) {
    const int most = 2000;  // 已排好时有 n - 1 层，再多浏览器给的栈就装不下
    std::vector<int> a(std::clamp(argc > 1 ? std::atoi(argv[1]) : 100, 0, most));
    std::iota(a.begin(), a.end(), 0);
    count("已排好", a);
    std::mt19937 random(20261126);
    for (std::size_t n = a.size(); n > 1; --n) std::swap(a[n - 1], a[random() % n]);
    count("打乱", a);
}
