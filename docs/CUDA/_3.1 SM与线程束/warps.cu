#include <cstdio>
#include <vector>
#include "check.cuh"

constexpr int kWarp = 32;
constexpr int kBlock = 128;
constexpr int kSide = 8;  // 每一维至多 8 个线程

// #region kernels
__device__ int threadRank() {  // x 变得最快，与 C 数组的行主序一致
    return static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
}

__global__ void warpOf(int* warp, int* lane) {
    const int t = threadRank();
    const int at = threadIdx.x + kSide * (threadIdx.y + kSide * threadIdx.z);  // (x, y, z) 自己的格子
    warp[at] = t / kWarp;
    lane[at] = t % kWarp;
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
    const int cells = kSide * kSide * kSide;
    int *dWarp, *dLane;
    CHECK(cudaMalloc(&dWarp, cells * sizeof(int)));
    CHECK(cudaMalloc(&dLane, cells * sizeof(int)));
    std::vector<int> warp(cells), lane(cells);
    int wrong = 0;
    for (const dim3 shape : {dim3(8, 6), dim3(3, 4, 5)}) {  // 48 个线程；三维都大于 1 的 60 个
        warpOf<<<1, shape>>>(dWarp, dLane);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(warp.data(), dWarp, cells * sizeof(int), cudaMemcpyDeviceToHost));
        CHECK(cudaMemcpy(lane.data(), dLane, cells * sizeof(int), cudaMemcpyDeviceToHost));
        int t = 0;  // 按 x、y、z 的快慢逐个数过去
        for (unsigned z = 0; z < shape.z; ++z)
            for (unsigned y = 0; y < shape.y; ++y) {
                const int row = kSide * (y + kSide * z), last = row + shape.x - 1;
                if (shape.z == 1) std::printf("y=%u：束 %d，道 %2d 到 %2d\n", y, warp[row], lane[row], lane[last]);
                for (int at = row; at <= last; ++at, ++t) wrong += warp[at] != t / kWarp || lane[at] != t % kWarp;
            }
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
