// 顺序、二分、插值、分块查找：与 std::lower_bound 对拍，检查区间不变式，数探查次数，算平均查找长度。
// g++ -std=c++17 -O2 -Wall -Wextra search.cpp -o search && ./search；./search csv 重算 probes.csv
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region linear
using Key = std::int64_t;
using Keys = std::vector<Key>;
long probes = 0;  // 一次探查：读一个元素并与目标比较

int linearSearch(const Keys& a, Key key) {     // 下标，没有则 -1
    for (int i = 0; i < static_cast<int>(a.size()); ++i) {
        ++probes;
        if (a[i] == key) return i;
    }
    return -1;
}
// #endregion

// #region binary
int lowerBound(const Keys& a, Key key) {       // 第一个 >= key 的下标，没有则 n
    const int n = static_cast<int>(a.size());
    int lo = 0, hi = n;                        // a[0, lo) < key <= a[hi, n)
    while (lo < hi) {
        const int mid = lo + (hi - lo) / 2;    // lo <= mid < hi
        ++probes;
        if (a[mid] < key) lo = mid + 1;
        else hi = mid;
        require((lo == 0 || a[lo - 1] < key) && (hi == n || key <= a[hi]), "两侧已定");  // a 有序，看紧邻的两个就够
    }
    return lo;
}

int upperBound(const Keys& a, Key key) {       // 第一个 > key 的下标，没有则 n
    int lo = 0, hi = static_cast<int>(a.size());
    while (lo < hi) {
        const int mid = lo + (hi - lo) / 2;
        if (a[mid] <= key) lo = mid + 1;       // 判断只比 lowerBound 多一个等号
        else hi = mid;
    }
    return lo;
}

int binarySearch(const Keys& a, Key key) {     // 教科书写法：三路比较，遇到就停
    int lo = 0, hi = static_cast<int>(a.size());
    while (lo < hi) {
        const int mid = lo + (hi - lo) / 2;
        ++probes;
        if (a[mid] == key) return mid;
        if (a[mid] < key) lo = mid + 1;
        else hi = mid;
    }
    return -1;
}
// #endregion

// #region interpolation
template <class Array>                         // Keys，或数着读了哪些的 Watched
int interpolationSearch(const Array& a, Key key) {
    int lo = 0, hi = static_cast<int>(a.size());
    while (lo < hi && a[lo] <= key && key <= a[hi - 1]) {
        const double span = static_cast<double>(a[hi - 1]) - static_cast<double>(a[lo]);
        const double ratio = span > 0 ? (static_cast<double>(key) - static_cast<double>(a[lo])) / span : 0;
        const int mid = lo + static_cast<int>(ratio * (hi - 1 - lo));  // 0 <= ratio <= 1，不会出界
        ++probes;                              // 只数估了几次，两端另算
        if (a[mid] == key) return mid;
        if (a[mid] < key) lo = mid + 1;
        else hi = mid;
    }
    return -1;
}
// #endregion

struct Watched {                               // 记下读过哪些下标
    const Keys& a;
    mutable std::vector<int> seen;
    std::size_t size() const { return a.size(); }
    Key operator[](int i) const {
        if (std::find(seen.begin(), seen.end(), i) == seen.end()) seen.push_back(i);
        return a[i];
    }
};

// #region block
struct BlockIndex {                            // 块间有序，块内任意
    Keys data, most;                           // most[b]：第 b 块的最大值
    int size;                                  // 每块 size 个，末块可以不满
    BlockIndex(const Keys& sorted, int s, std::mt19937& rng) : data(sorted), size(s) {
        const int n = static_cast<int>(data.size());
        for (int lo = 0; lo < n; lo += s) {
            const int hi = std::min(lo + s, n);
            most.push_back(data[hi - 1]);
            std::shuffle(data.begin() + lo, data.begin() + hi, rng);
        }
    }
    int find(Key key) const {
        int b = 0;
        while (b < static_cast<int>(most.size()) && (++probes, most[b] < key)) ++b;  // 顺序查索引
        const int hi = std::min((b + 1) * size, static_cast<int>(data.size()));
        for (int i = b * size; i < hi; ++i) {
            ++probes;
            if (data[i] == key) return i;
        }
        return -1;
    }
};
// #endregion

Keys uniformKeys(int n, std::mt19937& rng) {
    Keys a(n);
    for (Key& x : a) x = rng();
    std::sort(a.begin(), a.end());
    return a;
}

Keys skewedKeys(int n, std::mt19937& rng) {    // 对数均匀：e 的均匀随机次方，从 1 到约 1e15
    Keys a(n);
    for (Key& x : a) x = static_cast<Key>(std::exp(rng() / 4294967296.0 * 34.5));
    std::sort(a.begin(), a.end());
    return a;
}

template <class Find> double average(const Keys& a, Find find) {  // 每个键各查一次
    probes = 0;
    for (const Key x : a) find(x);
    return static_cast<double>(probes) / static_cast<double>(a.size());
}

