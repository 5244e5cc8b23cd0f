#include <cstdio>
#include <cstdlib>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr int kRadius = 4;

// 越界的输入当作 0
__host__ __device__ float at(const float* in, int i, int n) { return i >= 0 && i < n ? in[i] : 0.0f; }

// #region global
__global__ void stencilGlobal(const float* in, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0.0f;
    for (int d = -kRadius; d <= kRadius; ++d) sum += at(in, i + d, n);
    out[i] = sum;
}
// #endregion

// #region static
__global__ void stencilShared(const float* in, float* out, int n) {
    __shared__ float tile[kBlock + 2 * kRadius];
    const int first = blockIdx.x * kBlock;  // 本块负责的第一个输出

    for (int t = threadIdx.x; t < kBlock + 2 * kRadius; t += kBlock)
        tile[t] = at(in, first - kRadius + t, n);
    __syncthreads();

    const int i = first + threadIdx.x;
    if (i >= n) return;  // 栅栏已过，可以提前返回
    float sum = 0.0f;
    for (int d = -kRadius; d <= kRadius; ++d) sum += tile[threadIdx.x + kRadius + d];
    out[i] = sum;
}
// #endregion

// #region dynamic
// 一块依次做许多段，段长 tileLen 与半径在启动时才定
__global__ void stencilDynamic(const float* in, float* out, int n, int tileLen, int radius) {
    extern __shared__ float tile[];  // 大小由启动的第三个参数给出
    for (int first = blockIdx.x * tileLen; first < n; first += gridDim.x * tileLen) {
        for (int t = threadIdx.x; t < tileLen + 2 * radius; t += blockDim.x)
            tile[t] = at(in, first - radius + t, n);
        __syncthreads();  // 甲：都写完，才准读
        for (int t = threadIdx.x; t < tileLen && first + t < n; t += blockDim.x) {
            float sum = 0.0f;
            for (int d = -radius; d <= radius; ++d) sum += tile[t + radius + d];
            out[first + t] = sum;
        }
        __syncthreads();  // 乙：都读完，才准下一段来覆盖
    }
}
// #endregion

int report(const char* name, const float* dOut, const std::vector<float>& expected) {
    std::vector<float> got(expected.size());
    CHECK(cudaMemcpy(got.data(), dOut, got.size() * sizeof(float), cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (std::size_t i = 0; i < got.size(); ++i) wrong += got[i] != expected[i];
    std::printf("%-15s 错误 %d 处\n", name, wrong);
    return wrong;
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 50001;
    const std::size_t bytes = n * sizeof(float);
    std::vector<float> in(n), expected(n);
    for (int i = 0; i < n; ++i) in[i] = static_cast<float>(i * 7 % 11);
    for (int i = 0; i < n; ++i)
        for (int d = -kRadius; d <= kRadius; ++d) expected[i] += at(in.data(), i + d, n);

    float *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, bytes));
    CHECK(cudaMalloc(&dOut, bytes));
    CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));
    const int grid = (n + kBlock - 1) / kBlock;
    int wrong = 0;

    stencilGlobal<<<grid, kBlock>>>(dIn, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("stencilGlobal", dOut, expected);

    CHECK(cudaMemset(dOut, 0, bytes));
    stencilShared<<<grid, kBlock>>>(dIn, dOut, n);
    CHECK(cudaGetLastError());
    wrong += report("stencilShared", dOut, expected);

    // #region launch
    const int tileLen = 12 * 1024;
    const int shared = (tileLen + 2 * kRadius) * static_cast<int>(sizeof(float));  // 刚过 48 KiB
    CHECK(cudaFuncSetAttribute(stencilDynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, shared));
    CHECK(cudaMemset(dOut, 0, bytes));
    stencilDynamic<<<2, kBlock, shared>>>(dIn, dOut, n, tileLen, kRadius);
    CHECK(cudaGetLastError());
    // #endregion
    wrong += report("stencilDynamic", dOut, expected);
    if (wantsTimes(argc, argv)) {
        const double needed = 2.0 * static_cast<double>(bytes);  // 每个数读一遍、写一遍
        int device = 0, sms = 0;
        CHECK(cudaGetDevice(&device));
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
        printTimes("stencilGlobal ", timesOf([&] { stencilGlobal<<<grid, kBlock>>>(dIn, dOut, n); }), needed);
        printTimes("stencilShared ", timesOf([&] { stencilShared<<<grid, kBlock>>>(dIn, dOut, n); }), needed);
        printTimes("stencilDynamic", timesOf([&] { stencilDynamic<<<4 * sms, kBlock, shared>>>(dIn, dOut, n, tileLen, kRadius); }), needed);
        CHECK(cudaGetLastError());
    }
    std::printf("动态共享内存 %d B，默认上限 %d B\n", shared, 48 * 1024);

    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    return wrong != 0;
}
