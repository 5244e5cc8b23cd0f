#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

constexpr int kBlock = 256;
constexpr int kSteps = 20;    // 一张图里的核函数
constexpr int kReplays = 3;

// #region capture
// 把 steps 次 c += x 录成一张图；录制期间什么也不执行
cudaGraph_t record(cudaStream_t stream, const float* dX, float* dC, int n, int steps) {
    const int grid = (n + kBlock - 1) / kBlock;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    for (int step = 0; step < steps; ++step) vectorAdd<<<grid, kBlock, 0, stream>>>(dC, dX, dC, n);
    cudaGraph_t graph;
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGetLastError());
    return graph;
}
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 12) + 5;  // 最后一块不满
    const std::size_t bytes = n * sizeof(float);
    std::vector<float> a(n), b(n), c(n);
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
    }
    float *dA, *dB, *dC;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMemcpy(dA, a.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dB, b.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(dC, 0, bytes));
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaDeviceSynchronize());  // 非阻塞流不等默认流上的 cudaMemset

    // #region replay
    cudaGraph_t graph = record(stream, dA, dC, n, kSteps);
    std::size_t nodes = 0;
    CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
    cudaGraphExec_t exec;
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphUpload(exec, stream));  // 先送上设备，不算进第一次重放
    GpuTimer timer(stream);
    timer.start();
    for (int i = 0; i < kReplays; ++i) CHECK(cudaGraphLaunch(exec, stream));
    std::printf("图有 %zu 个结点，重放 %d 次，每次 %.1f μs\n", nodes, kReplays, 1000.0f * timer.stop() / kReplays);
    // #endregion

    // #region update
    // 结构不变，参数变了：c += b。更新原来的可执行图，不重新实例化
    cudaGraph_t withB = record(stream, dB, dC, n, kSteps);
    cudaGraphExecUpdateResultInfo info{};
    CHECK(cudaGraphExecUpdate(exec, withB, &info));
    CHECK(cudaGraphLaunch(exec, stream));

    // 结构变了：多一步，更新必然失败，只能重新实例化
    cudaGraph_t longer = record(stream, dB, dC, n, kSteps + 1);
    const cudaError_t refused = cudaGraphExecUpdate(exec, longer, &info);
    cudaGetLastError();  // 清掉这次意料之中的错误，免得算到后面的启动头上
    std::printf("多一个结点：%s，%s\n", cudaGetErrorName(refused),
                info.result == cudaGraphExecUpdateErrorTopologyChanged ? "拓扑改变" : "其他原因");
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphInstantiate(&exec, longer, 0));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    // #endregion

    CHECK(cudaMemcpy(c.data(), dC, bytes, cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != kReplays * kSteps * a[i] + (2 * kSteps + 1) * b[i];
    std::printf("错误 %d 处\n", wrong);
    for (cudaGraph_t g : {graph, withB, longer}) CHECK(cudaGraphDestroy(g));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return wrong || refused == cudaSuccess ? EXIT_FAILURE : EXIT_SUCCESS;
}
