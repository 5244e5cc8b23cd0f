#include <cstdio>
#include <vector>
#include "check.cuh"

constexpr int kWarp = 32;
constexpr int kBlock = 128;

// #region kernels
__device__ int threadRank() {  // x 变得最快，与 C 数组的行主序一致
    return static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
}

__global__ void warpOf(int* warp, int* lane) {
    const int t = threadRank();
    warp[t] = t / kWarp;
    lane[t] = t % kWarp;
}

// 每束内循环左移一位：第 k 道拿到第 k+1 道的值
__global__ void warpRotate(const int* in, int* out) {
    __shared__ int slot[kBlock];
    const int t = threadIdx.x;
    const int i = blockIdx.x * kBlock + t;
    slot[t] = in[i];
    __syncwarp();  // 同束各道的写，此后对同束可见
    out[i] = slot[t / kWarp * kWarp + (t + 1) % kWarp];
}
// #endregion kernels

int main() {
    const dim3 shape(8, 6);  // 48 个线程
    const int threads = 48;
    int *dWarp, *dLane;
    CHECK(cudaMalloc(&dWarp, threads * sizeof(int)));
    CHECK(cudaMalloc(&dLane, threads * sizeof(int)));
    warpOf<<<1, shape>>>(dWarp, dLane);
    CHECK(cudaGetLastError());
    std::vector<int> warp(threads), lane(threads);
    CHECK(cudaMemcpy(warp.data(), dWarp, threads * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(lane.data(), dLane, threads * sizeof(int), cudaMemcpyDeviceToHost));

    int wrong = 0;
    for (int y = 0; y < 6; ++y) {
        std::printf("y=%d：束 %d，道 %2d 到 %2d\n", y, warp[y * 8], lane[y * 8], lane[y * 8 + 7]);
        for (int x = 0; x < 8; ++x)
            wrong += warp[y * 8 + x] * kWarp + lane[y * 8 + x] != y * 8 + x;
    }

    const int n = 4 * kBlock;
    std::vector<int> in(n), out(n);
    for (int i = 0; i < n; ++i) in[i] = i * 7;
    int *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, n * sizeof(int)));
    CHECK(cudaMalloc(&dOut, n * sizeof(int)));
    CHECK(cudaMemcpy(dIn, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    warpRotate<<<n / kBlock, kBlock>>>(dIn, dOut);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(out.data(), dOut, n * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i) wrong += out[i] != in[i / kWarp * kWarp + (i + 1) % kWarp];

    std::printf("错误 %d 处\n", wrong);
    for (int* p : {dWarp, dLane, dIn, dOut}) CHECK(cudaFree(p));
    return wrong != 0;
}
