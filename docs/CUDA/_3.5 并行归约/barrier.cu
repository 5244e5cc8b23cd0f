// 归约的循环里少一个栅栏，和对不对就看线程的次序。
// nvcc barrier.cu -o barrier && ./barrier && ./barrier 0
#include <cstdio>
#include <cstdlib>
#include "check.cuh"

constexpr int kBlock = 256;

// #region kernel
__global__ void sumBlock(const float* in, float* out, bool waits) {
    __shared__ float s[kBlock];
    const int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = kBlock / 2; d > 0; d /= 2) {
        if (t < d) s[t] += s[t + d];
        if (waits) __syncthreads();
    }
    if (t == 0) *out = s[0];
}
// #endregion kernel

int main(int argc, char** argv) {
    const bool waits = argc < 2 || std::atoi(argv[1]) != 0;
    float in[kBlock], sum;
    for (int i = 0; i < kBlock; ++i) in[i] = static_cast<float>(i + 1);
    float *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, sizeof(in)));
    CHECK(cudaMalloc(&dOut, sizeof(sum)));
    CHECK(cudaMemcpy(dIn, in, sizeof(in), cudaMemcpyHostToDevice));
    sumBlock<<<1, kBlock>>>(dIn, dOut, waits);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&sum, dOut, sizeof(sum), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    std::printf("循环里%s栅栏，1 加到 %d 是 %.0f，应为 %d\n", waits ? "有" : "没有", kBlock, sum, kBlock * (kBlock + 1) / 2);
}
