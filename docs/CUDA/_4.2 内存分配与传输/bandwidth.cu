#include <algorithm>
#include <cstdio>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

// #region measure
// 拷 repeat 次取最短的一次，返回毫秒
float copyTime(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, int repeat) {
    GpuTimer timer;
    float best = 1e9f;
    for (int k = 0; k < repeat; ++k) {
        timer.start();
        CHECK(cudaMemcpyAsync(to, from, bytes, kind));
        const float ms = timer.stop();
        if (ms < best) best = ms;
    }
    return best;
}
// #endregion

int main() {
    const std::size_t small = 1 << 12, middle = 1 << 20, large = 1 << 24;
    std::vector<unsigned char> a(large), back(large);
    for (std::size_t i = 0; i < large; ++i) a[i] = static_cast<unsigned char>(i * 31 >> 3);
    unsigned char* dA = nullptr;
    CHECK(cudaMalloc(&dA, large));

    float up[3] = {}, down[3] = {};
    int k = 0, wrong = 0;
    for (const std::size_t bytes : {small, middle, large}) {
        std::fill(back.begin(), back.end(), static_cast<unsigned char>(0));  // 上一个大小留下的不算
        CHECK(cudaMemset(dA, 0, large));
        up[k] = copyTime(dA, a.data(), bytes, cudaMemcpyHostToDevice, 5);
        down[k] = copyTime(back.data(), dA, bytes, cudaMemcpyDeviceToHost, 5);
        const double size = static_cast<double>(bytes);
        std::printf("%zu B：上行 %.2f GB/s，下行 %.2f GB/s\n", bytes, size / up[k] / 1e6, size / down[k] / 1e6);
        for (std::size_t i = 0; i < bytes; ++i) wrong += back[i] != a[i];
        ++k;
    }
    // #region fit
    // t = t0 + B / β，最小与最大两个大小解出两个未知数，中间的拿来检验
    const double perByte = (up[2] - up[0]) / static_cast<double>(large - small);  // 毫秒每字节
    const double t0 = up[0] - static_cast<double>(small) * perByte;
    const double guess = t0 + static_cast<double>(middle) * perByte;
    std::printf("上行 β=%.1f GB/s，t0=%.1f μs；1 MiB 预报 %.1f μs，量得 %.1f μs；错误 %d 处\n", 1e-6 / perByte,
                t0 * 1e3, guess * 1e3, up[1] * 1e3, wrong);
    // #endregion
    CHECK(cudaFree(dA));
    return wrong != 0;
}
