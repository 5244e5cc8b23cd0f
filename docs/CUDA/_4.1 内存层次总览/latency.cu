#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <utility>
#include <vector>
#include "check.cuh"

// #region chase
// 一个线程沿着下标走：下一个地址在上一次读回来以后才知道，一步就是一次读，加上算地址的一条乘加
__global__ void chase(const unsigned* next, int steps, long long* cycles, unsigned* end) {
    unsigned at = 0;
    for (int k = 0; k < steps; ++k) at = next[at];  // 预热：各级缓存装进它们装得下的
    const long long begin = clock64();
    for (int k = 0; k < steps; ++k) at = next[at];
    *cycles = clock64() - begin;
    *end = at;  // 用到结果，循环才不会被删去
}
// #endregion

// 每条 128 字节的缓存行放一个下标，全部连成一个随机的环
std::vector<unsigned> ring(std::size_t bytes) {
    constexpr unsigned kWords = 128 / sizeof(unsigned);
    std::vector<unsigned> next(bytes / sizeof(unsigned)), line(next.size() / kWords);
    std::iota(line.begin(), line.end(), 0u);
    std::mt19937 rng(1);
    for (std::size_t i = line.size() - 1; i > 0; --i) std::swap(line[i], line[rng() % i]);  // Sattolo：只有一个环
    for (std::size_t i = 0; i < line.size(); ++i) next[i * kWords] = line[i] * kWords;
    return next;
}

int main(int argc, char** argv) {
    const int largest = argc > 1 ? std::atoi(argv[1]) : 64;  // KiB
    long long* dCycles;
    unsigned* dEnd;
    CHECK(cudaMalloc(&dCycles, sizeof(long long)));
    CHECK(cudaMalloc(&dEnd, sizeof(unsigned)));
    for (int kib = 16; kib <= largest; kib *= 2) {
        const std::vector<unsigned> next = ring(static_cast<std::size_t>(kib) * 1024);
        unsigned* dNext;
        CHECK(cudaMalloc(&dNext, next.size() * sizeof(unsigned)));
        CHECK(cudaMemcpy(dNext, next.data(), next.size() * sizeof(unsigned), cudaMemcpyHostToDevice));
        const int lines = kib * 8, steps = lines < 1 << 20 ? (lines > 1 << 14 ? lines : 1 << 14) : 1 << 20;
        chase<<<1, 1>>>(dNext, steps, dCycles, dEnd);
        CHECK(cudaGetLastError());
        long long cycles = 0;
        unsigned end = 0, at = 0;
        CHECK(cudaMemcpy(&cycles, dCycles, sizeof cycles, cudaMemcpyDeviceToHost));
        CHECK(cudaMemcpy(&end, dEnd, sizeof end, cudaMemcpyDeviceToHost));
        for (int k = 0; k < 2 * steps; ++k) at = next[at];  // 在 CPU 上走同样多步，应当停在同一处
        std::printf("%7d KiB：停在%s，一步 %.1f 个周期\n", kib, at == end ? "同一处" : "别处", static_cast<double>(cycles) / steps);
        CHECK(cudaFree(dNext));
        if (at != end) return 1;
    }
    CHECK(cudaFree(dCycles));
    CHECK(cudaFree(dEnd));
    return 0;
}
