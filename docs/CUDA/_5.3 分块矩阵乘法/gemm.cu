#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

// C(m×n) = A(m×k)·B(k×n)，行主序
using Gemm = void (*)(const float* A, const float* B, float* C, int m, int n, int k);

// #region naive
__global__ void gemmNaive(const float* A, const float* B, float* C, int m, int n, int k) {
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    const int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= m || col >= n) return;
    float sum = 0.0f;
    for (int p = 0; p < k; ++p) sum += A[row * k + p] * B[p * n + col];
    C[row * n + col] = sum;
}
// #endregion

// #region tiled
constexpr int kTile = 16;

__global__ void gemmTiled(const float* A, const float* B, float* C, int m, int n, int k) {
    __shared__ float As[kTile][kTile], Bs[kTile][kTile];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int row = blockIdx.y * kTile + ty, col = blockIdx.x * kTile + tx;
    float sum = 0.0f;
    for (int p0 = 0; p0 < k; p0 += kTile) {
        As[ty][tx] = row < m && p0 + tx < k ? A[row * k + p0 + tx] : 0.0f;  // 越界补零
        Bs[ty][tx] = p0 + ty < k && col < n ? B[(p0 + ty) * n + col] : 0.0f;
        __syncthreads();
        for (int p = 0; p < kTile; ++p) sum += As[ty][p] * Bs[p][tx];
        __syncthreads();
    }
    if (row < m && col < n) C[row * n + col] = sum;
}
// #endregion

// #region register
constexpr int kBM = 128, kBN = 128, kBK = 8;  // 一块负责 C 的 128×128，每趟走 8 列
constexpr int kTM = 8, kTN = 8;               // 一个线程负责 8×8
constexpr int kSide = kBM / kTM;              // 16：线程排成 16×16
constexpr int kThreads = kSide * kSide;
constexpr int kPad = 4;

__global__ void gemmRegister(const float* A, const float* B, float* C, int m, int n, int k) {
    __shared__ float As[kBK][kBM + kPad], Bs[kBK][kBN];  // As 存成转置
    const int tid = threadIdx.x, tx = tid % kSide, ty = tid / kSide;
    const int row0 = blockIdx.y * kBM, col0 = blockIdx.x * kBN;
    float acc[kTM][kTN] = {};

    for (int p0 = 0; p0 < k; p0 += kBK) {
        for (int t = tid; t < kBM * kBK; t += kThreads) {
            const int r = t / kBK, p = t % kBK;
            As[p][r] = row0 + r < m && p0 + p < k ? A[(row0 + r) * k + p0 + p] : 0.0f;
        }
        for (int t = tid; t < kBK * kBN; t += kThreads) {
            const int p = t / kBN, c = t % kBN;
            Bs[p][c] = p0 + p < k && col0 + c < n ? B[(p0 + p) * n + col0 + c] : 0.0f;
        }
        __syncthreads();
        for (int p = 0; p < kBK; ++p) {
            float a[kTM], b[kTN];
            for (int i = 0; i < kTM; ++i) a[i] = As[p][ty + kSide * i];
            for (int j = 0; j < kTN; ++j) b[j] = Bs[p][tx + kSide * j];
            for (int i = 0; i < kTM; ++i)
                for (int j = 0; j < kTN; ++j) acc[i][j] += a[i] * b[j];
        }
        __syncthreads();
    }
    for (int i = 0; i < kTM; ++i)
        for (int j = 0; j < kTN; ++j) {
            const int row = row0 + ty + kSide * i, col = col0 + tx + kSide * j;
            if (row < m && col < n) C[row * n + col] = acc[i][j];
        }
}
// #endregion

// #region parts
struct alignas(16) Tiles { float As[kBK][kBM + kPad], Bs[kBK][kBN]; };

// 取第 row 行、从 col 起的 4 个；越界补零，行首不对齐就逐个取
__device__ float4 load4(const float* M, int row, int col, int rows, int cols) {
    float4 v = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    if (row >= rows || col >= cols) return v;
    const float* p = M + row * cols + col;
    if (cols % 4 == 0) return *reinterpret_cast<const float4*>(p);
    v.x = p[0];
    if (col + 1 < cols) v.y = p[1];
    if (col + 2 < cols) v.z = p[2];
    if (col + 3 < cols) v.w = p[3];
    return v;
}

