// 五种排序、四种集合，同样的数据各要多少处理器时间。
// g++ -std=c++17 -O2 -Wall -Wextra times.cpp -o times && ./times
// ./times 随机 > random.csv，另有“已排好”与“差十对”；./times 查 > find.csv，另有“顺着查”“建”与“走”
// ./times 小：16 个键里查，多一种顺着找；./times 一次 堆 随机 4096：只排一次，留给 cachegrind 数指令
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

using Array = std::vector<int>;

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不对：%s\n", what); std::abort(); }
}

// #region sorts
void insertionSort(Array& a) {
    for (int i = 1; i < static_cast<int>(a.size()); ++i) {
        const int key = a[i];
        int j = i;
        for (; j > 0 && key < a[j - 1]; --j) a[j] = a[j - 1];
        a[j] = key;
    }
}

void shellSort(Array& a) {  // 增量 …、40、13、4、1
    const int n = static_cast<int>(a.size());
    int gap = 1;
    while (gap < n / 3) gap = 3 * gap + 1;
    for (; gap >= 1; gap /= 3)
        for (int i = gap; i < n; ++i) {
            const int key = a[i];
            int j = i;
            for (; j >= gap && key < a[j - gap]; j -= gap) a[j] = a[j - gap];
            a[j] = key;
        }
}

void heapSort(Array& a) {
    std::make_heap(a.begin(), a.end());
    std::sort_heap(a.begin(), a.end());
}

void stdSort(Array& a) { std::sort(a.begin(), a.end()); }            // 快速，过深换堆，末尾插入
void stableSort(Array& a) { std::stable_sort(a.begin(), a.end()); }  // 归并

const std::vector<std::pair<const char*, void (*)(Array&)>> kSorts = {
    {"插入", insertionSort}, {"希尔", shellSort}, {"堆", heapSort},
    {"std::stable_sort", stableSort}, {"std::sort", stdSort}};
// #endregion

Array input(const std::string& kind, int n, std::mt19937& rng) {
    Array a(n);
    for (int& x : a) x = static_cast<int>(rng() >> 1);
    if (kind == "随机") return a;
    std::sort(a.begin(), a.end());
    if (kind == "差十对")  // 排好之后，随机交换十对
        for (int i = 0; i < 10 && n > 0; ++i) std::swap(a[rng() % n], a[rng() % n]);
    return a;
}

