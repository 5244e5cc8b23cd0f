#include <cstdio>
#include <vector>
#include "check.cuh"

constexpr int kSteps = 4096;

// 每个线程 kChains 条互不相干的乘加链，各做 kSteps 步
template <int kChains>
__global__ void fma(const float* in, float* out, long long* cycles) {
    float v[kChains];
    for (int c = 0; c < kChains; ++c) v[c] = in[c];
    const float a = in[0];
    __syncthreads();
    const long long begin = clock64();
#pragma unroll 16
    for (int k = 0; k < kSteps; ++k)
#pragma unroll
        for (int c = 0; c < kChains; ++c) v[c] = v[c] * a + 0.5f;  // 只读两个寄存器：三个会争寄存器的存储体
    __syncthreads();
    const long long took = clock64() - begin;
    float sum = 0.0f;
    for (int c = 0; c < kChains; ++c) sum += v[c];
    out[threadIdx.x] = sum;
    if (threadIdx.x == 0) *cycles = took;
}

// 一块、warps 个束：平均每个周期这个 SM 完成几条（束的）乘加
template <int kChains>
double rate(int warps, const float* dIn, float* dOut, long long* dCycles) {
    for (int k = 0; k < 2; ++k) fma<kChains><<<1, 32 * warps>>>(dIn, dOut, dCycles);  // 第一次装载，第二次算数
    CHECK(cudaGetLastError());
    long long cycles = 0;
    CHECK(cudaMemcpy(&cycles, dCycles, sizeof cycles, cudaMemcpyDeviceToHost));
    return static_cast<double>(kSteps) * kChains * warps / static_cast<double>(cycles);
}

int main() {
    const std::vector<float> in{1.0f, 0.0f, 0.5f, 0.25f};
    float *dIn, *dOut;
    long long* dCycles;
    CHECK(cudaMalloc(&dIn, in.size() * sizeof(float)));
    CHECK(cudaMalloc(&dOut, 1024 * sizeof(float)));
    CHECK(cudaMalloc(&dCycles, sizeof(long long)));
    CHECK(cudaMemcpy(dIn, in.data(), in.size() * sizeof(float), cudaMemcpyHostToDevice));
    std::printf("  束数   1 条链   2 条链   4 条链（束的乘加/周期）\n");
    for (const int warps : {1, 2, 4, 8, 12, 16, 24, 32})
        std::printf("%6d %8.2f %8.2f %8.2f\n", warps, rate<1>(warps, dIn, dOut, dCycles), rate<2>(warps, dIn, dOut, dCycles),
                    rate<4>(warps, dIn, dOut, dCycles));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    CHECK(cudaFree(dCycles));
    return 0;
}
