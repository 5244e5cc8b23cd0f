// 插入排序：移动次数等于逆序数，比较次数合公式；二分插入；近乎有序时两者谁省。
// g++ -std=c++17 -O2 -Wall -Wextra inversions.cpp -o inversions && ./inversions && ./inversions csv > binary.csv
// ./inversions time > time.csv；valgrind --tool=cachegrind --branch-sim=yes ./inversions once 0 400 数指令与猜错的分支
#include <algorithm>
#include <cmath>
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

struct Count {
    long long compares = 0, shifts = 0;
};

Count linear(Array& a) {
    Count count;
    const int n = a.size();
    for (int i = 1; i < n; ++i) {
        const int key = a[i];
        int j = i;
        while (j > 0) {
            ++count.compares;
            if (!(key < a[j - 1])) break;
            a[j] = a[j - 1];
            --j;
            ++count.shifts;
        }
        a[j] = key;
    }
    return count;
}

// #region binary
Count binaryInsertion(Array& a) {
    Count count;
    const int n = a.size();
    for (int i = 1; i < n; ++i) {
        const int key = a[i];
        int lo = 0, hi = i;  // a[0, lo) <= key < a[hi, i)
        while (lo < hi) {
            const int mid = lo + (hi - lo) / 2;
            ++count.compares;
            if (key < a[mid]) hi = mid;
            else lo = mid + 1;  // 相等的排在它后面
        }
        count.shifts += i - lo;
        std::move_backward(a.begin() + lo, a.begin() + i,
                           a.begin() + i + 1);
        a[lo] = key;
    }
    return count;
}
// #endregion

// #region pairs
long long inversions(const Array& a) {
    long long found = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = i + 1; j < a.size(); ++j)
            found += a[j] < a[i];
    return found;
}

// 从左往右，严格刷新最小值的次数，第一个也算
int records(const Array& a) {
    int found = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        found += i == 0 ||
                 a[i] < *std::min_element(a.begin(), a.begin() + i);
    return found;
}
// #endregion

// #region late
// 每条记录的到达比发生晚 0 到 late 个位置
Array arrivals(int n, int late, std::mt19937& random) {
    std::vector<std::pair<int, int>> order(n);
    for (int i = 0; i < n; ++i)
        order[i] = {i + static_cast<int>(random() % (late + 1)), i};
    std::sort(order.begin(), order.end());
    Array a(n);
    for (int i = 0; i < n; ++i) a[i] = order[i].second;
    return a;
}
// #endregion

// #region stable
struct Item {
    int key;
    char name;
};

std::string insertion(std::vector<Item> a, bool orEqual) {
    for (std::size_t i = 1; i < a.size(); ++i)
        for (std::size_t j = i; j > 0; --j) {
            const bool before = orEqual ? a[j].key <= a[j - 1].key
                                        : a[j].key < a[j - 1].key;
            if (!before) break;
            std::swap(a[j], a[j - 1]);
        }
    std::string shown;
    for (Item x : a) shown += std::to_string(x.key) + x.name + ' ';
    return shown;
}
// #endregion

// 量时间用的，不计数
void linearPlain(Array& a) {
    for (std::size_t i = 1; i < a.size(); ++i) {
        const int key = a[i];
        std::size_t j = i;
        for (; j > 0 && key < a[j - 1]; --j) a[j] = a[j - 1];
        a[j] = key;
    }
}

void binaryPlain(Array& a) {
    for (auto i = a.begin(); i != a.end(); ++i) {
        const int key = *i;
        const auto to = std::upper_bound(a.begin(), i, key);
        std::move_backward(to, i, i + 1);
        *to = key;
    }
}

