#include <cstdio>
#include <vector>
#include "check.cuh"

constexpr int kBlock = 64;

// #region kernel
__constant__ int kWeight[4];      // 常量内存：全网格只读
__device__ int launches;            // 全局内存里的变量：活到程序结束

__global__ void spaces(const int* a, int* c, int n, int pick) {
    __shared__ int tile[kBlock];  // 共享内存：一块一份，块结束就没了
    int count[8] = {};              // 下标到运行时才知道：放进局部内存
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int x = i < n ? a[i] : 0;                    // 标量 x：寄存器
    for (int bit = 0; bit < 30; bit += 3) ++count[x >> bit & 7];
    tile[threadIdx.x] = count[pick] + kWeight[pick & 3];
    __syncthreads();
    if (i < n) c[i] = tile[kBlock - 1 - threadIdx.x];  // 读同一块里别的线程写的
    if (i == 0) ++launches;
}
// #endregion

int main() {
    const int n = (1 << 12) - 5, pick = 5;             // 最后一块不满
    const std::vector<int> weight{1, 2, 3, 4};
    std::vector<int> a(n), c(n);
    for (int i = 0; i < n; ++i) a[i] = i * 262139;   // 最大的略小于 2^30，十位八进制都用上

    int *dA = nullptr, *dC = nullptr;
    CHECK(cudaMalloc(&dA, n * sizeof(int)));
    CHECK(cudaMalloc(&dC, n * sizeof(int)));
    CHECK(cudaMemcpy(dA, a.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpyToSymbol(kWeight, weight.data(), 4 * sizeof(int)));
    const int zero = 0;
    CHECK(cudaMemcpyToSymbol(launches, &zero, sizeof zero));

    for (int run = 0; run < 2; ++run) {
        spaces<<<(n + kBlock - 1) / kBlock, kBlock>>>(dA, dC, n, pick);
        CHECK(cudaGetLastError());
    }
    int times = 0;
    CHECK(cudaMemcpyFromSymbol(&times, launches, sizeof times));
    CHECK(cudaMemcpy(c.data(), dC, n * sizeof(int), cudaMemcpyDeviceToHost));

    int wrong = times != 2;
    for (int i = 0; i < n; ++i) {
        const int mirror = i / kBlock * kBlock + kBlock - 1 - i % kBlock;
        const int x = mirror < n ? a[mirror] : 0;  // 越过末尾的当 0
        int digits = 0;                            // 它的低 10 位八进制数字里有几个等于 pick
        for (int bit = 0; bit < 30; bit += 3) digits += (x >> bit & 7) == pick;
        wrong += c[i] != digits + weight[pick & 3];
    }
    std::printf("启动 %d 次，错误 %d 处\n", times, wrong);
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dC));
    return wrong != 0;
}
