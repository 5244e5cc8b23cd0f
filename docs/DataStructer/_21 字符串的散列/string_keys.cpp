// 字符串的键：多项式散列、按构造的碰撞、随机的底。
// g++ -std=c++17 -O2 -Wall -Wextra string_keys.cpp -o string_keys && ./string_keys
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不成立：%s\n", what); std::abort(); }
}

// #region hash
using U32 = std::uint32_t;
using U64 = std::uint64_t;

// 霍纳法：模 2^32，底固定为 31
U32 times31(const std::string& s) {
    U32 h = 0;
    for (const unsigned char c : s) h = 31 * h + c;
    return h;
}

// 同样的多项式，模质数 p = 2^61 - 1，底由种子抽出
constexpr U64 kP = (U64{1} << 61) - 1;

U64 timesModP(U64 a, U64 b) {              // a、b < p，各拆成高 30 位与低 31 位
    const U64 a1 = a >> 31, a0 = a & 0x7fffffff, b1 = b >> 31, b0 = b & 0x7fffffff;
    const U64 middle = a1 * b0 + a0 * b1;  // 乘积 = a1·b1·2^62 + middle·2^31 + a0·b0，而 2^61 ≡ 1
    const U64 sum = 2 * a1 * b1 + (middle >> 30) + ((middle & 0x3fffffff) << 31) + a0 * b0;
    const U64 folded = (sum & kP) + (sum >> 61);
    return folded >= kP ? folded - kP : folded;
}

struct Polynomial {
    U64 base;
    explicit Polynomial(std::mt19937_64& rng) : base(rng() % (kP - 1) + 1) {}
    U64 operator()(const std::string& s) const {
        U64 h = 1;                         // 首项系数 1：长度不同的串也是不同的多项式
        for (const unsigned char c : s) h = (timesModP(h, base) + c) % kP;
        return h;
    }
};
// #endregion

// #region collide
// 10 段，每段 "Aa" 或 "BB"：1024 个不同的串
std::vector<std::string> blocks() {
    std::vector<std::string> all{""};
    for (int i = 0; i < 10; ++i) {
        std::vector<std::string> next;
        for (const std::string& s : all) { next.push_back(s + "Aa"); next.push_back(s + "BB"); }
        all = next;
    }
    return all;
}

// 模 2^64，底任意
U64 wrapping(const std::string& s, U64 base) {
    U64 h = 0;
    for (const unsigned char c : s) h = base * h + c;
    return h;
}

// 长 2^k 的 Thue–Morse 串与它的反：第 i 位看 i 的二进制里 1 的个数是奇是偶
std::string thueMorse(int k, bool flipped) {
    std::string s;
    for (unsigned i = 0; i < 1u << k; ++i) s += (__builtin_popcount(i) % 2 == 1) != flipped ? 'b' : 'a';
    return s;
}
// #endregion

// 逐位加倍，慢而显然：核对 timesModP
U64 slowTimes(U64 a, U64 b) {
    U64 sum = 0;
    for (; b; b >>= 1, a = 2 * a % kP) if (b & 1) sum = (sum + a) % kP;
    return sum;
}

// #region main
// 放进 1024 格：用到几格，最长的链多长
template <class Hash>
void spread(const char* name, const std::vector<std::string>& keys, Hash hash) {
    std::vector<int> length(1024, 0);
    std::set<U64> values;
    for (const std::string& s : keys) {
        values.insert(hash(s));
        ++length[hash(s) % 1024];
    }
    const auto used = 1024 - std::count(length.begin(), length.end(), 0);
    std::printf("%s：%4zu 个不同的散列值，用到 %3ld 格，最长链 %4d\n", name, values.size(), static_cast<long>(used),
                *std::max_element(length.begin(), length.end()));
}

// 重复 1000 次，每次把 1024 个值放进 1024 格：用到的格数的平均与标准差
template <class Draw>
void repeat(const char* name, Draw draw) {
    double sum = 0, squares = 0;
    for (int i = 0; i < 1000; ++i) {
        std::vector<int> length(1024, 0);
        for (const U64 value : draw()) ++length[value % 1024];
        const auto used = static_cast<double>(1024 - std::count(length.begin(), length.end(), 0));
        sum += used;
        squares += used * used;
    }
    const double mean = sum / 1000;
    std::printf("%s：1000 次平均用到 %.0f 格，标准差 %.0f\n", name, mean, std::sqrt(squares / 1000 - mean * mean));
}

int main() {
    std::mt19937_64 rng(20261126);  // 写死，使输出不变；真用时从 std::random_device 取
    for (int i = 0; i < 100000; ++i) {
        const U64 a = rng() % kP, b = rng() % kP;
        require(timesModP(a, b) == slowTimes(a, b), "模乘");
    }
    for (const U64 edge : {U64{0}, U64{1}, kP - 1, U64{1} << 31, U64{1} << 60})
        require(timesModP(edge, kP - 1) == slowTimes(edge, kP - 1), "模乘的边界");

    std::printf("times31：Aa 是 %u，BB 是 %u\n", times31("Aa"), times31("BB"));
    const std::vector<std::string> attack = blocks();
    require(std::set<std::string>(attack.begin(), attack.end()).size() == 1024, "1024 个串各不相同");
    spread("底 31，模 2^32    ", attack, times31);
    for (int seed = 1; seed <= 3; ++seed) {
        const Polynomial hash(rng);
        spread("随机的底，模 p    ", attack, hash);
    }

    require(thueMorse(3, false) == "abbabaab" && thueMorse(3, true) == "baababba", "Thue–Morse 串");
    int same[12] = {};                     // Thue–Morse：长 2^k 时，1000 个随机的奇数底里有几个碰撞
    for (int i = 0; i < 1000; ++i) {
        const U64 base = rng() | 1;
        for (int k = 6; k <= 11; ++k) same[k] += wrapping(thueMorse(k, false), base) == wrapping(thueMorse(k, true), base);
    }
    for (int k = 6; k <= 11; ++k) std::printf("模 2^64，长 %4d：1000 个奇数底里 %4d 个碰撞\n", 1 << k, same[k]);
    require(same[10] == 1000 && same[11] == 1000, "长 1024 起，任何奇数底都碰撞");
    int safe = 0;
    for (int i = 0; i < 1000; ++i) {
        const Polynomial hash(rng);
        safe += hash(thueMorse(11, false)) != hash(thueMorse(11, true));
    }
    std::printf("模 p，长 2048：1000 个随机的底里 %d 个不碰撞\n", safe);

    repeat("1024 个串，随机的底", [&] {
        const Polynomial hash(rng);
        std::vector<U64> values;
        for (const std::string& s : attack) values.push_back(hash(s));
        return values;
    });
    repeat("1024 个独立的随机数", [&] {
        std::vector<U64> values(1024);
        for (U64& value : values) value = rng();
        return values;
    });
    int together = 0;                      // 只差末一个字符，两个字符差 128：放进 128 格
    for (int i = 0; i < 1000; ++i) {
        const Polynomial hash(rng);
        require(hash("key A") != hash("key \xC1"), "散列值不同");
        together += hash("key A") % 128 == hash("key \xC1") % 128;
    }
    std::printf("末一个字符差 128 的两个串，128 格：1000 个随机的底里 %d 个同格\n", together);
}
// #endregion
