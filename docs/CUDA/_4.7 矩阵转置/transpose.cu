#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <set>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

constexpr int kTile = 32;  // 一个块管 32×32 的瓦片
constexpr int kRows = 8;   // 线程 32×8，每个线程管 4 个元素
constexpr int kRepeat = 5; // 每个版本量几次

// A 是 rows×cols，T 是 cols×rows，都按行存放
// #region naive
struct Cell { int row, col; };  // 一个线程在第 j 步管的 A 的元素

// naiveRow：沿 A 的行走，读合并，写相差一整行
__host__ __device__ inline Cell alongA(int bx, int by, int x, int j) { return {by * kTile + j, bx * kTile + x}; }

// naiveCol：沿 T 的行走，写合并，读相差一整行
__host__ __device__ inline Cell alongT(int bx, int by, int x, int j) { return {by * kTile + x, bx * kTile + j}; }

template <Cell (*Of)(int, int, int, int)>
__global__ void transposeNaive(const float* A, float* T, int rows, int cols) {
    for (int j = threadIdx.y; j < kTile; j += kRows) {
        const Cell c = Of(blockIdx.x, blockIdx.y, threadIdx.x, j);
        if (c.row < rows && c.col < cols) T[c.col * rows + c.row] = A[c.row * cols + c.col];
    }
}
// #endregion

// #region shared
// kWidth = 32 是 transposeShared，33 是 transposePadded；(bx, by) 是瓦片在 A 里的位置
template <int kWidth>
__device__ void transposeTile(const float* A, float* T, int rows, int cols, int bx, int by) {
    __shared__ float tile[kTile][kWidth];
    const int x = threadIdx.x;
    for (int j = threadIdx.y; j < kTile; j += kRows) {
        const int row = by * kTile + j, col = bx * kTile + x;
        if (row < rows && col < cols) tile[j][x] = A[row * cols + col];  // 按行放进来
    }
    __syncthreads();
    for (int j = threadIdx.y; j < kTile; j += kRows) {
        const int row = bx * kTile + j, col = by * kTile + x;            // T 的行、列
        if (row < cols && col < rows) T[row * rows + col] = tile[x][j];  // 按列取出去
    }
}

__global__ void transposeShared(const float* A, float* T, int rows, int cols) {
    transposeTile<kTile>(A, T, rows, cols, blockIdx.x, blockIdx.y);
}

__global__ void transposePadded(const float* A, float* T, int rows, int cols) {
    transposeTile<kTile + 1>(A, T, rows, cols, blockIdx.x, blockIdx.y);
}
// #endregion

// #region diagonal
// 块的编号按对角线走：相邻的块既不在同一行，也不在同一列
__global__ void transposeDiagonal(const float* A, float* T, int rows, int cols) {
    const int id = blockIdx.x + gridDim.x * blockIdx.y;
    const int by = id % gridDim.y;
    const int bx = (id / gridDim.y + by) % gridDim.x;
    transposeTile<kTile + 1>(A, T, rows, cols, bx, by);
}
// #endregion

// #region count
using Address = std::function<int(int)>;  // 线程 0..31 → 第几个 float

// 全局内存：碰到几个 32 字节扇区
int sectors(const Address& at) {
    std::set<int> hit;
    for (int t = 0; t < 32; ++t) hit.insert(at(t) / 8);
    return static_cast<int>(hit.size());
}

// 共享内存：同一存储体里最多有几个不同的字
int conflict(const Address& at) {
    std::vector<std::set<int>> bank(32);
    for (int t = 0; t < 32; ++t) bank[at(t) % 32].insert(at(t));
    std::size_t worst = 0;
    for (const auto& words : bank) worst = std::max(worst, words.size());
    return static_cast<int>(worst);
}
// #endregion

// n 阶方阵，第 0 块、第 0 束、第 0 步：naive 的元素由核函数用的那个函数给出
void table(int n) {
    const auto naive = [n](const char* name, Cell (*of)(int, int, int, int)) {
        const Address inA = [=](int t) { return of(0, 0, t, 0).row * n + of(0, 0, t, 0).col; };
        const Address inT = [=](int t) { return of(0, 0, t, 0).col * n + of(0, 0, t, 0).row; };
        std::printf("%s：读 %d 写 %d 扇区\n", name, sectors(inA), sectors(inT));
    };
    naive("naiveRow", alongA);
    naive("naiveCol", alongT);
    const Address along = [](int t) { return t; };
    for (const int width : {32, 33})
        std::printf("瓦片宽 %d：读 %d 写 %d 扇区，存入冲突度 %d，取出冲突度 %d\n", width, sectors(along),
                    sectors(along), conflict(along), conflict([width](int t) { return t * width; }));
}

using Kernel = void (*)(const float*, float*, int, int);

int main(int argc, char** argv) {
    const int rows = argc > 1 ? std::atoi(argv[1]) : 300;
    const int cols = argc > 2 ? std::atoi(argv[2]) : 200;
    table(4096);

    std::vector<float> a(static_cast<std::size_t>(rows) * cols), t(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<float>(i);
    float *dA = nullptr, *dT = nullptr;
    const std::size_t bytes = a.size() * sizeof(float);
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dT, bytes));
    CHECK(cudaMemcpy(dA, a.data(), bytes, cudaMemcpyHostToDevice));

    const dim3 block(kTile, kRows);
    const dim3 grid((cols + kTile - 1) / kTile, (rows + kTile - 1) / kTile);
    const struct { const char* name; Kernel kernel; } versions[] = {
        {"naiveRow", transposeNaive<alongA>}, {"naiveCol", transposeNaive<alongT>}, {"shared", transposeShared},
        {"padded", transposePadded},     {"diagonal", transposeDiagonal}};
    GpuTimer timer;
    // 先做一次不计时（核函数第一次启动时才装载），再量 kRepeat 次取中位数，换成 GB/s
    const auto measure = [&](const auto& work) {
        work();
        CHECK(cudaMemset(dT, 0xff, bytes));  // 漏写的元素会是 NaN
        std::vector<float> ms(kRepeat);
        for (float& one : ms) {
            timer.start();
            work();
            one = timer.stop();
        }
        std::sort(ms.begin(), ms.end());
        return 2.0 * static_cast<double>(bytes) / ms[kRepeat / 2] / 1e6;
    };
    std::printf("拷贝：%.1f GB/s\n", measure([&] { CHECK(cudaMemcpyAsync(dT, dA, bytes, cudaMemcpyDeviceToDevice)); }));
    int wrong = 0;
    for (const auto& v : versions) {
        const Kernel kernel = v.kernel;
        const double gb = measure([&] {
            kernel<<<grid, block>>>(dA, dT, rows, cols);
            CHECK(cudaGetLastError());
        });
        CHECK(cudaMemcpy(t.data(), dT, bytes, cudaMemcpyDeviceToHost));
        int bad = 0;
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < cols; ++c)
                bad += t[static_cast<std::size_t>(c) * rows + r] != a[static_cast<std::size_t>(r) * cols + c];
        std::printf("%s：错误 %d 处，%.1f GB/s\n", v.name, bad, gb);
        wrong += bad;
    }
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dT));
    return wrong != 0;
}
