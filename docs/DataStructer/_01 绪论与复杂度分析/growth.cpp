// 数基本操作，量增长率：同一件事的几种做法，与推导出的公式逐点核对。
// g++ -std=c++17 -O2 -Wall -Wextra growth.cpp -o growth && ./growth；./growth csv 重算 growth.csv
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不一致：%s\n", what); std::abort(); }
}

// #region algorithms
struct Counter { long steps = 0; } counter;          // 基本操作的次数

int lowerBound(const std::vector<int>& a, int x) {   // 二分查找，数比较
    std::size_t lo = 0, hi = a.size();
    while (lo < hi) {
        const std::size_t mid = lo + (hi - lo) / 2;
        ++counter.steps;
        if (a[mid] < x) lo = mid + 1; else hi = mid;
    }
    return static_cast<int>(lo);
}

int maximum(const std::vector<int>& a) {             // 求最大，数比较；a 非空
    int best = a[0];
    for (std::size_t i = 1; i < a.size(); ++i) { ++counter.steps; best = std::max(best, a[i]); }
    return best;
}

void mergeSort(std::vector<int>& a, std::vector<int>& buffer, std::size_t lo, std::size_t hi) {  // 数写入
    if (hi - lo <= 1) return;
    const std::size_t mid = lo + (hi - lo) / 2;
    mergeSort(a, buffer, lo, mid);
    mergeSort(a, buffer, mid, hi);
    for (std::size_t i = lo, j = mid, k = lo; k < hi; ++k, ++counter.steps) {
        buffer[k] = j == hi || (i < mid && a[i] <= a[j]) ? a[i++] : a[j++];
    }
    for (std::size_t k = lo; k < hi; ++k, ++counter.steps) a[k] = buffer[k];   // 抄回
}

using Poly = std::vector<std::int64_t>;

Poly schoolbook(const Poly& a, const Poly& b) {      // 多项式乘法，数乘法；两者非空
    Poly c(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j) { ++counter.steps; c[i + j] += a[i] * b[j]; }
    return c;
}

Poly karatsuba(const Poly& a, const Poly& b) {       // 长度相同且为 2 的幂
    const std::size_t n = a.size(), h = n / 2;
    if (n == 1) return schoolbook(a, b);
    const auto mid = static_cast<std::ptrdiff_t>(h);
    const Poly a0(a.begin(), a.begin() + mid), a1(a.begin() + mid, a.end());
    const Poly b0(b.begin(), b.begin() + mid), b1(b.begin() + mid, b.end());
    Poly as(h), bs(h);
    for (std::size_t i = 0; i < h; ++i) { as[i] = a0[i] + a1[i]; bs[i] = b0[i] + b1[i]; }
    const Poly low = karatsuba(a0, b0), high = karatsuba(a1, b1), cross = karatsuba(as, bs);  // 三次，不是四次
    Poly c(2 * n - 1);
    for (std::size_t i = 0; i < low.size(); ++i) {
        c[i] += low[i];
        c[i + h] += cross[i] - low[i] - high[i];
        c[i + n] += high[i];
    }
    return c;
}
// #endregion

// #region recurrence
// T(1) = 1，T(n) = a T(⌊n/b⌋) + f(n)
template <class F>
double solve(double a, long b, long n, F f) { return n <= 1 ? 1 : a * solve(a, b, n / b, f) + f(static_cast<double>(n)); }
// #endregion

std::vector<int> randomArray(std::size_t n, std::mt19937& rng) {
    std::vector<int> a(n);
    for (int& x : a) x = static_cast<int>(rng() % 1000000);
    return a;
}

Poly randomPoly(std::size_t n, std::mt19937& rng) {
    Poly p(n);
    for (auto& x : p) x = static_cast<std::int64_t>(rng() % 19) - 9;
    return p;
}

template <class Body>
long count(Body body) { counter = {}; body(); return counter.steps; }

struct Counts { long search, max, sort, karatsuba, school; };

