#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

constexpr int kBlock = 256;

// #region part
struct Part {
    int device, from, count;
    cudaStream_t stream;
    float *dA, *dB, *dC;
};
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const int parts = argc > 2 ? std::atoi(argv[2]) : 3;
    const std::size_t bytes = n * sizeof(float);
    float *a, *b, *c;
    CHECK(cudaMallocHost(&a, bytes));
    CHECK(cudaMallocHost(&b, bytes));
    CHECK(cudaMallocHost(&c, bytes));
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
    }

    // #region run
    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    std::vector<Part> all(parts);
    const int chunk = (n + parts - 1) / parts;
    for (int p = 0; p < parts; ++p) {  // 先全部分配：分配会同步，不放进下面的循环
        Part& part = all[p];
        part.device = p % devices;     // 份数多于设备也行：轮流分
        part.from = std::min(p * chunk, n);
        part.count = std::min(chunk, n - part.from);
        CHECK(cudaSetDevice(part.device));
        CHECK(cudaStreamCreate(&part.stream));
        for (float** d : {&part.dA, &part.dB, &part.dC}) CHECK(cudaMalloc(d, chunk * sizeof(float)));
    }
    for (const Part& part : all) {     // 再全部提交：一个主机线程喂饱所有设备
        if (part.count == 0) continue;
        const std::size_t size = part.count * sizeof(float);
        CHECK(cudaSetDevice(part.device));  // 启动前必须切到流所属的设备
        CHECK(cudaMemcpyAsync(part.dA, a + part.from, size, cudaMemcpyHostToDevice, part.stream));
        CHECK(cudaMemcpyAsync(part.dB, b + part.from, size, cudaMemcpyHostToDevice, part.stream));
        vectorAdd<<<(part.count + kBlock - 1) / kBlock, kBlock, 0, part.stream>>>(part.dA, part.dB, part.dC, part.count);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpyAsync(c + part.from, part.dC, size, cudaMemcpyDeviceToHost, part.stream));
    }
    for (const Part& part : all) CHECK(cudaStreamSynchronize(part.stream));
    // #endregion

    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
    std::printf("%d 份，错误 %d 处\n", parts, wrong);
    for (const Part& part : all) {
        CHECK(cudaSetDevice(part.device));
        for (float* d : {part.dA, part.dB, part.dC}) CHECK(cudaFree(d));
        CHECK(cudaStreamDestroy(part.stream));
    }
    for (float* h : {a, b, c}) CHECK(cudaFreeHost(h));
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
