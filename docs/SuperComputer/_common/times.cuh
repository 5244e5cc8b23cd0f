#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>

// 调用失败就说出在哪里、为什么，然后退出
#define CHECK(call)                                                          \
    do {                                                                     \
        const cudaError_t err_ = (call);                                     \
        if (err_ != cudaSuccess) {                                           \
            std::fprintf(stderr, "%s:%d %s：%s\n", __FILE__, __LINE__,       \
                         cudaGetErrorName(err_), cudaGetErrorString(err_));  \
            std::exit(EXIT_FAILURE);                                         \
        }                                                                    \
    } while (0)

// 用一对事件量一段流上的时间，毫秒
class GpuTimer {
public:
    GpuTimer() {
        CHECK(cudaEventCreate(&begin_));
        CHECK(cudaEventCreate(&end_));
    }
    ~GpuTimer() {
        cudaEventDestroy(begin_);
        cudaEventDestroy(end_);
    }
    GpuTimer(const GpuTimer&) = delete;
    GpuTimer& operator=(const GpuTimer&) = delete;

    void start() { CHECK(cudaEventRecord(begin_)); }
    float stop() {
        CHECK(cudaEventRecord(end_));
        CHECK(cudaEventSynchronize(end_));
        float ms = 0.0f;
        CHECK(cudaEventElapsedTime(&ms, begin_, end_));
        return ms;
    }

private:
    cudaEvent_t begin_{}, end_{};
};

struct Times {
    double median, least, most;  // 毫秒
};

// 先做一次不计时（核函数第一次启动时才装载），再量 repeat 次
template <typename Work>
Times timesOf(Work work, int repeat = 21) {
    work();
    GpuTimer timer;
    std::vector<float> ms(repeat);
    for (float& one : ms) {
        timer.start();
        work();
        one = timer.stop();
    }
    std::sort(ms.begin(), ms.end());
    return {ms[repeat / 2], ms.front(), ms.back()};
}
