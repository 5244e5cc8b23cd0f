#include <algorithm>
#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

namespace cg = cooperative_groups;
constexpr int kBlock = 256;
constexpr int kTile = 16;

// #region tile
// 每 16 个相邻元素求一个和：一束里有两个互不相干的小组
__global__ void tileSums(const int* in, int* out, int n) {
    const cg::thread_block block = cg::this_thread_block();
    const cg::thread_block_tile<kTile> tile = cg::tiled_partition<kTile>(block);
    const int i = blockIdx.x * kBlock + static_cast<int>(block.thread_rank());
    int v = i < n ? in[i] : 0;
    for (int d = kTile / 2; d > 0; d /= 2) v += tile.shfl_down(v, d);
    if (tile.thread_rank() == 0 && i < n) out[i / kTile] = v;
}
// #endregion tile

// #region grid
__device__ int blockSum(const cg::thread_block& block, int v, int* shared) {
    const int t = static_cast<int>(block.thread_rank());
    shared[t] = v;
    block.sync();
    for (int d = kBlock / 2; d > 0; d /= 2) {
        if (t < d) shared[t] += shared[t + d];
        block.sync();
    }
    const int sum = shared[0];
    block.sync();  // 下一次调用要重写 shared
    return sum;
}

// 一次启动求和：各块写下部分和，全网格会合，再由第 0 块收尾
__global__ void reduceGridSync(const int* in, int* partial, int* out, int n) {
    __shared__ int shared[kBlock];
    const cg::grid_group grid = cg::this_grid();
    const cg::thread_block block = cg::this_thread_block();

    int v = 0;
    for (int i = blockIdx.x * kBlock + threadIdx.x; i < n; i += gridDim.x * kBlock) v += in[i];
    v = blockSum(block, v, shared);
    if (threadIdx.x == 0) partial[blockIdx.x] = v;

    grid.sync();   // 所有块的 partial 都写好，且对所有块可见

    if (blockIdx.x != 0) return;
    v = 0;
    for (int k = threadIdx.x; k < static_cast<int>(gridDim.x); k += kBlock) v += partial[k];
    v = blockSum(block, v, shared);
    if (threadIdx.x == 0) *out = v;
}
// #endregion grid

int test(int n) {
    std::vector<int> a(n);
    int expected = 0;
    for (int i = 0; i < n; ++i) expected += a[i] = i % 7 - 2;

    int *dIn, *dTiles, *dOut;
    const int tiles = (n + kTile - 1) / kTile;
    CHECK(cudaMalloc(&dIn, n * sizeof(int)));
    CHECK(cudaMalloc(&dTiles, tiles * sizeof(int)));
    CHECK(cudaMalloc(&dOut, sizeof(int)));
    CHECK(cudaMemcpy(dIn, a.data(), n * sizeof(int), cudaMemcpyHostToDevice));

    tileSums<<<(n + kBlock - 1) / kBlock, kBlock>>>(dIn, dTiles, n);
    CHECK(cudaGetLastError());
    std::vector<int> sums(tiles), want(tiles);
    CHECK(cudaMemcpy(sums.data(), dTiles, tiles * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i) want[i / kTile] += a[i];
    int wrong = 0;
    for (int k = 0; k < tiles; ++k) wrong += sums[k] != want[k];
    std::printf("tileSums：%d 组，错误 %d 处\n", tiles, wrong);

    // #region launch
    int perSm = 0, sms = 0, cooperative = 0;
    CHECK(cudaDeviceGetAttribute(&cooperative, cudaDevAttrCooperativeLaunch, 0));
    CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0));
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&perSm, reduceGridSync, kBlock, 0));
    const int grid = std::min((n + kBlock - 1) / kBlock, perSm * sms);  // 必须同时驻留
    int* dPartial;
    CHECK(cudaMalloc(&dPartial, grid * sizeof(int)));
    int count = n;
    void* args[] = {&dIn, &dPartial, &dOut, &count};
    if (cooperative == 0) std::printf("这张卡不支持协作启动\n");
    CHECK(cudaLaunchCooperativeKernel(reduceGridSync, dim3(grid), dim3(kBlock), args, 0, nullptr));
    CHECK(cudaGetLastError());
    // #endregion launch
    int sum = 0;
    CHECK(cudaMemcpy(&sum, dOut, sizeof(int), cudaMemcpyDeviceToHost));
    wrong += sum != expected;
    std::printf("reduceGridSync：和 %d，CPU %d，错误 %d 处\n", sum, expected, sum != expected);

    for (int* p : {dIn, dTiles, dOut, dPartial}) CHECK(cudaFree(p));
    return wrong;
}

int main(int argc, char** argv) {
    const int small = kBlock - kTile;  // 只有一块，恰是 16 的倍数
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 16) + 5;  // 既不是 16 的倍数，也不是 256 的
    return test(small) + test(n) != 0;
}
