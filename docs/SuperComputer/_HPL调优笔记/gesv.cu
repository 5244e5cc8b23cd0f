#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <vector>
#include <cublas_v2.h>
#include <cusolverDn.h>
#include "times.cuh"

// 编译时加 -lcusolver -lcublas。解 Ax = b：双精度的 LU，与低精度分解、双精度迭代改进的两种
__global__ void fill(double* a, std::size_t count, unsigned long long seed) {
    const std::size_t step = static_cast<std::size_t>(gridDim.x) * blockDim.x;
    for (std::size_t i = blockIdx.x * static_cast<std::size_t>(blockDim.x) + threadIdx.x; i < count; i += step) {
        unsigned long long x = (i + seed) * 0x9E3779B97F4A7C15ull;  // splitmix64
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
        a[i] = static_cast<double>((x ^ (x >> 31)) >> 11) * 0x1.0p-53 - 0.5;  // HPL 也取 [-0.5, 0.5)
    }
}

__global__ void strengthen(double* a, int n) {  // 对角占优：HPL-MxP 用这样的矩阵
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i + static_cast<std::size_t>(i) * n] += 0.5 * n;
}

__global__ void rowSums(const double* a, int n, double* sums) {  // 列主序；无穷范数用
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double sum = 0.0;
    for (int j = 0; j < n; ++j) sum += fabs(a[i + static_cast<std::size_t>(j) * n]);
    sums[i] = sum;
}

double largest(const double* d, int n) {
    std::vector<double> v(n);
    CHECK(cudaMemcpy(v.data(), d, n * sizeof(double), cudaMemcpyDeviceToHost));
    double most = 0.0;
    for (const double x : v)
        if (std::isnan(x) || std::fabs(x) > most) most = std::fabs(x);  // NaN 一旦出现就留到最后
    return most;
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 1024;
    const std::size_t count = static_cast<std::size_t>(n) * n, bytes = count * sizeof(double);
    cublasHandle_t blas;
    cusolverDnHandle_t solver;
    if (cublasCreate(&blas) != CUBLAS_STATUS_SUCCESS || cusolverDnCreate(&solver) != CUSOLVER_STATUS_SUCCESS) return 1;
    double *dA, *dLU, *dB, *dX, *dR, *dSums;
    int *dPivots, *dInfo;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dLU, bytes));
    for (double** d : {&dB, &dX, &dR, &dSums}) CHECK(cudaMalloc(d, n * sizeof(double)));
    CHECK(cudaMalloc(&dPivots, n * sizeof(int)));
    CHECK(cudaMalloc(&dInfo, sizeof(int)));
    fill<<<1056, 256>>>(dA, count, 1);
    if (argc > 2) strengthen<<<(n + 255) / 256, 256>>>(dA, n);
    fill<<<32, 256>>>(dB, n, 1ull << 60);
    rowSums<<<(n + 255) / 256, 256>>>(dA, n, dSums);
    CHECK(cudaGetLastError());
    const double normA = largest(dSums, n), normB = largest(dB, n);
    const double operations = 2.0 / 3.0 * n * n * n + 1.5 * n * n;  // HPL 的算法
    const double one = 1.0, minus = -1.0;

    const auto report = [&](const char* name, double seconds, int iterations) {
        CHECK(cudaMemcpy(dR, dB, n * sizeof(double), cudaMemcpyDeviceToDevice));
        cublasDgemv(blas, CUBLAS_OP_N, n, n, &one, dA, n, dX, 1, &minus, dR, 1);
        const double residual = largest(dR, n) / (std::numeric_limits<double>::epsilon() * (normA * largest(dX, n) + normB) * n);
        std::printf("%s %8.1f ms，折合 %6.0f GFLOP/s，缩放残差 %.4f", name, 1e3 * seconds, operations / seconds / 1e9, residual);
        if (iterations != 0) std::printf("，迭代 %d 次", iterations);
        std::printf("\n");
    };

    int words = 0;
    cusolverDnDgetrf_bufferSize(solver, n, n, dLU, n, &words);
    double* dWork;
    CHECK(cudaMalloc(&dWork, words * sizeof(double)));
    std::vector<double> times;
    GpuTimer timer;
    for (int k = 0; k < 4; ++k) {  // 第一次不算
        CHECK(cudaMemcpy(dLU, dA, bytes, cudaMemcpyDeviceToDevice));
        CHECK(cudaMemcpy(dX, dB, n * sizeof(double), cudaMemcpyDeviceToDevice));
        timer.start();
        cusolverDnDgetrf(solver, n, n, dLU, n, dWork, dPivots, dInfo);
        cusolverDnDgetrs(solver, CUBLAS_OP_N, n, 1, dLU, n, dPivots, dX, n, dInfo);
        const double seconds = 1e-3 * timer.stop();
        if (k > 0) times.push_back(seconds);
    }
    std::sort(times.begin(), times.end());
    report("FP64 的 LU            ", times[1], 0);
    CHECK(cudaFree(dWork));

    const auto refined = [&](const char* name, auto size, auto solve) {
        size_t needed = 0;
        size(solver, n, 1, nullptr, n, nullptr, nullptr, n, nullptr, n, nullptr, &needed);
        void* dSpace;
        CHECK(cudaMalloc(&dSpace, needed));
        times.clear();
        int iterations = 0;
        for (int k = 0; k < 4; ++k) {
            CHECK(cudaMemcpy(dLU, dA, bytes, cudaMemcpyDeviceToDevice));
            timer.start();
            solve(solver, n, 1, dLU, n, dPivots, dB, n, dX, n, dSpace, needed, &iterations, dInfo);
            const double seconds = 1e-3 * timer.stop();
            if (k > 0) times.push_back(seconds);
        }
        std::sort(times.begin(), times.end());
        report(name, times[1], iterations);
        CHECK(cudaFree(dSpace));
    };
    refined("FP32 分解，FP64 改进  ", cusolverDnDSgesv_bufferSize, cusolverDnDSgesv);
    refined("FP16 分解，FP64 改进  ", cusolverDnDHgesv_bufferSize, cusolverDnDHgesv);
    refined("TF32 分解，FP64 改进  ", cusolverDnDXgesv_bufferSize, cusolverDnDXgesv);
    return 0;
}
