#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

// #region volume
// 三维：x 变化最快。每个格子加上自己的线性下标（从 1 编号）
__global__ void label(int* v, int nx, int ny, int nz) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    const int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= nx || y >= ny || z >= nz) return;
    const int i = (z * ny + y) * nx + x;
    atomicAdd(&v[i], i + 1);            // 来两次就加两次，一次也不会丢
}
// #endregion

// #region stride
// 任意大小的网格都对：每个线程从自己的下标起，每次跨过整个网格
__global__ void vectorAdd(const float* a, const float* b, float* c, std::size_t n) {
    const std::size_t stride = static_cast<std::size_t>(gridDim.x) * blockDim.x;
    for (std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += stride)
        c[i] = a[i] + b[i];
}
// #endregion

int testVolume() {
    const int nx = 50, ny = 30, nz = 19, n = nx * ny * nz;
    const int room = n + nx * ny;       // 末尾多留一层，z 方向越界会写在这里
    const dim3 block(8, 8, 4);
    const dim3 grid((nx + block.x - 1) / block.x, (ny + block.y - 1) / block.y, (nz + block.z - 1) / block.z);
    int* dV = nullptr;
    CHECK(cudaMalloc(&dV, room * sizeof(int)));
    CHECK(cudaMemset(dV, 0, room * sizeof(int)));
    label<<<grid, block>>>(dV, nx, ny, nz);
    CHECK(cudaGetLastError());
    std::vector<int> v(room);
    CHECK(cudaMemcpy(v.data(), dV, room * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dV));
    int wrong = 0;
    for (int i = 0; i < room; ++i) wrong += v[i] != (i < n ? i + 1 : 0);
    const unsigned threads = grid.x * grid.y * grid.z * block.x * block.y * block.z;
    std::printf("%d×%d×%d 个格子：网格 %u×%u×%u，线程 %u，空转 %u，错误 %d 处\n", nx, ny, nz, grid.x, grid.y,
                grid.z, threads, threads - n, wrong);
    return wrong;
}

int testStride(std::size_t n, int grid) {
    std::vector<float> a(n), b(n), c(n);
    for (std::size_t i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 1000);
        b[i] = static_cast<float>(i % 7);
    }
    float *dA = nullptr, *dB = nullptr, *dC = nullptr;
    CHECK(cudaMalloc(&dA, n * sizeof(float)));
    CHECK(cudaMalloc(&dB, n * sizeof(float)));
    CHECK(cudaMalloc(&dC, n * sizeof(float)));
    CHECK(cudaMemcpy(dA, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, b.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    vectorAdd<<<grid, 256>>>(dA, dB, dC, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(c.data(), dC, n * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    int wrong = 0;
    for (std::size_t i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
    const std::size_t threads = static_cast<std::size_t>(grid) * 256;
    std::printf("%4d 块：每个线程至多 %zu 个元素，错误 %d 处\n", grid, (n + threads - 1) / threads, wrong);
    return wrong;
}

int main(int argc, char** argv) {
    const std::size_t n = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100000;
    int wrong = testVolume();
    for (const int grid : {1, 32, 391, 1000}) wrong += testStride(n, grid);
    return wrong != 0;
}