int csv() {
    std::puts("n,method,probes");
    for (int n = 16; n <= 65536; n *= 4) {
        double bin = 0, ipu = 0, ips = 0, blk = 0;
        for (unsigned seed = 1; seed <= 5; ++seed) {
            std::mt19937 rng(seed);
            const Keys u = uniformKeys(n, rng), s = skewedKeys(n, rng);
            const BlockIndex index(u, static_cast<int>(std::lround(std::sqrt(n))), rng);
            bin += average(u, [&](Key x) { return binarySearch(u, x); }) / 5;
            ipu += average(u, [&](Key x) { return interpolationSearch(u, x); }) / 5;
            ips += average(s, [&](Key x) { return interpolationSearch(s, x); }) / 5;
            blk += average(u, [&](Key x) { return index.find(x); }) / 5;
        }
        std::printf("%d,顺序（公式）,%.1f\n%d,分块（块长 √n）,%.3f\n%d,二分,%.3f\n%d,插值（均匀的键）,%.3f\n%d,插值（对数均匀的键）,%.3f\n",
                    n, (n + 1) / 2.0, n, blk, n, bin, n, ipu, n, ips);
    }
    return 0;
}

// #region main
int main(int argc, char**) {
    if (argc > 1) return csv();
    std::mt19937 rng(20261122);
    long checked = 0;
    for (int round = 0; round < 2000; ++round) {
        Keys a(rng() % 50);
        for (Key& x : a) x = static_cast<Key>(rng() % 60);   // 有重复，也有缺
        std::sort(a.begin(), a.end());
        const BlockIndex index(a, 1 + static_cast<int>(rng() % 8), rng);
        for (Key key = -1; key <= 60; ++key, ++checked) {
            const auto first = std::lower_bound(a.begin(), a.end(), key), last = std::upper_bound(a.begin(), a.end(), key);
            probes = 0;
            require(lowerBound(a, key) == first - a.begin() && upperBound(a, key) == last - a.begin(), "两个边界");
            require(probes <= (a.empty() ? 0 : static_cast<long>(std::log2(a.size())) + 1), "至多 ⌊lg n⌋ + 1 次");
            const bool present = first != last;
            require(!present || linearSearch(a, key) == first - a.begin(), "顺序查到第一个");
            for (const int i : {linearSearch(a, key), binarySearch(a, key), interpolationSearch(a, key)})
                require(present ? i >= 0 && a[i] == key : i == -1, "有无与位置");
            const int i = index.find(key);
            require(present ? i >= 0 && index.data[i] == key : i == -1, "分块");
        }
    }
    std::printf("核对 %ld 次查找\n", checked);

    Keys eleven(11), big(1023);
    for (int i = 0; i < 11; ++i) eleven[i] = 2 * i;
    for (int i = 0; i < 1023; ++i) big[i] = i;
    probes = 0;
    for (Key gap = -1; gap <= 21; gap += 2) binarySearch(eleven, gap);
    std::printf("n = 11：失败共 %ld 次探查，分在 12 个空隙；", probes);
    std::printf("成功平均 %.4f\n", average(eleven, [&](Key x) { return binarySearch(eleven, x); }));
    std::printf("n = 1023：二分 %.4f，公式 %.4f\n", average(big, [&](Key x) { return binarySearch(big, x); }),
                1024.0 / 1023 * 10 - 1);
    const Keys squares = uniformKeys(1024, rng);
    const BlockIndex index(squares, 32, rng);
    std::printf("n = 1024：顺序 %.1f，分块 %.1f\n", average(squares, [&](Key x) { return linearSearch(squares, x); }),
                average(squares, [&](Key x) { return index.find(x); }));
    Keys even(1024);                                         // 查奇数，每个空隙一次
    for (int i = 0; i < 1024; ++i) even[i] = 2 * i;
    const BlockIndex gaps(even, 32, rng);
    probes = 0;
    for (Key gap = -1; gap <= 2047; gap += 2) require(gaps.find(gap) == -1, "空隙里没有键");
    require(probes == 1024 * (32 + 1) / 2 + 1024 * 32 + 32, "分块失败的探查数合于公式");
    std::printf("n = 1024：分块失败 %.1f\n", static_cast<double>(probes) / 1025);
    Keys steps(1024);                                        // 等差的键：估得准，取整差一才要第二次
    for (int i = 0; i < 1024; ++i) steps[i] = 5000 + 3 * i;
    for (const Key x : steps) {
        probes = 0;
        require(interpolationSearch(steps, x) >= 0 && probes <= 2, "等差的键，插值一两次就中");
    }
    double estimates = 0, reads = 0;
    for (unsigned seed = 1; seed <= 5; ++seed) {             // 与 csv() 相同的五组
        std::mt19937 own(seed);
        const Keys uniform = uniformKeys(65536, own);
        estimates += average(uniform, [&](Key x) {
            const Watched watched{uniform, {}};
            const int at = interpolationSearch(watched, x);
            reads += static_cast<double>(watched.seen.size()) / (5 * 65536.0);
            return at;
        }) / 5;
    }
    std::printf("n = 65536，均匀的键：插值估 %.1f 次，连两端读 %.1f 个不同的元素\n", estimates, reads);
    Keys bad(1000);
    for (int i = 0; i < 1000; ++i) bad[i] = i;
    bad.back() = Key{1} << 50;
    probes = 0;
    interpolationSearch(bad, 998);
    std::printf("插值的最坏输入，n = 1000：查 998 探查 %ld 次\n", probes);
}
// #endregion
