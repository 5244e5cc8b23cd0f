// 选择排序：比较、交换与换下标的次数各合公式；圈排序；不稳定的反例与稳定的写法。
// g++ -std=c++17 -O2 -Wall -Wextra swaps.cpp -o swaps && ./swaps；./swaps time 打印 big.csv
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Array = std::vector<int>;

void require(bool ok, const char* what) {
    if (!ok) {
        std::printf("不成立：%s\n", what);
        std::exit(1);
    }
}

// #region count
struct Count {
    long long compares = 0, found = 0, swaps = 0;
};

Count selectionSort(Array& a) {
    Count count;
    const int n = a.size();
    for (int i = 0; i < n - 1; ++i) {
        int min = i;
        for (int j = i + 1; j < n; ++j) {
            ++count.compares;
            if (a[j] < a[min]) {
                min = j;
                ++count.found;
            }
        }
        if (min == i) continue;  // 自己换自己，不算
        std::swap(a[i], a[min]);
        ++count.swaps;
    }
    return count;
}
// #endregion

// 排列 p 的圈数：元素 p[i] 该去下标 p[i]
int cycles(const Array& p) {
    std::vector<char> seen(p.size());
    int found = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        if (seen[i]) continue;
        ++found;
        for (std::size_t j = i; !seen[j]; j = p[j]) seen[j] = true;
    }
    return found;
}

// #region cycle
long long looked;  // 圈排序比较过几次

// 每个元素至多写一次，直接写到它最后的位置。返回写的次数
long long cycleSort(Array& a) {
    long long writes = 0;
    const int n = a.size();
    for (int start = 0; start < n - 1; ++start) {
        int item = a[start];
        for (;;) {
            int to = start;  // item 的位置：前面有几个比它小
            looked += n - 1 - start;
            for (int j = start + 1; j < n; ++j) to += a[j] < item;
            if (to == start) break;            // 圈合上了
            while (a[to] == item) ++to;        // 相等的已占了位
            std::swap(item, a[to]);
            ++writes;
        }
        if (a[start] != item) {
            a[start] = item;
            ++writes;
        }
    }
    return writes;
}
// #endregion

// #region index
// 先排下标，再顺着圈搬：每个不在原位的写一次
template <typename T>
long long sortByIndex(std::vector<T>& a) {
    const int n = a.size();
    std::vector<int> from(n);  // 第 i 格该放原来的 a[from[i]]
    std::iota(from.begin(), from.end(), 0);
    std::stable_sort(from.begin(), from.end(),
                     [&a](int i, int j) { return a[i] < a[j]; });
    long long writes = 0;
    for (int start = 0; start < n; ++start) {
        if (from[start] == start) continue;  // 在原位，或已搬过
        const T first = a[start];            // 圈上唯一的临时格
        int to = start;
        while (from[to] != start) {
            a[to] = a[from[to]];
            ++writes;
            to = std::exchange(from[to], to);
        }
        a[to] = first;
        ++writes;
        from[to] = to;
    }
    return writes;
}
// #endregion

// #region stable
struct Item {
    int key;
    char name;
};

// swap 为真：交换到前面；为假：插到前面，其余依次后移
std::string sortBy(std::vector<Item> a, bool swap) {
    for (auto i = a.begin(); i != a.end(); ++i) {
        const auto min = std::min_element(i, a.end(),
            [](Item x, Item y) { return x.key < y.key; });
        if (swap) std::iter_swap(i, min);
        else std::rotate(i, min, min + 1);
    }
    std::string shown;
    for (Item x : a) shown += std::to_string(x.key) + x.name + ' ';
    return shown;
}
// #endregion

template <int Bytes>
struct Big {  // 按值存放的大结构体
    int key;
    char rest[Bytes - sizeof(int)];
    bool operator<(const Big& other) const { return key < other.key; }
};

