#include <cstdio>
#include <cstdlib>
#include "times.cuh"

constexpr int kBlock = 256;

// 一个线程每次有 kInFlight 个读在途；动态共享内存不用，只为压低一个 SM 上的块数
template <int kInFlight>
__global__ void copy(const float4* in, float4* out, std::size_t n) {
    const std::size_t step = static_cast<std::size_t>(gridDim.x) * kBlock;
    std::size_t i = blockIdx.x * static_cast<std::size_t>(kBlock) + threadIdx.x;
    for (; i + (kInFlight - 1) * step < n; i += kInFlight * step) {
        float4 v[kInFlight];
#pragma unroll
        for (int c = 0; c < kInFlight; ++c) v[c] = in[i + c * step];
#pragma unroll
        for (int c = 0; c < kInFlight; ++c) out[i + c * step] = v[c];
    }
    for (; i < n; i += step) out[i] = in[i];
}

template <int kInFlight>
double bandwidth(const float4* dIn, float4* dOut, std::size_t n, int blocks, int sms, int sharedPerSm) {
    const int shared = sharedPerSm / blocks - 1024;  // 每块另有 1 KiB 由系统占着
    CHECK(cudaFuncSetAttribute(copy<kInFlight>, cudaFuncAttributeMaxDynamicSharedMemorySize, shared));
    CHECK(cudaFuncSetAttribute(copy<kInFlight>, cudaFuncAttributePreferredSharedMemoryCarveout, 100));
    int resident = 0;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, copy<kInFlight>, kBlock, shared));
    if (resident != blocks) std::printf("（驻留 %d 块）", resident);
    const Times t = timesOf([&] { copy<kInFlight><<<sms * blocks, kBlock, shared>>>(dIn, dOut, n); });
    CHECK(cudaGetLastError());
    return 2.0 * static_cast<double>(n) * sizeof(float4) / t.median / 1e6;
}

int main(int argc, char** argv) {
    const std::size_t n = (argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1 << 20) / sizeof(float4);  // 字节数
    int device = 0, sms = 0, sharedPerSm = 0, perBlock = 0;
    CHECK(cudaGetDevice(&device));
    CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
    CHECK(cudaDeviceGetAttribute(&sharedPerSm, cudaDevAttrMaxSharedMemoryPerMultiprocessor, device));
    CHECK(cudaDeviceGetAttribute(&perBlock, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
    float4 *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, n * sizeof(float4)));
    CHECK(cudaMalloc(&dOut, n * sizeof(float4)));
    CHECK(cudaMemset(dIn, 0x3f, n * sizeof(float4)));
    std::printf("每 SM 的束   每线程 1 个在途   2 个   4 个（GB/s，读与写合计）\n");
    for (const int blocks : {1, 2, 3, 4, 6, 8}) {
        std::printf("%10d %14.0f %9.0f %6.0f\n", blocks * kBlock / 32, bandwidth<1>(dIn, dOut, n, blocks, sms, sharedPerSm),
                    bandwidth<2>(dIn, dOut, n, blocks, sms, sharedPerSm), bandwidth<4>(dIn, dOut, n, blocks, sms, sharedPerSm));
    }
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    return perBlock > 0 ? 0 : 1;
}
