#include <cstdio>
#include <cstdlib>
#include <set>

// 一束 32 个线程，线程 t 读 bytes 字节，地址 offset + t * stride（都以字节计）
struct Request { long offset, stride, bytes; };

// #region count
// 这个请求碰到几个不同的 grain 字节小段：grain = 32 数扇区，128 数行，1 数要的字节
std::size_t touched(const Request& q, long grain) {
    std::set<long> hit;
    for (long t = 0; t < 32; ++t)
        for (long b = 0; b < q.bytes; ++b) hit.insert((q.offset + t * q.stride + b) / grain);
    return hit.size();
}
// #endregion

void row(const char* name, const Request& q) {
    const std::size_t want = touched(q, 1), sectors = touched(q, 32), lines = touched(q, 128);
    std::printf("%4zu B  %2zu 扇区  %2zu 行  %5.1f%%  %s\n", want, sectors, lines,
                100.0 * static_cast<double>(want) / static_cast<double>(32 * sectors), name);
}

// 公式：对齐到自身大小、步长 d 字节的请求；倒着走的，起点换成最低的那个地址
std::size_t formula(const Request& q) {
    const long lowest = q.stride < 0 ? q.offset + 31 * q.stride : q.offset;
    const long d = std::labs(q.stride), r = lowest % 32;
    if (d == 0) return 1;
    return static_cast<std::size_t>(d >= 32 ? 32 : d + (r >= d ? 1 : 0));
}

int main() {
    row("float，连续", {0, 4, 4});
    row("float，连续，偏移 1 个元素", {4, 4, 4});
    row("float，连续，偏移 8 个元素", {32, 4, 4});
    row("float，连续，倒着走", {124, -4, 4});
    row("float，步长 2", {0, 8, 4});
    row("float，步长 3", {0, 12, 4});
    row("float，步长 8", {0, 32, 4});
    row("float，步长 32", {0, 128, 4});
    row("float，全束同一地址", {0, 0, 4});
    row("double，连续", {0, 8, 8});
    row("float4，连续", {0, 16, 16});
    row("unsigned char，连续", {0, 1, 1});

    constexpr long kBase = 1 << 20;  // 32 的倍数；倒着走也不会走到负的地址
    int cases = 0, wrong = 0;
    for (long s : {1, 2, 4, 8, 16})
        for (long k = -64; k <= 64; ++k)
            for (long o = kBase; o < kBase + 32; o += s, ++cases) wrong += formula({o, k * s, s}) != touched({o, k * s, s}, 32);
    std::printf("公式与穷举：%d 种情形，不符 %d 种\n", cases, wrong);
    return wrong != 0;
}
