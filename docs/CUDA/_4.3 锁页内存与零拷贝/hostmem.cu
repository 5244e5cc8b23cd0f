#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

constexpr int kBlock = 256;
constexpr int kRepeat = 5;

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

// 同一件事量 kRepeat 次，返回中位数（毫秒）
template <typename F>
float medianOf(F work) {
    GpuTimer timer;
    float ms[kRepeat];
    for (float& one : ms) {
        timer.start();
        work();
        one = timer.stop();  // 等到做完，主机才能读结果
    }
    std::sort(ms, ms + kRepeat);
    return ms[kRepeat / 2];
}

// #region paths
// 显式拷贝：a、b、c 是主机内存，可分页还是锁页由调用者决定
float addByCopy(const float* a, const float* b, float* c, int n) {
    const std::size_t bytes = n * sizeof(float);
    float *dA = nullptr, *dB = nullptr, *dC = nullptr;
    CHECK(cudaMalloc(&dA, bytes));
    CHECK(cudaMalloc(&dB, bytes));
    CHECK(cudaMalloc(&dC, bytes));
    const float ms = medianOf([&] {
        CHECK(cudaMemcpyAsync(dA, a, bytes, cudaMemcpyHostToDevice));
        CHECK(cudaMemcpyAsync(dB, b, bytes, cudaMemcpyHostToDevice));
        vectorAdd<<<(n + kBlock - 1) / kBlock, kBlock>>>(dA, dB, dC, n);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpyAsync(c, dC, bytes, cudaMemcpyDeviceToHost));
    });
    CHECK(cudaFree(dA));
    CHECK(cudaFree(dB));
    CHECK(cudaFree(dC));
    return ms;
}

// 零拷贝：核函数直接读写映射过来的主机内存，没有一次 cudaMemcpy
float addInPlace(float* a, float* b, float* c, int n) {
    float *mA = nullptr, *mB = nullptr, *mC = nullptr;
    CHECK(cudaHostGetDevicePointer(&mA, a, 0));
    CHECK(cudaHostGetDevicePointer(&mB, b, 0));
    CHECK(cudaHostGetDevicePointer(&mC, c, 0));
    return medianOf([&] {
        vectorAdd<<<(n + kBlock - 1) / kBlock, kBlock>>>(mA, mB, mC, n);
        CHECK(cudaGetLastError());
    });
}
// #endregion

void fill(float* a, float* b, float* c, int n) {
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
        c[i] = -1.0f;
    }
}

// a、b 可能是写合并内存，核对时不读它们
int check(const char* name, const float* c, int n, float ms) {
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != static_cast<float>(i % 100 + i % 7);
    std::printf("%s：错误 %d 处，%.3f ms\n", name, wrong, ms);
    return wrong;
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 15) + 5;  // 最后一块不满
    const std::size_t bytes = n * sizeof(float);
    int wrong = 0;
    vectorAdd<<<1, kBlock>>>(nullptr, nullptr, nullptr, 0);  // 预热：装载核函数，不碰数据
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());

    // #region kinds
    std::vector<float> a(n), b(n), c(n);  // 可分页
    fill(a.data(), b.data(), c.data(), n);
    wrong += check("可分页", c.data(), n, addByCopy(a.data(), b.data(), c.data(), n));

    fill(a.data(), b.data(), c.data(), n);  // 就地锁住已有的内存
    for (std::vector<float>* v : {&a, &b, &c}) CHECK(cudaHostRegister(v->data(), bytes, cudaHostRegisterDefault));
    wrong += check("就地锁页", c.data(), n, addByCopy(a.data(), b.data(), c.data(), n));
    for (std::vector<float>* v : {&a, &b, &c}) CHECK(cudaHostUnregister(v->data()));

    float *pA = nullptr, *pB = nullptr, *pC = nullptr;  // 写合并的输入，普通锁页的输出
    CHECK(cudaHostAlloc(&pA, bytes, cudaHostAllocWriteCombined | cudaHostAllocMapped));
    CHECK(cudaHostAlloc(&pB, bytes, cudaHostAllocWriteCombined | cudaHostAllocMapped));
    CHECK(cudaHostAlloc(&pC, bytes, cudaHostAllocMapped));
    fill(pA, pB, pC, n);
    wrong += check("锁页，写合并", pC, n, addByCopy(pA, pB, pC, n));
    fill(pA, pB, pC, n);
    wrong += check("零拷贝", pC, n, addInPlace(pA, pB, pC, n));
    // #endregion

    CHECK(cudaFreeHost(pA));
    CHECK(cudaFreeHost(pB));
    CHECK(cudaFreeHost(pC));
    return wrong != 0;
}
