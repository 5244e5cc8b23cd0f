#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

constexpr int kBlock = 256;
constexpr int kRepeat = 5;

// #region kernels
// 每个线程拷一个 float；offset 与 stride 都以元素计
__global__ void copyOffset(const float* a, float* c, int n, int offset) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i + offset];
}

__global__ void copyStride(const float* a, float* c, int n, int stride) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i * stride];
}

// 每个线程拷一个 float4：一条指令搬 16 字节
__global__ void copyVector(const float4* a, float4* c, int n4) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n4) c[i] = a[i];
}
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) / 4 * 4 : 1 << 14;
    constexpr int kMaxStride = 32;
    std::vector<float> a(static_cast<std::size_t>(n) * kMaxStride), c(n);
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<float>(i % 16777213);  // 小于 2^24：互不相同，float 存得准

    float *dA = nullptr, *dC = nullptr;
    CHECK(cudaMalloc(&dA, a.size() * sizeof(float)));
    CHECK(cudaMalloc(&dC, c.size() * sizeof(float)));
    CHECK(cudaMemcpy(dA, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice));

    GpuTimer timer;
    int wrong = 0;
    // 先做一次不计时，再量 kRepeat 次取中位数；最后逐个核对
    const auto measure = [&](const char* name, int value, int offset, int stride, const auto& launch) {
        CHECK(cudaMemset(dC, 0xff, c.size() * sizeof(float)));  // 漏写的元素会是 NaN
        launch();
        CHECK(cudaGetLastError());
        std::vector<float> ms(kRepeat);
        for (float& one : ms) {
            timer.start();
            launch();
            one = timer.stop();
        }
        std::sort(ms.begin(), ms.end());
        CHECK(cudaMemcpy(c.data(), dC, c.size() * sizeof(float), cudaMemcpyDeviceToHost));
        int bad = 0;
        for (int i = 0; i < n; ++i) bad += c[i] != a[static_cast<std::size_t>(i) * stride + offset];
        wrong += bad;
        const double gb = 2.0 * n * sizeof(float) / ms[kRepeat / 2] / 1e6;  // 要的字节：读一遍、写一遍
        std::printf("%s %2d：错误 %d 处，有效带宽 %.1f GB/s\n", name, value, bad, gb);
    };
    const int grid = (n + kBlock - 1) / kBlock, grid4 = (n / 4 + kBlock - 1) / kBlock;
    const float4* dA4 = reinterpret_cast<const float4*>(dA);
    float4* dC4 = reinterpret_cast<float4*>(dC);
    for (const int offset : {0, 1, 8})
        measure("偏移", offset, offset, 1, [&] { copyOffset<<<grid, kBlock>>>(dA, dC, n, offset); });
    for (const int stride : {2, 8, 32})
        measure("步长", stride, 0, stride, [&] { copyStride<<<grid, kBlock>>>(dA, dC, n, stride); });
    measure("float4", 1, 0, 1, [&] { copyVector<<<grid4, kBlock>>>(dA4, dC4, n / 4); });

    // n 不是块的整数倍：末块多出来的线程什么也不许写，少的不许漏
    const int most = kBlock, few = most - 4;
    for (int kind = 0; kind < 3 && n >= most; ++kind) {
        CHECK(cudaMemset(dC, 0xff, most * sizeof(float)));
        if (kind == 0) copyOffset<<<1, kBlock>>>(dA, dC, few, 1);
        if (kind == 1) copyStride<<<1, kBlock>>>(dA, dC, few, 2);
        if (kind == 2) copyVector<<<1, kBlock>>>(dA4, dC4, few / 4);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(c.data(), dC, most * sizeof(float), cudaMemcpyDeviceToHost));
        for (int i = 0; i < most; ++i) wrong += (c[i] == c[i]) != (i < few);
    }

    CHECK(cudaFree(dA));
    CHECK(cudaFree(dC));
    return wrong != 0;
}
