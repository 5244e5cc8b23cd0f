// 堆排序与快速排序：同样的缓存模型下数缺失，再数比较；自底向上的下滤；不稳定的反例。
// g++ -std=c++17 -O2 -Wall -Wextra cache.cpp -o cache && ./cache && ./cache csv > cache.csv
// 用 cachegrind 核对（不经过模型）：
//   valgrind --tool=cachegrind --cache-sim=yes --D1=32768,8,64 ./cache heap 262144
// ./cache time 4194304：随机的与已排好的各排五次，每个元素几纳秒
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) {
        std::printf("不成立：%s\n", what);
        std::exit(1);
    }
}

// #region cache
// 32 KiB，8 路组相联，行 64 字节，组内淘汰最久没用的
class Cache {
public:
    void touch(std::uint64_t address) {
        const std::uint64_t line = address / 64;
        std::uint64_t* way = &ways[line % sets * 8];
        int at = 0;
        while (at < 7 && way[at] != line) ++at;
        misses += way[at] != line;
        for (; at > 0; --at) way[at] = way[at - 1];
        way[0] = line;  // 最近用的放最前
    }
    long long misses = 0;

private:
    static constexpr int sets = 32768 / 64 / 8;
    std::vector<std::uint64_t> ways =
        std::vector<std::uint64_t>(sets * 8, ~0ULL);
};
// #endregion

long long compares;
bool less(int x, int y) {
    ++compares;
    return x < y;
}

// 每次读写一格都告诉缓存的数组
class Watched {
public:
    Watched(std::vector<int> start, std::uint64_t base, Cache& cache) : values(std::move(start)), base(base), cache(cache) {}
    int size() const { return values.size(); }
    int get(int i) {
        cache.touch(base + 4ULL * i);
        return values[i];
    }
    void set(int i, int x) {
        cache.touch(base + 4ULL * i);
        values[i] = x;
    }
    std::vector<int> values;

private:
    std::uint64_t base;
    Cache& cache;
};

// 不数什么的数组，给 cachegrind 用
class Plain {
public:
    explicit Plain(std::vector<int> start) : values(std::move(start)) {}
    int size() const { return values.size(); }
    int get(int i) const { return values[i]; }
    void set(int i, int x) { values[i] = x; }
    std::vector<int> values;
};

template <typename Array>
void swap(Array& a, int i, int j) {
    const int x = a.get(i), y = a.get(j);
    a.set(i, y);
    a.set(j, x);
}

template <typename Array>
void siftDown(Array& a, int i, int n) {
    for (int c; (c = 2 * i + 1) < n; i = c) {
        if (c + 1 < n) c += less(a.get(c), a.get(c + 1));
        if (!less(a.get(i), a.get(c))) return;
        swap(a, i, c);
    }
}

template <typename Array>
void heapSort(Array& a) {
    const int n = a.size();
    for (int i = n / 2 - 1; i >= 0; --i) siftDown(a, i, n);
    for (int end = n - 1; end > 0; --end) {
        swap(a, 0, end);
        siftDown(a, 0, end);
    }
}

// #region climb
// 先沿大孩子走到叶子，每层只比一次；再往上找 x 该停的地方
template <typename Array>
void siftByClimb(Array& a, int root, int n) {
    int i = root;
    while (2 * i + 2 < n)
        i = 2 * i + 1 + less(a.get(2 * i + 1), a.get(2 * i + 2));
    if (2 * i + 1 < n) i = 2 * i + 1;  // 末尾的独生子
    int x = a.get(root);
    while (less(a.get(i), x)) i = (i - 1) / 2;
    for (; i > root; i = (i - 1) / 2) {  // 路上的依次上移
        const int up = a.get(i);
        a.set(i, x);
        x = up;
    }
    a.set(root, x);
}
// #endregion

template <typename Array>
void climbSort(Array& a) {
    const int n = a.size();
    for (int i = n / 2 - 1; i >= 0; --i) siftByClimb(a, i, n);
    for (int end = n - 1; end > 0; --end) {
        swap(a, 0, end);
        siftByClimb(a, 0, end);
    }
}

// 与快速排序那一页的播放器同一种划分；输入是随机的，取末尾就够
template <typename Array>
void quickSort(Array& a, int lo, int hi) {
    if (hi - lo < 2) return;
    const int pivot = a.get(hi - 1);
    int store = lo;
    for (int i = lo; i < hi - 1; ++i)
        if (less(a.get(i), pivot)) swap(a, i, store++);
    swap(a, store, hi - 1);
    quickSort(a, lo, store);
    quickSort(a, store + 1, hi);
}

template <typename Array>
void sortBy(const std::string& name, Array& a) {
    if (name == "heap") heapSort(a);
    else if (name == "climb") climbSort(a);
    else quickSort(a, 0, a.size());
}

std::vector<int> numbers(int n, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<int> a(n);
    for (int& x : a) x = random() % 1000000000;
    return a;
}

struct Result {
    double compares, misses;  // 每个元素
};

