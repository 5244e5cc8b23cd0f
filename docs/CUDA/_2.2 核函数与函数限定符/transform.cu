#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

// #region functions
// 两边都编译：主机用它算参考答案，设备用它算结果
__host__ __device__ inline float square(float x) { return x * x; }

// 函数对象：参数 k 存在对象里，随对象按值拷到设备
struct Scale {
    float k;
    __host__ __device__ float operator()(float x) const { return k * x; }
};

// 模板核函数：每种 F、每种 T 各生成一份机器码，f 通常被内联
template <typename T, typename F>
__global__ void transform(const T* in, T* out, int n, F f) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = f(in[i]);
}
// #endregion

template <typename T, typename F, typename Reference>
int test(const char* name, int n, F f, Reference reference) {
    std::vector<T> in(n), out(n);
    for (int i = 0; i < n; ++i) in[i] = static_cast<T>(i % 100);
    T *dIn = nullptr, *dOut = nullptr;
    CHECK(cudaMalloc(&dIn, n * sizeof(T)));
    CHECK(cudaMalloc(&dOut, n * sizeof(T)));
    CHECK(cudaMemcpy(dIn, in.data(), n * sizeof(T), cudaMemcpyHostToDevice));
    transform<<<(n + 255) / 256, 256>>>(dIn, dOut, n, f);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(out.data(), dOut, n * sizeof(T), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += out[i] != reference(in[i]);
    std::printf("%s：错误 %d 处\n", name, wrong);
    return wrong;
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 10000;
    // #region calls
    const float k = 3.0f;
    int wrong = test<float>("函数对象", n, Scale{k}, Scale{k});
    wrong += test<float>("设备 lambda", n, [k] __device__(float x) { return k * square(x); },
                         [k](float x) { return k * square(x); });
    wrong += test<int>("两边通用的 lambda，T = int", n, [] __host__ __device__(int x) { return x / 2; },
                       [](int x) { return x / 2; });
    // #endregion
    return wrong != 0;
}
