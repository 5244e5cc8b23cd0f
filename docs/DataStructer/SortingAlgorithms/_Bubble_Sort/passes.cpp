// 冒泡排序的三种停法与双向冒泡：数比较次数与趟数，核对趟数公式，演示稳定性怎样被一个等号弄丢。
// g++ -std=c++17 -O2 -Wall -Wextra passes.cpp -o passes && ./passes
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Array = std::vector<int>;
struct Count {
    long long compares = 0;
    int passes = 0;
};

void require(bool ok, const char* what) {
    if (!ok) {
        std::printf("不成立：%s\n", what);
        std::exit(1);
    }
}

// #region variants
// 一：老老实实走 n - 1 趟
Count fixedPasses(Array& a) {
    Count count;
    for (int end = a.size(); end > 1; --end) {
        ++count.passes;
        for (int i = 1; i < end; ++i) {
            ++count.compares;
            if (a[i] < a[i - 1]) std::swap(a[i], a[i - 1]);
        }
    }
    return count;
}

// 二：哪一趟没有交换，就停
Count earlyExit(Array& a) {
    Count count;
    bool swapped = true;
    for (int end = a.size(); end > 1 && swapped; --end) {
        ++count.passes;
        swapped = false;
        for (int i = 1; i < end; ++i) {
            ++count.compares;
            if (a[i] < a[i - 1]) {
                std::swap(a[i], a[i - 1]);
                swapped = true;
            }
        }
    }
    return count;
}
// #endregion

// 三：下一趟走到最后一次交换为止（播放器里的写法）
Count lastSwap(Array& a) {
    Count count;
    for (int end = a.size(); end > 1;) {
        ++count.passes;
        int last = 0;
        for (int i = 1; i < end; ++i) {
            ++count.compares;
            if (a[i] < a[i - 1]) {
                std::swap(a[i], a[i - 1]);
                last = i;
            }
        }
        end = last;
    }
    return count;
}

// #region cocktail
// 四：一趟向右，一趟向左，两头都记最后一次交换
Count bothWays(Array& a) {
    Count count;
    int begin = 0, end = a.size();  // [begin, end) 之外都已到位
    while (end - begin > 1) {
        ++count.passes;
        int last = begin;
        for (int i = begin + 1; i < end; ++i) {
            ++count.compares;
            if (a[i] < a[i - 1]) {
                std::swap(a[i], a[i - 1]);
                last = i;
            }
        }
        end = last;
        if (end - begin <= 1) break;
        ++count.passes;
        int first = end;
        for (int i = end - 1; i > begin; --i) {
            ++count.compares;
            if (a[i] < a[i - 1]) {
                std::swap(a[i], a[i - 1]);
                first = i;
            }
        }
        begin = first;
    }
    return count;
}
// #endregion

// 每个元素前面比它大的有几个，取最大
int mostBefore(const Array& a) {
    int most = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        int larger = 0;
        for (std::size_t j = 0; j < i; ++j) larger += a[j] > a[i];
        most = std::max(most, larger);
    }
    return most;
}

// #region expected
// 随机排列的 M 的期望：把 P(M > k) 加起来
double expectedMost(int n) {
    double sum = 0;
    for (int k = 0; k + 1 < n; ++k) {
        const double logP = std::lgamma(k + 2.0) +
            (n - k - 1) * std::log(k + 1.0) - std::lgamma(n + 1.0);
        sum += 1 - std::exp(logP);
    }
    return sum;
}
// #endregion

// #region stable
struct Item {
    int key;
    char name;  // 相等的靠它认出谁在前
};

template <typename Before>
std::string bubble(std::vector<Item> a, Before before) {
    for (int end = a.size(); end > 1; --end)
        for (int i = 1; i < end; ++i)
            if (before(a[i].key, a[i - 1].key))
                std::swap(a[i], a[i - 1]);
    std::string shown;
    for (const Item& x : a)
        shown += std::to_string(x.key) + x.name + ' ';
    return shown;
}
// #endregion

