// Tim 排序：与 std::sort、std::stable_sort 对拍，每次入栈后检查合并栈的不变式。
// g++ -std=c++17 -O2 -Wall -Wextra -I../_common tim_sort.cpp && ./a.out
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iterator>
#include <random>
#include <vector>
#include "compareWithStdSort.h"

int mostMinRun = 8;  // CPython 取 64，Java 取 32
int minGallop = 3;   // CPython 与 Java 都从 7 起

template <class T>
using Array = std::vector<T>;
bool obeys(const std::vector<int>& cut);

// #region player
// #region gallop
// 有序的 [first, last) 开头有几个满足 ok
template <class It, class Ok>
int gallop(It first, It last, Ok ok) {
    const int n = last - first;
    int low = 0, high = 0;
    while (high < n &&
           ok(first[high])) {  // @leap
        low = high + 1;
        high = 2 * high + 1;  // 0, 1, 3, 7, …
    }
    high = std::min(high, n);
    while (low < high) {
        const int mid = low + (high - low) / 2;
        if (ok(first[mid]))    // @halve
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}
// #endregion

// #region merge
// 合并 [lo, mid) 与 [mid, hi)，前者抄进 b。
// 两头修剪过：最后一个总是 b 的
template <class It, class Less>
void mergeParts(It lo, It mid, It hi,
                Less less) {
    const Array<typename It::value_type>
        b(lo, mid);            // @save
    auto i = b.begin();
    It j = mid, k = lo;
    while (j != hi) {
        int x = 0, y = 0;  // 各连取几个
        while (j != hi &&
               std::max(x, y) < minGallop) {
            if (less(*j, *i)) {    // @compare
                *k++ = *j++;       // @other
                ++y, x = 0;
            } else {
                *k++ = *i++;       // @own
                ++x, y = 0;
            }
        }
        while (j != hi &&
               std::max(x, y) >= minGallop) {
            x = gallop(i, b.end(), [&](auto& v) {
                return !less(*j, v); });
            k = std::copy(i, i + x, k);  // @owns
            i += x;
            y = gallop(j, hi, [&](auto& v) {
                return less(v, *i); });
            k = std::copy(j, j + y, k);  // @others
            j += y;
        }
    }
    std::copy(i, b.end(), k);  // @rest
}

// 合并 a[lo, mid) 与 a[mid, hi)
template <class T>
void mergeRuns(Array<T>& a, int lo, int mid,
               int hi) {
    const auto at = a.begin();
    const auto end = a.rend() - hi;
    const auto turn = a.rend() - mid;
    lo += gallop(at + lo, at + mid,
                 [&](auto& v) {
        return !(a[mid] < v); });
    if (lo == mid) return;
    hi -= gallop(end, turn, [&](auto& v) {
        return !(v < a[mid - 1]); });
    if (mid - lo <= hi - mid)      // @trim
        mergeParts(at + lo, at + mid, at + hi,
                   [](auto& x, auto& y) {
            return x < y; });
    else  // 照镜子：从右往左，大的先取
        mergeParts(a.rend() - hi, turn,
                   a.rend() - lo,
                   [](auto& x, auto& y) {
            return y < x; });
}
// #endregion

// #region run
int minRun(int n) {
    int rest = 0;
    while (n >= mostMinRun) {
        rest |= n & 1;
        n >>= 1;
    }
    return n + rest;
}

// 从 lo 起的一段到哪里为止
template <class T>
int findRun(Array<T>& a, int lo) {
    const int n = a.size();
    int hi = lo + 1;
    if (hi == n) return hi;
    const bool falls =
        a[hi] < a[lo];         // @first
    for (++hi; hi < n; ++hi)
        if ((a[hi] < a[hi - 1]) != falls)
            break;             // @extend
    if (falls)
        std::reverse(a.begin() + lo,
                     a.begin() + hi); // @reverse
    return hi;
}

// a[lo, from) 已有序，把 a[from, to) 插进去
template <class T>
void insertRest(Array<T>& a, int lo,
                int from, int to) {
    for (int i = from; i < to; ++i) {
        const T key = a[i];
        int left = lo, right = i;
        while (left < right) {
            int mid = left + (right - left) / 2;
            if (key < a[mid])  // @search
                right = mid;
            else
                left = mid + 1;
        }
        std::copy_backward(a.begin() + left,
                           a.begin() + i,
                           a.begin() + i + 1);
        a[left] = key;     // @insert
    }
}
// #endregion

// #region stack
// cut[r] 到 cut[r + 1] 是栈里的第 r 段
using Cuts = Array<int>;
int length(const Cuts& cut, int r) {
    return cut[r + 1] - cut[r];
}

// 从栈顶起四段长 X、Y、Z、W
bool broken(const Cuts& cut) {
    const int n = cut.size() - 1;  // 几段
    const int x = length(cut, n - 1);
    const int y = length(cut, n - 2);
    const int z = n > 2 ? length(cut, n - 3) : 0;
    const int w = n > 3 ? length(cut, n - 4) : 0;
    return y <= x || (z && z <= y + x) ||
           (w && w <= z + y);
}

template <class T>
void collapse(Array<T>& a, Cuts& cut, bool all) {
    while (cut.size() > 2) {
        if (!all && !broken(cut))
            return;                // @check
        int r = cut.size() - 3;  // Y
        if (r > 0 && length(cut, r - 1) <
                     length(cut, r + 1))
            --r;  // Z 比 X 短：合并 Z 与 Y
        mergeRuns(a, cut[r], cut[r + 1],
                  cut[r + 2]);
        cut.erase(cut.begin() + r + 1); // @merged
    }
}

template <class T>
void timSort(Array<T>& a) {
    const int n = a.size();
    const int least = minRun(n);  // @least
    Cuts cut{0};
    while (cut.back() < n) {
        const int lo = cut.back();
        const int found = findRun(a, lo);
        const int to = std::min(lo + least, n);
        const int hi = std::max(found, to);
        insertRest(a, lo, found, hi);
        cut.push_back(hi);     // @push
        collapse(a, cut, false);
        assert(obeys(cut));
    }
    collapse(a, cut, true);
}
// #endregion
// #endregion

// 整个栈都满足，不只是栈顶
bool obeys(const std::vector<int>& cut) {
    const int n = static_cast<int>(cut.size()) - 1;
    for (int r = 0; r + 1 < n; ++r) {
        const int third = r + 2 < n ? length(cut, r + 2) : 0;
        if (length(cut, r) <= length(cut, r + 1) + third) return false;
    }
    return true;
}

// 比较只看 key，相等的靠 from 认出先后
struct Item {
    int key, from;
};

long long compares = 0;

bool operator<(const Item& x, const Item& y) {
    ++compares;
    return x.key < y.key;
}

// 由几段升序、降序的拼成，长短不一
std::vector<Item> piecewise(int n, int most, std::mt19937& random) {
    std::vector<Item> a(n);
    const auto upTo = [&](int limit) {
        return static_cast<int>(random() % (limit + 1));
    };
    for (int i = 0; i < n;) {
        const int to = std::min(n, i + 1 + upTo(40)), by = upTo(2) - 1;
        for (int x = upTo(most); i < to; ++i, x += by) a[i] = {x, i};
    }
    return a;
}

// 该搬 t 个，跳着找恰好比 2⌊lg t⌋ + 2 次
bool gallopsAsDerived() {
    const std::vector<int> a(5000);
    int log = 0;
    for (int t = 1; t <= 2000; ++t) {
        if (t == 2 << log) ++log;
        int asked = 0;
        const int found = gallop(a.begin(), a.end(), [&](auto& v) {
            ++asked;
            return &v - a.data() < t;
        });
        if (found != t || asked != 2 * log + 2) return false;
    }
    return true;
}

bool staysStable() {
    std::mt19937 random(1);
    for (int n = 0; n <= 2000; n += 1 + n / 50) {
        for (int most : {3, 1000000}) {
            std::vector<Item> a = piecewise(n, most, random), b = a;
            std::stable_sort(b.begin(), b.end());
            timSort(a);
            for (int i = 0; i < n; ++i)
                if (a[i].key != b[i].key || a[i].from != b[i].from)
                    return false;
        }
    }
    return true;
}

// #region tests
void count(const char* name, std::vector<Item> a) {
    std::vector<Item> b = a;
    compares = 0;
    timSort(a);
    const long long own = compares;
    compares = 0;
    std::stable_sort(b.begin(), b.end());
    std::printf("%s %8lld %12lld\n", name, own, compares);
}

int main() {
    for (const auto& [least, often] : {std::pair{8, 3}, std::pair{64, 7}}) {
        mostMinRun = least;
        minGallop = often;
        std::printf("段长上限 %d，连取 %d 次改为跳着找\n", least, often);
        if (compareWithStdSort(timSort<int>)) return 1;
        std::puts(staysStable() ? "稳定：与 std::stable_sort 逐个相同" : "不稳定");
    }
    std::puts(gallopsAsDerived() ? "跳着找的次数与公式相同" : "跳着找的次数与公式不同");
    const int n = 1 << 16;
    std::puts("比较次数，n = 65536    timSort  stable_sort");
    std::mt19937 random(1);
    std::vector<Item> a(n);
    for (int i = 0; i < n; ++i) a[i] = {i, i};
    count("升序            ", a);
    std::reverse(a.begin(), a.end());
    count("严格降序        ", a);
    std::sort(a.begin(), a.end());
    std::rotate(a.begin(), a.begin() + n / 3, a.end());
    count("两段错开        ", a);
    for (int i = 0; i < n; ++i) a[i].key = i;
    for (int i = n - 10; i < n; ++i)
        a[i].key = static_cast<int>(random() % n);
    count("末尾添十个随机数", a);
    std::shuffle(a.begin(), a.end(), random);
    count("随机            ", a);
}
// #endregion
