// next 数组：与逐个试边界的定义对拍，并数比较次数。
// g++ -std=c++17 -O2 -Wall -Wextra kmp_next.cpp -o kmp_next && ./kmp_next
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "对拍不一致：%s\n", what); std::abort(); }
}

// #region differ
long compared = 0;               // 比较了几次

bool differ(char a, char b) { ++compared; return a != b; }
// #endregion

// #region player
// next[q]：p[0, q) 的最长真边界有多长
std::vector<int> buildNext(
        const std::string& p) {
    const int m = int(p.size());
    std::vector<int> next(m + 1, -1);
    int j = -1;                  // @init
    for (int i = 0; i < m;) {
        while (j >= 0 &&
               differ(p[i], p[j]))  // @compare
            j = next[j];         // @fall
        next[++i] = ++j;         // @set
    }
    return next;
}
// #endregion

// #region brute
// 定义：长 k < q 的前缀等于后缀，取最大的 k
int longestBorder(const std::string& s) {
    int k = static_cast<int>(s.size()) - 1;
    while (k >= 0 && s.compare(0, static_cast<std::size_t>(k), s, s.size() - static_cast<std::size_t>(k)) != 0) --k;
    return k;
}
// #endregion

// #region main
int main() {
    long patterns = 0;
    for (int m = 1; m <= 14; ++m) {
        long most = 0;
        std::string worst;
        for (unsigned bits = 0; bits < (1u << m); ++bits, ++patterns) {  // 两个字母的全部模式
            std::string p;
            for (int k = 0; k < m; ++k) p += (bits >> k & 1) ? 'b' : 'a';
            compared = 0;
            const std::vector<int> next = buildNext(p);
            const long c = compared;
            require(next[0] == -1, "next[0]");
            for (std::size_t q = 1; q <= p.size(); ++q)
                require(next[q] == longestBorder(p.substr(0, q)), "最长真边界");
            require(c <= (m > 1 ? 2 * m - 3 : 0), "不超过 2m - 3");
            if (c > most) { most = c; worst = p; }
        }
        if (m == 5 || m == 14) std::printf("m = %2d：最多 %ld 次，如 %s\n", m, most, worst.c_str());
    }
    std::printf("%ld 个模式，next 都与定义一致\n", patterns);
    for (const char* p : {"ababc", "aabaabaaac"}) {
        std::printf("%s：", p);
        for (int x : buildNext(p)) std::printf(" %d", x);
        std::puts("");
    }
}
// #endregion
