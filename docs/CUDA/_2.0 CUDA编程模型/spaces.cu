#include <vector>
#include "check.cuh"

__constant__ float scale;   // 常量内存：全网格只读，主机来写
__device__ int visits;      // 全局内存：全网格共有，跨启动保留

__global__ void touch(float* out, int* perBlock) {   // out、perBlock 指向全局内存
    __shared__ int count;                            // 共享内存：一块一份
    const int i = blockIdx.x * blockDim.x + threadIdx.x;  // 寄存器：一线程一份
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    atomicAdd(&count, 1);                            // 同块的线程看见同一个 count
    out[i] = scale * static_cast<float>(i);
    __syncthreads();
    if (threadIdx.x == 0) {
        perBlock[blockIdx.x] = count;
        atomicAdd(&visits, count);                   // 各块看见同一个 visits
    }
}

int main() {
    constexpr int grid = 4, kBlock = 256, n = grid * kBlock;
    const float hostScale = 2.0f;
    CHECK(cudaMemcpyToSymbol(scale, &hostScale, sizeof(float)));
    float* dOut = nullptr;
    int* dPerBlock = nullptr;
    CHECK(cudaMalloc(&dOut, n * sizeof(float)));
    CHECK(cudaMalloc(&dPerBlock, grid * sizeof(int)));
    for (int launch = 0; launch < 2; ++launch) {
        touch<<<grid, kBlock>>>(dOut, dPerBlock);
        CHECK(cudaGetLastError());
    }
    std::vector<float> out(n);
    std::vector<int> perBlock(grid);
    int total = 0;
    CHECK(cudaMemcpy(out.data(), dOut, n * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(perBlock.data(), dPerBlock, grid * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpyFromSymbol(&total, visits, sizeof(int)));
    CHECK(cudaFree(dOut));
    CHECK(cudaFree(dPerBlock));

    int wrong = total != 2 * n;
    for (int i = 0; i < n; ++i) wrong += out[i] != 2.0f * static_cast<float>(i);
    for (int g = 0; g < grid; ++g) wrong += perBlock[g] != kBlock;
    std::printf("共享的 count：每块 %d；全局的 visits：两次启动共 %d；错误 %d 处\n", perBlock[0], total, wrong);
    return wrong != 0;
}
