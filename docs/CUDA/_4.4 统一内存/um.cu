#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

constexpr int kBlock = 256;

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

// #region hints
// CUDA 13 用 cudaMemLocation 说明去处；CUDA 12 及以前是一个整数
constexpr cudaMemLocation onDevice(int id) { return {cudaMemLocationTypeDevice, id}; }
constexpr cudaMemLocation onHost() { return {cudaMemLocationTypeHost, 0}; }

// 设备没有缺页机制时（Windows、WSL），预取与建议都不能用
bool canMigrate(int device) {
    int yes = 0;
    CHECK(cudaDeviceGetAttribute(&yes, cudaDevAttrConcurrentManagedAccess, device));
    return yes != 0;
}
// #endregion

// #region run
void fill(float* a, float* b, float* c, int n) {  // CPU 写：页回到主机一侧
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
        c[i] = -1.0f;
    }
}

// 连做两次，中间 CPU 不碰数组，最后才核对；ahead 是第一次之前要预取的数组
int addManaged(const char* name, const float* a, const float* b, float* c, int n, const std::vector<const float*>& ahead = {}) {
    const auto add = [=] {
        vectorAdd<<<(n + kBlock - 1) / kBlock, kBlock>>>(a, b, c, n);
        CHECK(cudaGetLastError());
    };
    GpuTimer timer;
    timer.start();
    for (const float* p : ahead) CHECK(cudaMemPrefetchAsync(p, n * sizeof(float), onDevice(0), 0));
    add();
    const float first = timer.stop();

    timer.start();
    add();
    const float second = timer.stop();  // 等到做完，CPU 才可以碰这些数组
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];  // 页又回到主机一侧
    std::printf("%s：错误 %d 处，第一次 %.3f ms，第二次 %.3f ms\n", name, wrong, first, second);
    return wrong;
}
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : (1 << 15) + 5;  // 最后一块不满
    const std::size_t bytes = n * sizeof(float);
    const bool hints = canMigrate(0);

    float *a = nullptr, *b = nullptr, *c = nullptr;
    CHECK(cudaMallocManaged(&a, bytes));
    CHECK(cudaMallocManaged(&b, bytes));
    CHECK(cudaMallocManaged(&c, bytes));

    vectorAdd<<<1, kBlock>>>(a, b, c, 0);  // 预热：装载核函数，不碰数据
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());

    int wrong = 0;
    fill(a, b, c, n);
    wrong += addManaged("按需", a, b, c, n);
    if (!hints) std::printf("没有缺页机制，下面两种与按需相同\n");

    fill(a, b, c, n);
    wrong += addManaged("预取", a, b, c, n, hints ? std::vector<const float*>{a, b, c} : std::vector<const float*>{});

    fill(a, b, c, n);
    // #region advise
    if (hints) {
        CHECK(cudaMemAdvise(a, bytes, cudaMemAdviseSetReadMostly, onDevice(0)));  // 可以有几份只读副本
        CHECK(cudaMemAdvise(b, bytes, cudaMemAdviseSetPreferredLocation, onHost()));
        CHECK(cudaMemAdvise(b, bytes, cudaMemAdviseSetAccessedBy, onDevice(0)));  // b 留在主机，GPU 隔着总线读
    }
    // #endregion
    wrong += addManaged("加上建议", a, b, c, n);

    CHECK(cudaFree(a));
    CHECK(cudaFree(b));
    CHECK(cudaFree(c));
    return wrong != 0;
}
