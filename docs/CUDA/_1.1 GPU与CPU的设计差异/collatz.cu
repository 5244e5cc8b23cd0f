#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "times.cuh"

__host__ __device__ int collatz(unsigned long long x) {
    int steps = 0;
    for (; x > 1; ++steps) x = x % 2 ? 3 * x + 1 : x / 2;
    return steps;
}

// 写的是标量代码：一个线程管一个数，循环几次由它自己决定
__global__ void collatzAll(const int* x, int* steps, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) steps[i] = collatz(x[i]);
}

// 一束 32 个线程一起走，最慢的走完才算完：发射的步数是 32 × 最大值
double laneUse(const std::vector<int>& steps) {
    long long useful = 0, issued = 0;
    for (std::size_t w = 0; w < steps.size(); w += 32) {
        int longest = 0;
        for (std::size_t i = w; i < w + 32; ++i) {
            useful += steps[i];
            longest = std::max(longest, steps[i]);
        }
        issued += 32 * longest;
    }
    return 100.0 * static_cast<double>(useful) / static_cast<double>(issued);
}

int main(int argc, char** argv) {
    const int n = (argc > 1 ? std::atoi(argv[1]) : (1 << 16) + 32) / 32 * 32;  // 最后一块不满
    std::vector<int> x(n), steps(n);
    for (int i = 0; i < n; ++i) x[i] = i + 1;
    int *dX = nullptr, *dSteps = nullptr;
    CHECK(cudaMalloc(&dX, n * sizeof(int)));
    CHECK(cudaMalloc(&dSteps, n * sizeof(int)));

    int wrong = collatz(27) != 111;  // 27 要 111 步，是有名的例子
    for (const char* order : {"按大小的次序", "按步数排过序"}) {
        CHECK(cudaMemcpy(dX, x.data(), n * sizeof(int), cudaMemcpyHostToDevice));
        collatzAll<<<(n + 255) / 256, 256>>>(dX, dSteps, n);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(steps.data(), dSteps, n * sizeof(int), cudaMemcpyDeviceToHost));
        for (int i = 0; i < n; ++i) wrong += steps[i] != collatz(x[i]);
        if (wantsTimes(argc, argv)) {
            printTimes("GPU", timesOf([&] { collatzAll<<<(n + 255) / 256, 256>>>(dX, dSteps, n); }));
            const auto begin = std::chrono::steady_clock::now();
            long long sum = 0;
            for (int i = 0; i < n; ++i) sum += collatz(x[i]);
            const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
            std::printf("CPU，一个线程 %.1f ms，共 %lld 步\n", took.count(), sum);
        }
        std::printf("%s：道效率 %.1f%%\n", order, laneUse(steps));
        std::stable_sort(x.begin(), x.end(), [](int p, int q) { return collatz(p) < collatz(q); });
    }
    std::printf("错误 %d 处\n", wrong);
    CHECK(cudaFree(dX));
    CHECK(cudaFree(dSteps));
    return wrong != 0;
}
