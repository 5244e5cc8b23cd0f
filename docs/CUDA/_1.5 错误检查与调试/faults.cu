#include <cstdio>
#include <cstring>
#include <vector>
#include "check.cuh"

// #region kernels
enum class Fault { none, bounds, uninit, race, divergent };
constexpr int kBlock = 256;

template <Fault kFault>
__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (kFault == Fault::bounds || i < n) c[i] = a[i] + b[i];   // bounds：没有越界保护
}

template <Fault kFault>
__global__ void blockSum(const float* a, float* sums, int n) {
    __shared__ float tile[kBlock];
    const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    tile[t] = i < n ? a[i] : 0.0f;
    __syncthreads();
    for (int s = kBlock / 2; s > 0; s /= 2) {
        if (t < s) {
            tile[t] += tile[t + s];
            if constexpr (kFault == Fault::divergent) __syncthreads();  // 只有一部分线程到达
        }
        if constexpr (kFault != Fault::race && kFault != Fault::divergent) __syncthreads();  // race：整个缺失
    }
    if (t == 0) sums[blockIdx.x] = tile[0];
}
// #endregion

template <Fault kFault>
int test() {
    const int n = 1000, grid = (n + kBlock - 1) / kBlock;
    const std::size_t bytes = n * sizeof(float);
    std::vector<float> a(n), c(n), sums(grid);
    for (int i = 0; i < n; ++i) a[i] = static_cast<float>(i % 10);

    float *dA = nullptr, *dC = nullptr, *dSums = nullptr;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    CHECK(cudaMalloc(&dSums, grid * sizeof(float)));
    // #region copy
    const std::size_t copied = kFault == Fault::uninit ? n : bytes;   // uninit：忘了乘 sizeof(float)
    CHECK(cudaMemcpy(dA, a.data(), copied, cudaMemcpyHostToDevice));
    // #endregion

    vectorAdd<kFault><<<grid, kBlock>>>(dA, dA, dC, n);
    CHECK(cudaGetLastError());
    blockSum<kFault><<<grid, kBlock>>>(dA, dSums, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(c.data(), dC, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(sums.data(), dSums, grid * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dC));
    CHECK(cudaFree(dSums));

    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != 2 * a[i];
    for (int g = 0; g < grid; ++g) {
        float expected = 0.0f;
        for (int i = g * kBlock; i < n && i < (g + 1) * kBlock; ++i) expected += a[i];
        wrong += sums[g] != expected;
    }
    std::printf("错误 %d 处\n", wrong);
    return wrong != 0;
}

int main(int argc, char** argv) {
    const char* which = argc > 1 ? argv[1] : "none";
    if (!std::strcmp(which, "bounds")) return test<Fault::bounds>();
    if (!std::strcmp(which, "uninit")) return test<Fault::uninit>();
    if (!std::strcmp(which, "race")) return test<Fault::race>();
    if (!std::strcmp(which, "divergent")) return test<Fault::divergent>();
    return test<Fault::none>();
}
