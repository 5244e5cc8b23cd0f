#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr unsigned kFull = 0xffffffffu;

__device__ float blockSum(float v) {  // 与 3.5 相同；只有第 0 个线程的值有效
    __shared__ float s[kBlock / 32];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
#pragma unroll
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(kFull, v, d);
    if (lane == 0) s[warp] = v;
    __syncthreads();
    v = lane < kBlock / 32 ? s[lane] : 0.0f;
#pragma unroll
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(kFull, v, d);
    return v;
}

// #region kernels
// 只展开：kUnroll 个元素共用一次循环判断，仍加到同一个累加器上
template <int kUnroll>
__global__ void reduceUnrolled(const float* in, float* out, int n) {
    const int step = gridDim.x * kBlock;
    float v = 0.0f;
    int i = blockIdx.x * kBlock + threadIdx.x;
    for (; i + (kUnroll - 1) * step < n; i += kUnroll * step) {
#pragma unroll
        for (int c = 0; c < kUnroll; ++c) v += in[i + c * step];
    }
    for (; i < n; i += step) v += in[i];  // 零头
    v = blockSum(v);
    if (threadIdx.x == 0) atomicAdd(out, v);
}

// 展开，并且每个位置有自己的累加器：kChains 条互不相干的链
template <int kChains>
__global__ void reduceChains(const float* in, float* out, int n) {
    const int step = gridDim.x * kBlock;
    float v[kChains] = {};
    int i = blockIdx.x * kBlock + threadIdx.x;
    for (; i + (kChains - 1) * step < n; i += kChains * step) {
#pragma unroll
        for (int c = 0; c < kChains; ++c) v[c] += in[i + c * step];
    }
    for (; i < n; i += step) v[0] += in[i];
#pragma unroll
    for (int w = kChains / 2; w > 0; w /= 2)  // 两两合并
#pragma unroll
        for (int c = 0; c < w; ++c) v[c] += v[c + w];
    const float sum = blockSum(v[0]);
    if (threadIdx.x == 0) atomicAdd(out, sum);
}
// #endregion kernels

using Kernel = void (*)(const float*, float*, int);

float run(Kernel kernel, const std::vector<float>& a, int grid) {
    const int n = static_cast<int>(a.size());
    float *dIn, *dOut, sum = 0.0f;
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    CHECK(cudaMalloc(&dOut, sizeof(float)));
    CHECK(cudaMemcpy(dIn, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(dOut, 0, sizeof(float)));
    kernel<<<grid, kBlock>>>(dIn, dOut, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&sum, dOut, sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    return sum;
}

void timeAll(const Kernel* kernels, const char* const* names, int count, int n, int grid) {
    std::vector<float> a(n);
    for (int i = 0; i < n; ++i) a[i] = static_cast<float>(i % 5 - 1);
    float *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    CHECK(cudaMalloc(&dOut, sizeof(float)));
    CHECK(cudaMemcpy(dIn, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    std::printf("%d 块\n", grid);
    for (int k = 0; k < count; ++k) {
        printTimes(names[k], timesOf([&] { kernels[k]<<<grid, kBlock>>>(dIn, dOut, n); }), static_cast<double>(n) * sizeof(float));
        CHECK(cudaGetLastError());
    }
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
}

int main(int argc, char** argv) {
    const int big = argc > 1 ? std::atoi(argv[1]) : (1 << 16) + 7;
    const int grid = argc > 2 ? std::atoi(argv[2]) : 8;
    const Kernel kernels[] = {reduceUnrolled<1>, reduceUnrolled<2>, reduceUnrolled<4>, reduceUnrolled<8>,
                              reduceChains<2>, reduceChains<4>, reduceChains<8>, reduceChains<16>};
    int wrong = 0;
    for (const int n : {1, 33, 5000, std::min(big, 1 << 24)}) {  // 再大，和就不是 float 都装得下的整数了
        std::vector<float> a(n);
        double expected = 0.0;
        for (int i = 0; i < n; ++i) expected += a[i] = static_cast<float>(i % 5 - 1);
        for (const Kernel kernel : kernels) wrong += run(kernel, a, grid) != expected;
        std::printf("n = %d：和 %.0f，8 个核函数错误 %d 处\n", n, expected, wrong);
    }
    const char* const names[] = {"不展开    ", "展开 2    ", "展开 4    ", "展开 8    ", "2 条链    ", "4 条链    ", "8 条链    ", "16 条链   "};
    if (wantsTimes(argc, argv)) timeAll(kernels, names, 8, big, grid);
    return wrong != 0;
}
