#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

constexpr int kBlock = 256;

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

// #region steps
// 每一步都借三块内存，用完就还；借还都排在流里，主机不等
void addOnce(const float* a, const float* b, float* c, int n, cudaStream_t stream) {
    const std::size_t bytes = n * sizeof(float);
    float *dA = nullptr, *dB = nullptr, *dC = nullptr;
    CHECK(cudaMallocAsync(&dA, bytes, stream));
    CHECK(cudaMallocAsync(&dB, bytes, stream));
    CHECK(cudaMallocAsync(&dC, bytes, stream));
    CHECK(cudaMemcpyAsync(dA, a, bytes, cudaMemcpyHostToDevice, stream));
    CHECK(cudaMemcpyAsync(dB, b, bytes, cudaMemcpyHostToDevice, stream));
    vectorAdd<<<(n + kBlock - 1) / kBlock, kBlock, 0, stream>>>(dA, dB, dC, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpyAsync(c, dC, bytes, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaFreeAsync(dA, stream));
    CHECK(cudaFreeAsync(dB, stream));
    CHECK(cudaFreeAsync(dC, stream));
}
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 14) + 5, steps = 4;  // 最后一块不满
    std::vector<float> a(n), b(n), c(n);
    cudaStream_t stream = nullptr;
    CHECK(cudaStreamCreate(&stream));

    // #region threshold
    // 默认阈值是 0：每次同步都把空闲内存还给系统。设成最大，池就一直留着
    cudaMemPool_t pool = nullptr;
    CHECK(cudaDeviceGetDefaultMemPool(&pool, 0));
    std::uint64_t keep = UINT64_MAX;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &keep));
    // #endregion

    int wrong = 0;
    for (int s = 0; s < steps; ++s) {
        for (int i = 0; i < n; ++i) {
            a[i] = static_cast<float>(i % 100 + s);
            b[i] = static_cast<float>(i % 7);
        }
        addOnce(a.data(), b.data(), c.data(), n, stream);
        CHECK(cudaStreamSynchronize(stream));
        for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
    }
    std::printf("%d 步，错误 %d 处\n", steps, wrong);
    CHECK(cudaMemPoolTrimTo(pool, 0));  // 收工：空闲的都还给系统
    CHECK(cudaStreamDestroy(stream));
    return wrong != 0;
}
