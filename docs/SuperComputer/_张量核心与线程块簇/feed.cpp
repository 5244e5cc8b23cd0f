#include <cstdio>

// 算一块要从某一层搬多少字节：m×n 的结果，沿 k 走一步，A 的 m×k 与 B 的 k×n 各搬一遍
struct Block {
    const char* where;
    const char* who;
    int m, n, k;
};

int main() {
    constexpr int kHalf = 2;  // FP16 两个字节
    const Block blocks[] = {
        {"全局（或缓存）", "一束 16×16       ", 16, 16, 16},
        {"全局（或缓存）", "一块 128×128     ", 128, 128, 32},
        {"共享内存      ", "一束 64×32       ", 64, 32, 16},
        {"共享内存      ", "四束合用 64×256  ", 64, 256, 16},
    };
    const double speeds[] = {28e12, 281e12, 281e12, 717e12};  // H100 上 n = 4096 量得的次/秒；最后一个是 cuBLAS
    for (int i = 0; i < 4; ++i) {
        const Block& b = blocks[i];
        const long bytes = static_cast<long>(b.m + b.n) * b.k * kHalf, operations = 2L * b.m * b.n * b.k;
        const double perByte = static_cast<double>(operations) / static_cast<double>(bytes);
        std::printf("%s %s 每字节 %5.1f 次，%3.0f TFLOP/s 要搬 %4.1f TB/s\n", b.where, b.who, perByte, speeds[i] / 1e12, speeds[i] / perByte / 1e12);
    }
    return 0;
}
