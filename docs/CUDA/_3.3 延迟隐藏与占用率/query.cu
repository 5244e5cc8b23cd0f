#include <cstdio>
#include "check.cuh"

__global__ void saxpy(int n, float a, const float* x, float* y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

int main() {
    cudaFuncAttributes f{};
    CHECK(cudaFuncGetAttributes(&f, saxpy));
    int warps = 0, best = 0, minGrid = 0;
    CHECK(cudaDeviceGetAttribute(&warps, cudaDevAttrMaxThreadsPerMultiProcessor, 0));
    warps /= 32;
    std::printf("寄存器 %d，静态共享内存 %zu B\n", f.numRegs, f.sharedSizeBytes);
    for (const int block : {32, 64, 128, 256, 512, 1024}) {
        int blocks = 0;
        CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, saxpy, block, 0));
        std::printf("%4d 线程/块：%2d 块/SM，占用率 %.1f%%\n", block, blocks, 100.0 * blocks * block / 32 / warps);
    }
    CHECK(cudaOccupancyMaxPotentialBlockSize(&minGrid, &best, saxpy, 0, 0));
    std::printf("建议：每块 %d 线程，至少 %d 块\n", best, minGrid);
}
