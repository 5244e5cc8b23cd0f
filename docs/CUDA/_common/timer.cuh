#pragma once
#include "check.cuh"

// 用一对事件量一段流上的时间
class GpuTimer {
public:
    explicit GpuTimer(cudaStream_t stream = nullptr) : stream_(stream) {
        CHECK(cudaEventCreate(&begin_));
        CHECK(cudaEventCreate(&end_));
    }
    ~GpuTimer() {
        cudaEventDestroy(begin_);
        cudaEventDestroy(end_);
    }
    GpuTimer(const GpuTimer&) = delete;
    GpuTimer& operator=(const GpuTimer&) = delete;

    void start() { CHECK(cudaEventRecord(begin_, stream_)); }

    // 等这段工作做完，返回毫秒
    float stop() {
        CHECK(cudaEventRecord(end_, stream_));
        CHECK(cudaEventSynchronize(end_));
        float ms = 0.0f;
        CHECK(cudaEventElapsedTime(&ms, begin_, end_));
        return ms;
    }

private:
    cudaStream_t stream_;
    cudaEvent_t begin_{}, end_{};
};
