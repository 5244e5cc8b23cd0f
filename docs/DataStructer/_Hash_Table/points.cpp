// 结构体作键：两种合成散列值的办法，把 1000×1000 的格点放进同样多的格，看散得匀不匀。
// g++ -std=c++17 -O2 -Wall -Wextra points.cpp -o points && ./points
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <unordered_set>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// #region point
struct Point { int x, y; };
bool operator==(Point p, Point q) {
    return p.x == q.x && p.y == q.y;
}

std::size_t by31(Point p) {      // 常见，但散不开
    return std::hash<int>{}(p.x) * 31
         + std::hash<int>{}(p.y);
}

std::size_t mixed(Point p) {     // 拼成 64 位，乘奇常数，取高位
    const auto x = static_cast<std::uint32_t>(p.x);
    const auto y = static_cast<std::uint32_t>(p.y);
    const std::uint64_t both = std::uint64_t{x} << 32 | y;
    return static_cast<std::size_t>(
        both * 0x9E3779B97F4A7C15u >> 32);
}

template <>
struct std::hash<Point> {
    std::size_t operator()(Point p) const { return mixed(p); }
};
// #endregion

// #region main
template <class Hash>
void spread(const char* name, Hash hash) {
    const std::size_t m = 1000003;  // 质数，比点数略多
    std::vector<long> length(m, 0);
    for (int x = 0; x < 1000; ++x)
        for (int y = 0; y < 1000; ++y) ++length[hash(Point{x, y}) % m];
    double compares = 0;  // 每个点各查一遍
    for (const long l : length) compares += static_cast<double>(l * (l + 1) / 2);
    std::printf("%-5s 用到 %6td 格，最长链 %2ld，查到平均比较 %5.2f 次\n", name,
                static_cast<std::ptrdiff_t>(m) - std::count(length.begin(), length.end(), 0),
                *std::max_element(length.begin(), length.end()), compares / 1e6);
}

int main() {
    spread("by31", by31);
    spread("mixed", mixed);
    std::unordered_set<Point> seen;
    require(seen.insert({3, 4}).second && !seen.insert({3, 4}).second, "同一个点只放一次");
    require(seen.count({4, 3}) == 0, "两个坐标不能对调");
    require(!(Point{3, 4} == Point{3, 5}) && !(Point{3, 4} == Point{5, 4}), "两个坐标都要相等");
}
// #endregion
