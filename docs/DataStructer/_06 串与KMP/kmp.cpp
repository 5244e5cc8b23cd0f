// 串匹配：朴素与 KMP，与 std::string::find 对拍，并数字符比较次数。
// g++ -std=c++17 -O2 -Wall -Wextra kmp.cpp -o kmp && ./kmp；./kmp csv 重算 comparisons.csv
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "对拍不一致：%s\n", what); std::abort(); }
}

// #region naive
long compared = 0;               // 比较了几次

bool differ(char a, char b) { ++compared; return a != b; }

std::vector<int> naive(const std::string& t, const std::string& p) {
    std::vector<int> found;
    for (std::size_t i = 0; i + p.size() <= t.size(); ++i) {
        std::size_t j = 0;
        while (j < p.size() && !differ(t[i + j], p[j])) ++j;
        if (j == p.size()) found.push_back(static_cast<int>(i));
    }
    return found;
}
// #endregion

std::vector<int> buildNext(const std::string& p) {  // 与 kmp_next.cpp 相同
    const int m = int(p.size());
    std::vector<int> next(m + 1, -1);
    int j = -1;
    for (int i = 0; i < m;) {
        while (j >= 0 && differ(p[i], p[j])) j = next[j];
        next[++i] = ++j;
    }
    return next;
}

// #region player
// p 在 t 里每次出现的起点
std::vector<int> match(
        const std::string& t,
        const std::string& p,
        const std::vector<int>& next) {
    const int n = int(t.size());
    const int m = int(p.size());
    std::vector<int> found;
    int j = 0;                   // @start
    for (int i = 0; i < n; ++i) {
        while (j >= 0 &&
               differ(t[i], p[j]))  // @compare
            j = next[j];         // @shift
        ++j;                     // @advance
        if (j == m) {
            found.push_back(
                i + 1 - m);      // @found
            j = next[j];         // @again
        }
    }
    return found;
}
// #endregion

// #region optimal
// 失配于 p[q] 时，若 p[next[q]] == p[q]，退到 next[q] 必定再失配：一步退到底
std::vector<int> buildNextVal(const std::string& p) {
    const std::vector<int> next = buildNext(p);
    std::vector<int> val = next;
    for (std::size_t q = 1; q < p.size(); ++q) {
        const auto k = static_cast<std::size_t>(next[q]);
        if (p[q] == p[k]) val[q] = val[k];
    }
    return val;
}
// #endregion

// #region count
long comparisons(const std::string& t, const std::string& p, const std::vector<int>& next) {
    compared = 0;
    match(t, p, next);
    return compared;
}

long naiveComparisons(const std::string& t, const std::string& p) {
    compared = 0;
    naive(t, p);
    return compared;
}
// #endregion

// 文本 a…a，模式 a…ab：每个位置都要比到最后一个才失配
int growth() {
    std::puts("m,method,comparisons");
    const long n = 4096;
    const std::string t(static_cast<std::size_t>(n), 'a');
    for (std::size_t m = 2; m <= 1024; m *= 2) {
        const std::string p = std::string(m - 1, 'a') + 'b';
        std::printf("%zu,朴素,%.4f\n%zu,KMP,%.4f\n", m, 1.0 * static_cast<double>(naiveComparisons(t, p)) / n, m, 1.0 * static_cast<double>(comparisons(t, p, buildNext(p))) / n);
    }
    return 0;
}

// #region main
std::string randomWord(std::size_t length, std::mt19937& rng) {
    std::string s;
    while (s.size() < length) s += "ab"[rng() % 2];
    return s;
}

int main(int argc, char**) {
    if (argc > 1) return growth();
    std::mt19937 rng(20261122);
    long places = 0;
    for (int round = 0; round < 50000; ++round) {
        const std::string t = randomWord(1 + rng() % 40, rng), p = randomWord(1 + rng() % 5, rng);
        std::vector<int> expected;
        for (std::size_t at = t.find(p); at != std::string::npos; at = t.find(p, at + 1)) expected.push_back(static_cast<int>(at));
        require(match(t, p, buildNext(p)) == expected, "KMP");
        require(match(t, p, buildNextVal(p)) == expected, "nextval");
        require(naive(t, p) == expected, "朴素");
        const long n = static_cast<long>(t.size());
        require(comparisons(t, p, buildNext(p)) <= 2 * n - 1, "不超过 2n - 1");
        require(comparisons(t, p, buildNextVal(p)) <= comparisons(t, p, buildNext(p)), "nextval 不会更多");
        places += static_cast<long>(expected.size());
    }
    std::printf("50000 组随机输入一致，共 %ld 处\n", places);

    const auto report = [](const std::string& name, const std::string& t, const std::string& p) {
        std::printf("%s：朴素 %ld，KMP %ld，nextval %ld\n", name.c_str(), naiveComparisons(t, p), comparisons(t, p, buildNext(p)), comparisons(t, p, buildNextVal(p)));
    };
    report("例子 abababdababcab / ababc", "abababdababcab", "ababc");
    report("4096 个 a / 15 个 a 接 b", std::string(4096, 'a'), std::string(15, 'a') + 'b');
    compared = 0;
    buildNext(std::string(15, 'a') + 'b');
    require(compared == 29, "做 next 另要 2m - 3 次");
    report("4096 个 a / ab", std::string(4096, 'a'), "ab");
    report("aaab 重复 1024 遍 / aaaa", [] { std::string s; for (int k = 0; k < 1024; ++k) s += "aaab"; return s; }(), "aaaa");
    const std::string pattern = randomWord(16, rng);
    const std::string text = randomWord(4096, rng);
    report("随机两字母 4096 个 / 16 个", text, pattern);
}
// #endregion