double seconds() {  // 本进程用掉的处理器时间，不算等待
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

template <int Bytes>
void timeBig(int n, std::mt19937& random) {
    std::vector<Big<Bytes>> input(n);
    std::vector<double> ms[2];
    for (int run = 0; run < 10; ++run) {  // 头一轮热身
        for (auto& x : input) x.key = static_cast<int>(random() >> 1);
        for (int way = 0; way < 2; ++way) {
            auto a = input;
            const double begin = seconds();
            if (way == 0) std::sort(a.begin(), a.end());
            else sortByIndex(a);
            const double used = seconds() - begin;
            require(std::is_sorted(a.begin(), a.end()), "排好");
            if (run > 0) ms[way].push_back(1000 * used);
        }
    }
    for (int way = 0; way < 2; ++way) {
        std::sort(ms[way].begin(), ms[way].end());
        std::printf("%d,%d,%s,%.3f,%.3f,%.3f\n", Bytes, n, way ? "先排下标" : "std::sort", ms[way][4], ms[way].front(), ms[way].back());
    }
}

int main(int argc, char**) {
    if (argc > 1) {
        std::mt19937 random(20261122);
        std::puts("字节,n,做法,毫秒,最小,最大");
        for (int n : {1000, 100000}) {
            timeBig<16>(n, random);
            timeBig<64>(n, random);
            timeBig<256>(n, random);
            timeBig<512>(n, random);
            timeBig<1024>(n, random);
        }
        return 0;
    }
    // 逐个排列核对：交换次数 = n - 圈数；圈排序写 n - 不动点数次
    long long permutations = 0;
    for (int n = 1; n <= 8; ++n) {
        Array p(n);
        std::iota(p.begin(), p.end(), 0);
        do {
            ++permutations;
            Array a = p, b = p, c = p;
            const Count count = selectionSort(a);
            require(std::is_sorted(a.begin(), a.end()), "选择排序");
            require(count.compares == n * (n - 1) / 2, "比较次数");
            require(count.swaps == n - cycles(p), "交换次数");
            int fixed = 0;
            for (int i = 0; i < n; ++i) fixed += p[i] == i;
            require(cycleSort(b) == n - fixed, "圈排序的写入");
            require(std::is_sorted(b.begin(), b.end()), "圈排序");
            require(sortByIndex(c) == n - fixed, "先排下标的写入");
            require(std::is_sorted(c.begin(), c.end()), "先排下标");
        } while (std::next_permutation(p.begin(), p.end()));
    }
    std::mt19937 random(20261122);
    for (int round = 0; round < 500; ++round) {  // 有相等的
        Array a(round % 40), expected;
        for (int& x : a) x = random() % 5;
        expected = a;
        std::sort(expected.begin(), expected.end());
        Array b = a;
        cycleSort(a);
        require(a == expected, "圈排序，有相等的");
        sortByIndex(b);
        require(b == expected, "先排下标，有相等的");
    }
    std::printf("1 到 8 个数的全部 %lld 个排列：比较、交换、写入都合公式\n\n", permutations);

    Array example = {5, 2, 9, 1, 7, 3, 8, 4};
    const Count eight = selectionSort(example);
    std::printf("5 2 9 1 7 3 8 4：比较 %lld，换下标 %lld，交换 %lld\n\n", eight.compares, eight.found, eight.swaps);

    const int n = 1000, runs = 200;
    Array a(n);
    std::iota(a.begin(), a.end(), 0);
    Count sum;
    double writes = 0;
    looked = 0;
    for (int run = 0; run < runs; ++run) {
        std::shuffle(a.begin(), a.end(), random);
        Array b = a, c = a, d = a;
        const Count count = selectionSort(b);
        sum.compares += count.compares;
        sum.found += count.found;
        sum.swaps += count.swaps;
        const long long once = cycleSort(c);
        require(sortByIndex(d) == once, "两种写法写入一样多");
        writes += once;
    }
    double h = 0;
    for (int k = 1; k <= n; ++k) h += 1.0 / k;
    std::printf("n = 1000，%d 个随机排列平均      公式\n", runs);
    std::printf("比较       %12.1f  %12.1f\n", 1.0 * sum.compares / runs, n * (n - 1) / 2.0);
    std::printf("换下标     %12.1f  %12.1f\n", 1.0 * sum.found / runs, (n + 1) * h - 2 * n);
    std::printf("交换       %12.1f  %12.1f\n", 1.0 * sum.swaps / runs, n - h);
    std::printf("圈排序写入 %12.1f  %12.1f\n", writes / runs, n - 1.0);
    double scans = n * (n - 1) / 2.0;  // 每一格至少数一遍，圈里每多一个元素多数一遍
    for (int i = 0; i < n; ++i) scans += 1.0 * (n - 1 - i) * (n - 1 - i) / (1.0 * (i + 1) * (i + 2));
    std::printf("圈排序比较 %12.1f  %12.1f\n\n", 1.0 * looked / runs, scans);

    const std::vector<Item> two = {{2, 'a'}, {2, 'b'}, {1, 'c'}};
    std::puts("原来 2a 2b 1c");
    std::printf("交换 %s\n", sortBy(two, true).c_str());
    std::printf("插入 %s\n", sortBy(two, false).c_str());
}