// 在长 n（2 的幂）的随机输入上数五种算法，并核对结果与公式
Counts measure(std::size_t n, std::mt19937& rng) {
    std::vector<int> a = randomArray(n, rng), buffer(n), sorted = a;
    std::sort(sorted.begin(), sorted.end());
    const long size = static_cast<long>(n), lg = std::lround(std::log2(n));
    const int top = sorted.back(), absent = top + 1;
    for (int t = 0; t < 8; ++t) {  // 一半的键在数组里，一半随意
        const int x = t % 2 ? sorted[rng() % n] : static_cast<int>(rng() % 1000000);
        counter = {};
        require(lowerBound(sorted, x) == std::lower_bound(sorted.begin(), sorted.end(), x) - sorted.begin(), "二分");
        require(counter.steps == lg + (x <= sorted[1]), "二分比较 lg n 次，答案是下标 0 或 1 时多一次");
    }
    const Poly p = randomPoly(n, rng), q = randomPoly(n, rng);
    Poly fast, slow;
    Counts c{};
    c.max = count([&] { require(maximum(a) == top, "最大值"); });
    c.sort = count([&] { mergeSort(a, buffer, 0, n); });
    require(a == sorted, "排序");
    c.search = count([&] { require(lowerBound(a, absent) == static_cast<int>(n), "二分"); });
    c.karatsuba = count([&] { fast = karatsuba(p, q); });
    c.school = count([&] { slow = schoolbook(p, q); });
    require(fast == slow, "乘积");
    require(c.max == size - 1 && c.sort == 2 * size * lg && c.search == lg, "n-1、2n lg n、lg n");
    require(c.school == size * size && c.karatsuba == std::lround(std::pow(3, lg)), "n²、3^lg n");
    return c;
}

int growthTable() {
    std::puts("n,algorithm,steps");
    std::mt19937 rng(20261122);
    for (std::size_t n = 4; n <= 2048; n *= 2) {
        const Counts c = measure(n, rng);
        std::printf("%zu,二分查找,%ld\n%zu,求最大,%ld\n%zu,归并排序,%ld\n%zu,Karatsuba,%ld\n%zu,逐项相乘,%ld\n",
                    n, c.search, n, c.max, n, c.sort, n, c.karatsuba, n, c.school);
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return growthTable();
    std::mt19937 rng(20261122);
    for (int t = 0; t < 300; ++t) measure(std::size_t{2} << (rng() % 6), rng);
    std::puts("300 组随机输入：结果与对照一致，次数与公式一致");
    const Counts s = measure(512, rng), d = measure(1024, rng);
    const auto exponent = [](long once, long twice) { return std::log2(static_cast<double>(twice) / static_cast<double>(once)); };
    std::puts("            n = 512   n = 1024   lg(后/前)");
    std::printf("二分查找  %9ld  %9ld      %.3f\n", s.search, d.search, exponent(s.search, d.search));
    std::printf("求最大    %9ld  %9ld      %.3f\n", s.max, d.max, exponent(s.max, d.max));
    std::printf("归并排序  %9ld  %9ld      %.3f\n", s.sort, d.sort, exponent(s.sort, d.sort));
    std::printf("Karatsuba %9ld  %9ld      %.3f\n", s.karatsuba, d.karatsuba, exponent(s.karatsuba, d.karatsuba));
    std::printf("逐项相乘  %9ld  %9ld      %.3f\n", s.school, d.school, exponent(s.school, d.school));

    std::puts("T(n) 与主定理给出的量之比，n = 2^8、2^16、2^24：");
    const auto linear = [](double n) { return n; };
    const auto square = [](double n) { return n * n; };
    const auto nlgn = [](double n) { return n * std::log2(n); };
    const auto ratio = [](const char* name, auto T, auto theta) {
        std::printf("%s", name);
        for (const int e : {8, 16, 24}) { const long n = 1L << e; std::printf("  %.4f", T(n) / theta(static_cast<double>(n))); }
        std::puts("");
    };
    for (int e = 0; e <= 24; ++e) {    // 都是小于 2^53 的整数，double 精确
        require(solve(3, 2, 1L << e, linear) == 3 * std::round(std::pow(3, e)) - std::ldexp(2, e), "3n^lg3 - 2n");
    }
    ratio("3T(n/2)+n     ÷ n^lg3   ", [&](long n) { return solve(3, 2, n, linear); }, [](double n) { return std::pow(n, std::log2(3)); });
    ratio("2T(n/2)+n     ÷ n lg n  ", [&](long n) { return solve(2, 2, n, linear); }, nlgn);
    ratio("3T(n/2)+n²    ÷ n²      ", [&](long n) { return solve(3, 2, n, square); }, square);
    ratio("2T(n/2)+n lgn ÷ n lg²n  ", [&](long n) { return solve(2, 2, n, nlgn); }, [&](double n) { return nlgn(n) * std::log2(n); });

    std::uint32_t bits = 0;
    long flips = 0;
    const long n = 1000000;
    for (long i = 0; i < n; ++i) {
        const std::uint32_t next = bits + 1;
        for (std::uint32_t changed = bits ^ next; changed != 0; changed &= changed - 1) ++flips;
        bits = next;
    }
    require(flips < 2 * n, "翻转少于 2n");
    std::printf("二进制计数器加 1 共 %ld 次：翻转 %ld 位，平均 %.6f 位\n", n, flips, static_cast<double>(flips) / n);
}
// #endregion