double seconds() {  // 本进程用掉的处理器时间，不算等待
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

int printTimes(int n, std::mt19937& random) {
    std::puts("late,method,ns,least,most");
    for (int late : {1, 3, 10, 30, 60, 100, 200, 400, 800}) {
        const int runs = 31;
        const char* names[] = {"顺着找", "二分找", "std::sort", "std::stable_sort"};
        std::vector<double> ns[4];
        for (int run = 0; run <= runs; ++run) {  // 头一轮热身
            const Array input = arrivals(n, late, random);
            Array expected = input;
            std::sort(expected.begin(), expected.end());
            for (int way = 0; way < 4; ++way) {
                Array a = input;
                const double begin = seconds();
                if (way == 0) linearPlain(a);
                if (way == 1) binaryPlain(a);
                if (way == 2) std::sort(a.begin(), a.end());
                if (way == 3) std::stable_sort(a.begin(), a.end());
                const double used = seconds() - begin;
                require(a == expected, "排好");
                if (run > 0) ns[way].push_back(1e9 * used / n);
            }
        }
        for (int way = 0; way < 4; ++way) {
            std::sort(ns[way].begin(), ns[way].end());
            std::printf("%d,%s,%.2f,%.2f,%.2f\n", late, names[way], ns[way][runs / 2], ns[way].front(), ns[way].back());
        }
    }
    return 0;
}

int main(int argc, char** argv) {
    std::mt19937 random(20261122);
    const int n = 4096, runs = 5;
    if (argc > 1 && std::string(argv[1]) == "time") return printTimes(n, random);
    if (argc > 3 && std::string(argv[1]) == "once") {  // 0 顺着找，1 二分找，2 不排：排 20 遍
        const Array input = arrivals(n, std::atoi(argv[3]), random);
        for (int run = 0; run < 20; ++run) {
            Array a = input;
            if (argv[2][0] == '0') linearPlain(a);
            if (argv[2][0] == '1') binaryPlain(a);
            require(a.front() >= 0, "不会发生：留住结果");
        }
        return 0;
    }
    if (argc > 1 && std::string(argv[1]) == "csv") {
        std::puts("late,method,inversions_per_item,compares_per_item");
        for (int late = 1; late <= 256; late *= 2) {
            double pairs = 0, one = 0, two = 0;
            for (int run = 0; run < runs; ++run) {
                Array a = arrivals(n, late, random), b = a;
                const Count count = linear(a);
                pairs += count.shifts;
                one += count.compares;
                two += binaryInsertion(b).compares;
            }
            const double all = 1.0 * n * runs;
            std::printf("%d,顺着找,%.3f,%.3f\n", late, pairs / all, one / all);
            std::printf("%d,二分找,%.3f,%.3f\n", late, pairs / all, two / all);
        }
        return 0;
    }

    int checked = 0;
    for (int size = 0; size <= 200; ++size)
        for (int most : {3, 1000000}) {
            Array a(size);
            for (int& x : a) x = random() % most;
            Array b = a, expected = a;
            std::sort(expected.begin(), expected.end());
            const long long pairs = inversions(a);
            const int minima = records(a);
            const Count one = linear(a), two = binaryInsertion(b);
            require(a == expected && b == expected, "排好");
            require(one.shifts == pairs && two.shifts == pairs, "移动次数等于逆序数");
            require(one.compares == pairs + size - minima, "比较次数的公式");
            long long bound = 0;
            for (int k = 1; k <= size; ++k) bound += static_cast<int>(std::ceil(std::log2(k)));
            require(two.compares <= bound, "二分插入的上界");
            ++checked;
        }
    std::printf("%d 组随机输入：移动等于逆序数，比较合公式\n\n", checked);

    Array a = {5, 2, 9, 1, 7, 3, 8, 4}, b = a;
    const int minima = records(a);
    const Count one = linear(a), two = binaryInsertion(b);
    std::printf("5 2 9 1 7 3 8 4：逆序数 %lld，刷新最小值 %d 次\n", one.shifts, minima);
    std::printf("顺着找比较 %lld 次，二分找 %lld 次，移动都是 %lld 次\n\n", one.compares, two.compares, two.shifts);

    std::puts("n = 4096     逆序数   顺着找比较   二分找比较");
    const auto show = [](const char* label, Array input) {
        Array again = input;
        const Count first = linear(input), second = binaryInsertion(again);
        std::printf("%s %9lld %12lld %12lld\n", label, first.shifts, first.compares, second.compares);
    };
    Array sorted(n);
    std::iota(sorted.begin(), sorted.end(), 0);
    show("已排好    ", sorted);
    show("迟到 ≤ 10 ", arrivals(n, 10, random));
    show("迟到 ≤ 100", arrivals(n, 100, random));
    Array shuffled = sorted;
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    show("随机      ", shuffled);
    show("逆序      ", Array(sorted.rbegin(), sorted.rend()));

    const std::vector<Item> items = {{2, 'a'}, {1, 'b'}, {2, 'c'}};
    std::puts("\n原来     2a 1b 2c");
    std::printf("遇等就停 %s\n", insertion(items, false).c_str());
    std::printf("遇等还走 %s\n", insertion(items, true).c_str());
}
