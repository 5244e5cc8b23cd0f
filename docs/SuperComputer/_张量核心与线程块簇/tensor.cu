#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>
#include "times.cuh"

using namespace nvcuda;

constexpr int kThreads = 256;                    // 8 束，排成 2×4
constexpr int kTileM = 128, kTileN = 128, kTileK = 32;
constexpr int kWarpM = 64, kWarpN = 32;          // 一束算的那一片
constexpr int kPad = 8;                          // 每行多 16 字节，错开存储体
constexpr int kLdA = kTileK + kPad, kLdB = kTileN + kPad;
constexpr int kStage = kTileM * kLdA + kTileK * kLdB;  // 一级缓冲的 half 数

// #region fragment
using Accumulator = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;

// 一束 32 个线程合做 16×16×16 的乘加：操作数在哪个线程的哪个寄存器，由硬件定，不归程序管
__global__ void gemmDirect(const half* A, const half* B, float* C, int n) {
    const int row = (blockIdx.y * 4 + threadIdx.x / 32 / 2) * 16, col = (blockIdx.x * 2 + threadIdx.x / 32 % 2) * 16;
    Accumulator sum;
    wmma::fill_fragment(sum, 0.0f);
    for (int k = 0; k < n; k += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
        wmma::load_matrix_sync(a, A + static_cast<std::size_t>(row) * n + k, n);
        wmma::load_matrix_sync(b, B + static_cast<std::size_t>(k) * n + col, n);
        wmma::mma_sync(sum, a, b, sum);
    }
    wmma::store_matrix_sync(C + static_cast<std::size_t>(row) * n + col, sum, n, wmma::mem_row_major);
}
// #endregion

// #region copy
// 16 字节，全局到共享。异步的一条不经过寄存器：发出就走，到了再等
template <bool kAsync>
__device__ void copy16(half* to, const half* from) {
    if constexpr (kAsync) __pipeline_memcpy_async(to, from, 16);
    else *reinterpret_cast<float4*>(to) = *reinterpret_cast<const float4*>(from);
}

template <bool kAsync>
__device__ void load(half* stage, const half* A, const half* B, int n, int row, int col, int k) {
    half *sA = stage, *sB = stage + kTileM * kLdA;
    for (int c = threadIdx.x; c < kTileM * kTileK / 8; c += kThreads) {
        const int ra = c / (kTileK / 8), ca = c % (kTileK / 8) * 8;
        copy16<kAsync>(&sA[ra * kLdA + ca], &A[static_cast<std::size_t>(row + ra) * n + k + ca]);
        const int rb = c / (kTileN / 8), cb = c % (kTileN / 8) * 8;
        copy16<kAsync>(&sB[rb * kLdB + cb], &B[static_cast<std::size_t>(k + rb) * n + col + cb]);
    }
}
// #endregion

__device__ void multiply(Accumulator (&sum)[kWarpM / 16][kWarpN / 16], const half* stage) {
    const half *sA = stage, *sB = stage + kTileM * kLdA;
    const int warpRow = threadIdx.x / 32 / 4 * kWarpM, warpCol = threadIdx.x / 32 % 4 * kWarpN;
    for (int k = 0; k < kTileK; k += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a[kWarpM / 16];
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b[kWarpN / 16];
        for (int i = 0; i < kWarpM / 16; ++i) wmma::load_matrix_sync(a[i], &sA[(warpRow + 16 * i) * kLdA + k], kLdA);
        for (int j = 0; j < kWarpN / 16; ++j) wmma::load_matrix_sync(b[j], &sB[k * kLdB + warpCol + 16 * j], kLdB);
        for (int i = 0; i < kWarpM / 16; ++i)
            for (int j = 0; j < kWarpN / 16; ++j) wmma::mma_sync(sum[i][j], a[i], b[j], sum[i][j]);
    }
}

