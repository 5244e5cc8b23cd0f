#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

// 在 GPU 上运行：每个线程只算一个元素
__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 100000;
    const std::size_t bytes = n * sizeof(float);
    std::vector<float> a(n), b(n), c(n);
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 1000);
        b[i] = static_cast<float>(i % 7);
    }

    float *dA = nullptr, *dB = nullptr, *dC = nullptr;
    CHECK(cudaMalloc(&dA, bytes));              // 1 在显存里要三块地方
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMemcpy(dA, a.data(), bytes, cudaMemcpyHostToDevice));  // 2 拷入
    CHECK(cudaMemcpy(dB, b.data(), bytes, cudaMemcpyHostToDevice));

    constexpr int kBlock = 256;
    const int grid = (n + kBlock - 1) / kBlock; // 3 块数向上取整
    vectorAdd<<<grid, kBlock>>>(dA, dB, dC, n); // 4 启动，立刻返回
    CHECK(cudaGetLastError());                  // 5 启动本身成功了吗

    CHECK(cudaMemcpy(c.data(), dC, bytes, cudaMemcpyDeviceToHost));  // 6 等，拷回
    CHECK(cudaFree(dA));                        // 7 归还
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));

    int wrong = 0;                              // 与 CPU 的结果逐个比
    for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
    std::printf("n = %d：%d 块 × %d 线程，错误 %d 处\n", n, grid, kBlock, wrong);
    return wrong != 0;
}
