#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr unsigned kFull = 0xffffffffu;

// #region conditions
struct ByLane {  // 奇偶：每束都对半
    __host__ __device__ bool operator()(int i) const { return i % 2 == 0; }
};
struct ByWarp {  // 以束为单位：整束同进退
    __host__ __device__ bool operator()(int i) const { return i / 32 % 2 == 0; }
};
struct Below {   // 阈值：只有跨着 k 的那一束分化
    int k;
    __host__ __device__ bool operator()(int i) const { return i < k; }
};
struct ByData {  // 由数据决定
    const unsigned char* flag;
    __host__ __device__ bool operator()(int i) const { return flag[i] != 0; }
};
// #endregion conditions

// #region kernel
template <class Cond>
__global__ void branchy(const float* in, float* out, int n, Cond cond, int* divergent) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const bool a = i < n && cond(i);

    const unsigned taken = __ballot_sync(kFull, a);  // 每道一位：谁要走 a
    if (threadIdx.x % 32 == 0 && taken != 0 && taken != kFull) atomicAdd(divergent, 1);

    if (i >= n) return;
    if (a) out[i] = in[i] * 2.0f + 1.0f;
    else out[i] = in[i] * 3.0f - 1.0f;
}
// #endregion kernel

// 量时间用：不数分化的束，两条路各做 kSteps 步
template <int kSteps, class Cond>
__global__ void branchySteps(const float* in, float* out, int n, Cond cond) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = in[i];
    if (cond(i)) {
        for (int k = 0; k < kSteps; ++k) v = v * 1.0001f + 0.5f;
    } else {
        for (int k = 0; k < kSteps; ++k) v = v * 0.9999f - 0.5f;
    }
    out[i] = v;
}

int wrong = 0;
bool timed = false;

template <class Expected, class Cond>
void run(const char* name, const std::vector<float>& in, Expected onHost, Cond onDevice) {
    const int n = static_cast<int>(in.size());
    float *dIn, *dOut;
    int* dDivergent;
    CHECK(cudaMalloc(&dIn, n * sizeof(float)));
    CHECK(cudaMalloc(&dOut, n * sizeof(float)));
    CHECK(cudaMalloc(&dDivergent, sizeof(int)));
    CHECK(cudaMemset(dDivergent, 0, sizeof(int)));
    CHECK(cudaMemcpy(dIn, in.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    branchy<<<(n + kBlock - 1) / kBlock, kBlock>>>(dIn, dOut, n, onDevice, dDivergent);
    CHECK(cudaGetLastError());

    std::vector<float> out(n);
    int divergent = 0;
    CHECK(cudaMemcpy(out.data(), dOut, n * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&divergent, dDivergent, sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i)
        wrong += out[i] != (onHost(i) ? in[i] * 2.0f + 1.0f : in[i] * 3.0f - 1.0f);
    std::printf("%s：%4d / %d 束分化\n", name, divergent, (n + 31) / 32);
    if (timed) {
        const int grid = (n + kBlock - 1) / kBlock;
        printTimes("    一步", timesOf([&] { branchySteps<1><<<grid, kBlock>>>(dIn, dOut, n, onDevice); }), 8.0 * n);
        printTimes("    512 步", timesOf([&] { branchySteps<512><<<grid, kBlock>>>(dIn, dOut, n, onDevice); }));
        CHECK(cudaGetLastError());
    }
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    CHECK(cudaFree(dDivergent));
}

// n 不是块的整数倍时，末块多出来的线程什么也不许写
void checkTail(const float* in) {
    const int n = 1000, most = 1024;
    float *dIn, *dOut;
    int* dDivergent;
    CHECK(cudaMalloc(&dIn, most * sizeof(float)));
    CHECK(cudaMalloc(&dOut, most * sizeof(float)));
    CHECK(cudaMalloc(&dDivergent, sizeof(int)));
    CHECK(cudaMemcpy(dIn, in, most * sizeof(float), cudaMemcpyHostToDevice));
    for (const bool steps : {false, true}) {
        CHECK(cudaMemset(dDivergent, 0, sizeof(int)));
        CHECK(cudaMemset(dOut, 0xff, most * sizeof(float)));  // NaN
        if (steps) branchySteps<1><<<most / kBlock, kBlock>>>(dIn, dOut, n, ByLane{});
        else branchy<<<most / kBlock, kBlock>>>(dIn, dOut, n, ByLane{}, dDivergent);
        CHECK(cudaGetLastError());
        std::vector<float> out(most);
        CHECK(cudaMemcpy(out.data(), dOut, most * sizeof(float), cudaMemcpyDeviceToHost));
        for (int i = 0; i < most; ++i) wrong += (out[i] == out[i]) != (i < n);
    }
    for (void* p : {static_cast<void*>(dIn), static_cast<void*>(dOut), static_cast<void*>(dDivergent)}) CHECK(cudaFree(p));
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 1 << 16;
    timed = wantsTimes(argc, argv);
    std::vector<float> in(n);
    std::vector<unsigned char> flag(n);
    unsigned x = 1;
    for (int i = 0; i < n; ++i) {
        in[i] = static_cast<float>(i % 97);
        x = x * 1664525u + 1013904223u;     // 线性同余，固定种子
        flag[i] = (x >> 8) % 100 == 0;      // 约 1%
    }
    if (n >= 1024) checkTail(in.data());
    run("奇偶      ", in, [](int i) { return (i & 1) == 0; }, ByLane{});
    run("整束交替  ", in, [](int i) { return (i >> 5 & 1) == 0; }, ByWarp{});
    run("阈值 n/3  ", in, [n](int i) { return i + 1 <= n / 3; }, Below{n / 3});

    unsigned char* dFlag;
    CHECK(cudaMalloc(&dFlag, n));
    CHECK(cudaMemcpy(dFlag, flag.data(), n, cudaMemcpyHostToDevice));
    run("随机 1%   ", in, [&](int i) { return flag[i] == 1; }, ByData{dFlag});
    std::sort(flag.begin(), flag.end());    // 先按分支分堆
    CHECK(cudaMemcpy(dFlag, flag.data(), n, cudaMemcpyHostToDevice));
    run("同上，分堆", in, [&](int i) { return flag[i] == 1; }, ByData{dFlag});
    CHECK(cudaFree(dFlag));
    std::printf("错误 %d 处\n", wrong);
    return wrong != 0;
}