// 相等的按先后编号，成为一个排列
Array stableRanks(const Array& a) {
    Array order(a.size()), rank(a.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int i, int j) { return a[i] < a[j]; });
    for (std::size_t k = 0; k < order.size(); ++k) rank[order[k]] = k;
    return rank;
}

int main() {
    using Sort = Count (*)(Array&);
    const std::pair<const char*, Sort> sorts[] = {{"固定趟数", fixedPasses}, {"没交换就停", earlyExit}, {"记最后交换", lastSwap}, {"双向", bothWays}};

    // 所有排列：都排好，趟数合公式
    long long permutations = 0;
    for (int n = 0; n <= 8; ++n) {
        Array p(n);
        std::iota(p.begin(), p.end(), 1);
        do {
            ++permutations;
            for (const auto& [name, sort] : sorts) {
                Array a = p;
                const Count count = sort(a);
                require(std::is_sorted(a.begin(), a.end()), name);
                if (sort == earlyExit && n > 0) require(count.passes == std::min(mostBefore(p) + 1, n - 1), "趟数公式");
            }
        } while (std::next_permutation(p.begin(), p.end()));
    }
    std::printf("1 到 8 个数的全部排列，连同空的，共 %lld 个：都排好，趟数合公式\n\n", permutations);

    // 有相等的数：走得与编了号的排列一样，可见相等的没有换过
    for (int code = 0; code < 3 * 3 * 3 * 3 * 3 * 3; ++code) {
        Array p;
        for (int rest = code; p.size() < 6; rest /= 3) p.push_back(rest % 3);
        for (const auto& [name, sort] : sorts) {
            Array a = p, rank = stableRanks(p);
            const Count equal = sort(a), distinct = sort(rank);
            require(std::is_sorted(a.begin(), a.end()), name);
            require(equal.passes == distinct.passes && equal.compares == distinct.compares, "相等的不交换");
        }
    }

    const int n = 1000;
    std::mt19937 random(20261122);
    Array sorted(n);
    std::iota(sorted.begin(), sorted.end(), 1);
    Array reversed(sorted.rbegin(), sorted.rend()), largeFirst = sorted, smallLast = sorted, tail = sorted, shuffled = sorted;
    std::rotate(largeFirst.rbegin(), largeFirst.rbegin() + 1, largeFirst.rend());
    std::rotate(smallLast.begin(), smallLast.begin() + 1, smallLast.end());
    std::reverse(tail.begin(), tail.begin() + 100);
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    std::printf("n = %d          固定趟数 没交换就停 记最后交换     双向\n", n);
    const std::pair<const char*, Array> inputs[] = {{"已排好        ", sorted}, {"最大的在最前  ", largeFirst}, {"最小的在最后  ", smallLast},
                                                    {"前 100 个倒置 ", tail},   {"随机          ", shuffled},   {"逆序          ", reversed}};
    for (const auto& [label, input] : inputs) {
        std::printf("%s", label);
        for (const auto& [name, sort] : sorts) {
            Array a = input;
            std::printf(" %10lld", sort(a).compares);
        }
        std::puts("");
    }

    double sum = 0;
    const int runs = 400;
    for (int run = 0; run < runs; ++run) {
        std::shuffle(shuffled.begin(), shuffled.end(), random);
        sum += mostBefore(shuffled);
    }
    std::printf("\nn = 1000，M 的期望：公式 %.2f，%d 个随机排列平均 %.2f\n\n", expectedMost(n), runs, sum / runs);

    const std::vector<Item> two = {{2, 'a'}, {2, 'b'}, {1, 'c'}};
    std::printf("原来       2a 2b 1c\n");
    std::printf("写 <  得到 %s\n", bubble(two, std::less<int>()).c_str());
    std::printf("写 <= 得到 %s\n", bubble(two, std::less_equal<int>()).c_str());
}
