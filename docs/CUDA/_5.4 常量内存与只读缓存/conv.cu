#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr int kRadius = 7;
constexpr int kTaps = 2 * kRadius + 1;
constexpr int kTable = 256;

// #region conv
__constant__ float cTaps[kTaps];

__device__ float at(const float* in, int i, int n) { return i >= 0 && i < n ? in[i] : 0.0f; }

// 系数在全局内存，指针没有任何承诺
__global__ void conv1DPlain(const float* in, const float* taps, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0.0f;
    for (int d = -kRadius; d <= kRadius; ++d) sum += taps[d + kRadius] * at(in, i + d, n);
    out[i] = sum;
}

// 同样的代码，承诺只读且互不重叠
__global__ void conv1DReadOnly(const float* __restrict__ in, const float* __restrict__ taps, float* __restrict__ out,
                             int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0.0f;
    for (int d = -kRadius; d <= kRadius; ++d) sum += taps[d + kRadius] * at(in, i + d, n);
    out[i] = sum;
}

// 系数在常量内存
__global__ void conv1DConstant(const float* __restrict__ in, float* __restrict__ out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0.0f;
    for (int d = -kRadius; d <= kRadius; ++d) sum += cTaps[d + kRadius] * at(in, i + d, n);
    out[i] = sum;
}
// #endregion

// #region lookup
__constant__ float cTable[kTable];

// 下标来自数据：一束里多半各不相同
__global__ void lookupConstant(const unsigned char* __restrict__ in, float* __restrict__ out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = cTable[in[i]];
}

__global__ void lookupShared(const unsigned char* __restrict__ in, const float* __restrict__ table,
                             float* __restrict__ out, int n) {
    __shared__ float local[kTable];
    for (int t = threadIdx.x; t < kTable; t += blockDim.x) local[t] = __ldg(&table[t]);
    __syncthreads();
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = local[in[i]];
}
// #endregion

int report(const char* name, const float* dOut, const std::vector<float>& expected) {
    std::vector<float> got(expected.size());
    CHECK(cudaMemcpy(got.data(), dOut, got.size() * sizeof(float), cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (std::size_t i = 0; i < got.size(); ++i) wrong += got[i] != expected[i];
    std::printf("%-15s 错误 %d 处\n", name, wrong);
    CHECK(cudaMemset(const_cast<float*>(dOut), 0, got.size() * sizeof(float)));
    return wrong;
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 50000;
    std::vector<float> in(n), taps(kTaps), table(kTable), convolved(n), looked(n);
    std::vector<unsigned char> key(n);
    unsigned seed = 1;
    for (int i = 0; i < n; ++i) {
        in[i] = static_cast<float>(i * 7 % 11);
        seed = seed * 1664525u + 1013904223u;
        key[i] = static_cast<unsigned char>(seed >> 24);  // 近似均匀的 0–255
    }
    for (int t = 0; t < kTaps; ++t) taps[t] = static_cast<float>(t % 4);
    for (int t = 0; t < kTable; ++t) table[t] = static_cast<float>(3 * t);
    for (int i = 0; i < n; ++i) {
        for (int d = -kRadius; d <= kRadius; ++d)
            if (i + d >= 0 && i + d < n) convolved[i] += taps[d + kRadius] * in[i + d];
        looked[i] = table[key[i]];
    }

    float *dIn, *dTaps, *dTable, *dOut;
    unsigned char* dKey;
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    CHECK(cudaMalloc(&dOut, n * sizeof(float)));
    CHECK(cudaMalloc(&dKey, n));
    CHECK(cudaMalloc(&dTaps, kTaps * sizeof(float)));
    CHECK(cudaMalloc(&dTable, kTable * sizeof(float)));
    CHECK(cudaMemcpy(dIn, in.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dKey, key.data(), n, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dTaps, taps.data(), kTaps * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dTable, table.data(), kTable * sizeof(float), cudaMemcpyHostToDevice));
    // #region symbol
    CHECK(cudaMemcpyToSymbol(cTaps, taps.data(), kTaps * sizeof(float)));
    CHECK(cudaMemcpyToSymbol(cTable, table.data(), kTable * sizeof(float)));
    // #endregion

    const int grid = (n + kBlock - 1) / kBlock;
    int wrong = 0;
    conv1DPlain<<<grid, kBlock>>>(dIn, dTaps, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("conv1DPlain", dOut, convolved);
    conv1DReadOnly<<<grid, kBlock>>>(dIn, dTaps, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("conv1DReadOnly", dOut, convolved);
    conv1DConstant<<<grid, kBlock>>>(dIn, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("conv1DConstant", dOut, convolved);
    lookupConstant<<<grid, kBlock>>>(dKey, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("lookupConstant", dOut, looked);
    lookupShared<<<grid, kBlock>>>(dKey, dTable, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("lookupShared", dOut, looked);

    if (wantsTimes(argc, argv)) {
        const double words = 8.0 * n, bytes = 5.0 * n;
        printTimes("conv1DPlain   ", timesOf([&] { conv1DPlain<<<grid, kBlock>>>(dIn, dTaps, dOut, n); }), words);
        printTimes("conv1DReadOnly", timesOf([&] { conv1DReadOnly<<<grid, kBlock>>>(dIn, dTaps, dOut, n); }), words);
        printTimes("conv1DConstant", timesOf([&] { conv1DConstant<<<grid, kBlock>>>(dIn, dOut, n); }), words);
        printTimes("lookupConstant", timesOf([&] { lookupConstant<<<grid, kBlock>>>(dKey, dOut, n); }), bytes);
        printTimes("lookupShared  ", timesOf([&] { lookupShared<<<grid, kBlock>>>(dKey, dTable, dOut, n); }), bytes);
        CHECK(cudaGetLastError());
    }

    // #region count
    // 每束一次查表：常量缓存拆成“不同地址数”次，共享内存拆成“冲突度”次
    int warps = 0, requests = 0, degrees = 0;
    for (int first = 0; first + 32 <= n; first += 32, ++warps) {
        const std::set<int> keys(key.begin() + first, key.begin() + first + 32);
        int banks[32] = {}, degree = 0;
        for (const int k : keys) degree = std::max(degree, ++banks[k % 32]);
        requests += static_cast<int>(keys.size());
        degrees += degree;
    }
    if (warps > 0) std::printf("查表一次，平均：常量内存 %.1f 个地址，共享内存 %.1f 路冲突\n", 1.0 * requests / warps, 1.0 * degrees / warps);
    // #endregion

    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    CHECK(cudaFree(dKey));
    CHECK(cudaFree(dTaps));
    CHECK(cudaFree(dTable));
    return wrong != 0;
}
