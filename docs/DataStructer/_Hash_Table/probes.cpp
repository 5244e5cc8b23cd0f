// 数探查次数：拉链、线性探测、双重散列，与公式对照；散列函数与删除标记各做一个实验。
// g++ -std=c++17 -O2 -Wall -Wextra probes.cpp -o probes && ./probes；./probes csv 重算 probes.csv
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

using Key = std::uint32_t;
constexpr std::size_t kSlots = 65521;  // 质数
constexpr Key kEmpty = 0, kGone = 1;   // 键从 2 起

// #region count
enum Method { Linear, Double };

// 开放定址：从 key 的格起一格格看，返回停下的格；probes 加上看过的格数
std::size_t locate(const std::vector<Key>& t, Key key, Method method, long& probes) {
    const std::size_t m = t.size();
    const std::size_t step = method == Linear ? 1 : 1 + key / m % (m - 1);
    std::size_t i = key % m;
    for (std::size_t k = 0; k < m; ++k) {
        ++probes;
        if (t[i] == kEmpty || t[i] == key) return i;
        i = (i + step) % m;
    }
    return m;
}
// #endregion

// below 不是 0 时，键都小于它
std::vector<Key> distinctKeys(std::size_t n, std::mt19937& rng, Key below = 0) {
    std::unordered_set<Key> seen;
    std::vector<Key> keys;
    while (keys.size() < n) {
        const Key drawn = static_cast<Key>(rng()), key = below ? drawn % below : drawn;
        if (key > kGone && seen.insert(key).second) keys.push_back(key);
    }
    return keys;
}

struct Cost { double success, failure; };

// n 个键，另取 n 个不在表里的键；一次查找平均看几格
Cost openCost(std::size_t n, Method method, std::mt19937& rng, Key below = 0) {
    const std::vector<Key> keys = distinctKeys(2 * n, rng, below);
    std::vector<Key> t(kSlots, kEmpty);
    long success = 0, failure = 0, ignored = 0;
    for (std::size_t k = 0; k < n; ++k) t[locate(t, keys[k], method, ignored)] = keys[k];
    for (std::size_t k = 0; k < n; ++k) require(t[locate(t, keys[k], method, success)] == keys[k], "查得到");
    for (std::size_t k = n; k < 2 * n; ++k) require(t[locate(t, keys[k], method, failure)] == kEmpty, "查不到");
    return {1.0 * static_cast<double>(success) / static_cast<double>(n), 1.0 * static_cast<double>(failure) / static_cast<double>(n)};
}

// 拉链，一次查找平均比较几个键
Cost chainCost(std::size_t n, std::mt19937& rng) {
    const std::vector<Key> keys = distinctKeys(2 * n, rng);
    std::vector<long> length(kSlots, 0);
    long success = 0, failure = 0;
    for (std::size_t k = 0; k < n; ++k) success += ++length[keys[k] % kSlots];  // 接在链尾的是第几个，查它就比较几次
    for (std::size_t k = n; k < 2 * n; ++k) failure += length[keys[k] % kSlots];
    return {1.0 * static_cast<double>(success) / static_cast<double>(n), 1.0 * static_cast<double>(failure) / static_cast<double>(n)};
}

// #region average
struct Average { double mean, deviation; };

template <class Measure>
std::vector<Cost> tenSeeds(Measure cost) {
    std::vector<Cost> all;
    for (unsigned seed = 1; seed <= 10; ++seed) { std::mt19937 rng(seed); all.push_back(cost(rng)); }
    return all;
}

Average averageOf(const std::vector<Cost>& all, double Cost::*part) {
    const double n = static_cast<double>(all.size());
    double sum = 0, squares = 0;
    for (const Cost& c : all) sum += c.*part;
    for (const Cost& c : all) squares += (c.*part - sum / n) * (c.*part - sum / n);
    return {sum / n, std::sqrt(squares / (n - 1))};
}
// #endregion

double linearSuccess(double a) { return (1 + 1 / (1 - a)) / 2; }
double linearFailure(double a) { return (1 + 1 / (1 - a) / (1 - a)) / 2; }
double doubleSuccess(double a) { return std::log(1 / (1 - a)) / a; }
double doubleFailure(double a) { return 1 / (1 - a); }

std::size_t keysFor(double a) { return static_cast<std::size_t>(a * static_cast<double>(kSlots)); }