// #region pipeline
// kStages 级缓冲：算第 s 块时，后面 kStages - 1 块已经在路上
template <int kStages, bool kAsync>
__global__ void __launch_bounds__(kThreads) gemmStaged(const half* A, const half* B, float* C, int n) {
    extern __shared__ __align__(16) half buffer[];
    const int row = blockIdx.y * kTileM, col = blockIdx.x * kTileN, tiles = n / kTileK;
    Accumulator sum[kWarpM / 16][kWarpN / 16];
    for (auto& line : sum)
        for (auto& one : line) wmma::fill_fragment(one, 0.0f);

    const auto fetch = [&](int t) {  // 每次都提交一批，空的也算，等的时候才数得清
        if (t < tiles) load<kAsync>(buffer + t % kStages * kStage, A, B, n, row, col, t * kTileK);
        __pipeline_commit();
    };
    for (int t = 0; t < kStages - 1; ++t) fetch(t);
    for (int t = 0; t < tiles; ++t) {
        if (kStages == 1) fetch(t);
        __pipeline_wait_prior(kStages == 1 ? 0 : kStages - 2);  // 第 t 块到了
        __syncthreads();                                       // 人人的那一份都到了，上一块也都用完了
        if (kStages > 1) fetch(t + kStages - 1);
        multiply(sum, buffer + t % kStages * kStage);
        if (kStages == 1) __syncthreads();
    }
    const int warpRow = row + threadIdx.x / 32 / 4 * kWarpM, warpCol = col + threadIdx.x / 32 % 4 * kWarpN;
    for (int i = 0; i < kWarpM / 16; ++i)
        for (int j = 0; j < kWarpN / 16; ++j)
            wmma::store_matrix_sync(C + static_cast<std::size_t>(warpRow + 16 * i) * n + warpCol + 16 * j, sum[i][j], n, wmma::mem_row_major);
}
// #endregion

template <int kStages, bool kAsync>
void launchStaged(const half* A, const half* B, float* C, int n) {
    const int bytes = kStages * kStage * static_cast<int>(sizeof(half));
    CHECK(cudaFuncSetAttribute(gemmStaged<kStages, kAsync>, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
    gemmStaged<kStages, kAsync><<<dim3(n / kTileN, n / kTileM), kThreads, bytes>>>(A, B, C, n);
}

void launchDirect(const half* A, const half* B, float* C, int n) { gemmDirect<<<dim3(n / 32, n / 64), kThreads>>>(A, B, C, n); }

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) / kTileM * kTileM : 256;
    std::vector<half> A(static_cast<std::size_t>(n) * n), B(A.size());
    std::mt19937 rng(1);
    std::uniform_real_distribution<float> uniform(-1.0f, 1.0f);
    for (half& v : A) v = __float2half(uniform(rng));
    for (half& v : B) v = __float2half(uniform(rng));
    half *dA, *dB;
    float* dC;
    CHECK(cudaMalloc(&dA, A.size() * sizeof(half)));
    CHECK(cudaMalloc(&dB, B.size() * sizeof(half)));
    CHECK(cudaMalloc(&dC, A.size() * sizeof(float)));
    CHECK(cudaMemcpy(dA, A.data(), A.size() * sizeof(half), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, B.data(), B.size() * sizeof(half), cudaMemcpyHostToDevice));

    using Launch = void (*)(const half*, const half*, float*, int);
    const struct {
        const char* name;
        Launch launch;
    } versions[] = {
        {"直接读全局内存  ", launchDirect},          {"1 级，经寄存器  ", launchStaged<1, false>}, {"1 级，异步拷贝  ", launchStaged<1, true>},
        {"2 级，异步拷贝  ", launchStaged<2, true>}, {"3 级，异步拷贝  ", launchStaged<3, true>},  {"4 级，异步拷贝  ", launchStaged<4, true>},
    };
    int wrong = 0;
    std::vector<float> C(A.size());
    for (const auto& version : versions) {
        const char* const name = version.name;
        const Launch launch = version.launch;
        CHECK(cudaMemset(dC, 0xff, C.size() * sizeof(float)));  // 没写到的格子会是 NaN
        launch(dA, dB, dC, n);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(C.data(), dC, C.size() * sizeof(float), cudaMemcpyDeviceToHost));
        double worst = 0.0;  // 抽 1000 格，与双精度比；误差以 √n 为单位
        for (int k = 0; k < 1000; ++k) {
            const std::size_t r = rng() % n, c = rng() % n;
            double exact = 0.0;
            for (int p = 0; p < n; ++p) exact += static_cast<double>(__half2float(A[r * n + p])) * static_cast<double>(__half2float(B[static_cast<std::size_t>(p) * n + c]));
            const double error = std::fabs(C[r * n + c] - exact) / std::sqrt(n);
            if (std::isnan(error) || error > worst) worst = error;  // NaN 一旦出现就留到最后
        }
        const bool fine = worst < 1e-4;
        wrong += !fine;
        const Times t = timesOf([&] { launch(dA, dB, dC, n); });
        std::printf("%s%s，误差至多 %.1e·√n，%.0f TFLOP/s\n", name, fine ? "对" : "错", worst, 2e-9 * n * n * n / t.median);
    }
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return wrong;
}