// 两块各 1024 个数，256 个线程每人各取 4 个
__device__ void fetch(float4& a, float4& b, const float* A, const float* B, int m, int n, int k, int p0) {
    const int tid = threadIdx.x;
    a = load4(A, blockIdx.y * kBM + tid / 2, p0 + tid % 2 * 4, m, k);
    b = load4(B, p0 + tid / 32, blockIdx.x * kBN + tid % 32 * 4, k, n);
}

__device__ void put(Tiles& s, float4 a, float4 b) {
    const int tid = threadIdx.x, r = tid / 2, p = tid % 2 * 4;
    s.As[p][r] = a.x;  // 转置着放，所以只能一个一个写
    s.As[p + 1][r] = a.y;
    s.As[p + 2][r] = a.z;
    s.As[p + 3][r] = a.w;
    *reinterpret_cast<float4*>(&s.Bs[tid / 32][tid % 32 * 4]) = b;
}

__device__ void read8(float (&v)[8], const float* line, int t) {  // 第 4t 起 4 个，第 64+4t 起 4 个
    for (int h = 0; h < 2; ++h) {
        const float4 q = *reinterpret_cast<const float4*>(line + 64 * h + 4 * t);
        v[4 * h] = q.x, v[4 * h + 1] = q.y, v[4 * h + 2] = q.z, v[4 * h + 3] = q.w;
    }
}

__device__ void multiply(float (&acc)[kTM][kTN], const Tiles& s) {
    const int tx = threadIdx.x % kSide, ty = threadIdx.x / kSide;
    for (int p = 0; p < kBK; ++p) {
        float a[kTM], b[kTN];
        read8(a, s.As[p], ty);
        read8(b, s.Bs[p], tx);
        for (int i = 0; i < kTM; ++i)
            for (int j = 0; j < kTN; ++j) acc[i][j] += a[i] * b[j];
    }
}

__device__ void writeBack(const float (&acc)[kTM][kTN], float* C, int m, int n) {
    const int tx = threadIdx.x % kSide, ty = threadIdx.x / kSide;
    for (int i = 0; i < kTM; ++i)
        for (int j = 0; j < kTN; ++j) {
            const int row = blockIdx.y * kBM + 64 * (i / 4) + 4 * ty + i % 4;
            const int col = blockIdx.x * kBN + 64 * (j / 4) + 4 * tx + j % 4;
            if (row < m && col < n) C[row * n + col] = acc[i][j];
        }
}
// #endregion

// #region vector
__global__ void gemmVector(const float* A, const float* B, float* C, int m, int n, int k) {
    __shared__ Tiles s;
    float acc[kTM][kTN] = {};
    float4 a, b;
    for (int p0 = 0; p0 < k; p0 += kBK) {
        fetch(a, b, A, B, m, n, k, p0);
        put(s, a, b);
        __syncthreads();
        multiply(acc, s);
        __syncthreads();
    }
    writeBack(acc, C, m, n);
}
// #endregion

// #region double
__global__ void gemmDouble(const float* A, const float* B, float* C, int m, int n, int k) {
    __shared__ Tiles s[2];
    float acc[kTM][kTN] = {};
    float4 a, b;
    fetch(a, b, A, B, m, n, k, 0);
    put(s[0], a, b);
    __syncthreads();
    const int steps = (k + kBK - 1) / kBK;
    for (int t = 0; t < steps; ++t) {
        const bool more = t + 1 < steps;
        if (more) fetch(a, b, A, B, m, n, k, (t + 1) * kBK);  // 只发出读，此刻还没有人用它的结果
        multiply(acc, s[t % 2]);
        if (more) put(s[(t + 1) % 2], a, b);
        __syncthreads();  // 一趟一个
    }
    writeBack(acc, C, m, n);
}
// #endregion

