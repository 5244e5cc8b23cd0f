#pragma once
#include <cstdio>
#include <cstdlib>
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
