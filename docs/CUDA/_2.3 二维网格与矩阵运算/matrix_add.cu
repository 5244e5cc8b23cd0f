#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

// #region kernels
// x 沿列，y 沿行：相邻线程的地址相邻
__global__ void matrixAdd(const float* A, const float* B, float* C, int rows, int cols) {
    const int col = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < rows && col < cols) C[row * cols + col] = A[row * cols + col] + B[row * cols + col];
}

// x 沿行，y 沿列：结果相同，相邻线程的地址隔着一整行
__global__ void matrixAddSwapped(const float* A, const float* B, float* C, int rows, int cols) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    const int col = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < rows && col < cols) C[row * cols + col] = A[row * cols + col] + B[row * cols + col];
}

// 一维网格：一个线程管一列，从上走到下
__global__ void matrixAddColumns(const float* A, const float* B, float* C, int rows, int cols) {
    const int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (col >= cols) return;
    for (int row = 0; row < rows; ++row) C[row * cols + col] = A[row * cols + col] + B[row * cols + col];
}
// #endregion

// #region sectors
// 左边第一列块里，一束读 A 时最多碰到几个 32 字节扇区（A 按 256 字节对齐，块内线程都在矩阵内）
int sectorsOfWarp(dim3 block, bool swapped, int cols) {
    const unsigned rowsOfWarp = swapped ? 32 : block.x < 32 ? 32 / block.x : 1;
    std::size_t most = 0;
    // 行起点模 32 字节，每 8 行重复一次，所以看过前 8 行的束就够了
    for (unsigned firstRow = 0; firstRow < 8; firstRow += rowsOfWarp) {
        std::set<std::size_t> sectors;
        for (unsigned lane = 0; lane < 32; ++lane) {
            const std::size_t x = lane % block.x, y = lane / block.x;
            const std::size_t row = firstRow + (swapped ? x : y), col = swapped ? y : x;
            sectors.insert((row * cols + col) * sizeof(float) / 32);
        }
        most = std::max(most, sectors.size());
    }
    return static_cast<int>(most);
}
// #endregion

using Kernel = void (*)(const float*, const float*, float*, int, int);
struct Variant {
    const char* name;
    Kernel kernel;
    dim3 block;
    bool swapped, columns;
    unsigned acrossX(int rows, int cols) const { return swapped ? rows : cols; }
    unsigned acrossY(int rows, int cols) const { return columns ? 1 : swapped ? cols : rows; }
    dim3 grid(int rows, int cols) const {
        return dim3((acrossX(rows, cols) + block.x - 1) / block.x, (acrossY(rows, cols) + block.y - 1) / block.y);
    }
};

// 两个方向都不是块的整数倍的小矩阵；后面多留的 kSpare 个数，谁也不许写
int testSmall(const Variant& v) {
    const int rows = 37, cols = 45, n = rows * cols, kSpare = 64;
    std::vector<float> in(n + kSpare, 1.0f), C(n + kSpare);
    for (int i = 0; i < n; ++i) in[i] = static_cast<float>(i);
    const std::size_t bytes = in.size() * sizeof(float);
    float *dIn, *dC;
    CHECK(cudaMalloc(&dIn, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(dC, 0, bytes));
    v.kernel<<<v.grid(rows, cols), v.block>>>(dIn, dIn, dC, rows, cols);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(C.data(), dC, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dC));
    int wrong = 0;
    for (int i = 0; i < n + kSpare; ++i) wrong += C[i] != (i < n ? 2.0f * in[i] : 0.0f);
    return wrong;
}

int main(int argc, char** argv) {
    const int rows = argc > 2 ? std::atoi(argv[1]) : 200, cols = argc > 2 ? std::atoi(argv[2]) : 304;
    const std::size_t n = static_cast<std::size_t>(rows) * cols, bytes = n * sizeof(float);
    std::vector<float> A(n), B(n), C(n);
    for (std::size_t i = 0; i < n; ++i) {
        A[i] = static_cast<float>(i % 100);
        B[i] = static_cast<float>(i % 7);
    }
    float *dA, *dB, *dC;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMemcpy(dA, A.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, B.data(), bytes, cudaMemcpyHostToDevice));

    const Variant variants[] = {
        {"32x8  ", matrixAdd, dim3(32, 8), false, false},
        {"16x16 ", matrixAdd, dim3(16, 16), false, false},
        {"8x32  ", matrixAdd, dim3(8, 32), false, false},
        {"4x64  ", matrixAdd, dim3(4, 64), false, false},
        {"256x1 ", matrixAdd, dim3(256, 1), false, false},
        {"对调  ", matrixAddSwapped, dim3(32, 8), true, false},
        {"逐列  ", matrixAddColumns, dim3(256), false, true},
    };
    int wrongTotal = 0;
    GpuTimer timer;
    for (const Variant& v : variants) {
        const unsigned acrossX = v.acrossX(rows, cols), acrossY = v.acrossY(rows, cols);
        const dim3 grid = v.grid(rows, cols);
        const std::size_t threads = static_cast<std::size_t>(grid.x) * grid.y * v.block.x * v.block.y;
        CHECK(cudaMemset(dC, 0, bytes));
        timer.start();
        v.kernel<<<grid, v.block>>>(dA, dB, dC, rows, cols);
        CHECK(cudaGetLastError());
        const float ms = timer.stop();
        CHECK(cudaMemcpy(C.data(), dC, bytes, cudaMemcpyDeviceToHost));
        int wrong = 0;
        for (std::size_t i = 0; i < n; ++i) wrong += C[i] != A[i] + B[i];
        wrongTotal += wrong;
        std::printf("%s 网格 %2u×%-2u  线程 %6zu  空转 %5zu  扇区 %2d  错误 %d  %.1f μs\n", v.name, grid.x, grid.y, threads,
                    threads - static_cast<std::size_t>(acrossX) * acrossY, sectorsOfWarp(v.block, v.swapped, cols), wrong, 1000.0f * ms);
    }
    for (const Variant& v : variants) {
        const int wrong = testSmall(v);
        if (wrong) std::printf("%s 37×45：错误 %d\n", v.name, wrong);
        wrongTotal += wrong;
    }
    // 8190 列时行起点不对齐，宽的块吃亏少：三种块应是 5、6、7 个扇区
    const int expected[] = {5, 6, 7};
    for (int v = 0; v < 3; ++v) wrongTotal += sectorsOfWarp(variants[v].block, false, 8190) != expected[v];
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return wrongTotal ? EXIT_FAILURE : EXIT_SUCCESS;
}