struct Level { const char* name; Gemm kernel; int tile; dim3 block; };
const Level kLevels[] = {{"gemmNaive", gemmNaive, kTile, dim3(kTile, kTile)},
                         {"gemmTiled", gemmTiled, kTile, dim3(kTile, kTile)},
                         {"gemmRegister", gemmRegister, kBM, dim3(kThreads)},
                         {"gemmVector", gemmVector, kBM, dim3(kThreads)},
                         {"gemmDouble", gemmDouble, kBM, dim3(kThreads)}};

void launch(const Level& level, const float* dA, const float* dB, float* dC, int m, int n, int k) {
    const Gemm kernel = level.kernel;
    const dim3 grid((n + level.tile - 1) / level.tile, (m + level.tile - 1) / level.tile);
    kernel<<<grid, level.block>>>(dA, dB, dC, m, n, k);
    CHECK(cudaGetLastError());
}

// #region check
// 五级都算一遍，返回每级的错误数之和
int test(int m, int n, int k, int (&wrong)[5]) {
    std::vector<float> A(m * k), B(k * n), C(m * n), expected(m * n);
    for (std::size_t i = 0; i < A.size(); ++i) A[i] = static_cast<float>(i * 7 % 5);  // 小整数：和是精确的
    for (std::size_t i = 0; i < B.size(); ++i) B[i] = static_cast<float>(i * 3 % 7);
    for (int row = 0; row < m; ++row)
        for (int p = 0; p < k; ++p)
            for (int col = 0; col < n; ++col) expected[row * n + col] += A[row * k + p] * B[p * n + col];

    float *dA, *dB, *dC;
    CHECK(cudaMalloc(&dA, A.size() * sizeof(float)));
    CHECK(cudaMalloc(&dB, B.size() * sizeof(float)));
    CHECK(cudaMalloc(&dC, C.size() * sizeof(float)));
    CHECK(cudaMemcpy(dA, A.data(), A.size() * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, B.data(), B.size() * sizeof(float), cudaMemcpyHostToDevice));
    int all = 0;
    for (int v = 0; v < 5; ++v) {
        CHECK(cudaMemset(dC, 0xff, C.size() * sizeof(float)));  // 没写到的格子会是 NaN
        launch(kLevels[v], dA, dB, dC, m, n, k);
        CHECK(cudaMemcpy(C.data(), dC, C.size() * sizeof(float), cudaMemcpyDeviceToHost));
        for (std::size_t i = 0; i < C.size(); ++i) wrong[v] += !(C[i] == expected[i]);
        all += wrong[v];
    }
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return all;
}
// #endregion

// #region time
void timeAll(int n) {  // 只计时，不核对
    float *dA, *dB, *dC;
    const std::size_t bytes = sizeof(float) * n * n;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    std::vector<float> some(bytes / sizeof(float));  // 全零的数会跑得快些
    for (std::size_t i = 0; i < some.size(); ++i) some[i] = static_cast<float>(i * 7919 % 1021) / 1021.0f - 0.5f;
    CHECK(cudaMemcpy(dA, some.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, some.data(), bytes, cudaMemcpyHostToDevice));
    for (const Level& level : kLevels) {
        launch(level, dA, dB, dC, n, n, n);  // 预热
        GpuTimer timer;
        float ms[5];  // 量 5 次，取中位数
        for (float& one : ms) {
            timer.start();
            launch(level, dA, dB, dC, n, n, n);
            one = timer.stop();
        }
        std::sort(ms, ms + 5);
        std::printf("%-13s %.0f GFLOP/s\n", level.name, 2e-6 * n * n * n / ms[2]);
    }
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
}
// #endregion

int main(int argc, char** argv) {
    if (argc > 1) {
        timeAll(std::atoi(argv[1]));
        return 0;
    }
    const int sizes[][3] = {{1, 1, 1}, {17, 33, 5}, {129, 127, 9}, {132, 136, 40}, {150, 131, 68}};  // 末一种：B 的行数是 4 的倍数，列数不是
    int wrong[5] = {}, all = 0;
    for (const auto& s : sizes) all = test(s[0], s[1], s[2], wrong);
    for (int v = 0; v < 5; ++v) std::printf("%-13s 5 种尺寸，错误 %d 处\n", kLevels[v].name, wrong[v]);
    return all != 0;
}