// #region clock
double seconds() {  // 本进程用掉的处理器时间，不算等待
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

constexpr int kBatches = 9;

void print(const std::string& label, std::vector<double> each) {  // 纳秒：中位、最小、最大
    std::sort(each.begin(), each.end());
    std::printf("%s,%.2f,%.2f,%.2f\n", label.c_str(), each[kBatches / 2], each.front(), each.back());
    std::fflush(stdout);
}
// #endregion

void measureSorts(const std::string& kind) {
    std::puts("n,排序,每元素纳秒,最小,最大");
    for (const int n : {16, 64, 256, 1024, 4096, 16384, 65536, 262144})
        for (const auto& [name, sort] : kSorts) {
            if (sort == insertionSort && n > 4096 && kind == "随机") continue;  // 平方级，不等它
            const int copies = std::max(1, 16384 / n);
            std::vector<double> each;
            std::mt19937 rng(20261126);
            for (int batch = -1; batch < kBatches; ++batch) {  // 第 −1 批热身，不计
                std::vector<Array> arrays;
                for (int i = 0; i < copies; ++i) arrays.push_back(input(kind, n, rng));
                const double start = seconds();
                for (Array& a : arrays) sort(a);
                const double used = seconds() - start;
                for (const Array& a : arrays) require(std::is_sorted(a.begin(), a.end()), name);
                if (batch >= 0) each.push_back(1e9 * used / copies / n);
            }
            print(std::to_string(n) + "," + name, each);
        }
}

void sortOnce(const std::string& which, const std::string& kind, int n) {  // 名字不对，就只备好输入
    std::mt19937 rng(20261126);
    Array a = input(kind, n, rng);
    for (const auto& [name, sort] : kSorts)
        if (which == name) sort(a);
}

// #region sets
struct Sorted {  // 有序的顺序表：一次建好，以后只查
    Array keys;
    void build(const Array& a) { keys = a; std::sort(keys.begin(), keys.end()); }
    bool has(int x) const { return std::binary_search(keys.begin(), keys.end(), x); }
    long sum() const { long s = 0; for (int x : keys) s += x; return s; }
};

template <class Set>
struct Standard {  // std::set 或 std::unordered_set，逐个插入
    Set keys;
    void build(const Array& a) { for (int x : a) keys.insert(x); }
    bool has(int x) const { return keys.count(x) > 0; }
    long sum() const { long s = 0; for (int x : keys) s += x; return s; }
};
// #endregion

struct Plain {  // 无序的顺序表，从头找到尾
    Array keys;
    void build(const Array& a) { keys = a; }
    bool has(int x) const { return std::find(keys.begin(), keys.end(), x) != keys.end(); }
    long sum() const { long s = 0; for (int x : keys) s += x; return s; }
};

template <class Set>
void measureSet(const char* name, const std::string& what) {
    const std::vector<int> sizes = {256, 1024, 4096, 16384, 65536, 262144, 1048576};
    for (const int n : what == "小" ? std::vector<int>{16} : sizes) {
        std::vector<double> build, find, walk;
        for (int batch = -1; batch < kBatches; ++batch) {
            std::mt19937 rng(batch + 100);
            Array keys(n);
            for (int i = 0; i < n; ++i) keys[i] = 2 * i;
            std::shuffle(keys.begin(), keys.end(), rng);
            Array asked(100000);
            for (int& x : asked) x = static_cast<int>(rng() % (2 * n));  // 一半在，一半不在
            if (what == "顺着查") std::sort(asked.begin(), asked.end());  // 同样的问题，从小到大问
            double start = seconds();
            Set s;
            s.build(keys);
            const double built = seconds() - start;
            long hits = 0, even = 0;
            start = seconds();
            for (int x : asked) hits += s.has(x);
            const double found = seconds() - start;
            for (int x : asked) even += x % 2 == 0;
            require(hits == even, name);
            start = seconds();
            const long sum = s.sum();
            const double walked = seconds() - start;
            require(sum == static_cast<long>(n) * (n - 1), name);
            if (batch < 0) continue;
            build.push_back(1e9 * built / n);
            find.push_back(1e9 * found / asked.size());
            walk.push_back(1e9 * walked / n);
        }
        print(std::to_string(n) + "," + name, what == "建" ? build : what == "走" ? walk : find);
    }
}

// #region main
int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "随机" || what == "已排好" || what == "差十对") { measureSorts(what); return 0; }
    if (what == "一次" && argc == 5) { sortOnce(argv[2], argv[3], std::atoi(argv[4])); return 0; }
    if (what == "小" || what == "查" || what == "顺着查" || what == "建" || what == "走") {
        std::puts("n,结构,每次纳秒,最小,最大");
        if (what == "小") measureSet<Plain>("无序的顺序表", what);
        measureSet<Sorted>("有序的顺序表", what);
        measureSet<Standard<std::set<int>>>("std::set", what);
        measureSet<Standard<std::unordered_set<int>>>("std::unordered_set", what);
        return 0;
    }
    const double start = seconds();
    std::mt19937 rng(1);
    for (int n = 0; n <= 200; ++n)
        for (const char* kind : {"随机", "已排好", "差十对"}) {
            const Array a = input(kind, n, rng);
            Array right = a;
            std::sort(right.begin(), right.end());
            for (const auto& [name, sort] : kSorts) {
                Array b = a;
                sort(b);
                require(b == right, name);
            }
            Sorted s;
            Plain p;
            Standard<std::set<int>> t;
            Standard<std::unordered_set<int>> u;
            s.build(a), p.build(a), t.build(a), u.build(a);
            const long total = std::accumulate(a.begin(), a.end(), 0L);
            require(s.sum() == total && p.sum() == total && t.sum() == total && u.sum() == total, "总和");
            for (int i = 0; i < 50; ++i) {
                const int x = n > 0 && i % 2 ? a[rng() % n] : static_cast<int>(rng() >> 1);
                require(s.has(x) == t.has(x) && t.has(x) == u.has(x) && u.has(x) == p.has(x), "四种集合");
            }
        }
    require(seconds() >= start, "钟不往回走");
    std::puts("603 组输入，五种排序结果相同，四种集合答案相同");
}
// #endregion
