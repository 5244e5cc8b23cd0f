#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>
#include <cublas_v2.h>
#include "times.cuh"

// 编译时加 -lcublas。同一个乘法交给 cuBLAS：FP32，与允许张量核心先把输入舍入到 TF32 的
int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 1024;
    std::vector<float> host(static_cast<std::size_t>(n) * n);
    std::mt19937 rng(1);
    for (float& v : host) v = static_cast<float>(rng() % 1024) / 1024.0f - 0.5f;
    const std::size_t bytes = host.size() * sizeof(float);
    float *dA, *dB, *dC;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMemcpy(dA, host.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, host.data(), bytes, cudaMemcpyHostToDevice));
    cublasHandle_t handle;
    if (cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS) return 1;
    const float one = 1.0f, zero = 0.0f;
    for (const cublasMath_t mode : {CUBLAS_PEDANTIC_MATH, CUBLAS_TF32_TENSOR_OP_MATH}) {
        cublasSetMathMode(handle, mode);
        const Times t = timesOf([&] { cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, dA, n, dB, n, &zero, dC, n); });
        std::printf("%s %.0f GFLOP/s\n", mode == CUBLAS_PEDANTIC_MATH ? "FP32" : "TF32", 2e-6 * n * n * n / t.median);
    }
    cublasDestroy(handle);
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return 0;
}
