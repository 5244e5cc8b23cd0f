#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

constexpr int kBlock = 256;
constexpr int kRuns = 20;
using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point begin) {
    return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 16) + 7;  // 最后一块不满
    const std::size_t bytes = n * sizeof(float);
    std::vector<float> a(n), b(n), c(n);
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
    }
    float *dA, *dB, *dC;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMemcpy(dA, a.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, b.data(), bytes, cudaMemcpyHostToDevice));
    const int grid = (n + kBlock - 1) / kBlock;

    // #region measure
    vectorAdd<<<grid, kBlock>>>(dA, dB, dC, n);  // 预热，不计时
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());

    auto begin = Clock::now();                   // ① 不同步
    vectorAdd<<<grid, kBlock>>>(dA, dB, dC, n);
    std::printf("CPU 时钟，不同步：%.1f μs\n", microseconds(begin));
    CHECK(cudaDeviceSynchronize());

    begin = Clock::now();                        // ② 前后同步
    vectorAdd<<<grid, kBlock>>>(dA, dB, dC, n);
    CHECK(cudaDeviceSynchronize());
    std::printf("CPU 时钟，同步：%.1f μs\n", microseconds(begin));

    GpuTimer timer;                              // ③ 事件，量 kRuns 次
    std::vector<float> us;
    for (int run = 0; run < kRuns; ++run) {
        timer.start();
        vectorAdd<<<grid, kBlock>>>(dA, dB, dC, n);
        us.push_back(1000.0f * timer.stop());
    }
    CHECK(cudaGetLastError());
    std::sort(us.begin(), us.end());
    const double t = us[kRuns / 2] * 1e-6;       // 中位数（偶数个取偏大的），秒
    std::printf("事件，%d 次：最小 %.1f，中位 %.1f，最大 %.1f μs\n",
                kRuns, us.front(), us[kRuns / 2], us.back());
    std::printf("有效带宽 %.1f GB/s，%.2f GFLOP/s\n", 3.0 * bytes / t / 1e9, n / t / 1e9);
    // #endregion

    CHECK(cudaMemcpy(c.data(), dC, bytes, cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
    std::printf("n = %d，每次搬 %zu 字节，错误 %d 处\n", n, 3 * bytes, wrong);
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
