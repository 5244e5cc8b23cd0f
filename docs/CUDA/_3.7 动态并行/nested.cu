#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

constexpr int kBlock = 256;
constexpr int kPerBlock = 2 * kBlock;
constexpr unsigned kFull = 0xffffffffu;

__device__ float blockSum(float v) {  // 与 3.5 相同；只有第 0 个线程的值有效
    __shared__ float s[kBlock / 32];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(kFull, v, d);
    if (lane == 0) s[warp] = v;
    __syncthreads();
    v = lane < kBlock / 32 ? s[lane] : 0.0f;
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(kFull, v, d);
    return v;
}

// #region kernel
__device__ int grids;  // 一共做了几个网格

__global__ void reduceNested(const float* in, float* out, int n, cudaError_t* status) {
    const int i = blockIdx.x * kPerBlock + threadIdx.x;
    float v = i < n ? in[i] : 0.0f;
    if (i + kBlock < n) v += in[i + kBlock];
    v = blockSum(v);
    if (threadIdx.x != 0) return;
    out[blockIdx.x] = v;
    if (blockIdx.x == 0) atomicAdd(&grids, 1);

    // 只由一个线程启动下一层；尾启动要等本网格的所有块都结束才开始
    const int blocks = static_cast<int>(gridDim.x);
    if (blockIdx.x == 0 && blocks > 1) {
        const int next = (blocks + kPerBlock - 1) / kPerBlock;
        reduceNested<<<next, kBlock, 0, cudaStreamTailLaunch>>>(out, out + blocks, blocks, status);
        const cudaError_t err = cudaGetLastError();
        if (err != cudaSuccess) *status = err;
    }
}
// #endregion kernel

int test(int n) {
    std::vector<float> a(n);
    double expected = 0.0;
    for (int i = 0; i < n; ++i) expected += a[i] = static_cast<float>(i % 5 - 1);

    int slots = 0, levels = 0;  // 每层的部分和接着放，最后一个就是总和
    for (int m = n; levels == 0 || m > 1; ++levels) {
        m = (m + kPerBlock - 1) / kPerBlock;
        slots += m;
    }
    float *dIn, *dOut, sum = 0.0f;
    cudaError_t *dStatus, status = cudaSuccess;
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    CHECK(cudaMalloc(&dOut, slots * sizeof(float)));
    CHECK(cudaMalloc(&dStatus, sizeof(cudaError_t)));
    CHECK(cudaMemset(dStatus, 0, sizeof(cudaError_t)));
    int launched = 0;
    CHECK(cudaMemcpyToSymbol(grids, &launched, sizeof(int)));
    CHECK(cudaMemcpy(dIn, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    reduceNested<<<(n + kPerBlock - 1) / kPerBlock, kBlock>>>(dIn, dOut, n, dStatus);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&sum, dOut + slots - 1, sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&status, dStatus, sizeof(cudaError_t), cudaMemcpyDeviceToHost));
    CHECK(status);
    CHECK(cudaMemcpyFromSymbol(&launched, grids, sizeof(int)));
    const int wrong = (sum != expected) + (launched != levels);  // 一层恰好一个网格
    std::printf("%d 层，和 %.0f，错误 %d 处\n", levels, sum, wrong);
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    CHECK(cudaFree(dStatus));
    return wrong;
}

int main(int argc, char** argv) {
    // 1324 = 2 × 512 + 300：最后一块不满，又过了半块
    return test(1324) + test(argc > 1 ? std::atoi(argv[1]) : 1 << 20) != 0;
}
