#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>
#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "times.cuh"

// 编译时加 -lcublas。输入 FP16 或 BF16，累加 FP32
template <class T>
void timeType(cublasHandle_t handle, const char* name, cudaDataType type, int n, bool zeros) {
    std::vector<T> host(static_cast<std::size_t>(n) * n);
    std::mt19937 rng(1);
    for (T& v : host) v = T(zeros ? 0.0f : static_cast<float>(rng() % 2048) / 1024.0f - 1.0f);
    T *dA, *dB;
    float* dC;
    CHECK(cudaMalloc(&dA, host.size() * sizeof(T)));
    CHECK(cudaMalloc(&dB, host.size() * sizeof(T)));
    CHECK(cudaMalloc(&dC, host.size() * sizeof(float)));
    CHECK(cudaMemcpy(dA, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    const float one = 1.0f, zero = 0.0f;
    const Times t = timesOf([&] {
        cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, dA, type, n, dB, type, n, &zero, dC, CUDA_R_32F, n, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
    });
    std::printf("%s，%s：%.0f TFLOP/s\n", name, zeros ? "全零" : "随机数", 2e-9 * n * n * n / t.median);
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 1024;
    cublasHandle_t handle;
    if (cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS) return 1;
    for (const bool zeros : {false, true}) {
        timeType<__half>(handle, "FP16", CUDA_R_16F, n, zeros);
        timeType<__nv_bfloat16>(handle, "BF16", CUDA_R_16BF, n, zeros);
    }
    cublasDestroy(handle);
    return 0;
}
