#pragma once
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>
#include "timer.cuh"

// 参数末尾写 time 就计时
inline bool wantsTimes(int argc, char** argv) { return argc > 1 && std::strcmp(argv[argc - 1], "time") == 0; }

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

// 一行：名字，微秒（最小到最大），与每秒多少 GB（不给字节数就不印）
inline void printTimes(const char* name, const Times& t, double bytes = 0.0) {
    std::printf("%s %.1f μs（%.1f–%.1f）", name, 1e3 * t.median, 1e3 * t.least, 1e3 * t.most);
    if (bytes > 0.0) std::printf("，%.0f GB/s", bytes / t.median / 1e6);
    std::printf("\n");
}
