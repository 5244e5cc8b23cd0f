#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr unsigned kFull = 0xffffffffu;

// #region interleaved
__global__ void reduceInterleaved(const float* in, float* out, int n) {
    __shared__ float s[kBlock];
    const int t = threadIdx.x, i = blockIdx.x * kBlock + t;
    s[t] = i < n ? in[i] : 0.0f;
    __syncthreads();
    for (int d = 1; d < kBlock; d *= 2) {
        if (t % (2 * d) == 0) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
// #endregion interleaved

// #region sequential
__global__ void reduceSequential(const float* in, float* out, int n) {
    __shared__ float s[kBlock];
    const int t = threadIdx.x, i = blockIdx.x * kBlock + t;
    s[t] = i < n ? in[i] : 0.0f;
    __syncthreads();
    for (int d = kBlock / 2; d > 0; d /= 2) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
// #endregion sequential

// #region firstAdd
__device__ float loadTwo(const float* in, int n) {  // 每块 2·kBlock 个元素
    const int i = blockIdx.x * 2 * kBlock + threadIdx.x;
    float v = i < n ? in[i] : 0.0f;
    if (i + kBlock < n) v += in[i + kBlock];
    return v;
}

__global__ void reduceFirstAdd(const float* in, float* out, int n) {
    __shared__ float s[kBlock];
    const int t = threadIdx.x;
    s[t] = loadTwo(in, n);
    __syncthreads();
    for (int d = kBlock / 2; d > 0; d /= 2) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
// #endregion firstAdd

// #region unrollLast
__global__ void reduceUnrollLast(const float* in, float* out, int n) {
    __shared__ float s[kBlock];
    const int t = threadIdx.x;
    s[t] = loadTwo(in, n);
    __syncthreads();
#pragma unroll
    for (int d = kBlock / 2; d > 32; d /= 2) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t < 32) {  // 只剩第 0 束：束内同步就够
        float v = s[t] + s[t + 32];
#pragma unroll
        for (int d = 16; d > 0; d /= 2) {
            s[t] = v;
            __syncwarp();
            v += s[t + d];
            __syncwarp();
        }
        if (t == 0) out[blockIdx.x] = v;
    }
}
// #endregion unrollLast

// #region shuffle
__device__ float warpSum(float v) {
#pragma unroll
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(kFull, v, d);
    return v;  // 只有第 0 道的值是全束之和
}

__device__ float blockSum(float v) {
    __shared__ float s[kBlock / 32];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    v = warpSum(v);
    if (lane == 0) s[warp] = v;
    __syncthreads();
    if (warp == 0) v = warpSum(lane < kBlock / 32 ? s[lane] : 0.0f);
    return v;      // 只有第 0 个线程的值是全块之和
}

__global__ void reduceShuffle(const float* in, float* out, int n) {
    const float v = blockSum(loadTwo(in, n));
    if (threadIdx.x == 0) out[blockIdx.x] = v;
}
// #endregion shuffle

// #region gridStride
__device__ float loadMany(const float* in, int n) {
    float v = 0.0f;
    for (int i = blockIdx.x * kBlock + threadIdx.x; i < n; i += gridDim.x * kBlock) v += in[i];
    return v;
}

__global__ void reduceGridStride(const float* in, float* out, int n) {
    const float v = blockSum(loadMany(in, n));
    if (threadIdx.x == 0) out[blockIdx.x] = v;
}
// #endregion gridStride

// #region atomic
__global__ void reduceAtomic(const float* in, float* out, int n) {
    const float v = blockSum(loadMany(in, n));
    if (threadIdx.x == 0) atomicAdd(out, v);  // out[0] 须先清零
}
// #endregion atomic

// #region host
using Kernel = void (*)(const float*, float*, int);

struct Step {
    const char* name;
    Kernel kernel;
    int perBlock;   // 每块的元素数
    int maxGrid;    // 块数上限
    bool oneLaunch;
};

struct Result {
    float sum;
    int blocks, launches;
};

Result sumReduce(const Step& step, const std::vector<float>& a) {
    if (a.empty()) return {0.0f, 0, 0};  // 0 块不能启动
    int n = static_cast<int>(a.size());
    float *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    CHECK(cudaMalloc(&dOut, n * sizeof(float)));
    CHECK(cudaMemcpy(dIn, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    Result r{0.0f, 0, 0};
    do {            // 每一遍把 n 个数变成 grid 个，直到剩一个
        const int grid = std::min((n + step.perBlock - 1) / step.perBlock, step.maxGrid);
        CHECK(cudaMemset(dOut, 0, sizeof(float)));
        step.kernel<<<grid, kBlock>>>(dIn, dOut, n);
        CHECK(cudaGetLastError());
        if (r.launches++ == 0) r.blocks = grid;
        n = step.oneLaunch ? 1 : grid;
        std::swap(dIn, dOut);
    } while (n > 1);
    CHECK(cudaMemcpy(&r.sum, dIn, sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    return r;
}

// 数据已在显存里，只量核函数：几遍的归约，中间结果在两块缓冲区之间来回
void timeAll(const Step* steps, int count, int n) {
    std::vector<float> a(n);
    for (int i = 0; i < n; ++i) a[i] = static_cast<float>(i % 5 - 1);
    float *dIn, *dSums[2];
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    for (float*& d : dSums) CHECK(cudaMalloc(&d, n * sizeof(float)));
    CHECK(cudaMemcpy(dIn, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    for (int k = 0; k < count; ++k) {
        const Step& step = steps[k];
        const auto reduce = [&] {
            const float* from = dIn;
            int left = n, pass = 0;
            do {
                const int grid = std::min((left + step.perBlock - 1) / step.perBlock, step.maxGrid);
                float* to = dSums[pass++ % 2];
                if (step.oneLaunch) CHECK(cudaMemsetAsync(to, 0, sizeof(float)));
                step.kernel<<<grid, kBlock>>>(from, to, left);
                CHECK(cudaGetLastError());
                left = step.oneLaunch ? 1 : grid;
                from = to;
            } while (left > 1);
        };
        printTimes(step.name, timesOf(reduce), static_cast<double>(n) * sizeof(float));
    }
    CHECK(cudaFree(dIn));
    for (float* d : dSums) CHECK(cudaFree(d));
}

int main(int argc, char** argv) {
    const int big = argc > 1 ? std::atoi(argv[1]) : 1 << 16;
    const int grid = argc > 2 ? std::atoi(argv[2]) : 32;  // 真卡上取 SM 数 × 每 SM 块数
    const int any = 1 << 30;
    const Step steps[] = {
        {"reduceInterleaved", reduceInterleaved, kBlock, any, false},
        {"reduceSequential ", reduceSequential, kBlock, any, false},
        {"reduceFirstAdd   ", reduceFirstAdd, 2 * kBlock, any, false},
        {"reduceUnrollLast ", reduceUnrollLast, 2 * kBlock, any, false},
        {"reduceShuffle    ", reduceShuffle, 2 * kBlock, any, false},
        {"reduceGridStride ", reduceGridStride, kBlock, grid, false},
        {"reduceAtomic     ", reduceAtomic, kBlock, grid, true},
    };
    int wrong = 0;
    const int checked = std::min(big, 1 << 24);  // 再大，和就不是 float 都装得下的整数了
    for (const int n : {0, 1, 33, 1000, checked}) {
        std::vector<float> a(n);
        double expected = 0.0;
        for (int i = 0; i < n; ++i) expected += a[i] = static_cast<float>(i % 5 - 1);
        for (const Step& step : steps) {
            const Result r = sumReduce(step, a);
            wrong += r.sum != expected;
            if (n == checked) std::printf("%s %4d 块，启动 %d 次，和 %.0f\n", step.name, r.blocks, r.launches, r.sum);
        }
    }
    std::printf("错误 %d 处\n", wrong);
    if (wantsTimes(argc, argv)) timeAll(steps, 7, big);
    return wrong != 0;
}
// #endregion host