int csv() {
    std::puts("load,method,probes");
    for (int percent : {10, 20, 30, 40, 50, 60, 70, 75, 80, 85, 90, 93, 95}) {
        const double a = percent / 100.0;
        const auto failure = [&](Method method) {
            return averageOf(tenSeeds([&](std::mt19937& rng) { return openCost(keysFor(a), method, rng); }), &Cost::failure).mean;
        };
        std::printf("%.2f,线性 实测,%.4f\n%.2f,线性 公式,%.4f\n", a, failure(Linear), a, linearFailure(a));
        std::printf("%.2f,双重 实测,%.4f\n%.2f,双重 公式,%.4f\n", a, failure(Double), a, doubleFailure(a));
    }
    return 0;
}

// #region functions
// 1024 个键散到 1024 格左右：用到几格，最长的链多长
template <class Hash>
void spread(const char* name, std::size_t m, Hash hash) {
    std::vector<int> length(m, 0);
    for (Key k = 0; k < 1024; ++k) ++length[hash(64 * k)];  // 键都是 64 的倍数，如对齐的地址
    require(std::accumulate(length.begin(), length.end(), 0) == 1024, "每个键都放了");
    const auto used = m - static_cast<std::size_t>(std::count(length.begin(), length.end(), 0));
    std::printf("%-20s 用到 %4zu 格，最长链 %d\n", name, used, *std::max_element(length.begin(), length.end()));
}
// #endregion

// #region marks
// 装填因子保持一半，不断删一个旧键、插一个新键；删除留标记，插入先用标记
void marks() {
    std::mt19937 rng(20261122);
    const std::size_t n = kSlots / 2;
    std::vector<Key> t(kSlots, kEmpty), keys;
    std::unordered_set<Key> seen;
    const auto fresh = [&] { Key key; do key = static_cast<Key>(rng()); while (key <= kGone || !seen.insert(key).second); return key; };
    const auto insert = [&](Key key) {
        std::size_t i = key % kSlots;
        while (t[i] > kGone) i = (i + 1) % kSlots;       // 键都是新的，不必再查有没有
        t[i] = key;
    };
    for (std::size_t k = 0; k < n; ++k) { keys.push_back(fresh()); insert(keys.back()); }
    for (int rounds = 0; rounds <= 8; rounds = rounds == 0 ? 1 : 2 * rounds) {
        static int done = 0;
        for (; done < rounds; ++done) {
            for (std::size_t k = 0; k < n; ++k) {
                Key& old = keys[rng() % n];
                long ignored = 0;
                t[locate(t, old, Linear, ignored)] = kGone;
                old = fresh();
                insert(old);
            }
        }
        long probes = 0;
        for (int q = 0; q < 2000; ++q) locate(t, fresh(), Linear, probes);
        const auto gone = std::count(t.begin(), t.end(), kGone);
        std::printf("换过 %d 遍：标记占 %4.1f%%，失败的查找平均探查 %.1f 次\n", rounds, 100.0 * static_cast<double>(gone) / kSlots, static_cast<double>(probes) / 2000);
    }
}
// #endregion

// #region main
int main(int argc, char**) {
    if (argc > 1) return csv();
    spread("k & 1023", 1024, [](Key k) { return k & 1023; });
    spread("k % 1021", 1021, [](Key k) { return k % 1021; });
    spread("k * 2654435769 >> 22", 1024, [](Key k) { return (k * 2654435769u) >> 22; });
    std::mt19937 rng(20261122);
    spread("random", 1024, [&rng](Key) { return rng() % 1024; });

    std::puts("        成功：实测 ± 标准差   公式    失败：实测 ± 标准差   公式");
    const auto report = [](const char* name, double a, auto cost, double success, double failure) {
        const std::vector<Cost> all = tenSeeds(cost);
        const Average s = averageOf(all, &Cost::success), f = averageOf(all, &Cost::failure);
        std::printf("%s %.2f  %8.3f ± %.3f  %8.3f  %10.3f ± %.3f %9.3f\n", name, a, s.mean, s.deviation, success, f.mean, f.deviation, failure);
    };
    for (double a : {0.50, 0.75, 0.90, 0.95}) {
        const std::size_t n = keysFor(a);
        report("拉链", a, [n](std::mt19937& rng) { return chainCost(n, rng); }, 1 + a / 2, a);
        report("线性", a, [n](std::mt19937& rng) { return openCost(n, Linear, rng); }, linearSuccess(a), linearFailure(a));
        report("双重", a, [n](std::mt19937& rng) { return openCost(n, Double, rng); }, doubleSuccess(a), doubleFailure(a));
    }
    for (const Key times : {256, 16}) {
        const auto cost = [times](std::mt19937& r) { return openCost(keysFor(0.90), Double, r, times * Key{kSlots}); };
        std::printf("双重 0.90，键都小于 %3u m：失败 %.3f\n", times, averageOf(tenSeeds(cost), &Cost::failure).mean);
    }
    marks();
}
// #endregion
