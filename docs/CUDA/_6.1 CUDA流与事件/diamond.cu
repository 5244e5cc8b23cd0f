#include <atomic>
#include <cstdio>
#include <cstdlib>
#include "check.cuh"

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

__global__ void scale(float* a, float factor, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] *= factor;
}

constexpr int kBlock = 256;

// #region host
struct Finished {
    std::atomic<int> count{0};
};

// 主机函数：流走到这里时由 CUDA 的线程调用；里面不许再调用 CUDA
void CUDART_CB onFinished(void* data) { ++static_cast<Finished*>(data)->count; }
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 16) + 5;  // 最后一块不满
    const std::size_t bytes = n * sizeof(float);
    const int grid = (n + kBlock - 1) / kBlock;
    float *a, *b, *c, *dA, *dB, *dC;
    CHECK(cudaMallocHost(&a, bytes));  // 锁页，Async 才真的异步
    CHECK(cudaMallocHost(&b, bytes));
    CHECK(cudaMallocHost(&c, bytes));
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
    }

    // #region graph
    cudaStream_t left, right;
    CHECK(cudaStreamCreateWithFlags(&left, cudaStreamNonBlocking));
    CHECK(cudaStreamCreateWithFlags(&right, cudaStreamNonBlocking));
    cudaEvent_t bReady;
    CHECK(cudaEventCreateWithFlags(&bReady, cudaEventDisableTiming));  // 只用来排序，不计时

    CHECK(cudaMemcpyAsync(dA, a, bytes, cudaMemcpyHostToDevice, left));
    scale<<<grid, kBlock, 0, left>>>(dA, 2.0f, n);
    CHECK(cudaMemcpyAsync(dB, b, bytes, cudaMemcpyHostToDevice, right));
    scale<<<grid, kBlock, 0, right>>>(dB, 3.0f, n);
    CHECK(cudaEventRecord(bReady, right));       // right 到这里为止的工作
    CHECK(cudaStreamWaitEvent(left, bReady, 0)); // left 此后的工作要等它；主机不等
    vectorAdd<<<grid, kBlock, 0, left>>>(dA, dB, dC, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpyAsync(c, dC, bytes, cudaMemcpyDeviceToHost, left));
    Finished finished;
    CHECK(cudaLaunchHostFunc(left, onFinished, &finished));
    // 主机在这里可以做别的事
    CHECK(cudaStreamSynchronize(left));
    // #endregion

    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != 2.0f * a[i] + 3.0f * b[i];
    std::printf("主机函数被调用 %d 次，错误 %d 处\n", finished.count.load(), wrong);
    CHECK(cudaEventDestroy(bReady));
    CHECK(cudaStreamDestroy(left));
    CHECK(cudaStreamDestroy(right));
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    CHECK(cudaFreeHost(a));
    CHECK(cudaFreeHost(b));
    CHECK(cudaFreeHost(c));
    return wrong == 0 && finished.count == 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