Result measure(const std::string& name, std::vector<int> start) {
    const int n = start.size();
    Cache cache;
    Watched a(std::move(start), 1 << 20, cache);
    compares = 0;
    sortBy(name, a);
    require(std::is_sorted(a.values.begin(), a.values.end()), name.c_str());
    return {1.0 * compares / n, 1.0 * cache.misses / n};
}

// #region stable
struct Item {
    int key;
    char name;
};

std::string heapByKey(std::vector<Item> a) {
    const auto siftDown = [&a](int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n) c += a[c].key < a[c + 1].key;
            if (!(a[i].key < a[c].key)) return;
            std::swap(a[i], a[c]);
        }
    };
    const int n = a.size();
    for (int i = n / 2 - 1; i >= 0; --i) siftDown(i, n);
    for (int end = n - 1; end > 0; --end) {
        std::swap(a[0], a[end]);
        siftDown(0, end);
    }
    std::string shown;
    for (Item x : a) shown += std::to_string(x.key) + x.name + ' ';
    return shown;
}
// #endregion

int ones(int n) {
    int found = 0;
    for (; n > 0; n /= 2) found += n % 2;
    return found;
}

void timeBoth(int n) {
    std::vector<int> start = numbers(n, 1);
    for (const char* order : {"随机", "已排好"}) {
        std::vector<double> ns;
        for (int round = 0; round < 5; ++round) {
            Plain a(start);
            const auto from = std::chrono::steady_clock::now();
            heapSort(a);
            const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - from;
            require(std::is_sorted(a.values.begin(), a.values.end()), order);
            ns.push_back(took.count() / n);
        }
        std::sort(ns.begin(), ns.end());
        std::printf("%s：每个元素 %.0f 纳秒（%.0f–%.0f）\n", order, ns[2], ns[0], ns[4]);
        std::sort(start.begin(), start.end());
    }
}

int main(int argc, char** argv) {
    const std::pair<const char*, const char*> sorts[] = {{"heap", "堆排序"}, {"climb", "堆排序，自底向上"}, {"quick", "快速排序"}};
    if (argc > 2 && std::string(argv[1]) == "time") {
        timeBoth(std::atoi(argv[2]));
        return 0;
    }
    if (argc > 2) {
        std::vector<int> start = numbers(std::atoi(argv[2]), 1);
        if (argc > 3) std::sort(start.begin(), start.end());  // 第三个参数：先排好
        Plain a(std::move(start));
        if (std::string(argv[1]) != "none") sortBy(argv[1], a);
        std::printf("%s，%d 个：%s\n", argv[1], a.size(), std::is_sorted(a.values.begin(), a.values.end()) ? "有序" : "无序");
        return 0;
    }
    if (argc > 1) {
        std::puts("n,sort,misses_per_item,compares_per_item");
        for (int n = 4096; n <= 1 << 20; n *= 2)
            for (const auto& [name, label] : sorts) {
                double misses = 0, all = 0;
                for (unsigned seed = 1; seed <= 8; ++seed) {
                    const Result one = measure(name, numbers(n, seed));
                    misses += one.misses / 8;
                    all += one.compares / 8;
                }
                std::printf("%d,%s,%.4f,%.3f\n", n, label, misses, all);
            }
        return 0;
    }

    for (int n = 0; n <= 300; ++n)
        for (int most : {3, 1000000}) {
            std::vector<int> start = numbers(n, n + 1);
            for (int& x : start) x %= most;
            for (const auto& [name, label] : sorts) {
                Plain a(start);
                compares = 0;
                sortBy(name, a);
                require(std::is_sorted(a.values.begin(), a.values.end()), label);
            }
            // 建堆：下滤的总层数不超过 n 减去 n 的二进制里 1 的个数
            Plain a(start);
            compares = 0;
            for (int i = n / 2 - 1; i >= 0; --i) siftDown(a, i, n);
            require(compares <= 2 * (n - ones(n)), "建堆的比较次数");
        }
    std::puts("602 组随机输入，三种都排好；建堆的比较次数不超过 2(n − s(n))\n");

    std::puts("每个元素          n = 4096         n = 65536        n = 262144");
    std::puts("               比较   缺失       比较   缺失       比较   缺失");
    for (const auto& [name, label] : sorts) {
        std::printf("%-6s  ", name);
        for (int n : {4096, 65536, 262144}) {
            const Result one = measure(name, numbers(n, 1));
            std::printf("     %6.2f %6.3f", one.compares, one.misses);
        }
        std::puts("");
    }
    std::printf("heap 已排好");
    for (int n : {4096, 65536, 262144}) {
        std::vector<int> start = numbers(n, 1);
        std::sort(start.begin(), start.end());
        const Result one = measure("heap", std::move(start));
        std::printf("%*.2f %6.3f", n == 4096 ? 8 : 11, one.compares, one.misses);
    }
    std::puts("");
    std::printf("\n2a 2b 排成 %s\n", heapByKey({{2, 'a'}, {2, 'b'}}).c_str());
}
